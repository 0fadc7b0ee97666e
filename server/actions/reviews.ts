import { deleteReview, writeReview } from "../usecases/reviews.ts";
import { intent, type Action } from "./action.ts";

/** Writes or deletes the signed-in user's review of a gem. */
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
  },
} satisfies Action;
