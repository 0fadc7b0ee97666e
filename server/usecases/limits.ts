import { limits, type LimitName } from "../../domain/limits.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import type { RateLimits } from "../documents/rate-limits.ts";
import type { App } from "../runtime/app.ts";

/** A limit of the table in `domain/limits.ts`, and whom this attempt is counted for. */
export type Counted = readonly [limit: LimitName, subject: string];

/** Told to a person as it stands in `domain/refusals.ts`. */
export interface TooMany {
  readonly code: "too-many";
  readonly retryAfter: number;
}

type Limited = Pick<App, "documents" | "keyedHash" | "keyedHashes" | "now">;

/**
 * Subjects are kept as hashes: what is counted must not tell of whom. The first key counts; under the others it was
 * counted with an earlier secret.
 */
function keysOf(app: Pick<App, "keyedHashes">, [name, subject]: Counted): readonly [string, ...string[]] {
  const [present = "", ...earlier] = app.keyedHashes(`limit ${name}`, subject);
  return [`${name}:${present}`, ...earlier.map((hash) => `${name}:${hash}`)];
}

/** An attempt ready to be counted: under which key, and how many its window may hold. */
export interface Attempt {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
  readonly most: number;
}

/** Refuses what is used up already, by reading alone; else what is to be counted. */
export async function ready(app: Limited, counted: Counted): Promise<Result<Attempt, TooMany>> {
  const { most, windowMs } = limits[counted[0]];
  const [key, ...earlier] = keysOf(app, counted);
  const now = app.now();
  let left: number = most;
  for (const kept of [...earlier, key]) {
    const state = await app.documents.rateLimits.peek({ key: kept, now, windowMs });
    if (state === undefined) continue;
    if (state.count >= left) return tooMany(app, state);
    if (kept !== key) left -= state.count;
  }
  return ok({ key, now, windowMs, most: left });
}

/**
 * Counts one attempt under each limit, in order, and refuses at the first that is used up. A flood is refused by reading
 * alone, and the attempts of one request are one write, which waits for no disk: refusing must cost less than asking.
 */
export async function consume(app: Limited, counted: readonly Counted[]): Promise<Result<null, TooMany>> {
  const attempts: Attempt[] = [];
  for (const each of counted) {
    const attempt = await ready(app, each);
    if (!attempt.ok) return attempt;
    attempts.push(attempt.value);
  }
  return app.documents.count(({ rateLimits }) => countAll(app, rateLimits, attempts));
}

/** Counts attempts that were ready, and refuses at the first that others have used up since. */
export async function countAll(
  app: Pick<App, "now">,
  rateLimits: RateLimits,
  attempts: readonly Attempt[],
): Promise<Result<null, TooMany>> {
  for (const each of attempts) {
    const state = await rateLimits.consume(each);
    if (state.count > each.most) return tooMany(app, state);
  }
  return ok(null);
}

const tooMany = (app: Pick<App, "now">, { resetsAt }: { readonly resetsAt: number }) =>
  tooSoon(resetsAt - app.now());

/** The refusal of an attempt that may be made again after so many milliseconds. */
export const tooSoon = (wait: number) =>
  refuse<TooMany>({ code: "too-many", retryAfter: Math.max(1, Math.ceil(wait / 1000)) });

/** Refunds one attempt: it was a good one, and only bad ones are meant to be few. */
export async function refund(app: Limited, counted: readonly Counted[]): Promise<void> {
  await app.documents.count(async ({ rateLimits }) => {
    for (const each of counted) await rateLimits.refund(keysOf(app, each)[0]);
  });
}

/**
 * Counts without refusing, and warns in the log whenever another `most` are reached within the window: many tries, each
 * of them within its own limit. With `of`, the same thing counts once in a window.
 */
export async function watch(
  app: Limited & Pick<App, "log">,
  counted: Counted,
  { event, of }: { readonly event: string; readonly of?: string },
): Promise<void> {
  const [name, subject] = counted;
  const { windowMs, most } = limits[name];
  const attempt = { now: app.now(), windowMs };
  const count = await app.documents.count(async ({ rateLimits }) => {
    if (of !== undefined) {
      const key = `${name}:${app.keyedHash(`limit ${name} of`, `${subject} ${of}`)}`;
      if ((await rateLimits.consume({ key, ...attempt })).count > 1) return null;
    }
    return (await rateLimits.consume({ key: keysOf(app, counted)[0], ...attempt })).count;
  });
  if (count !== null && count % most === 0) app.log.warn({ event, count, windowMs }, event);
}

/** Forgets what is counted for these, as when the account is proven to be in its owner's hands. */
export async function forget(
  app: Pick<App, "keyedHashes">,
  rateLimits: RateLimits,
  counted: readonly Counted[],
): Promise<void> {
  for (const each of counted) for (const key of keysOf(app, each)) await rateLimits.clear(key);
}
