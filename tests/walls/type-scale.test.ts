import { expect, test } from "vitest";
import { lineAt, readSource, sourceFiles } from "./modules.ts";

const tokensFile = "app/document/styles/tokens.css";
/** The text of drawn maps, and of a printed page in its true size, has the units of the drawing. */
const drawings = new Set([
  "app/map/map-sheet.module.css",
  "app/map/locator.module.css",
  "app/travel/pocket-book.module.css",
]);

/** The sizes of type: small text to the largest title. */
const scale = [
  "text-small",
  "text",
  "text-lead",
  "title-small",
  "title-middle",
  "title",
  "title-large",
  "display",
];

/** The size in a value of `font-size` or `font`; null where the value has none. */
const sizeOf = (property: string, value: string): string | null =>
  property === "font-size" ? value : (/(?:^|\s)((?:\S|(?<=,)\s)+?)\s*\/\s*[\d.]/.exec(value)?.[1] ?? null);

/** What is held out at arm's length fills its line, and is never smaller than the largest title. */
const fillsLine = /^clamp\(\s*var\(--display\), max\(96cqi \//;

/** What a size may be: a token, the size around it, none, or on paper a size in points. */
const isAllowed = (size: string): boolean => {
  const token = /^var\(--([\w-]+)\)$/.exec(size)?.[1];
  if (token !== undefined) return scale.includes(token);
  return /^(?:inherit|0|1em|100%)$|\dpt\b/.test(size) || fillsLine.test(size);
};

test("the type has eight sizes", () => {
  const names = [...readSource(tokensFile).matchAll(/--((?:text|title|display)[\w-]*):/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(scale);
});

test("every stylesheet takes its sizes of type from the tokens", () => {
  const others = sourceFiles(".css")
    .filter((file) => file.startsWith("app/") && !drawings.has(file))
    .flatMap((file) => {
      const text = readSource(file);
      return [...text.matchAll(/(?<![\w-])(font-size|font):\s*([^;{}]+);/g)].flatMap((found) => {
        const [, property = "", value = ""] = found;
        const size = sizeOf(property, value.replaceAll(/\s+/g, " "));
        if (size === null || isAllowed(size)) return [];
        return [`${file}:${lineAt(text, found.index)} ${size}`];
      });
    });
  expect(others).toEqual([]);
});
