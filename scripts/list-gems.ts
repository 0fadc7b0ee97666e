/**
 * Writes the lists of the gems and of their names, domain/gems/all-gems.ts and all-names.ts, from the gems' files.
 * Run: npx node scripts/list-gems.ts
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "..", "domain", "gems");
const head = "// Written by scripts/list-gems.ts from the gems in this folder.\n";

interface GemFile {
  readonly id: number;
  /** The export with the gem, such as `naraInk`. */
  readonly name: string;
  readonly file: string;
}

/** Every file that exports a gem, by its id. Read as text: the catalogue itself imports what is written here. */
function gemFiles(): readonly GemFile[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const found = /^export const (?<name>\w+) = \{\n {2}id: (?<id>\d+),/mu.exec(text)?.groups;
      return found === undefined ? [] : [{ id: Number(found["id"]), name: found["name"] ?? "", file }];
    })
    .toSorted((a, b) => a.id - b.id);
}

const allGems = (gems: readonly GemFile[]) => `${head}import type { Gem } from "./gem.ts";
${gems.map(({ name, file }) => `import { ${name} } from "./${file}";`).join("\n")}

/** Every gem, in the order of the ids. */
export const allGems = [
${gems.map(({ name }) => `  ${name},`).join("\n")}
] as const satisfies readonly Gem[];
`;

const allNames = (gems: readonly GemFile[]) => `${head}import type { GemId } from "./catalogue.ts";
import type { GemNames } from "./gem.ts";
${gems.map(({ name, file }) => `import { names as ${name} } from "./${file}";`).join("\n")}

/**
 * The Japanese names of every gem by its id, for the search help. The browser loads them when a search finds nothing, and
 * loads nothing else of the gems' files: therefore each file exports its names separately.
 */
export const gemNames: Readonly<Record<number, GemNames>> = {
${gems.map(({ id, name }) => `  ${id}: ${name},`).join("\n")}
} satisfies Record<GemId, GemNames>;
`;

/** The files that list the gems: the path and the content of each. */
export function gemLists(): readonly (readonly [file: string, content: string])[] {
  const gems = gemFiles();
  return [
    [path.join(folder, "all-gems.ts"), allGems(gems)],
    [path.join(folder, "all-names.ts"), allNames(gems)],
  ];
}

if (process.argv[1] === import.meta.filename)
  for (const [file, content] of gemLists()) writeFileSync(file, content);
