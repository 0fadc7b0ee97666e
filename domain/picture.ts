/** The texts of a picture. They are separate from its data, because only some pages need them. */
export interface PictureText {
  /** The alternative text. */
  readonly alt: string;
  /** The caption, for a picture that suggests the place instead of documenting it; null for the others. */
  readonly caption: string | null;
}

/**
 * A picture of the product, a woodblock-style print. Its files are `public/pictures/<id>-<width>.avif` and, for whoever
 * does not read AVIF, `<id>.jpg`.
 */
export interface Picture {
  readonly id: string;
  /** The first 8 hex digits of a hash of the encoded files: changes exactly when the picture changes. */
  readonly version: string;
  /** The dominant colours of the top, middle and bottom third, shown until the picture has loaded. */
  readonly bands: readonly [top: string, middle: string, bottom: string];
  /** Whether it stands upright, 3:4, instead of lying, 4:3. A gem's main picture never does. */
  readonly upright: boolean;
}

/** The widths of the AVIF files, in pixels; the JPEG is as large as the second. */
export const pictureWidths = [400, 800, 1600, 2400] as const;
/** Those of an upright picture, which has as many pixels at each step. */
export const uprightWidths = [300, 600, 1200, 1800] as const;

/** The size of the preview picture for sharing, in pixels: `public/pictures/<id>-share.jpg`. */
export const sharePictureWidth = 1200;
export const sharePictureHeight = 630;
