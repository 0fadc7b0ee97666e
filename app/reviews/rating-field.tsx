import { useId, type RefObject } from "react";
import * as messages from "../../domain/site/messages.ts";
import { stars } from "../../domain/reviews/review.ts";
import { Star } from "../ui/stars.tsx";
import css from "./rating-field.module.css";

/** The choice of one to five stars, with its label (docs/product.md §5, Rating labels). 0 means no rating. */
export function RatingField({
  rating,
  onChange,
  firstStar,
}: {
  readonly rating: number;
  readonly onChange: (rating: number) => void;
  readonly firstStar: RefObject<HTMLInputElement | null>;
}) {
  const name = useId();
  return (
    <div className={css["rating"]}>
      <span id={`${name}-label`} className={css["label"]}>
        {messages.reviewDialog.rating}
      </span>
      <div className={css["row"]}>
        <div
          role="radiogroup"
          aria-labelledby={`${name}-label`}
          aria-describedby={`${name}-word`}
          aria-required="true"
          className={css["stars"]}
        >
          {stars.map((star) => (
            <label key={star} className={css["star"]}>
              <input
                ref={star === (rating || 1) ? firstStar : undefined}
                type="radio"
                name={name}
                value={star}
                checked={star === rating}
                onChange={() => onChange(star)}
                aria-label={messages.reviews.stars(star)}
                className={css["choice"]}
              />
              <Star />
            </label>
          ))}
        </div>
        <span id={`${name}-word`} aria-live="polite" className={css["word"]}>
          {messages.reviewDialog.labels[rating]}
        </span>
      </div>
    </div>
  );
}
