import type { ReactNode } from "react";
import { preload } from "react-dom";
import { pictureSet, type PictureSet } from "../../domain/prints/picture-set.ts";
import { printHasLoaded, showPrint } from "./print-motion.ts";
import css from "./picture.module.css";

/** The class of the image in the place of a print. */
export const printClass: string = css["image"] ?? "";

/**
 * A print. Until it has loaded, its place shows a gradient of its own colours.
 * @param sizes the `sizes` attribute.
 * @param first whether it is the first picture of the page, which is fetched at once and before others.
 * @param preloaded whether the document's head announces it; false where it is small. Chromium would then show a larger
 *   one that another page has loaded, and complain that the announced one is not used.
 * @param alt the alternative text (`pictureText`); empty when the text beside it says the same.
 */
export function Picture({
  image,
  sizes,
  first = false,
  preloaded = first,
  alt,
  className = "",
}: {
  readonly image: string;
  readonly sizes: string;
  readonly first?: boolean;
  readonly preloaded?: boolean;
  readonly alt: string;
  readonly className?: string;
}) {
  const picture = pictureSet(image);
  // The document's head is long, because it contains a font. With this tag the browser learns of the picture first.
  if (preloaded && import.meta.env.SSR)
    preload(picture.jpeg, {
      as: "image",
      type: "image/avif",
      imageSrcSet: picture.avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <PictureGround picture={picture} className={className}>
      <picture>
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          ref={showPrint}
          onLoad={printHasLoaded}
          className={css["image"]}
          src={picture.jpeg}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          decoding={first ? undefined : "async"}
          fetchPriority={first ? "high" : undefined}
        />
      </picture>
    </PictureGround>
  );
}

/** The place of a print, with a gradient of its colours. */
export function PictureGround({
  picture: { id, bands, upright },
  className,
  children,
}: {
  readonly picture: PictureSet;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const [top, middle, bottom] = bands;
  const ground = `ground-${id}`;
  return (
    <span className={`${css["frame"]} ${upright ? css["upright"] : ""} ${className}`}>
      <svg className={css["ground"]} aria-hidden="true">
        <linearGradient id={ground} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
        <rect width="100%" height="100%" fill={`url(#${ground})`} />
      </svg>
      {children}
    </span>
  );
}
