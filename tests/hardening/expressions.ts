import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import type { Row } from "./row.ts";

const root = path.join(import.meta.dirname, "..", "..");

/** Finds a regular expression literal: a slash after something that cannot end a value. */
const literal =
  /(?<=(?:^|[=(,:!&|?;{}[]|\breturn|=>)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=\s*[.,;)\]:\n])/g;

/** Every regular expression of the product, with its place. */
export const expressions = ["domain", "server", "app"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), "utf8");
      const code = text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
      return [...code.matchAll(literal)].map(
        ([, source = "", flags = ""]) => [`${folder}/${file}: /${source}/${flags}`, source, flags] as const,
      );
    }),
);

/** Characters that the expressions look for, to be repeated, with and without an end that breaks the match. */
const pieces = [
  ...Array.from("a A0 _-.@:;,=&?/\\\"'<>()[]{}%+*#~|^$!\n\t\r\0\u3000\u0301\u200b日"),
  "a@",
  "a.",
  "a-",
  "0 ",
  " \n",
  "=,",
  "/.",
  "%2f",
  "%2e",
  "::",
  "1.1.",
  "br,",
  ";q=0",
  "q=0.",
  "a\u0301",
  "\u202e",
  "😀",
];

/**
 * The timeout in milliseconds: a quadratic match takes minutes to hours, a linear one much less than this, also on a
 * busy machine.
 */
const timeoutFor = (length: number) => Math.round(10_000 + length / 100);

const context = vm.createContext({});
const textsOf = new Map<number, readonly string[]>();

function texts(length: number): readonly string[] {
  const known = textsOf.get(length);
  if (known !== undefined) return known;
  const made = pieces.flatMap((piece) => {
    const run = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return [`${run}\u0001`, `a${run}!`];
  });
  textsOf.set(length, made);
  return made;
}

/**
 * Matches an expression against texts of `length` characters.
 * @throws Error when that takes more than linear time.
 */
export function tryOn(source: string, flags: string, length: number, timeout = timeoutFor(length)): void {
  const matches = new RegExp(source, flags.replaceAll(/[gy]/g, ""));
  Object.assign(context, { matches, texts: texts(length) });
  vm.runInContext("for (const text of texts) matches.test(text)", context, {
    timeout: timeout,
  });
}

/** docs/security.md row 26 at its full length: every regular expression of the product on texts of a million characters. */
export const regularExpressions: Row = {
  name: "expressions",
  shows: "row 26: every regular expression of the product on texts of a million characters",
  run() {
    const times = expressions.map(([at, source, flags]) => {
      const before = process.cpuUsage();
      try {
        tryOn(source, flags, 1_000_000);
      } catch {
        return { at: `${at}: MORE THAN LINEAR`, ms: Number.POSITIVE_INFINITY };
      }
      return { at, ms: process.cpuUsage(before).user / 1000 };
    });
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    return Promise.resolve(
      slowest.map(({ at, ms }) => ({
        figure: `${Math.round(ms)} ms over some hundred texts, one of the slowest of ${times.length}: ${at}`,
        bar: "linear time",
        passed: Number.isFinite(ms),
      })),
    );
  },
};
