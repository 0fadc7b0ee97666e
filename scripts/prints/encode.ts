/**
 * Encodes masters of prints to the files that the product serves, and writes the prints' data again. A master is a PNG or a
 * JPEG of 2400×1800 pixels, or upright 1800×2400; its file has the id of its print, which has its texts in
 * domain/prints/picture-texts.ts. Run: npx node scripts/prints/encode.ts <folder>/otagi-hero.png …; without a file it
 * writes the data alone.
 */
import path from "node:path";
import { pictureTexts } from "../../domain/prints/picture-texts.ts";
import { encodePrint } from "./encode-print.ts";
import { writePrintData } from "./print-data.ts";

try {
  for (const master of process.argv.slice(2)) {
    const { name: id } = path.parse(master);
    if (!(id in pictureTexts))
      throw new Error(`domain/prints/picture-texts.ts has no texts of "${id}", the name of ${master}.`);
    console.log(await encodePrint(id, master));
  }
  await writePrintData();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
