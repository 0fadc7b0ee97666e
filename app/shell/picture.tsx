import { preload } from "react-dom";
import { pictureSet } from "../../domain/picture-set.ts";
import { showPrint } from "./print-motion.ts";
import css from "./picture.module.css";

/** The class of the paper mount under a print that can be opened. */
export const mountClass: string = css["mount"] ?? "";

/**
 * A print. Until it has loaded, its place shows a gradient of its own colours.
 * @param sizes the `sizes` attribute.
 * @param first whether it is the first picture of the page, which is fetched at once and before others.
 * @param alt the alternative text (`pictureText`); empty when the text beside it says the same.
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
  // The document's head is long, because it contains a font: the browser must learn of this picture first.
  // In the browser the picture itself is rendered as soon as such a link.
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
