import { catalogue } from "../../../domain/gems/catalogue.ts";
import { galleryPhotos } from "../../../domain/gems/gallery.ts";
import { pictureSet } from "../../../domain/prints/picture-set.ts";
import { homeHero } from "../../../domain/prints/pictures.ts";

const all = [homeHero, ...catalogue.flatMap((gem) => galleryPhotos(gem).map(({ image }) => image))];

/** The addresses of the prints that a phone keeps: each in its smallest width, the first of its `srcset`. */
export const keptPrints: readonly string[] = [...new Set(all)].map(
  (image) => pictureSet(image).avif.split(" ", 1)[0] ?? "",
);
