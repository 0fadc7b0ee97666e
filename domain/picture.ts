/** The words that belong to a print; apart from its data, since only the pages that say them need them. */
export interface PictureText {
  /** What the print shows, for people who do not see it. */
  readonly alt: string;
  /** Said under the picture where the place is suggested rather than documented. */
  readonly caption: string | null;
}

/** One print, as the product shows it: the files are `public/pictures/<id>-<width>.avif` and `.jpg`. */
export interface Picture {
  /** The first 8 hex digits of a hash over the encoded files: changes when, and only when, the picture does. */
  readonly version: string;
  /** The dominant colours of the top, middle and bottom third, painted until the picture arrives. */
  readonly bands: readonly [top: string, middle: string, bottom: string];
}

/** The widths every print is encoded at. */
export const pictureWidths = [400, 800, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The size of the largest file; every print has these proportions. */
export const pictureWidth = 1600;
export const pictureHeight = 1200;

/** The size of a hero's share picture, `public/pictures/<id>-share.jpg`. */
export const sharePictureWidth = 1200;
export const sharePictureHeight = 630;
