import type { GalleryPhoto } from "../../domain/gems/gallery.ts";
import { pictureSet } from "../../domain/prints/picture-set.ts";
import { printLicence, type PictureText } from "../../domain/prints/picture.ts";

/** schema.org markup of a gallery. */
export const gallerySchema = (
  name: string,
  url: string,
  photos: readonly (GalleryPhoto & PictureText)[],
): Readonly<Record<string, unknown>> => ({
  "@type": "ImageGallery",
  name,
  url,
  image: photos.map(({ image, title, alt }) => ({
    "@type": "ImageObject",
    name: title,
    contentUrl: new URL(pictureSet(image).largest, url).href,
    description: alt,
    license: printLicence,
  })),
});
