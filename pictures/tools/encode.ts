/** `npm run encode [-- <id>…]`: encodes masters (by default all) and writes the data of all pictures. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { encodePicture } from "./encode-picture.ts";
import { encodedFolder, masterFile, mastersFolder, readSheets } from "./paths.ts";
import { writePictureData } from "./picture-data.ts";

mkdirSync(encodedFolder, { recursive: true });
const sheets = new Map(readSheets().map((sheet) => [sheet.id, sheet]));
const named = process.argv.slice(2);
const ids = named.length > 0 ? named : mastersOfSheets();

try {
  for (const id of ids) {
    if (!existsSync(masterFile(id)))
      throw new Error(`There is no ${masterFile(id)}; draw it first: npm run draw -- ${id}`);
    if (!sheets.has(id))
      console.warn(`${id} is in no sheets.json, so the product will not show it.`);
    console.log(await encodePicture(id, sheets.get(id)));
  }
  await writePictureData();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The sheets listed in a sheets.json whose master has been drawn. */
function mastersOfSheets(): string[] {
  if (!existsSync(mastersFolder)) return [];
  const drawn = new Set(readdirSync(mastersFolder));
  return [...sheets.keys()].filter((id) => drawn.has(`${id}.png`));
}
