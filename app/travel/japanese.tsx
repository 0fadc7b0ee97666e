import css from "./japanese.module.css";

/** Japanese words. A line ends between two parts, also where the engine knows no phrases (`word-break: auto-phrase`). */
export function Japanese({ parts }: { readonly parts: readonly string[] }) {
  return (
    <span lang="ja" translate="no">
      {parts.map((part) => (
        <span key={part} className={css["part"]}>
          {part}
        </span>
      ))}
    </span>
  );
}
