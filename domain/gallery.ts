import type { Gem } from "./gem.ts";

/** A photo in a gallery: its picture, and the 1-based number that opens it there. */
export interface GalleryPhoto {
  /** Catalogue address of the picture. */
  readonly image: string;
  readonly photo: number;
}

/** A photo of a gem's page. */
export interface DetailPhoto extends GalleryPhoto {
  /** 1, the main one, to 5. */
  readonly place: number;
}

/** The main photo and four small ones (docs/product.md §2, Gem detail). */
const places = [1, 2, 3, 4, 5];

type Pictured = Pick<Gem, "image" | "additionalImages">;

/** A gem's distinct photos, the main one first (docs/product.md §2). */
export const galleryPhotos = ({ image, additionalImages }: Pictured): readonly GalleryPhoto[] =>
  [...new Set([image, ...additionalImages])].map((address, index) => ({ image: address, photo: index + 1 }));

/**
 * The five photos of a gem's page. Where the gem has fewer, the main image stands in (docs/product.md §9, Detail page photos)
 * and opens itself, for the gallery shows each picture once.
 */
export function detailPhotos(gem: Pictured): readonly DetailPhoto[] {
  const photos = galleryPhotos(gem);
  return places.map((place) => {
    const { image, photo } = photos[place - 1] ?? { image: gem.image, photo: 1 };
    return { image, photo, place };
  });
}

/** What a print shows: its alternative text without the words that say it is a print (README.md, Settings, photos). */
export const whatItShows = (alt: string): string => alt.replace(/^Woodblock-style print: /, "");
