import { japanTime } from "../../domain/travel/japan-time.ts";
import type { App } from "../app.ts";

/** What a page shows of the reviews: those of the gem with this id, the figures about all of them, or nothing. */
export type ReviewsOnPage = number | "figures" | null;

/**
 * The changeable data behind a visitor's page, as text: the day in Japan, by which pages say what is in season, and where
 * the page shows reviews also their revision or their figures. Null when the database does not answer.
 */
export async function viewState(
  { documents, log, now }: Pick<App, "documents" | "log" | "now">,
  reviews: ReviewsOnPage,
): Promise<string | null> {
  const { day } = japanTime(now());
  if (reviews === null) return day;
  try {
    if (reviews === "figures") return `${day} ${JSON.stringify(await documents.reviewFigures())}`;
    const { revision } = await documents.reviews.totals(reviews);
    return `${day} ${revision}`;
  } catch (error) {
    log.error({ err: error, reviews }, "revision not read");
    return null;
  }
}
