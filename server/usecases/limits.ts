import { limits, type LimitName } from "../../domain/site/limits.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { RateLimits } from "../documents/rate-limits.ts";
import type { App } from "../app.ts";

/** A limit of the table in `domain/site/limits.ts`, and the subject it is counted for. */
export type Counted = readonly [limit: LimitName, subject: string];

/** The refusal of a limit (`domain/site/refusals.ts`). `retryAfter` is in seconds. */
export interface TooMany {
  readonly code: "too-many";
  readonly retryAfter: number;
}

/** What consuming a limit needs. */
export type Limited = Pick<App, "documents" | "keyedHash" | "keyedHashes" | "now">;

/**
 * The keys of a subject. Subjects are stored as hashes, so that the counters do not identify anybody. The first key
 * is counted under; the others come from an earlier secret.
 */
function keysOf(app: Pick<App, "keyedHashes">, [name, subject]: Counted): readonly [string, ...string[]] {
  const [present = "", ...earlier] = app.keyedHashes(`limit ${name}`, subject);
  return [`${name}:${present}`, ...earlier.map((hash) => `${name}:${hash}`)];
}

/** An attempt to count: its key, its window, and how many attempts the window may hold. */
export interface Attempt {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
  readonly most: number;
}

/** Reads the counter without writing: refuses when the limit is used up, otherwise returns the attempt to count. */
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
 * Counts one attempt under each limit, and refuses at the first one that is used up. Refusing must cost less than
 * asking: a used-up limit is refused without a write, and all attempts of one request are written together, without
 * waiting for the disk.
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

/** Counts the attempts, and refuses at the first one whose limit was used up in the meantime. */
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

/** The refusal of an attempt that may be repeated after `wait` milliseconds. */
export const tooSoon = (wait: number) =>
  refuse<TooMany>({ code: "too-many", retryAfter: Math.max(1, Math.ceil(wait / 1000)) });

/** Refunds one attempt under each limit: it succeeded, and only failures are limited. */
export async function refund(app: Limited, counted: readonly Counted[]): Promise<void> {
  await app.documents.count(async ({ rateLimits }) => {
    for (const each of counted) await rateLimits.refund(keysOf(app, each)[0]);
  });
}

/**
 * Counts without refusing, and logs a warning each time another `most` attempts are reached within the window: many
 * attempts can each be within their own limit. With `of`, the same value counts once in a window.
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

/** Resets these limits, for example when the owner has proven to have the mailbox. */
export async function forget(
  app: Pick<App, "keyedHashes">,
  rateLimits: RateLimits,
  counted: readonly Counted[],
): Promise<void> {
  for (const each of counted) for (const key of keysOf(app, each)) await rateLimits.clear(key);
}
