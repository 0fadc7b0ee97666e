/** A sentence to show to somebody, or to read aloud. */
export interface Phrase {
  /** The anchor of its line on the page. */
  readonly id: string;
  readonly english: string;
  /** How to read it aloud, in Latin letters with macrons (modified Hepburn). */
  readonly reading: string;
  /** The parts between which a line may end. */
  readonly japanese: readonly string[];
  /** Words to point at: the other person's answer, or what the sentence is about. */
  readonly words?: readonly Word[];
  /** What to hold out or to point at, as an instruction to the traveller. */
  readonly hint?: string;
}

/** A word to point at. A digit explains itself. */
export interface Word {
  readonly japanese: string;
  readonly english?: string;
}

/** A word with its meaning. */
export const word = (english: string, japanese: string): Word => ({ japanese, english });

/** A phrase; `japanese` is its parts. */
export const phrase = <Id extends string>(
  id: Id,
  english: string,
  reading: string,
  japanese: readonly string[],
  more: Pick<Phrase, "words" | "hint"> = {},
): Phrase & { readonly id: Id } => ({ id, english, reading, japanese, ...more });
