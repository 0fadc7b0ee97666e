import { useEffect, useRef } from "react";
import * as messages from "../../domain/site/messages.ts";
import type { SessionChange } from "../shell/session-events.ts";
import { Wordmark } from "../shell/wordmark.tsx";
import css from "./session-changed.module.css";

/**
 * Says that the session has changed, until the new document has loaded. It hides the page, which still shows the old
 * session: "Log in" after a log-in, or personal data after a log-out (docs/product.md §4).
 */
export function SessionChanged({ change }: { readonly change: SessionChange }) {
  const words = useRef<HTMLDivElement>(null);
  // The focused element is hidden now. Screen readers announce the element that gets the focus.
  useEffect(() => words.current?.focus(), []);
  const { title, hint } = messages.sessionChanges[change];
  return (
    <main className={css["sheet"]}>
      <div ref={words} role="status" tabIndex={-1} className={css["words"]}>
        <Wordmark />
        <h1 className={css["title"]}>{title}</h1>
        <p className={css["hint"]}>{hint}</p>
      </div>
    </main>
  );
}
