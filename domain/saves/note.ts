import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, readLines } from "../base/text.ts";

/** A user's own note on a saved gem (docs/product.md §3). */
export interface Note {
  readonly text: string;
  /** The number of times that it was written; 0 where it never was. A device sends the one that it has seen. */
  readonly revision: number;
}

/** A note as its form sends it. */
export interface TypedNote {
  readonly gemId: string;
  readonly note: string;
  /** The revision that the page has shown. */
  readonly revision: string;
}

/** What a gem has on which nobody has written a note. */
export const noNote: Note = { text: "", revision: 0 };

/** The maximum length of a note (docs/product.md §5), in UTF-16 code units, in the browser and on the server. */
export const longestNote = 1000;

export type NoteRefusal = "note-too-long" | "note-characters";

/** Checks the text of a note (docs/product.md §5, Note). An empty one is a note that was removed. */
export function readNote(typed: string): Result<string, NoteRefusal> {
  const text = readLines(typed);
  if (text.length > longestNote) return refuse("note-too-long");
  return isShowable(text) ? ok(text) : refuse("note-characters");
}

/** Reads a revision as a form sends it; null for anything that is none. */
export const readRevision = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed) ? Number(typed) : null;
