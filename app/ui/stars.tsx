import css from "./stars.module.css";

const unit = 24;
/** The outline of a star in the square with this number. */
const starAt = (place: number) =>
  `M${place * unit + 12} 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z`;
const star = starAt(0);
/** One path: a page of reviews has a hundred stars, and twice as many outlines. */
const fiveStars = [0, 1, 2, 3, 4].map(starAt).join("");

/** One star, coloured by its context. */
export function Star() {
  return (
    <svg viewBox={`0 0 ${unit} ${unit}`} aria-hidden="true">
      <path d={star} />
    </svg>
  );
}

/** Five stars, filled up to `value` (0–5, also fractions). Decorative: the rating must also be shown as text. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <svg className={css["stars"]} viewBox={`0 0 ${5 * unit} ${unit}`} aria-hidden="true">
      <path className={css["empty"]} d={fiveStars} />
      <svg className={css["filled"]} width={value * unit} height={unit}>
        <path d={fiveStars} />
      </svg>
    </svg>
  );
}
