import { reportReview } from "../usecases/reports.ts";
import { deleteReview, writeReview } from "../usecases/reviews.ts";
import { intent, type Action } from "./action.ts";

/** Writes or deletes the signed-in user's review of a gem, or reports somebody else's. */
export const ownReviews = {
  intents: {
    write: intent({
      fields: { gemId: "text", rating: "text", reviewText: "text" },
      failure: "review-failed",
      run: ({ app, actor }, typed) => writeReview(app, actor, typed),
    }),
    delete: intent({
      fields: { gemId: "text", reviewId: "text" },
      failure: "review-failed",
      run: ({ app, actor }, typed) => deleteReview(app, actor, typed),
    }),
    report: intent({
      fields: { gemId: "text", reviewId: "text", reason: "text", note: "text" },
      failure: "report-failed",
      run: ({ app, actor }, typed) => reportReview(app, actor, typed),
    }),
  },
} satisfies Action;
