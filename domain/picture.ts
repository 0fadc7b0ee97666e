/** The texts of a picture. They are separate from its data, because only some pages need them. */
export interface PictureText {
  /** The alternative text. */
  readonly alt: string;
  /** The caption, for a picture that suggests the place instead of documenting it; null for the others. */
  readonly caption: string | null;
}

/** A picture of the product, a woodblock-style print. Its files are `public/pictures/<id>-<width>.avif` and `.jpg`. */
export interface Picture {
  /** The first 8 hex digits of a hash of the encoded files: changes exactly when the picture changes. */
  readonly version: string;
  /** The dominant colours of the top, middle and bottom third, shown until the picture has loaded. */
  readonly bands: readonly [top: string, middle: string, bottom: string];
}

/** The widths of the encoded files, in pixels. */
export const pictureWidths = [400, 800, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The size of the largest file, in pixels. Every picture has these proportions. */
export const pictureWidth = 1600;
export const pictureHeight = 1200;

/** The size of the preview picture for sharing, in pixels: `public/pictures/<id>-share.jpg`. */
export const sharePictureWidth = 1200;
export const sharePictureHeight = 630;
