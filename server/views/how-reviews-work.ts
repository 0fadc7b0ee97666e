import { longestReview } from "../../domain/reviews/review.ts";
import type { ReviewRules } from "../../domain/statements/review-rules.ts";
import type { App } from "../app.ts";
import type { ReviewFigures } from "../documents/review-figures.ts";

/** Reads what the page "How reviews work" says: the rules and the figures. */
export async function viewHowReviewsWork(
  app: Pick<App, "config" | "documents" | "log">,
): Promise<ReviewRules> {
  return {
    figures: await readFigures(app),
    longest: longestReview,
    verifiesAddresses: app.config.mail.kind === "smtp",
  };
}

/** Null when the database does not answer: the page is shown without them. */
async function readFigures({
  documents,
  log,
}: Pick<App, "documents" | "log">): Promise<ReviewFigures | null> {
  try {
    return await documents.reviewFigures();
  } catch (error) {
    log.error({ err: error }, "review figures not read");
    return null;
  }
}
