import { useId } from "react";
import { messages } from "../../domain/messages.ts";
import type { ShownReview } from "../../domain/shown-reviews.ts";
import { Stars } from "./stars.tsx";
import css from "./review-card.module.css";

/** The same day for the server and for every reader, so that the page does not change under the reader's eyes. */
const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** One person's review. Whatever they wrote is shown as text, in its own direction, with its line breaks. */
export function ReviewCard({ review }: { readonly review: ShownReview }) {
  const { nickname, rating, text, createdAt, edited } = review;
  const writer = useId();
  return (
    <article className={css["card"]} aria-labelledby={writer}>
      <p className={css["writer"]}>
        <bdi id={writer}>{nickname || messages.reviews.anonymous}</bdi>
      </p>
      <p className={css["mark"]}>
        <Stars value={rating} />
        {messages.reviews.stars(rating)}
      </p>
      <p className={css["date"]}>
        <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
        {edited && ` · ${messages.reviews.edited}`}
      </p>
      {text !== "" && (
        <p className={css["text"]} dir="auto">
          {text}
        </p>
      )}
    </article>
  );
}
