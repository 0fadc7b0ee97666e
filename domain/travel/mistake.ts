import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, looksEmpty, readLines } from "../base/text.ts";

/** The maximum length of a report, in UTF-16 code units, in the browser and on the server. */
export const longestMistake = 500;

/** The maximum length of what one user has reported about one gem before anybody has looked at it. */
const longestOpenMistake = 2000;

/** What became of a report; null while nobody has looked at it. */
export type MistakeOutcome = "corrected" | "kept";

/** A report as its form sends it. */
export interface TypedMistake {
  readonly gemId: string;
  readonly mistake: string;
}

export type MistakeRefusal = "mistake-missing" | "report-too-long" | "report-characters";

/** Checks what is wrong with the facts about a gem, in a reader's words (docs/product.md §5, Report). */
export function readMistake(typed: string): Result<string, MistakeRefusal> {
  const mistake = readLines(typed).trim();
  if (looksEmpty(mistake)) return refuse("mistake-missing");
  if (mistake.length > longestMistake) return refuse("report-too-long");
  return isShowable(mistake) ? ok(mistake) : refuse("report-characters");
}

/** What a user has reported about a gem, with what they report now; null where it would be too long. */
export function addMistake(open: string, mistake: string): string | null {
  const paragraphs = open.split("\n\n");
  if (open === mistake || paragraphs.includes(mistake)) return open;
  const both = `${open}\n\n${mistake}`;
  return both.length > longestOpenMistake ? null : both;
}
