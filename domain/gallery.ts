import type { Gem } from "./gem.ts";

/** A photo in a gallery: its picture, and the 1-based number that opens it there. */
export interface GalleryPhoto {
  /** Catalogue address of the picture. */
  readonly image: string;
  readonly photo: number;
}

/** The photos on a gem's page: the main one and four small ones (spec §2, Gem detail). */
export const detailPhotoCount = 5;

type Pictured = Pick<Gem, "image" | "additionalImages">;

/** A gem's distinct photos, the main one first (product §3). */
export const galleryPhotos = ({ image, additionalImages }: Pictured): readonly GalleryPhoto[] =>
  [...new Set([image, ...additionalImages])].map((address, index) => ({ image: address, photo: index + 1 }));

/**
 * The five photos of a gem's page. Where the gem has fewer, the main image stands in (spec §9, Detail page photos)
 * and opens itself, for the gallery shows each picture once.
 */
export function detailPhotos(gem: Pictured): readonly GalleryPhoto[] {
  const photos = galleryPhotos(gem);
  const main = { image: gem.image, photo: 1 };
  return Array.from({ length: detailPhotoCount }, (_, index) => photos[index] ?? main);
}

/** What a print shows: its alternative text without the words that say it is a print (product §2, photos). */
export const whatItShows = (alt: string): string => alt.replace(/^Woodblock-style print: /, "");
