import { paths } from "../../domain/paths.ts";
import { readCursor } from "../../domain/review-cursor.ts";
import type { App } from "../runtime/app.ts";
import { gemAt } from "./gem.ts";
import { viewReviews } from "./reviews.ts";

/**
 * What of a visitor's page, or of its data, can change while the server runs, as text: the day, and of a gem's page its
 * reviews. Null where it cannot be told, since the database does not answer.
 */
export async function viewState(
  app: Pick<App, "documents" | "log" | "now">,
  { pathname, searchParams }: URL,
): Promise<string | null> {
  const day = new Date(app.now()).toISOString().slice(0, 10);
  const gem = gemAt(pathname.replace(/\.data$/, ""), paths.gem);
  if (gem === null) return day;
  const reviews = await viewReviews(app, {
    gemId: gem.id,
    before: readCursor(searchParams.get("before")),
    actor: null,
  });
  return reviews && JSON.stringify([day, reviews]);
}
