import css from "./stars.module.css";

/** One star, coloured by its context. */
export function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z" />
    </svg>
  );
}

/** Five stars, filled up to `value` (0–5). Decorative: the rating must also be there as text, at least for a screen reader. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <svg className={css["stars"]} viewBox="0 0 5 1" aria-hidden="true">
      <rect width="5" height="1" />
      <rect className={css["filled"]} width={value} height="1" />
    </svg>
  );
}
