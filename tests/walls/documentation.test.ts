import { expect, test } from "vitest";
import * as v from "valibot";
import { documentationFiles, missingCommands, missingFiles, missingSections } from "./documentation.ts";
import { readSource, sourceFiles } from "./modules.ts";
import { rooms } from "./rooms.ts";
import { removedSettings, settings } from "../../server/config/settings.ts";

const packageFile = v.object({ scripts: v.record(v.string(), v.string()) });
const { scripts } = v.parse(packageFile, JSON.parse(readSource("package.json")));
const pages = documentationFiles().map((page) => [page, readSource(page)] as const);

test.each(pages)("every file, link and command that %s names exists", (page, text) => {
  expect([...missingFiles(page, text), ...missingCommands(page, text, scripts)]).toEqual([]);
});

test("a file, a link and a command that do not exist are found", () => {
  const text = "See `server/nowhere.ts`, [this](nowhere.md) and `npm run nothing`.";
  expect([...missingFiles("docs/a.md", text), ...missingCommands("docs/a.md", text, scripts)]).toHaveLength(
    3,
  );
});

test("every section and row that a comment cites exists", () => {
  const nowhere = 99;
  const sources = sourceFiles(".ts", ".tsx");
  expect(sources.flatMap((file) => missingSections(file, readSource(file)))).toEqual([]);
  expect(
    missingSections("a.ts", `docs/product.md §${nowhere}, docs/security.md row ${nowhere}`),
  ).toHaveLength(2);
});

test("docs/architecture.md shows the table of rooms that the walls check", () => {
  const table = /\| room[\s\S]*?\n\n/.exec(readSource("docs/architecture.md"))?.[0] ?? "";
  expect([...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)).toEqual(
    rooms.map(({ name }) => name),
  );
});

/** The settings in the first cells of a page's table. */
const settingsIn = (page: string) =>
  [...readSource(page).matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );

test("docs/operating.md lists every setting once, and README.md some of them", () => {
  const listed = settingsIn("docs/operating.md");
  expect(listed.toSorted()).toEqual(Object.keys(settings.entries).toSorted());
  expect(settingsIn("README.md").filter((name) => !listed.includes(name))).toEqual([]);
  expect(settingsIn("README.md").length).toBeGreaterThan(0);
});

test("CHANGELOG.md names every setting that was removed", () => {
  expect(removedSettings.filter((name) => !readSource("CHANGELOG.md").includes(`\`${name}\``))).toEqual([]);
});
