import css from "./stars.module.css";

const unit = 24;
const star = "M12 2.8 14.8 8.7 21.2 9.5 16.5 14 17.7 20.4 12 17.3 6.3 20.4 7.5 14 2.8 9.5 9.2 8.7Z";
const places = [0, 1, 2, 3, 4];

function FiveStars() {
  return places.map((place) => <path key={place} d={star} transform={`translate(${place * unit} 0)`} />);
}

/** One star, coloured by its context. */
export function Star() {
  return (
    <svg viewBox={`0 0 ${unit} ${unit}`} aria-hidden="true" focusable="false">
      <path d={star} />
    </svg>
  );
}

/** Five stars, filled up to `value` (0–5, also fractions). Decorative: the rating must also be shown as text. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <svg className={css["stars"]} viewBox={`0 0 ${5 * unit} ${unit}`} aria-hidden="true" focusable="false">
      <g className={css["empty"]}>
        <FiveStars />
      </g>
      <svg className={css["filled"]} width={value * unit} height={unit}>
        <FiveStars />
      </svg>
    </svg>
  );
}
