import { describe, expect, test } from "vitest";
import { parseModule, type Module } from "./modules.ts";
import { brokenWalls } from "./rooms.ts";
import { rawColoursInCss, rawColoursInModule, writtenAddresses, writtenSentences } from "./texts.ts";

const house = (files: Readonly<Record<string, string>>): readonly Module[] =>
  Object.entries(files).map(([file, text]) => parseModule(file, text));
const places = (breaches: readonly { readonly at: string }[]) => breaches.map(({ at }) => at);

const openDocuments = 'import { openDocuments } from "../documents/open.ts";';

describe("the walls between rooms", () => {
  test.each([
    ["the domain and Node", "domain/gems/a.ts", 'import { readFileSync } from "node:fs";'],
    ["the domain and React", "domain/gems/a.ts", 'import { useId } from "react";'],
    ["the domain and the server", "domain/gems/a.ts", 'import type { App } from "../../server/app.ts";'],
    ["ui and the product", "app/ui/a.tsx", 'import * as messages from "../../domain/site/messages.ts";'],
    ["a noun and the server", "app/gem/a.tsx", 'import { viewHome } from "../../server/views/home.ts";'],
    ["a noun and routes", "app/gem/a.tsx", 'import Home from "../routes/home.tsx";'],
    ["one noun and another", "app/search/a.tsx", 'import { GemCard } from "../gem/gem-card.tsx";'],
    ["the shell and a noun", "app/shell/a.tsx", 'import { GemCard } from "../gem/gem-card.tsx";'],
    [
      "routes and adapters",
      "app/routes/a.tsx",
      'import { openDocuments } from "../../server/documents/open.ts";',
    ],
    ["views and adapters' values", "server/views/a.ts", openDocuments],
    ["use cases and packages", "server/usecases/a.ts", 'import { Kysely } from "kysely";'],
    ["one adapter and another", "server/mail/a.ts", openDocuments],
    ["http and adapters' values", "server/http/a.ts", openDocuments],
    ["the product and its tests", "server/runtime/a.ts", 'import { world } from "../support/world.ts";'],
    ["a re-export", "app/ui/a.ts", 'export { messages } from "../../domain/site/messages.ts";'],
    [
      "a dynamic import",
      "app/ui/a.ts",
      'const load = () => import("../../domain/site/messages.ts"); void load;',
    ],
    [
      "an imported type",
      "app/ui/a.ts",
      'type M = import("../../domain/site/messages.ts").M; const m: M = 1; void m;',
    ],
    ["a file of no room", "elsewhere/a.ts", "void 0;"],
  ])("the walls refuse an import between %s", (_, file, text) => {
    expect(brokenWalls(house({ [file]: text }))).toHaveLength(1);
  });

  test("the walls let views import types of adapters", () => {
    const text = 'import type { Documents } from "../documents/documents.ts";';
    expect(brokenWalls(house({ "server/views/a.ts": text }))).toEqual([]);
  });

  test("the walls do not treat a mixed import as types only", () => {
    const text = 'import { openDocuments, type Documents } from "../documents/documents.ts";';
    expect(brokenWalls(house({ "server/views/a.ts": text }))).toHaveLength(1);
  });
});

describe("raw colours", () => {
  test.each([
    ".a { color: #fff; }",
    ".a { border: 1px solid rgb(0 0 0 / 0.5) }",
    ".a { background: linear-gradient(red, var(--ink)); }",
    "@media print { .a { color: black; } }",
  ])("are found in %s", (css) => {
    expect(rawColoursInCss("a.css", css)).toHaveLength(1);
  });

  test.each([
    ".red { color: var(--ink); }",
    "/* #fff */ .a { color: currentColor; white-space: nowrap; }",
    '.a { mask: url("#fff"); background: transparent; }',
    ".a:hover { color: var(--red-ink); }",
  ])("are not seen in %s", (css) => {
    expect(rawColoursInCss("a.css", css)).toEqual([]);
  });

  test("raw colours are found in modules", () => {
    const text = 'export const A = () => <path fill="#a1b2c3" href="#content" />;';
    expect(places(rawColoursInModule(parseModule("app/a.tsx", text)))).toEqual([
      "app/a.tsx:1 names a raw colour: #a1b2c3",
    ]);
  });
});

describe("sentences", () => {
  test.each([
    "<p>Hello</p>",
    "<p>{'Hello'}</p>",
    "<p>{`Hello ${name}`}</p>",
    "<p>{ok ? 'Yes' : null}</p>",
    "<p>{ok && 'Yes'}</p>",
    '<img alt="A temple" />',
    "<input aria-label={`Search`} />",
  ])("are found in %s", (jsx) => {
    expect(writtenSentences(parseModule("app/a.tsx", `export const a = ${jsx};`))).toHaveLength(1);
  });

  test.each(["<p>{messages.a} · {n}</p>", '<p className="big" role="status">★</p>', '<img alt="" />'])(
    "are not seen in %s",
    (jsx) => {
      expect(writtenSentences(parseModule("app/a.tsx", `export const a = ${jsx};`))).toEqual([]);
    },
  );
});

test("addresses in strings are found; imports and other strings do not count as addresses", () => {
  const text =
    'import x from "/x"; const home = "/"; const gem = `/gem/${x}`; const other = ["a/b", "/ 2", " /", "//"];';
  expect(places(writtenAddresses(parseModule("app/a.ts", text)))).toEqual([
    "app/a.ts:1 writes the address /",
    "app/a.ts:1 writes the address /gem/",
  ]);
  const pattern = parseModule("app/a.ts", "const gem = /^\\/gem\\/[0-9]+$/; const slash = /^\\//;");
  expect(places(writtenAddresses(pattern))).toEqual(["app/a.ts:1 writes the address /gem/[0-9]+$"]);
});
