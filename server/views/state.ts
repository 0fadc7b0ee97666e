import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { gemAt } from "./gem.ts";

/**
 * The changeable data behind a visitor's page, as text: the day (UTC), and for a gem's page also the revision of its
 * reviews. Null when the database does not answer.
 */
export async function viewState(
  { documents, log, now }: Pick<App, "documents" | "log" | "now">,
  { pathname }: URL,
): Promise<string | null> {
  const day = new Date(now()).toISOString().slice(0, 10);
  const gem = gemAt(pathname.replace(/\.data$/, ""), paths.gem);
  if (gem === null) return day;
  try {
    const { revision } = await documents.reviews.totals(gem.id);
    return `${day} ${revision}`;
  } catch (error) {
    log.error({ err: error, gemId: gem.id }, "revision not read");
    return null;
  }
}
