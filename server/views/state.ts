import { japanTime } from "../../domain/travel/japan-time.ts";
import type { App } from "../app.ts";

/**
 * The changeable data behind a visitor's page, as text: the day in Japan, by which pages say what is in season, and for a
 * gem's page also the revision of its reviews. Null when the database does not answer.
 * @param gemId the gem whose page it is; null for every other page.
 */
export async function viewState(
  { documents, log, now }: Pick<App, "documents" | "log" | "now">,
  gemId: number | null,
): Promise<string | null> {
  const { day } = japanTime(now());
  if (gemId === null) return day;
  try {
    const { revision } = await documents.reviews.totals(gemId);
    return `${day} ${revision}`;
  } catch (error) {
    log.error({ err: error, gemId }, "revision not read");
    return null;
  }
}
