import * as messages from "../../domain/site/messages.ts";
import css from "./wordmark.module.css";

/** The seal (穴, an opening) and the name. */
export function Wordmark() {
  return (
    <span className={css["wordmark"]}>
      <svg className={css["seal"]} viewBox="0 0 48 48" aria-hidden="true">
        <path
          className={css["stone"]}
          d="M3 3l32-.3 1 1 2-1 8 1-.2 13-1 1 1 1 .2 19-2 1 2 2-1 4-16 .2-1-1-2 1-23-.5.2-21 1-1-1-2z"
        />
        <path
          className={css["cut"]}
          d="M22 7l4-1v8h-4zM7 42V20l1-5 6-3h19l6 2 2 6v22l-5-1V20l-2-3-3-1H16l-3 1-1 3v21zM18 19l4-1v8l-1 6-4 10-3-3 3-7 1-6zM26 18l4 1v9l4 11-3 3-4-8-1-8z"
        />
      </svg>
      {messages.site.name}
    </span>
  );
}
