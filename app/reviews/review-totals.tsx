import * as messages from "../../domain/site/messages.ts";
import type { ShownReviews } from "../../domain/reviews/shown-reviews.ts";
import { Spread } from "./spread.tsx";
import { Stars } from "../ui/stars.tsx";
import css from "./review-totals.module.css";

/** The mean, number and distribution of the readers' ratings; renders nothing without reviews. */
export function ReviewTotals({
  reviews: { mean, count, spread },
}: {
  readonly reviews: Pick<ShownReviews, "mean" | "count" | "spread">;
}) {
  if (mean === null) return null;
  return (
    <div className={css["totals"]}>
      <div className={css["label"]}>
        <p className={css["whose"]}>{messages.reviews.readersRating}</p>
        <p>{messages.reviews.readersRatingHint}</p>
      </div>
      <div className={css["sum"]}>
        <p className={css["mean"]}>
          <Stars value={mean} />
          {messages.gemPage.outOfFive(mean)}
        </p>
        <p className={css["count"]}>{messages.reviews.count(count)}</p>
      </div>
      <Spread spread={spread} />
    </div>
  );
}
