import type { App } from "../runtime/app.ts";
import { waitFor } from "../runtime/waiting-time.ts";
import { uncached } from "./headers.ts";
import type { SiteContext } from "./variables.ts";

/** How long something the server depends on may take to answer before it counts as away, in milliseconds. */
const patience = 500;

const noStore = { "Cache-Control": uncached };
const answer = (c: SiteContext, status: 200 | 503) =>
  c.text(status === 200 ? "ok\n" : "not ready\n", status, noStore);

/** 200 while the process lives. */
export const health = (c: SiteContext): Response => answer(c, 200);

/** Whether something answers in time; whoever asks meanwhile gets the same answer. */
function asking(ask: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= waitFor(patience, ask)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}

/**
 * 200 while this process can serve, 503 while it is stopping (ADR 28). Pages are served without the database and without
 * the files, so neither takes the server out of a proxy's hands: with them all would go, and the whole site. Until the
 * database has answered once there is nothing to serve. `?verbose` tells how both are, as JSON.
 */
export function readiness({
  documents,
  files,
  isStopping,
}: Pick<App, "documents" | "files"> & { readonly isStopping: () => boolean }) {
  const checks = { database: asking(() => documents.ready()), files: asking(() => files.ready()) };
  let hasServed = false;
  return async (c: SiteContext): Promise<Response> => {
    const isVerbose = c.req.query("verbose") !== undefined;
    const stopping = isStopping();
    const [database, stored] = await Promise.all([
      isVerbose || !(hasServed || stopping) ? checks.database() : hasServed,
      isVerbose && checks.files(),
    ]);
    hasServed ||= database;
    const status = hasServed && !stopping ? 200 : 503;
    if (!isVerbose) return answer(c, status);
    const word = (answers: boolean) => (answers ? "ok" : "away");
    const found = { ready: status === 200, stopping, database: word(database), files: word(stored) };
    return c.json(found, status, noStore);
  };
}
