import { useEffect, useRef } from "react";
import * as messages from "../../domain/messages.ts";
import type { SessionChange } from "../shell/session-events.ts";
import { Wordmark } from "../shell/wordmark.tsx";
import css from "./session-changed.module.css";

/**
 * Says what has become of the session until the new document is there, in place of a page that still shows the one
 * before: neither "Log in" to who has just done so, nor what is one's own to who has left (docs/product.md §4).
 */
export function SessionChanged({ change }: { readonly change: SessionChange }) {
  const words = useRef<HTMLDivElement>(null);
  // What had the focus is hidden; and what gets it is read out.
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
