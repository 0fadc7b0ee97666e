import { preload } from "react-dom";
import { pictureSet } from "../../domain/picture-set.ts";
import { showPrint } from "./print-motion.ts";
import css from "./picture.module.css";

/** Class of the paper under a print that can be opened. */
export const mountClass: string = css["mount"] ?? "";

/**
 * A print in its proportions, on a gradient of its own colours, as a printer wipes the ink, until it arrives.
 * @param sizes how wide it stands, as the `sizes` attribute says it.
 * @param first true for the picture that greets the visitor: fetched at once and before others.
 * @param alt what it shows (`pictureText`); empty where the text beside it says so already.
 */
export function Picture({
  image,
  sizes,
  first = false,
  alt,
  className = "",
}: {
  readonly image: string;
  readonly sizes: string;
  readonly first?: boolean;
  readonly alt: string;
  readonly className?: string;
}) {
  const picture = pictureSet(image);
  // The document's head, with the face of the headings in it, is long: the browser must hear of this picture before.
  // In the browser itself the picture is there as soon as a link to it would be.
  if (first && import.meta.env.SSR)
    preload(picture.jpeg, {
      as: "image",
      type: "image/avif",
      imageSrcSet: picture.avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  const [top, middle, bottom] = picture.bands;
  const upright = picture.upright ? css["upright"] : "";
  const ground = `ground-${picture.id}`;
  return (
    <span className={`${css["frame"]} ${upright} ${className}`}>
      <svg className={css["ground"]} aria-hidden="true">
        <linearGradient id={ground} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
        <rect width="100%" height="100%" fill={`url(#${ground})`} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          ref={showPrint}
          className={css["image"]}
          src={picture.jpeg}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          decoding={first ? "auto" : "async"}
          fetchPriority={first ? "high" : "auto"}
        />
      </picture>
    </span>
  );
}
