import { gemById } from "../../domain/gems/gem-by-id.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { readReport, type ReportRefusal, type TypedReport } from "../../domain/reviews/report.ts";
import { readMistake, type MistakeRefusal, type TypedMistake } from "../../domain/travel/mistake.ts";
import type { App } from "../app.ts";
import { conflictAsValue } from "../base/refused.ts";
import { isId } from "../base/ids.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { Client } from "./client.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

type Reporting = Limited & Pick<App, "random">;

type ReviewReportRefusal =
  | { readonly code: ReportRefusal | "report-logged-out" | "gem-unknown" | "review-missing" | "report-own" }
  | TooMany;

/**
 * Reports somebody else's review of a gem (docs/product.md §4, Reports). From then on its reporter does not see it; for
 * others nothing changes, however many report it, until an operator hides it.
 */
export async function reportReview(
  app: Reporting,
  actor: UserDocument | null,
  typed: TypedReport & { readonly gemId: string; readonly reviewId: string },
): Promise<Result<object, ReviewReportRefusal>> {
  if (actor === null) return refuse({ code: "report-logged-out" });
  const gem = gemById(typed.gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  if (!isId(typed.reviewId)) return refuse({ code: "review-missing" });
  const report = readReport(typed);
  if (!report.ok) return refuse({ code: report.refusal });
  const within = await consume(app, [["review-reports", actor.id]]);
  if (!within.ok) return within;
  const added = await conflictAsValue(
    app.documents.reviewReports.add({
      ...report.value,
      id: app.random.id(),
      reviewId: typed.reviewId,
      gemId: gem.id,
      userId: actor.id,
      reportedAt: app.now(),
    }),
  );
  // The account was deleted since the request came in.
  if (!added.ok) return refuse({ code: "report-logged-out" });
  if (added.value === undefined) return refuse({ code: "review-missing" });
  return added.value === "own" ? refuse({ code: "report-own" }) : ok({});
}

type MistakeReportRefusal = { readonly code: MistakeRefusal | "gem-unknown" | "mistake-full" } | TooMany;

/**
 * Reports a mistake in the facts about a gem (docs/product.md §4, Reports). It needs no account, and nothing about a
 * visitor is stored with it.
 */
export async function reportMistake(
  app: Reporting,
  { actor, client }: { readonly actor: UserDocument | null; readonly client: Client },
  typed: TypedMistake,
): Promise<Result<object, MistakeReportRefusal>> {
  const gem = gemById(typed.gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  const mistake = readMistake(typed.mistake);
  if (!mistake.ok) return refuse({ code: mistake.refusal });
  const within = await consume(
    app,
    actor === null
      ? [
          ["mistake-reports-address", client.address],
          ["mistake-reports-visitors", "all"],
        ]
      : [["mistake-reports", actor.id]],
  );
  if (!within.ok) return within;
  const report = { id: app.random.id(), gemId: gem.id, mistake: mistake.value, reportedAt: app.now() };
  const add = (userId: string | null) => app.documents.mistakeReports.add({ ...report, userId });
  const added = await conflictAsValue(add(actor?.id ?? null));
  // Where the account was deleted since the request came in, the report stays, of nobody.
  const isAdded = added.ok ? added.value : await add(null);
  return isAdded ? ok({}) : refuse({ code: "mistake-full" });
}
