import { catalogue } from "../../domain/gems/catalogue.ts";
import { gemById } from "../../domain/gems/gem-by-id.ts";
import { galleryPhotos, type GalleryPhoto } from "../../domain/gems/gallery.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { PictureText } from "../../domain/prints/picture.ts";
import { addText } from "../../domain/prints/picture-text.ts";

type GalleryGem = Pick<Gem, "id" | "title" | "location" | "season">;

/** The photos of one gem within a gallery. */
export interface PhotoSeries {
  readonly gem: GalleryGem;
  /** Numbered across the whole gallery. */
  readonly photos: readonly (GalleryPhoto & PictureText)[];
}

/** The gallery of one gem. */
export interface GemPhotosView extends PhotoSeries {
  readonly japaneseName: string;
}

/** Reads the gallery of all photos: gem by gem, each photo once. */
export function viewPhotos(): readonly PhotoSeries[] {
  let last = 0;
  return catalogue.map((gem) => ({
    gem: toGalleryGem(gem),
    photos: galleryPhotos(gem).map((photo) => addText({ ...photo, photo: ++last })),
  }));
}

/** Reads the gallery of a gem; null when there is no such gem. */
export function viewGemPhotos(gemId: number | null): GemPhotosView | null {
  const gem = gemById(gemId);
  if (gem === null) return null;
  return {
    gem: toGalleryGem(gem),
    photos: galleryPhotos(gem).map(addText),
    japaneseName: gem.names.kanji[0],
  };
}

const toGalleryGem = ({ id, title, location, season }: Gem): GalleryGem => ({ id, title, location, season });
