import type { GalleryPhoto } from "../../domain/gems/gallery.ts";
import { pictureSet } from "../../domain/prints/picture-set.ts";
import type { PictureText } from "../../domain/prints/picture.ts";

/** schema.org markup of a gallery. */
export const gallerySchema = (
  name: string,
  url: string,
  photos: readonly (GalleryPhoto & PictureText)[],
): Readonly<Record<string, unknown>> => ({
  "@type": "ImageGallery",
  name,
  url,
  image: photos.map(({ image, alt }) => ({
    "@type": "ImageObject",
    contentUrl: new URL(pictureSet(image).largest, url).href,
    description: alt,
    license: "https://creativecommons.org/licenses/by/4.0/",
  })),
});
