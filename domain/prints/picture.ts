/** The texts of a picture. They are separate from its data, because only some pages need them. */
export interface PictureText {
  /**
   * Its title, as under a print on a wall: "Kiln smoke at sundown, Arita". Plain text without a full stop, at most 45
   * characters, so that it fits below a small print.
   */
  readonly title: string;
  /** The alternative text: says that it is a print and what it shows, in at most 160 characters. */
  readonly alt: string;
  /** What of it is drawn from imagination, as a sentence; null where it shows the place as it is. */
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

/** The licence of all prints: Creative Commons Attribution 4.0. */
export const printLicence = "https://creativecommons.org/licenses/by/4.0/";

/** The widths of the AVIF files, in pixels. The JPEG has the second width. */
export const pictureWidths = [400, 800, 1600, 2400] as const;
/** The widths for an upright picture, with the same number of pixels at each step. */
export const uprightWidths = [300, 600, 1200, 1800] as const;

/**
 * The size of a share picture, in pixels: the main print of a gem on a paper margin, with the gem's name, its number and
 * a seal. Its file is `public/pictures/<id>-share.jpg`.
 */
export const sharePictureWidth = 1200;
export const sharePictureHeight = 630;
