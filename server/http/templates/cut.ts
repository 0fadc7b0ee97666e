import { randomBytes, randomInt } from "node:crypto";
import { paths } from "../../../domain/paths.ts";

const mark = () => randomBytes(16).toString("hex");

/** One grapheme, the unit that a reader sees as one character: a kanji with 16 random ones of the 240 variation selectors of
 * Unicode's plane 14. */
const randomGrapheme = () =>
  "穴" + String.fromCodePoint(...Array.from({ length: 16 }, () => 0xe0100 + randomInt(240)));

/**
 * The texts of the placeholder user, for whom templates are rendered. They are random, made when the process starts, and
 * never sent, so that no text of a real user can contain one.
 */
export const placeholders = {
  nonce: mark(),
  /** The nickname. A page shows its first character. */
  nickname: randomGrapheme(),
  /** The storage key of the profile image. */
  image: mark(),
  /** All other texts of the user. Pages with templates do not show them. */
  words: mark(),
  initial: mark(),
  data: mark(),
  list: mark(),
} as const;

/** The parts at which a page is cut. */
const patterns = {
  nonce: placeholders.nonce,
  /** The initial in the header, with its element. */
  initial: placeholders.initial,
  /** The URL of the profile image. */
  image: paths.profileImage(placeholders.image),
  /** The loaders' data. */
  data: placeholders.data,
  /** The URL of the saved gems as a list. */
  list: placeholders.list,
  /** A gem's heart. */
  heart: `<button [^>]*aria-pressed="(?:true|false)"[^>]*>.*?</button>`,
  /** A gem's card. */
  card: `<article [^>]*data-gem="\\d+"[^>]*>.*?</article>`,
} as const;

export type HoleKind = keyof typeof patterns;

/** A part of a page: text that all users share, or the content of a hole as it was rendered. A hole differs by user. */
export interface Token {
  readonly kind: HoleKind | "shared";
  readonly text: string;
}

/** What a page for the placeholder user must contain. */
export interface Known {
  /** The loaders' data, as the text of its element. */
  readonly data: string;
  /** The markup of the initial; null for a user with a profile image. */
  readonly initial: string | null;
  /** The URL of the saved gems as a list; null if the page has no link to it. */
  readonly list: string | null;
}

/**
 * Cuts a page at its holes. A user's text never looks like one of their tags, because `<` is escaped in texts, attributes
 * and data.
 * @param html a page that was rendered for the placeholder user.
 * @returns null unless the page contains the known data and initial, each once, and no other text of that user.
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

/** The parts that a template keeps as they were rendered. */
const isKept: ReadonlySet<Token["kind"]> = new Set(["shared", "heart", "card"]);

const holdsPlaceholder = (text: string) => Object.values(placeholders).some((each) => text.includes(each));

/** Replaces the only occurrence of a text; null when it occurs never or more than once. */
function replaceOne(text: string | null, one: string, by: string): string | null {
  const [before, after, ...more] = text?.split(one) ?? [];
  return before === undefined || after === undefined || more.length > 0 ? null : before + by + after;
}
