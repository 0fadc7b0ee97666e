import css from "./unbroken.module.css";

/**
 * A text in which the matches of a pattern are never broken across lines.
 * @param pattern with one group around all of it.
 */
export function Unbroken({ text, pattern }: { readonly text: string; readonly pattern: RegExp }) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={css["whole"]}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
