import { pictureHeight, pictureWidth } from "../../domain/picture.ts";
import { pictureSet } from "../../domain/picture-set.ts";
import css from "./picture.module.css";

/** Class of the paper under a print that can be opened. */
export const mountClass: string = css["mount"] ?? "";

/**
 * A print in its proportions, on bands of its own colours until it arrives.
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
  const [top, middle, bottom] = picture.bands;
  return (
    <span className={`${css["frame"]} ${className}`}>
      <svg className={css["bands"]} viewBox="0 0 1 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={top} />
        <rect y="1" width="1" height="1" fill={middle} />
        <rect y="2" width="1" height="1" fill={bottom} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          className={css["image"]}
          src={picture.address(800, "jpg")}
          width={pictureWidth}
          height={pictureHeight}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          decoding={first ? "auto" : "async"}
          fetchPriority={first ? "high" : "auto"}
        />
      </picture>
    </span>
  );
}
