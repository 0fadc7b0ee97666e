import { existsSync, globSync, readdirSync } from "node:fs";
import path from "node:path";
import { measures } from "../../bench/scoreboard/goals.ts";
import { readSource, type Breach } from "./modules.ts";

const root = path.join(import.meta.dirname, "..", "..");

/**
 * The documentation: Markdown files at the top and in these folders. Superseded decisions are left out, because they
 * describe the past.
 */
export function documentationFiles(): readonly string[] {
  const top = readdirSync(root).filter((name) => name.endsWith(".md"));
  const inFolders = ["docs/**/*.md", "bench/*.md", "app/**/*.md"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).filter((name) => !name.includes("node_modules")),
  );
  return [...top, ...inFolders]
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !/^Status: superseded/m.test(readSource(name)))
    .sort();
}

const folders = "app|bench|docs|domain|public|scripts|server|tests|deploy";
const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** A file or folder that a page names, and where in its text. */
interface NamedFile {
  readonly name: string;
  readonly index: number;
}

/** Files and folders that a page names, as links or as code; all of them as paths in the repository. */
export function namedFiles(page: string, text: string): readonly NamedFile[] {
  const beside = path.posix.dirname(page);
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
    ({ 1: to = "", index }) => ({
      name: path.posix.join(beside, to),
      index,
    }),
  );
  const named = [...text.matchAll(new RegExp("`((?:" + folders + ")/[^`\\s…{}<>]*)`", "g"))].map(
    ({ 1: name = "", index }) => ({ name: name.replace(/[.,:;]$/, ""), index }),
  );
  return [...linked, ...named];
}

/** Whether there is such a file or folder; a name with stars stands for all that fit. */
const exists = (name: string) =>
  name.includes("*") ? globSync(name, { cwd: root }).length > 0 : existsSync(path.join(root, name));

/** Files and folders that a page names and that are not there. */
export const missingFiles = (page: string, text: string): readonly Breach[] =>
  namedFiles(page, text)
    .filter(({ name }) => !exists(name))
    .map(({ name, index }) => ({
      at: `${page}:${lineOf(text, index)} names ${name}, which is not there`,
      fix: "name what there is.",
    }));

/** The first cells of a page's table rows, or the numbers of its headings. */
const namesIn = (page: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...readSource(page).matchAll(pattern)].flatMap(([, names = ""]) => names.trim().split(/, /)));

const firstCell = /^\| ([^|]+?) +\|/gm;

/** What sources may cite, by the text before the number. */
const citable: Readonly<Record<string, { readonly prefix: string; readonly names: ReadonlySet<string> }>> = {
  "docs/product.md §": { prefix: "", names: namesIn("docs/product.md", /^## (\d+)\./gm) },
  "docs/security.md row ": { prefix: "", names: namesIn("docs/security.md", firstCell) },
  "docs/security.md fault ": { prefix: "fault ", names: namesIn("docs/security.md", firstCell) },
  "bench/README.md row ": {
    prefix: "",
    names: new Set(Object.values(measures).map(({ row }) => String(row))),
  },
};

/** Finds citations of sections and rows that do not exist. */
export function missingSections(file: string, text: string): readonly Breach[] {
  return Object.entries(citable).flatMap(([before, { prefix, names }]) =>
    [...text.matchAll(new RegExp(`${before.replace(".", "\\.")}(\\d+)`, "g"))]
      .filter(([, name = ""]) => !names.has(prefix + name))
      .map(({ 0: cited, index }) => ({
        at: `${file}:${lineOf(text, index)} cites ${cited}, which is not there`,
        fix: "cite what there is, or write it there.",
      })),
  );
}

/** Finds npm commands that a page names and that `scripts` does not have. */
export function missingCommands(
  page: string,
  text: string,
  scripts: Readonly<Record<string, string>>,
): readonly Breach[] {
  const known = new Set([...Object.keys(scripts), "ci"]);
  return [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .filter(
      ({ 0: command, 1: name = "" }) => /npm run|npm (?:start|test|ci)/.test(command) && !known.has(name),
    )
    .map(({ 1: name = "", index }) => ({
      at: `${page}:${lineOf(text, index)} names npm run ${name}, which package.json does not have`,
      fix: "name a script there is.",
    }));
}
