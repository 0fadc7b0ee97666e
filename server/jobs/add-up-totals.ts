import type { App } from "../runtime/app.ts";

/** Changes that are added in one transaction. */
const limit = 500;

/** Adds up the changes of review totals (decision 29). */
export async function addUpTotals(
  { documents }: Pick<App, "documents">,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  do {
    if ((await documents.reviews.addUpTotals(limit)) < limit) return;
  } while (!signal.aborted);
}
