import { describe, expect, test } from "vitest";
import { parseModule, type Module } from "./modules.ts";
import { brokenWalls, cycles, unusedExports } from "./rooms.ts";
import { strayConnections } from "./outgoing.ts";
import { strayRequests } from "./requests.ts";
import {
  consoleCalls,
  impurities,
  rawColoursInCss,
  rawColoursInModule,
  writtenAddresses,
  writtenSentences,
} from "./texts.ts";

const house = (files: Readonly<Record<string, string>>): readonly Module[] =>
  Object.entries(files).map(([file, text]) => parseModule(file, text));
const places = (breaches: readonly { readonly at: string }[]) => breaches.map(({ at }) => at);

describe("the walls between rooms", () => {
  test.each([
    ["the domain and Node", "domain/a.ts", 'import { readFileSync } from "node:fs";'],
    ["the domain and React", "domain/a.ts", 'import { useId } from "react";'],
    ["the domain and the server", "domain/a.ts", 'import type { App } from "../server/runtime/app.ts";'],
    ["ui and the product", "app/ui/a.tsx", 'import * as messages from "../../domain/messages.ts";'],
    ["a noun and the server", "app/gem/a.tsx", 'import { viewHome } from "../../server/views/home.ts";'],
    ["a noun and routes", "app/gem/a.tsx", 'import Home from "../routes/home.tsx";'],
    ["one noun and another", "app/search/a.tsx", 'import { GemCard } from "../gem/gem-card.tsx";'],
    ["the shell and a noun", "app/shell/a.tsx", 'import { GemCard } from "../gem/gem-card.tsx";'],
    [
      "routes and adapters",
      "app/routes/a.tsx",
      'import { openDocuments } from "../../server/documents/open.ts";',
    ],
    [
      "views and adapters' values",
      "server/views/a.ts",
      'import { openDocuments } from "../documents/open.ts";',
    ],
    ["use cases and packages", "server/usecases/a.ts", 'import { Kysely } from "kysely";'],
    ["one adapter and another", "server/mail/a.ts", 'import { openDocuments } from "../documents/open.ts";'],
    [
      "http and adapters' values",
      "server/http/a.ts",
      'import { openDocuments } from "../documents/open.ts";',
    ],
    [
      "the product and its tests",
      "server/runtime/a.ts",
      'import { world } from "../../tests/support/world.ts";',
    ],
    ["a re-export", "app/ui/a.ts", 'export { messages } from "../../domain/messages.ts";'],
    ["a dynamic import", "app/ui/a.ts", 'const load = () => import("../../domain/messages.ts"); void load;'],
    [
      "an imported type",
      "app/ui/a.ts",
      'type M = import("../../domain/messages.ts").M; const m: M = 1; void m;',
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

test("a circle of imports is found", () => {
  const files = {
    "domain/a.ts": 'import { b } from "./b.ts"; export const a = b;',
    "domain/b.ts": 'import { c } from "./c.ts"; export const b = c;',
    "domain/c.ts": 'import { a } from "./a.ts"; export const c = a;',
    "domain/d.ts": 'import { a } from "./a.ts"; void a;',
  };
  expect(places(cycles(house(files)))).toEqual(["domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts"]);
});

describe("what draws", () => {
  test.each([
    ["imports the client", "app/gem/a.tsx", 'import { post } from "../actions/post.ts"; void post;'],
    ["fetches", "app/gem/a.tsx", 'void fetch("x");'],
    ["fetches by the window", "app/gem/a.tsx", 'void window.fetch("x");'],
    ["sends a beacon", "app/gem/a.tsx", 'navigator.sendBeacon("x");'],
    ["stores", "app/gem/a.tsx", 'sessionStorage.setItem("a", "b");'],
    ["has a hook with a client of its own", "app/gem/use-a.ts", "new XMLHttpRequest();"],
  ])("a component that %s is found", (_, file, text) => {
    expect(strayRequests(parseModule(file, text))).toHaveLength(1);
  });

  test("a component may import the client's types, and its hooks may post", () => {
    const typed = 'import type { post } from "../actions/post.ts"; export type Post = typeof post;';
    expect(strayRequests(parseModule("app/gem/a.tsx", typed))).toEqual([]);
    const posts = 'import { post } from "../actions/post.ts"; void post;';
    expect(strayRequests(parseModule("app/gem/use-a.ts", posts))).toEqual([]);
  });
});

describe("an export", () => {
  test("an export that nothing imports is found", () => {
    const files = {
      "domain/a.ts": "export const used = 1;\nexport const unused = 2;\nexport interface Unused {}\n",
      "domain/b.ts": 'import { used as other } from "./a.ts"; void other;',
    };
    expect(places(unusedExports(house(files)))).toEqual([
      "domain/a.ts:2 exports unused, which nothing imports",
      "domain/a.ts:3 exports Unused, which nothing imports",
    ]);
  });

  test("a type that a signature of its module uses may be exported", () => {
    const files = {
      "domain/a.ts": "export interface Wish {} export const a = (wish: Wish) => wish;",
      "domain/b.ts": 'import { a } from "./a.ts"; void a;',
    };
    expect(unusedExports(house(files))).toEqual([]);
  });

  test("an export may be used by a namespace import, a dynamic import, or React Router", () => {
    const files = {
      "domain/a.ts": "export const a = 1;",
      "domain/b.ts": "export const b = 1;",
      "app/routes/c.tsx": "export const loader = () => null; export default function C() { return null; }",
      "app/d.ts": 'import * as all from "../domain/a.ts"; void all; void import("../domain/b.ts");',
    };
    expect(unusedExports(house(files))).toEqual([]);
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

test.each([
  ['import { request } from "node:https";', 1],
  ['import { isIP } from "node:net";', 0],
  ['import type { Socket } from "node:net";', 0],
  ['const { createTransport } = await import("nodemailer");', 1],
  ["await fetch(address);", 1],
  ["await client.fetch(address);", 0],
  ["connect({ rejectUnauthorized: false });", 1],
  ['process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";', 1],
])("of the server's ways out, in %s there are %i", (text, count) => {
  expect(strayConnections(parseModule("server/views/a.ts", text))).toHaveLength(count);
});

test("uses of the console, the clock and randomness are found", () => {
  expect(consoleCalls(parseModule("app/a.ts", "console.log(1);"))).toHaveLength(1);
  const text = "Date.now(); Math.random(); new Date(); new Date(5); Math.max(1);";
  expect(impurities(parseModule("domain/a.ts", text))).toHaveLength(3);
});
