import type { App } from "../runtime/app.ts";

/**
 * The changeable data behind a visitor's page, as text: the day (UTC), and for a gem's page also the revision of its
 * reviews. Null when the database does not answer.
 * @param gemId the gem whose page it is; null for every other page.
 */
export async function viewState(
  { documents, log, now }: Pick<App, "documents" | "log" | "now">,
  gemId: number | null,
): Promise<string | null> {
  const day = new Date(now()).toISOString().slice(0, 10);
  if (gemId === null) return day;
  try {
    const { revision } = await documents.reviews.totals(gemId);
    return `${day} ${revision}`;
  } catch (error) {
    log.error({ err: error, gemId }, "revision not read");
    return null;
  }
}
