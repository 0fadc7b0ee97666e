import { expect, test } from "vitest";
import { themeColour } from "../../domain/site/theme.ts";
import { readModules, readSource, sourceFiles, type Module } from "./modules.ts";
import { brokenWalls, rooms } from "./rooms.ts";
import { strayQuestions } from "./engine.ts";
import {
  rawColoursInCss,
  rawColoursInModule,
  straightApostrophes,
  writtenAddresses,
  writtenSentences,
} from "./texts.ts";

const modules = readModules();
const inProduct = modules.filter(({ file }) => /^(?:app|domain|server)\//.test(file));

test("every import follows the table of rooms", () => {
  expect(brokenWalls(modules)).toEqual([]);
});

test("each room uses only rooms below it", () => {
  for (const [index, { name, uses }] of rooms.entries()) {
    const below = rooms.slice(0, index).map((room) => room.name);
    const unknown = uses.filter(
      (used) => !below.some((room) => room === used || room.startsWith(`${used}/`)),
    );
    expect(unknown, name).toEqual([]);
  }
});

test("the product uses no name that React Router does not document", () => {
  const named = inProduct.filter(({ text }) =>
    /\b(?:UNSAFE|unstable)_|__(?:reactRouter|staticRouter)/.test(text),
  );
  expect(named.map(({ file }) => file)).toEqual([]);
});

test("only one module asks what the browser's engine has", () => {
  expect(inProduct.filter(({ file }) => file.startsWith("app/")).flatMap(strayQuestions)).toEqual([]);
});

/** oxlint does not look at the names of an object's properties. */
test("the server leaves the certificates of other systems checked", () => {
  const unchecked = /rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED/;
  const server = inProduct.filter(({ file }) => file.startsWith("server/"));
  expect(server.filter(({ text }) => unchecked.test(text)).map(({ file }) => file)).toEqual([]);
});

test("colours are defined in the tokens only", () => {
  const tokens = new Set(
    ["tokens", "map-tokens", "paper-tokens"].map((name) => `app/document/styles/${name}.css`),
  );
  const sheets = sourceFiles(".css").filter((file) => !tokens.has(file));
  const inApp = inProduct.filter(({ file }) => file.startsWith("app/") && file !== "domain/site/theme.ts");
  expect([
    ...sheets.flatMap((file) => rawColoursInCss(file, readSource(file))),
    ...inApp.flatMap(rawColoursInModule),
  ]).toEqual([]);
});

test("a text decoration is written in its parts: with a colour from a token WebKit drops the shorthand", () => {
  const shorthands = sourceFiles(".css").flatMap((file) =>
    [...readSource(file).matchAll(/(?<![\w-])text-decoration: [^;]*var\([^;]*;/g)].map(
      ([found]) => `${file} ${found}`,
    ),
  );
  expect(shorthands).toEqual([]);
});

test("only the tokens ask which scheme the system prefers: everything else also follows the choice in the footer", () => {
  const asking = [...sourceFiles(".css").map((file) => ({ file, text: readSource(file) })), ...inProduct]
    .filter(({ file, text }) => file.startsWith("app/") && text.includes("prefers-color-scheme"))
    .map(({ file }) => file);
  // The document for browsers without JavaScript, and the script that overrides it.
  expect(asking.toSorted()).toEqual([
    "app/document/appearance.ts",
    "app/document/styles/tokens.css",
    "app/root.tsx",
  ]);
});

test("the theme colour of the browser is the background colour of the tokens", () => {
  const [, light, dark] =
    /--paper: light-dark\((.+?), (.+?)\);/.exec(readSource("app/document/styles/tokens.css")) ?? [];
  expect(themeColour).toEqual({ light, dark });
});

test("paper has the light colours of the tokens", () => {
  const coloursIn = (file: string, pattern: RegExp) =>
    [...readSource(`app/document/styles/${file}.css`).matchAll(pattern)].map(([, name, value]) => [
      name,
      value,
    ]);
  const light = Object.fromEntries(coloursIn("tokens", /--([\w-]+): light-dark\((#\w+), /g));
  const paper = Object.fromEntries(coloursIn("paper-tokens", /--([\w-]+): (#\w+);/g));
  expect(Object.keys(paper)).toHaveLength(4);
  expect(light).toMatchObject(paper);
});

test("sentences are written in domain/site/messages.ts only", () => {
  expect(inProduct.filter(({ file }) => file.endsWith(".tsx")).flatMap(writtenSentences)).toEqual([]);
});

/** The sentences and the title that must keep their straight apostrophe (docs/product.md). */
const withStraightApostrophe = [
  "Hakozushi, Osaka's Boxed Mosaic",
  "Readers' rating",
  "Uncover Japan's Best-Kept Secrets",
  "Thank you. We'll look at it.",
  "We couldn't confirm: ",
];

test("what is printed has no straight apostrophe", () => {
  const printed = inProduct.filter(({ file }) => /^domain\/(?:gems|prints|site\/messages)/.test(file));
  expect(printed.flatMap((module) => straightApostrophes(module, withStraightApostrophe))).toEqual([]);
});

/** Files that may write addresses: where addresses are defined, and addresses of files rather than pages. */
const addressFiles: Readonly<Record<string, string>> = {
  "domain/site/paths.ts": "the one place",
  "domain/prints/picture-set.ts": "writes the addresses of pictures",
  "domain/prints/pictures.ts":
    "names the pictures; scripts/prints/ writes it with domain/prints/picture-set.ts",
  "domain/prints/site-share.ts": "names the share picture of the site; written as the others",
  "server/http/static-files.ts": "tells the built files from the others",
  "server/http/build-output.ts": "finds the built stylesheets",
  "server/runtime/connection-limits.ts": "asks the system how many files may be open",
  "server/files/tar.ts": "names the files of an archive",
  "server/runtime/metrics-server.ts": "answers on a port of its own, which is not the site's",
  "server/config/config.ts": "asks that the public address has no path",
};

test("addresses are written in domain/site/paths.ts only", () => {
  const others = ({ file }: Module) => !(file in addressFiles);
  expect(inProduct.filter(others).flatMap(writtenAddresses)).toEqual([]);
});

test("the types of the domain know neither browser nor Node", () => {
  expect(JSON.parse(readSource("domain/tsconfig.json"))).toMatchObject({
    compilerOptions: { lib: ["es2024"], types: [] },
  });
});
