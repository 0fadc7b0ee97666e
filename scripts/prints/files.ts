/** The files of the prints that the product serves. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pictureWidths, uprightWidths } from "../../domain/prints/picture.ts";

export const root = path.join(import.meta.dirname, "..", "..");
const served = (name: string) => path.join(root, "public", "pictures", name);

/** The folder of them all. */
export const servedFolder = served("");

/** The share picture of pages that are about no single gem; `scripts/share-pictures.ts` makes it. */
export const siteShareFile = served("site-share.jpg");

/** The served files of a print: the AVIF files, the smallest first, then the JPEG. */
export const servedFiles = (id: string, upright: boolean): readonly string[] => [
  ...(upright ? uprightWidths : pictureWidths).map((width) => served(`${id}-${width}.avif`)),
  served(`${id}.jpg`),
];

/** A print that is wholly encoded. */
interface EncodedPrint {
  readonly upright: boolean;
  /** The files whose content its version depends on, the smallest AVIF first. */
  readonly files: readonly string[];
}

/**
 * Finds the files of a print; null if it is not wholly encoded. A new main print has no share picture yet: that is made
 * from the encoded print of a gem that is in the catalogue.
 */
export function findEncoded(id: string, exists: (file: string) => boolean = existsSync): EncodedPrint | null {
  for (const upright of [false, true]) {
    const files = servedFiles(id, upright);
    if (!files.every(exists)) continue;
    const share = served(`${id}-share.jpg`);
    return { upright, files: exists(share) ? [...files, share] : files };
  }
  return null;
}
