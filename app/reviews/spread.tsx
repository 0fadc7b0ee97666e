import * as messages from "../../domain/site/messages.ts";
import css from "./spread.module.css";

const marks = [5, 4, 3, 2, 1];

/** The distribution of the ratings: a bar for each, five stars first. `spread` holds the number of one star, two, … five. */
export function Spread({ spread }: { readonly spread: readonly number[] }) {
  const most = Math.max(1, ...spread);
  return (
    <ul className={css["spread"]} aria-label={messages.reviews.spreadLabel}>
      {marks.map((stars) => {
        const count = spread[stars - 1] ?? 0;
        return (
          <li key={stars} className={css["row"]}>
            <span className="visually-hidden">{messages.reviews.spread(stars, count)}</span>
            <span aria-hidden="true">{stars}</span>
            <svg className={css["bar"]} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css["filled"]} width={(100 * count) / most} height="1" />
            </svg>
            <span className={css["count"]} aria-hidden="true">
              {count.toLocaleString("en-US")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
