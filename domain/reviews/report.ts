import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, readLines } from "../base/text.ts";

/** Why a review is reported (docs/product.md §5, Report), in the order of the form. */
export const reportReasons = ["spam", "abuse", "off-topic", "personal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What became of a report; null while nobody has looked at it. */
export type ReportOutcome = "hidden" | "kept";

/** The maximum length of a report's note, in UTF-16 code units, in the browser and on the server. */
export const longestReportNote = 500;

/** A report as its form sends it. */
export interface TypedReport {
  readonly reason: string;
  readonly note: string;
}

/** A report of a review. */
export interface Report {
  readonly reason: ReportReason;
  /** Empty where nothing was added. */
  readonly note: string;
}

export type ReportRefusal = "report-reason-missing" | "report-too-long" | "report-characters";

/** Whether a text is one of the reasons. */
const isReportReason = (text: string): text is ReportReason =>
  reportReasons.some((reason) => reason === text);

/** Checks a report (docs/product.md §5, Report): a reason is required, a note is not. */
export function readReport({ reason, note: typed }: TypedReport): Result<Report, ReportRefusal> {
  if (!isReportReason(reason)) return refuse("report-reason-missing");
  const note = readLines(typed).trim();
  if (note.length > longestReportNote) return refuse("report-too-long");
  return isShowable(note) ? ok({ reason, note }) : refuse("report-characters");
}
