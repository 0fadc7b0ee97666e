import { type Picture, pictureWidths, uprightWidths } from "./picture.ts";

/** A picture with the addresses of its files. Each contains a version, so that caches may keep the file for ever. */
export interface PictureSet extends Picture {
  /** The size of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The `srcset` of the AVIF files. The few browsers without AVIF use the JPEG. */
  readonly avif: string;
  readonly jpeg: string;
  /** Its largest file, an AVIF. */
  readonly largest: string;
}

/**
 * The address of a picture, as the catalogue and pages use it: the address of its JPEG, and after the `#`, which is not
 * sent, the colours to show before the file has loaded. So the browser needs no table of all pictures.
 */
export const writeAddress = ({ id, version, bands, upright }: Picture): string =>
  `/pictures/${id}.jpg?v=${version}${bands.join("-").replace(/-#/g, "-")}${upright ? "-upright" : ""}`;

const form = /^(\/pictures\/([a-z-]+))\.jpg(\?v=(\w{8}))#(\w{6})-(\w{6})-(\w{6})(?:-upright)?$/;

/**
 * Parses the address of a picture.
 * @throws RangeError for an address that is not a picture's.
 */
export function pictureSet(address: string): PictureSet {
  const upright = isUpright(address);
  const [, start, id, query, version, top, middle, bottom] = form.exec(address) ?? [];
  if (id === undefined || version === undefined) throw new RangeError(`No picture at ${address}.`);
  const widths = upright ? uprightWidths : pictureWidths;
  const files = widths.map((width) => `${start}-${width}.avif${query}`);
  const [width, height] = upright ? [1800, 2400] : [2400, 1800];
  return {
    id,
    version,
    bands: [`#${top}`, `#${middle}`, `#${bottom}`],
    upright,
    width,
    height,
    avif: files.map((file, step) => `${file} ${widths[step]}w`).join(", "),
    jpeg: `${start}.jpg${query}`,
    largest: files[3] ?? "",
  };
}

/** Whether the picture is upright. */
export const isUpright = (address: string): boolean => address.endsWith("-upright");

/** The id of the picture at an address; empty for any other address. */
export const pictureId = (address: string): string => form.exec(address)?.[2] ?? "";

/** The name under which a print is downloaded, from its title: "anaba-kiln-smoke-at-sundown-arita.avif". */
export const downloadName = (title: string): string =>
  `anaba-${title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")}.avif`;

/** The address of the share picture of a main print, or of the home page's. */
export const sharePicture = (address: string): string =>
  pictureSet(address).jpeg.replace(".jpg", "-share.jpg");
