import { catalogue } from "../../domain/gems/catalogue.ts";
import { galleryPhotos, type GalleryPhoto } from "../../domain/gems/gallery.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { japaneseNameOf } from "../../domain/gems/names.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { withText } from "../../domain/prints/picture-text.ts";
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
