import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { waitFor } from "../runtime/waiting-time.ts";
import { textResponse, type SiteResponse, type Layer } from "./response.ts";
import type { SiteRequest } from "./request.ts";

/** How long something the server depends on may take to answer before it counts as away, in milliseconds. */
const timeout = 500;

const answers = { 200: textResponse(200, "ok\n"), 503: textResponse(503, "not ready\n") } as const;

/** 200 while the process lives. */
export const health: Layer = ({ method, path }) =>
  path === paths.health() && method !== "POST" ? answers[200] : null;

/** Whether something answers in time; whoever asks meanwhile gets the same answer. */
function asking(ask: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= waitFor(timeout, ask)
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
 * 200 while this process can serve, 503 while it is stopping (ADR 22). Pages are served without the database and without
 * the files, so neither takes the server out of a proxy's hands: with them all would go, and the whole site. Until the
 * database has answered once there is nothing to serve. `?verbose` tells how both are, as JSON.
 */
export function readiness({
  documents,
  files,
  isStopping,
}: Pick<App, "documents" | "files"> & { readonly isStopping: () => boolean }): Layer {
  const checks = { database: asking(() => documents.ready()), files: asking(() => files.ready()) };
  let hasServed = false;
  const answer = async ({ search }: SiteRequest): Promise<SiteResponse> => {
    const isVerbose = new URLSearchParams(search).has("verbose");
    const stopping = isStopping();
    const [database, stored] = await Promise.all([
      isVerbose || !(hasServed || stopping) ? checks.database() : hasServed,
      isVerbose && checks.files(),
    ]);
    hasServed ||= database;
    const status = hasServed && !stopping ? 200 : 503;
    if (!isVerbose) return answers[status];
    const word = (isThere: boolean) => (isThere ? "ok" : "away");
    const found = { ready: status === 200, stopping, database: word(database), files: word(stored) };
    return {
      status,
      headers: [["Content-Type", "application/json"]],
      body: Buffer.from(JSON.stringify(found)),
    };
  };
  return (request) =>
    request.path === paths.readiness() && request.method !== "POST" ? answer(request) : null;
}
