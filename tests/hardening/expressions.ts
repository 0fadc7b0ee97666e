import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

const root = path.join(import.meta.dirname, "..", "..");

/** A regular expression where one may stand: after what cannot end a value. */
const literal =
  /(?<=(?:^|[=(,:!&|?;{}[]|\breturn|=>)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=\s*[.,;)\]:\n])/g;

/** Every regular expression of the product by where it stands. */
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

/** Long runs of what the expressions look for, with and without an end that breaks the match. */
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

/** Milliseconds: a quadratic match takes minutes to hours, a linear one far less than this, on a busy machine too. */
const patienceFor = (length: number) => Math.round(10_000 + length / 100);

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

/** Looks for matches in texts of `length` characters; throws when that takes more than linear time. */
export function tryOn(source: string, flags: string, length: number, patience = patienceFor(length)): void {
  const matches = new RegExp(source, flags.replaceAll(/[gy]/g, ""));
  Object.assign(context, { matches, texts: texts(length) });
  vm.runInContext("for (const text of texts) matches.test(text)", context, {
    timeout: patience,
  });
}
