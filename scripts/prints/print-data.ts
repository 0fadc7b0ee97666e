/** The modules of the prints' data, `pictures.ts` and `site-share.ts` in `domain/prints/`, from the encoded files. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeAddress } from "../../domain/prints/picture-set.ts";
import { pictureTexts } from "../../domain/prints/picture-texts.ts";
import { dominantColours } from "./dominant-colours.ts";
import { findEncoded, root, siteShareFile } from "./files.ts";

const folder = path.join(root, "domain", "prints");

/** The modules, each with its path and its content. Prints are in the order of their texts. */
export async function printModules(): Promise<readonly (readonly [file: string, content: string])[]> {
  const lines: string[] = [];
  for (const id of Object.keys(pictureTexts)) {
    const print = findEncoded(id);
    if (print === null) {
      console.warn(`${id} has texts and is not wholly encoded, so the product will not show it.`);
      continue;
    }
    const { files, upright } = print;
    const bands = await dominantColours(files[0] ?? "");
    const address = writeAddress({ id, version: versionOf(files), bands, upright });
    lines.push(`export const ${nameOf(id)} = "${address}";`);
  }
  const pictures = `/**
 * The prints, each by its address (\`picture-set.ts\`): a part that shows one imports its name, and the browser loads the
 * names that its parts import. Written by scripts/prints/encode.ts.
 */
${lines.join("\n")}
`;
  const siteShare = `/** The share picture of pages that are about no single gem. Written by scripts/prints/encode.ts. */
export const siteShare = "/pictures/site-share.jpg?v=${versionOf([siteShareFile])}";
`;
  return [
    [path.join(folder, "pictures.ts"), pictures],
    [path.join(folder, "site-share.ts"), siteShare],
  ];
}

export async function writePrintData(): Promise<void> {
  for (const [file, content] of await printModules()) writeFileSync(file, content);
}

/** The name of a print in the code: `nara-ink-b` is `naraInkB`. */
const nameOf = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function versionOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
