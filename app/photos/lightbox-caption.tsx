import { Link } from "react-router";
import { printTitle } from "../../domain/gems/gallery.ts";
import { paths } from "../../domain/site/paths.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import type { Season } from "../../domain/gems/seasons.ts";
import { isPlainPress } from "../shell/action-link.tsx";
import { SheetLine } from "../prints/sheet-line.tsx";
import css from "./lightbox-caption.module.css";

/** A photo in the lightbox. In the gallery of all gems it has its gem, to which the caption links. */
export interface LightboxPhoto extends PictureText {
  readonly image: string;
  readonly season?: Season | undefined;
  /** Its number among the gem's photos, and their count. */
  readonly sheet: readonly [n: number, total: number];
  readonly gem?: { readonly id: number; readonly title: string };
}

/** The caption in the lightbox: a link to the gem, what the photo shows, and its number among the gem's prints. */
export function LightboxCaption({
  photo: { alt, caption, season, sheet, gem },
  onLeave,
}: {
  readonly photo: LightboxPhoto;
  /** Called when the visitor follows the link to the gem. */
  readonly onLeave: () => void;
}) {
  const [n, total] = sheet;
  return (
    <figcaption className={css["caption"]}>
      <span className={css["title"]}>{printTitle(alt)}</span>
      <span className={css["sheet"]}>
        {gem && (
          <Link
            className={css["gem"]}
            to={paths.gem(gem.id)}
            onClick={(event) => isPlainPress(event) && onLeave()}
          >
            {gem.title}
          </Link>
        )}
        <SheetLine n={n} total={total} season={season} />
        {caption !== null && <span>{caption}</span>}
      </span>
    </figcaption>
  );
}
