import { limits, type LimitName } from "../../domain/limits.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import type { App } from "../runtime/app.ts";

/** A limit of the table in `domain/limits.ts`, and whom this attempt is counted for. */
export type Counted = readonly [limit: LimitName, subject: string];

/** Told to a person as it stands in `domain/refusals.ts`. */
export interface TooMany {
  readonly code: "too-many";
  readonly retryAfter: number;
}

type Limited = Pick<App, "documents" | "keyedHash" | "now">;

/** Subjects are kept as hashes: what is counted must not tell of whom. */
const keyOf = (app: Limited, [name, subject]: Counted) =>
  `${name}:${app.keyedHash(`limit ${name}`, subject)}`;

/**
 * Counts one attempt under each limit, in order, and refuses at the first that is used up. A flood is refused by reading
 * alone, and the attempts of one request are one write, which waits for no disk: refusing must cost less than asking.
 */
export async function consume(app: Limited, counted: readonly Counted[]): Promise<Result<null, TooMany>> {
  const attempts = counted.map((each) => {
    const { most, windowMs } = limits[each[0]];
    return { key: keyOf(app, each), now: app.now(), windowMs, most };
  });
  for (const each of attempts) {
    const state = await app.documents.rateLimits.peek(each);
    if (state !== undefined && state.count >= each.most) return tooMany(app, state);
  }
  return app.documents.count(async (rateLimits) => {
    for (const each of attempts) {
      const state = await rateLimits.consume(each);
      if (state.count > each.most) return tooMany(app, state);
    }
    return ok(null);
  });
}

const tooMany = (app: Limited, { resetsAt }: { readonly resetsAt: number }) =>
  refuse<TooMany>({ code: "too-many", retryAfter: Math.max(1, Math.ceil((resetsAt - app.now()) / 1000)) });

/** Refunds one attempt: it was a good one, and only bad ones are meant to be few. */
export async function refund(app: Limited, counted: readonly Counted[]): Promise<void> {
  await app.documents.count(async (rateLimits) => {
    for (const each of counted) await rateLimits.refund(keyOf(app, each));
  });
}

/**
 * Counts without refusing, and warns in the log whenever another `most` are reached within the window: many tries, each
 * of them within its own limit.
 */
export async function watch(app: Limited & Pick<App, "log">, counted: Counted, event: string): Promise<void> {
  const { windowMs, most } = limits[counted[0]];
  const attempt = { key: keyOf(app, counted), now: app.now(), windowMs };
  const { count } = await app.documents.count((rateLimits) => rateLimits.consume(attempt));
  if (count % most === 0) app.log.warn({ event, count, windowMs }, event);
}
