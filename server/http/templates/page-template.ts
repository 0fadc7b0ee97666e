import { paths } from "../../../domain/paths.ts";
import type { Token } from "./cut.ts";

/** What a template is filled with: all parts of a page that differ by user. */
export interface Filling {
  readonly nonce: string;
  /** The markup of the initial in the header; null for a user with a profile image. */
  readonly initial: string | null;
  /** The URL of the profile image; null if there is none. */
  readonly image: string | null;
  /** The loaders' data, as the text of its element. */
  readonly data: string;
  /** The ids of the saved gems, the newest save first. */
  readonly savedGems: readonly number[];
}

/** A hole: returns its content for a filling, in UTF-8 or as text. */
export type Hole = (filling: Filling) => Buffer | string;

/** A page in UTF-8, cut at its holes. */
export type PageTemplate = readonly (Buffer | Hole)[];

/** Returns the page for one user, in pieces. */
export const fill = (template: PageTemplate, filling: Filling): readonly (Buffer | string)[] =>
  template.map((piece) => (typeof piece === "function" ? piece(filling) : piece));

const simpleHoles = {
  nonce: ({ nonce }) => nonce,
  initial: ({ initial }) => initial ?? "",
  image: ({ image }) => image ?? "",
  data: ({ data }) => data,
  list: ({ savedGems }) => paths.list(savedGems),
} as const satisfies Readonly<Record<string, Hole>>;

/** The shared text or the hole of a token; null for a heart and a card, which the stores handle. */
export function pieceOf({ kind, text }: Token): Buffer | Hole | null {
  if (kind === "shared") return Buffer.from(text);
  return kind === "heart" || kind === "card" ? null : simpleHoles[kind];
}

/** Finds the gem's id in the markup of a heart. */
const gemOfHeart = /^<button [^>]*value="(\d+)"/;

/**
 * Makes a template of a page with hearts from two renderings: one with no gem saved, one with all. Null when they differ
 * in more than the hearts, because then something else on the page depends on the saved gems.
 */
export function templateWithHearts(
  withNone: readonly Token[],
  withAll: readonly Token[],
): PageTemplate | null {
  if (withNone.length !== withAll.length) return null;
  const pieces = withNone.map((token, index) => {
    const other = withAll[index];
    if (other?.kind !== token.kind) return null;
    if (token.kind === "heart") return heart(token.text, other.text);
    return token.text === other.text ? pieceOf(token) : null;
  });
  return pieces.includes(null) ? null : pieces.filter((piece) => piece !== null);
}

function heart(notSaved: string, saved: string): Hole | null {
  const gemId = gemOfHeart.exec(notSaved)?.[1];
  if (gemId === undefined || gemId !== gemOfHeart.exec(saved)?.[1]) return null;
  const [without, withSave] = [Buffer.from(notSaved), Buffer.from(saved)];
  return ({ savedGems }) => (savedGems.includes(Number(gemId)) ? withSave : without);
}

/** The bytes of the shared pieces. */
export const sizeOf = (template: PageTemplate): number =>
  template.reduce((sum, piece) => sum + (typeof piece === "function" ? 0 : piece.length), 0);
