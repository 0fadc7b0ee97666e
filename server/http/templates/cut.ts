import { randomBytes, randomInt } from "node:crypto";
import { paths } from "../../../domain/paths.ts";

const mark = () => randomBytes(16).toString("hex");

/** One character as a reader sees it (a grapheme), with 16 of the 240 variation selectors of Unicode's plane 14. */
const randomGrapheme = () =>
  "穴" + String.fromCodePoint(...Array.from({ length: 16 }, () => 0xe0100 + randomInt(240)));

/**
 * What stands in the places of a person's words while a template is rendered: random, made when the process starts, and
 * never sent, so that nothing that anybody writes can contain it.
 */
export const placeholders = {
  nonce: mark(),
  /** The person's name, of which a page shows the first character. */
  nickname: randomGrapheme(),
  /** The storage key of the person's picture. */
  image: mark(),
  /** All other words of the person: no page that has templates shows them. */
  words: mark(),
  initial: mark(),
  data: mark(),
  list: mark(),
} as const;

/** What a page is cut at. */
const patterns = {
  nonce: placeholders.nonce,
  /** The person's initial in the header, with its element. */
  initial: placeholders.initial,
  /** The address of the person's picture. */
  image: paths.profileImage(placeholders.image),
  /** The loaders' data. */
  data: placeholders.data,
  /** The address of the saved gems as a list. */
  list: placeholders.list,
  /** A gem's heart. */
  heart: `<button [^>]*aria-pressed="(?:true|false)"[^>]*>.*?</button>`,
  /** A gem's card. */
  card: `<article [^>]*data-gem="\\d+"[^>]*>.*?</article>`,
} as const;

export type HoleKind = keyof typeof patterns;

/** A part of a page: shared text, or one of its holes as it was rendered. */
export interface Token {
  readonly kind: HoleKind | "shared";
  readonly text: string;
}

/** What a page for the placeholder person must hold. */
export interface Known {
  /** The loaders' data, as the text of its element. */
  readonly data: string;
  /** The markup of the person's initial; null where they have a picture. */
  readonly initial: string | null;
  /** The address of the saved gems as a list; null where the page has no link to it. */
  readonly list: string | null;
}

/**
 * Cuts a page at its holes. A tag that is cut at is never anybody's words: in texts, attributes and data `<` is written
 * otherwise.
 * @param html a page that was rendered for the placeholder person.
 * @returns null unless the page holds the known data and initial, each once, and nothing else of the person.
 */
export function cut(html: string, known: Known, kinds: readonly HoleKind[]): readonly Token[] | null {
  const withData = replaceOne(html, known.data, placeholders.data);
  const text = known.initial === null ? withData : replaceOne(withData, known.initial, placeholders.initial);
  if (text === null) return null;
  const marked =
    known.list === null ? text : text.replaceAll(`href="${known.list}`, () => `href="${placeholders.list}`);
  const pattern = new RegExp(kinds.map((kind) => `(?<${kind}>${patterns[kind]})`).join("|"), "gs");
  const tokens: Token[] = [];
  let end = 0;
  for (const { index, 0: match, groups } of marked.matchAll(pattern)) {
    tokens.push({ kind: "shared", text: marked.slice(end, index) });
    tokens.push({ kind: kinds.find((each) => groups?.[each] !== undefined) ?? "nonce", text: match });
    end = index + match.length;
  }
  tokens.push({ kind: "shared", text: marked.slice(end) });
  return tokens.some(({ kind, text: kept }) => isKept.has(kind) && holdsPlaceholder(kept)) ? null : tokens;
}

/** What stays in a template as it was rendered. */
const isKept: ReadonlySet<Token["kind"]> = new Set(["shared", "heart", "card"]);

const holdsPlaceholder = (text: string) => Object.values(placeholders).some((each) => text.includes(each));

/** Replaces the only occurrence of a text; null when there is none, or another. */
function replaceOne(text: string | null, one: string, by: string): string | null {
  const [before, after, ...more] = text?.split(one) ?? [];
  return before === undefined || after === undefined || more.length > 0 ? null : before + by + after;
}
