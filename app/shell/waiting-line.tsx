import { usePendingPage } from "./use-pending-page.ts";
import css from "./waiting-line.module.css";

/** A line along the lower edge of the header while the next page is loading. A fast navigation never shows it. */
export function WaitingLine() {
  return usePendingPage() === null ? null : (
    <div className={css["line"]} data-waiting="" aria-hidden="true" />
  );
}
