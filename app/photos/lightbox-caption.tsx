import { Link } from "react-router";
import { printTitle } from "../../domain/gallery.ts";
import { paths } from "../../domain/paths.ts";
import type { PictureText } from "../../domain/picture.ts";
import type { Season } from "../../domain/seasons.ts";
import { SheetLine } from "../prints/sheet-line.tsx";
import css from "./lightbox-caption.module.css";

/** A photo the lightbox shows; with the gem it leads to where the gallery holds more than one gem's. */
export interface LightboxPhoto extends PictureText {
  readonly image: string;
  readonly season?: Season | undefined;
  /** Which of its gem's photos it is, of how many. */
  readonly sheet: readonly [n: number, total: number];
  readonly gem?: { readonly id: number; readonly title: string };
}

/** What the lightbox says of a photo: the gem it leads to, what it shows, and which of the gem's prints it is. */
export function LightboxCaption({
  photo: { alt, caption, season, sheet, gem },
  onLeave,
}: {
  readonly photo: LightboxPhoto;
  /** The visitor goes on to the gem. */
  readonly onLeave: () => void;
}) {
  const [n, total] = sheet;
  return (
    <figcaption className={css["caption"]}>
      <span className={css["title"]}>{printTitle(alt)}</span>
      <span className={css["sheet"]}>
        {gem && (
          <Link className={css["gem"]} to={paths.gem(gem.id)} onClick={onLeave} viewTransition>
            {gem.title}
          </Link>
        )}
        <SheetLine n={n} total={total} season={season} />
        {caption !== null && <span>{caption}</span>}
      </span>
    </figcaption>
  );
}
