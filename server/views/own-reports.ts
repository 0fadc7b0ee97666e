import { catalogue } from "../../domain/gems/catalogue.ts";
import type { ReportOutcome } from "../../domain/reviews/report.ts";
import type { MistakeOutcome } from "../../domain/travel/mistake.ts";
import type { App } from "../app.ts";
import type { MistakeReport } from "../documents/mistake-reports.ts";
import type { ReviewReport } from "../documents/review-reports.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** A report as its reporter sees it. */
export interface OwnReport {
  readonly id: string;
  readonly kind: "review" | "mistake";
  readonly gem: { readonly id: number; readonly title: string };
  /** Milliseconds since the epoch. */
  readonly reportedAt: number;
  /** Null while nobody has looked at it. */
  readonly outcome: ReportOutcome | MistakeOutcome | null;
  /** What the operator answered. */
  readonly answer: string | null;
}

/** The largest number of reports that are listed; the file with one's own data has all. */
const most = 20;

/** Reads the user's reports, the newest first. */
export async function viewOwnReports(
  { documents }: Pick<App, "documents">,
  { id: userId }: Pick<UserDocument, "id">,
): Promise<readonly OwnReport[]> {
  const ofReviews = await documents.reviewReports.ofUser(userId, most);
  const mistakes = await documents.mistakeReports.ofUser(userId, most);
  return [
    ...ofReviews.flatMap((report) => ownReport("review", report)),
    ...mistakes.flatMap((report) => ownReport("mistake", report)),
  ]
    .toSorted((a, b) => b.reportedAt - a.reportedAt)
    .slice(0, most);
}

const ownReport = (
  kind: OwnReport["kind"],
  { id, gemId, reportedAt, outcome, answer }: ReviewReport | MistakeReport,
): readonly OwnReport[] =>
  catalogue
    .filter((gem) => gem.id === gemId)
    .map(({ title }) => ({ id, kind, gem: { id: gemId, title }, reportedAt, outcome, answer }));
