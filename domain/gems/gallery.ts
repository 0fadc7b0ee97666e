import type { Gem, Season } from "./gem.ts";

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

type Pictured = Pick<Gem, "image" | "additionalImages" | "printSeasons">;

const seasons = ["spring", "summer", "autumn", "winter"] as const;

/** The season that a gem's print shows, where it shows one. */
const printSeason = ({ printSeasons }: Pictured, address: string): Season | undefined =>
  seasons.find((season) => printSeasons[season]?.includes(address));

/** A gem's distinct photos, the main one first (docs/product.md §2). */
export const galleryPhotos = (gem: Pictured): readonly GalleryPhoto[] =>
  [...new Set([gem.image, ...gem.additionalImages])].map((address, index) => ({
    image: address,
    photo: index + 1,
    season: printSeason(gem, address),
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
export const printSubject = (alt: string): string => alt.replace(/^Woodblock-style print: /, "");
