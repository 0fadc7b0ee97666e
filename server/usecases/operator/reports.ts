import { ok, refuse } from "../../../domain/base/result.ts";
import type { ReportOutcome } from "../../../domain/reviews/report.ts";
import type { MistakeOutcome } from "../../../domain/travel/mistake.ts";
import type { MistakeReport } from "../../documents/mistake-reports.ts";
import type { ReviewReport } from "../../documents/review-reports.ts";
import { optionalReasonOf, record, type OperatorApp, type OperatorResult } from "./operator.ts";
import { findReview, hideReview, type AnyReview } from "./reviews.ts";

/** A report of either kind. */
export type AnyReport =
  | (ReviewReport & { readonly kind: "review"; readonly review: AnyReview | null })
  | (MistakeReport & { readonly kind: "mistake" });

/** What an operator decides about a report. */
export const outcomes = ["hidden", "corrected", "kept"] as const satisfies readonly (
  | ReportOutcome
  | MistakeOutcome
)[];
export type Outcome = (typeof outcomes)[number];

/** Lists the reports that nobody has resolved, the oldest first; or all, the newest first. */
export async function listReports(
  app: OperatorApp,
  { isOpen, limit }: { readonly isOpen: boolean; readonly limit: number },
): Promise<readonly AnyReport[]> {
  const { reviewReports, mistakeReports } = app.documents;
  const ofReviews = await reviewReports.list({ isOpen, limit });
  const reports = [
    ...(await Promise.all(ofReviews.map((report) => withReview(app, report)))),
    ...(await mistakeReports.list({ isOpen, limit })).map(asMistake),
  ];
  const sign = isOpen ? 1 : -1;
  return reports.toSorted((a, b) => sign * (a.reportedAt - b.reportedAt)).slice(0, limit);
}

/** Finds a report of either kind. */
export async function findReport(app: OperatorApp, id: string): OperatorResult<AnyReport> {
  const ofReview = await app.documents.reviewReports.byId(id);
  if (ofReview !== undefined) return ok(await withReview(app, ofReview));
  const mistake = await app.documents.mistakeReports.byId(id);
  return mistake === undefined ? refuse({ code: "report-unknown" }) : ok(asMistake(mistake));
}

/** A report that was resolved. */
export interface ResolvedReport {
  readonly id: string;
  readonly outcome: Outcome;
}

/**
 * Resolves a report. "hidden" hides the review, with a reason that its writer reads; one decision resolves all reports of
 * a review. Otherwise the reason is an answer to the reporter, and is not needed.
 */
export async function resolveReport(
  app: OperatorApp,
  id: string,
  { outcome, reason: typedReason }: { readonly outcome: Outcome; readonly reason: string | undefined },
): OperatorResult<ResolvedReport> {
  const found = await findReport(app, id);
  if (!found.ok) return found;
  const report = found.value;
  if (report.outcome !== null) return refuse({ code: "report-resolved" });
  if (outcome !== "kept" && outcome !== (report.kind === "review" ? "hidden" : "corrected"))
    return refuse({ code: "report-outcome" });
  if (report.kind === "review" && outcome === "hidden") {
    const hidden = await hideReview(app, report.reviewId, typedReason);
    return hidden.ok ? ok({ id, outcome }) : hidden;
  }
  const reason = optionalReasonOf(typedReason);
  if (!reason.ok) return reason;
  const isResolved = await app.documents.transaction(async (inside) => {
    const resolution = { answer: reason.value, resolvedAt: app.now() };
    const isDone =
      report.kind === "review"
        ? (await inside.reviewReports.resolve({
            ...resolution,
            reviewId: report.reviewId,
            outcome: "kept",
          })) > 0
        : await inside.mistakeReports.resolve({
            ...resolution,
            id,
            outcome: outcome === "corrected" ? outcome : "kept",
          });
    const { userId } = report;
    if (isDone)
      await record(app, inside, { action: `report ${outcome}`, subject: id, userId, reason: reason.value });
    return isDone;
  });
  return isResolved ? ok({ id, outcome }) : refuse({ code: "report-resolved" });
}

const asMistake = (report: MistakeReport): AnyReport => ({ ...report, kind: "mistake" });

async function withReview(app: OperatorApp, report: ReviewReport): Promise<AnyReport> {
  const review = await findReview(app, report.reviewId);
  return { ...report, kind: "review", review: review.ok ? review.value : null };
}
