import * as messages from "../../domain/site/messages.ts";
import css from "./wordmark.module.css";

/** The seal (穴, an opening) and the name. */
export function Wordmark() {
  return (
    <span className={css["wordmark"]}>
      <svg className={css["seal"]} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={css["stone"]} d="M4.5 3.2 44 2.5l1.2 41.3-41 1.4Z" />
        <path
          className={css["cut"]}
          d="M24 8.5v5M10.5 20v-5.5h27V20M20 20c-1 8.5-4 14-9.5 18M28 20c1 8.5 4 14 9.5 18"
        />
      </svg>
      {messages.site.name}
    </span>
  );
}
