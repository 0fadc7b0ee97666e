/** The paths of the sheets, the masters and the encoded set. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pictureWidths, uprightWidths } from "../../domain/prints/picture.ts";

const packageFolder = dirname(import.meta.dirname);
const sheetsFolder = join(packageFolder, "sheets");
export const mastersFolder = join(packageFolder, "out");
export const encodedFolder = resolve(packageFolder, "../public/pictures");
export const pictureDataFile = resolve(packageFolder, "../domain/prints/pictures.ts");
export const siteShareDataFile = resolve(packageFolder, "../domain/prints/site-share.ts");
export const pictureTextFile = resolve(packageFolder, "../domain/prints/picture-texts.ts");

/** The finished drawing of a sheet, 2400x1800 or, where it is upright, 1800x2400, before encoding. */
export const masterFile = (id: string) => join(mastersFolder, `${id}.png`);
export const avifFile = (id: string, width: number) => join(encodedFolder, `${id}-${width}.avif`);
/** For browsers without AVIF, and for programs that need a single file. */
export const jpegFile = (id: string) => join(encodedFolder, `${id}.jpg`);
/** Made from the encoded print by `scripts/share-pictures.ts`. */
const shareFile = (id: string) => join(encodedFolder, `${id}-share.jpg`);

/** The share picture of pages that are about no single gem, by the same program. */
export const siteShareFile = join(encodedFolder, "site-share.jpg");

/** The program that draws a sheet: `otagi-hero` is drawn by `sheets/otagi/hero.ts`. */
export function sheetProgram(id: string): string {
  const cut = id.lastIndexOf("-");
  return join(sheetsFolder, id.slice(0, cut), `${id.slice(cut + 1)}.ts`);
}

/** The environment of a sheet's program, without SS. The orientation must be known before the first canvas is created. */
export function drawingSettings(id: string): Readonly<Record<string, string>> {
  const upright = readSheets().some((sheet) => sheet.id === id && sheet.upright);
  return upright ? { UPRIGHT: "1" } : {};
}

export const isHero = (id: string) => id.endsWith("-hero");

/** An entry of `sheets/<gem>/sheets.json`. */
export interface SheetEntry {
  readonly id: string;
  /** Its title, as under a print on a wall. */
  readonly title: string;
  readonly alt: string;
  readonly caption: string | null;
  /**
   * Whether the sheet is upright (3:4) instead of landscape (4:3). A hero is always landscape, because pages are laid out for it.
   */
  readonly upright?: boolean | undefined;
}

export const widthsOf = ({ upright }: Pick<SheetEntry, "upright">) =>
  upright ? uprightWidths : pictureWidths;

/** The files of a sheet's encoded set. */
export const filesOf = ({ id, upright }: Pick<SheetEntry, "id" | "upright">): readonly string[] => [
  ...widthsOf({ upright }).map((width) => avifFile(id, width)),
  jpegFile(id),
];

/**
 * The files whose content a sheet's version depends on, or null if it is not wholly encoded. A new hero has no share
 * picture yet: that is made from the encoded print of a gem that is in the catalogue.
 */
export function versionedFiles(
  sheet: Pick<SheetEntry, "id" | "upright">,
  exists: (file: string) => boolean = existsSync,
): readonly string[] | null {
  const files = filesOf(sheet);
  if (!files.every(exists)) return null;
  const share = shareFile(sheet.id);
  return exists(share) ? [...files, share] : files;
}

/** A longer title would not fit below a small print, in characters. */
const longestTitle = 45;

/** All sheets that are listed, in the order of the folders. */
export function readSheets(): SheetEntry[] {
  const sheets: SheetEntry[] = [];
  for (const folder of readdirSync(sheetsFolder).sort()) {
    const file = join(sheetsFolder, folder, "sheets.json");
    if (!existsSync(file)) continue;
    const listed: readonly SheetEntry[] = JSON.parse(readFileSync(file, "utf8"));
    for (const sheet of listed) {
      if (!sheet.id.startsWith(`${folder}-`))
        throw new Error(`${file} lists "${sheet.id}"; ids in this folder start with "${folder}-".`);
      if (!sheet.title || sheet.title.length > longestTitle)
        throw new Error(
          `${file}: the title of "${sheet.id}" must have 1 to ${longestTitle} characters.`,
        );
      if (!sheet.alt || sheet.alt.length > 160)
        throw new Error(`${file}: the alt text of "${sheet.id}" must have 1 to 160 characters.`);
      if (sheet.upright && isHero(sheet.id))
        throw new Error(`${file}: "${sheet.id}" is a hero, and a hero lies.`);
      sheets.push(sheet);
    }
  }
  return sheets;
}
