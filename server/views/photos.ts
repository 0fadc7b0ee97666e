import { catalogue } from "../../domain/catalogue.ts";
import { galleryPhotos, type GalleryPhoto } from "../../domain/gallery.ts";
import type { Gem } from "../../domain/gem.ts";
import { japaneseNameOf } from "../../domain/names.ts";
import type { PictureText } from "../../domain/picture.ts";
import { withText } from "../../domain/picture-text.ts";
import { gemOf } from "./gem.ts";

/** The photos of one gem within a gallery. */
export interface PhotoSeries {
  readonly gem: Pick<Gem, "id" | "title" | "location">;
  /** Numbered across the whole gallery. */
  readonly photos: readonly (GalleryPhoto & PictureText)[];
}

/** The gallery of one gem. */
export interface GemPhotosView extends PhotoSeries {
  readonly japaneseName: string | null;
}

/** Reads the gallery of all photos: gem by gem, each photo once. */
export function viewPhotos(): readonly PhotoSeries[] {
  let last = 0;
  return catalogue.map((gem) => ({
    gem: inGallery(gem),
    photos: galleryPhotos(gem).map((photo) => withText({ ...photo, photo: ++last })),
  }));
}

/** Reads the gallery of a gem; null when there is no such gem. */
export function viewGemPhotos(gemId: number | null): GemPhotosView | null {
  const gem = gemOf(gemId);
  if (gem === null) return null;
  return {
    gem: inGallery(gem),
    photos: galleryPhotos(gem).map(withText),
    japaneseName: japaneseNameOf(gem.id),
  };
}

const inGallery = ({ id, title, location }: Gem) => ({ id, title, location });
