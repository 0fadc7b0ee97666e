import { pictureSet } from "../../../domain/prints/picture-set.ts";

/** A print from the product's own files, at the product's own widths. */
export function Picture({
  image,
  alt,
  sizes,
  first = false,
}: {
  readonly image: string;
  readonly alt: string;
  readonly sizes: string;
  readonly first?: boolean;
}) {
  const { avif, jpeg, width, height } = pictureSet(image);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={jpeg}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
      />
    </picture>
  );
}
