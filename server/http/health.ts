import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import { waitFor } from "../base/waiting-time.ts";
import { textResponse, type SiteResponse, type Layer } from "./response/response.ts";
import type { SiteRequest } from "./request/request.ts";

/** A dependency that takes longer, in milliseconds, counts as unreachable. */
const timeout = 500;
/**
 * How long a report is kept, in milliseconds. Anybody may ask for it, since behind a proxy on this machine nobody can be
 * told apart by the socket; so it must not cost a request to the bucket each time.
 */
const reportLifetime = 1000;

const responses = { 200: textResponse(200, "ok\n"), 503: textResponse(503, "not ready\n") } as const;

/** The liveness check: 200 while the process runs. */
export const health: Layer = ({ method, path }) =>
  path === paths.health() && method !== "POST" ? responses[200] : null;

/** Wraps a check: it resolves to whether the dependency answers in time. Concurrent callers share one check. */
function sharedCheck(check: () => Promise<unknown>): () => Promise<boolean> {
  let inProgress: Promise<boolean> | null = null;
  return () => {
    inProgress ??= waitFor(timeout, check)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        inProgress = null;
      });
    return inProgress;
  };
}

/**
 * The readiness check (decision 22): 200 while this process can serve, 503 while it shuts down. Pages are served without
 * the database and without the file storage, so an outage of either must not take every server out of the load
 * balancer. Before the database has answered for the first time the response is 503. `?verbose` reports the state of
 * both, as JSON, at most a second old.
 */
export function readiness({
  documents,
  files,
  now,
  isStopping,
}: Pick<App, "documents" | "files" | "now"> & { readonly isStopping: () => boolean }): Layer {
  const checks = { database: sharedCheck(() => documents.ready()), files: sharedCheck(() => files.ready()) };
  let hasServed = false;
  let kept: { readonly at: number; readonly states: Promise<readonly [boolean, boolean]> } | null = null;
  const states = () => {
    const age = kept === null ? Infinity : now() - kept.at;
    // A negative age: the clock was set back.
    if (kept === null || age < 0 || age >= reportLifetime)
      kept = { at: now(), states: Promise.all([checks.database(), checks.files()]) };
    return kept.states;
  };
  const respond = async ({ search }: SiteRequest): Promise<SiteResponse> => {
    const isVerbose = new URLSearchParams(search).has("verbose");
    const stopping = isStopping();
    const [database, stored] = isVerbose
      ? await states()
      : [hasServed || stopping ? hasServed : await checks.database(), false];
    hasServed ||= database;
    const status = hasServed && !stopping ? 200 : 503;
    if (!isVerbose) return responses[status];
    const state = (isThere: boolean) => (isThere ? "ok" : "away");
    const report = { ready: status === 200, stopping, database: state(database), files: state(stored) };
    return {
      status,
      headers: [["Content-Type", "application/json"]],
      body: Buffer.from(JSON.stringify(report)),
    };
  };
  return (request) =>
    request.path === paths.readiness() && request.method !== "POST" ? respond(request) : null;
}
