import { Visitor, type ESTree } from "vite";
import { lineAt, type Breach, type Module } from "./modules.ts";

const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const hexColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i;
const namedColour =
  /(?<![\w-])(?:aqua|beige|black|blue|brown|coral|crimson|cyan|gold|gr[ae]y|green|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|snow|tan|teal|tomato|violet|wheat|white|yellow)(?![\w-])/i;

/** Removes comments, addresses and strings from a stylesheet; line numbers stay the same. */
export const bare = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/[^\n]/g, " "));

/** Finds colours in a stylesheet that are not tokens. Names of selectors and properties do not count. */
export function rawColoursInCss(file: string, css: string): readonly Breach[] {
  return [...bare(css).matchAll(/:([^;{}]*)(?=[;}])/g)].flatMap(({ 1: value = "", index }) => {
    const colour = [colourFunction, hexColour, namedColour].find((pattern) => pattern.test(value));
    if (colour === undefined) return [];
    return [
      {
        at: `${file}:${lineAt(css, index)} names a raw colour: ${value.trim()}`,
        fix: "give it a semantic name in app/document/styles/tokens.css and use var(--…).",
      },
    ];
  });
}

/** The strings of a module, template parts included, with their offsets. */
function strings({ program }: Module): readonly { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  const skipped = new Set<number>();
  const skip = (node: { readonly source: { readonly start: number } | null }) => {
    if (node.source !== null) skipped.add(node.source.start);
  };
  new Visitor({
    ImportDeclaration: skip,
    ExportNamedDeclaration: skip,
    ExportAllDeclaration: skip,
    ImportExpression: skip,
    TSImportType: skip,
    Literal(node: {
      readonly value: unknown;
      readonly start: number;
      readonly regex?: { readonly pattern: string };
    }) {
      if (typeof node.value === "string" && !skipped.has(node.start)) {
        found.push({ text: node.value, start: node.start });
      }
      // A regular expression for whole addresses counts as the text it matches.
      if (node.regex !== undefined && /^\^\\\/\(?(?:\?:)?[a-z]/.test(node.regex.pattern)) {
        found.push({ text: node.regex.pattern.slice(1).replaceAll("\\/", "/"), start: node.start });
      }
    },
    TemplateLiteral({ quasis }) {
      for (const { value, start } of quasis.slice(0, 1))
        found.push({ text: value.cooked ?? value.raw, start });
    },
  }).visit(program);
  return found;
}

/** Finds colours in a module. */
export function rawColoursInModule(module: Module): readonly Breach[] {
  return strings(module)
    .filter(
      ({ text }) =>
        /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^(?:rgb|hsl|oklch)a?\(/i.test(text),
    )
    .map(({ text, start }) => ({
      at: `${module.file}:${lineAt(module.text, start)} names a raw colour: ${text}`,
      fix: "style it with a class and a token of app/document/styles/tokens.css.",
    }));
}

/** Finds addresses of the site that are written out: strings, templates and patterns that start like a path. */
export function writtenAddresses(module: Module): readonly Breach[] {
  return strings(module)
    .filter(({ text }) => /^\/(?:$|\(?(?:\?:)?[a-z])/.test(text))
    .map(({ text, start }) => ({
      at: `${module.file}:${lineAt(module.text, start)} writes the address ${text}`,
      fix: "name it in domain/site/paths.ts and import it from there.",
    }));
}

/** Finds apostrophes of a typewriter in a module's texts, apart from those of the specification's sentences. */
export function straightApostrophes(module: Module, contract: readonly string[]): readonly Breach[] {
  const found: Breach[] = [];
  const note = (text: string, start: number) => {
    if (!/\p{Letter}'/u.test(text) || contract.includes(text)) return;
    found.push({
      at: `${module.file}:${lineAt(module.text, start)} has a straight apostrophe: ${text}`,
      fix: "write ’.",
    });
  };
  new Visitor({
    Literal: ({ value, start }: { readonly value: unknown; readonly start: number }) => {
      if (typeof value === "string") note(value, start);
    },
    TemplateLiteral: ({ quasis }) => {
      for (const { value, start } of quasis) note(value.cooked ?? value.raw, start);
    },
  }).visit(module.program);
  return found;
}

const spoken = new Set([
  "alt",
  "title",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "placeholder",
  "label",
]);

const wordsIn = (node: ESTree.Expression | ESTree.JSXEmptyExpression): string => {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  if (node.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join("");
  if (node.type === "ConditionalExpression") return wordsIn(node.consequent) + wordsIn(node.alternate);
  if (node.type === "LogicalExpression") return wordsIn(node.right);
  return "";
};

/** Finds sentences in markup: text, and attributes that are read aloud. */
export function writtenSentences(module: Module): readonly Breach[] {
  const found: Breach[] = [];
  const note = (text: string, start: number) => {
    if (!/\p{Letter}/u.test(text)) return;
    found.push({
      at: `${module.file}:${lineAt(module.text, start)} says “${text.trim()}”`,
      fix: "move the sentence to domain/site/messages.ts.",
    });
  };
  const children = (nodes: readonly ESTree.JSXChild[]) => {
    for (const child of nodes)
      if (child.type === "JSXExpressionContainer") note(wordsIn(child.expression), child.start);
  };
  new Visitor({
    JSXText: ({ value, start }) => note(value, start),
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute({ name, value, start }) {
      if (name.type !== "JSXIdentifier" || !spoken.has(name.name) || value === null) return;
      if (value.type === "Literal") note(value.value, start);
      if (value.type === "JSXExpressionContainer") note(wordsIn(value.expression), start);
    },
  }).visit(module.program);
  return found;
}
