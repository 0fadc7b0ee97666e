import type { Gem } from "./gem.ts";
import { printSeason, type Season } from "./seasons.ts";

/** A photo in a gallery: its picture, and its 1-based number in the gallery's address. */
export interface GalleryPhoto {
  /** The address of the picture, as in the catalogue. */
  readonly image: string;
  readonly photo: number;
  /** The season it shows, where it shows one. */
  readonly season?: Season | undefined;
}

/** A photo of a gem's page. */
export interface DetailPhoto extends GalleryPhoto {
  /** Its position on the page: 1 (the main photo) to 5. */
  readonly place: number;
}

/** The main photo and four small ones (docs/product.md §2, Gem detail). */
const places = [1, 2, 3, 4, 5];

type Pictured = Pick<Gem, "image" | "additionalImages">;

/** A gem's distinct photos, the main one first (docs/product.md §2). */
export const galleryPhotos = ({ image, additionalImages }: Pictured): readonly GalleryPhoto[] =>
  [...new Set([image, ...additionalImages])].map((address, index) => ({
    image: address,
    photo: index + 1,
    season: printSeason(address),
  }));

/**
 * The five photos of a gem's page. When the gem has fewer, the main image fills the gap (docs/product.md §9,
 * Photos) and links to itself, because the gallery shows each picture once.
 */
export function detailPhotos(gem: Pictured): readonly DetailPhoto[] {
  const photos = galleryPhotos(gem);
  return places.map((place) => {
    const { image, photo, season } = photos[place - 1] ?? photos[0] ?? { image: gem.image, photo: 1 };
    return { image, photo, season, place };
  });
}

/** The subject of a picture: its alternative text without the words that say it is a woodblock print. */
export const whatItShows = (alt: string): string => alt.replace(/^Woodblock-style print: /, "");

/** What a print shows, as its title line: with a capital letter. */
export function printTitle(alt: string): string {
  const what = whatItShows(alt);
  return what.charAt(0).toUpperCase() + what.slice(1);
}
