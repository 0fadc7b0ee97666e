import { pictureWidths, type Picture, type PictureWidth } from "./picture.ts";
import { pictures } from "./pictures.ts";

/**
 * A picture with the addresses of its files. Each address contains a version, so that caches may keep the file for
 * ever.
 */
export interface PictureSet extends Picture {
  readonly id: string;
  /** `srcset` of the AVIF files; the few browsers without AVIF take one JPEG. */
  readonly avif: string;
  readonly address: (width: PictureWidth, format: "avif" | "jpg") => string;
}

/** The address of a picture's largest JPEG, as the catalogue uses it. */
export const pictureAddress = (id: string): string => `/pictures/${id}-1600.jpg`;

/** The id of the picture at a catalogue address; empty when there is none. */
export const pictureId = (address: string): string =>
  /^\/pictures\/([a-z-]+)-1600\.jpg$/.exec(address)?.[1] ?? "";

/**
 * The picture at a catalogue address.
 * @throws RangeError for an unknown address.
 */
export function pictureSet(address: string): PictureSet {
  const id = pictureId(address);
  const picture = pictures[id];
  if (picture === undefined) throw new RangeError(`No picture is known at ${address}.`);
  const file = (width: PictureWidth, format: "avif" | "jpg") =>
    versioned(`${id}-${width}.${format}`, picture);
  const avif = pictureWidths.map((width) => `${file(width, "avif")} ${width}w`).join(", ");
  return { ...picture, id, avif, address: file };
}

/** The address of the 1200×630 preview picture for sharing a page. */
export function sharePicture(address: string): string {
  const { id, ...picture } = pictureSet(address);
  return versioned(`${id}-share.jpg`, picture);
}

const versioned = (file: string, { version }: Pick<Picture, "version">) => `/pictures/${file}?v=${version}`;
