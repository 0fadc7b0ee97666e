/** The texts of a picture. They are separate from its data, because only some pages need them. */
export interface PictureText {
  /** The alternative text. */
  readonly alt: string;
  /** The caption, for a picture that suggests the place instead of documenting it; null for the others. */
  readonly caption: string | null;
}

/**
 * A picture of the product, a woodblock-style print. Its files are `public/pictures/<id>-<width>.avif` and, for
 * browsers without AVIF, `<id>.jpg`.
 */
export interface Picture {
  readonly id: string;
  /** The first 8 hex digits of a hash of the encoded files: changes exactly when the picture changes. */
  readonly version: string;
  /** The dominant colours of the top, middle and bottom third, shown until the picture has loaded. */
  readonly bands: readonly [top: string, middle: string, bottom: string];
  /** Whether it is upright (3:4) instead of landscape (4:3). A gem's main picture is always landscape. */
  readonly upright: boolean;
}

/** The widths of the AVIF files, in pixels. The JPEG has the second width. */
export const pictureWidths = [400, 800, 1600, 2400] as const;
/** The widths for an upright picture, with the same number of pixels at each step. */
export const uprightWidths = [300, 600, 1200, 1800] as const;

/** The size of the preview picture for sharing, in pixels: `public/pictures/<id>-share.jpg`. */
export const sharePictureWidth = 1200;
export const sharePictureHeight = 630;
