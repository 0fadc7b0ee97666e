import { Link } from "react-router";
import { paths } from "../../domain/site/paths.ts";
import { downloadName, pictureSet } from "../../domain/prints/picture-set.ts";
import { printLicence, type PictureText } from "../../domain/prints/picture.ts";
import * as messages from "../../domain/site/messages.ts";
import type { Season } from "../../domain/gems/gem.ts";
import { isPlainPress } from "../shell/action-link.tsx";
import css from "./lightbox-caption.module.css";

/** A photo in the lightbox. In the gallery of all gems it has its gem, to which the caption links. */
export interface LightboxPhoto extends PictureText {
  readonly image: string;
  readonly season?: Season | undefined;
  readonly gem?: { readonly id: number; readonly title: string };
}

/**
 * The caption in the lightbox: the print's title, its gem, its season, what of it is imagined, and its file with the
 * licence.
 */
export function LightboxCaption({
  photo: { image, title, caption, season, gem },
  onLeave,
}: {
  readonly photo: LightboxPhoto;
  /** Called when the visitor follows the link to the gem. */
  readonly onLeave: () => void;
}) {
  return (
    <figcaption className={css["caption"]}>
      <cite className={css["title"]}>{title}</cite>
      {gem && (
        <Link
          className={css["link"]}
          to={paths.gem(gem.id)}
          onClick={(event) => isPlainPress(event) && onLeave()}
        >
          {gem.title}
        </Link>
      )}
      <span className={css["shown"]}>
        {season !== undefined && <span>{messages.seasons[season].name}</span>}
        {caption !== null && <span>{caption}</span>}
      </span>
      <span className={css["file"]}>
        <a className={css["link"]} href={pictureSet(image).largest} download={downloadName(title)}>
          {messages.photos.download}
        </a>
        <a className={css["link"]} href={printLicence} rel="license">
          {messages.photos.licence}
        </a>
      </span>
    </figcaption>
  );
}
