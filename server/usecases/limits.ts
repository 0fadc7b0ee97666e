import { ok, refuse, type Result } from "../../domain/result.ts";
import type { App } from "../app.ts";

/** So many takes by one subject (an address, an account) within a window. */
export interface Limit {
  readonly name: string;
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Told to a person as it stands in `domain/refusals.ts`. */
export interface TooMany {
  readonly code: "too-many";
  readonly retryAfter: number;
}

type Limited = Pick<App, "documents" | "keyedHash" | "now">;

/** Subjects are kept as hashes: what is counted must not tell of whom. */
const keyOf = (app: Limited, { name, subject }: Limit) =>
  `${name}:${app.keyedHash(`limit ${name}`, subject)}`;

/** Counts a take under each limit, in order; refuses at the first that is used up. */
export async function take(app: Limited, limits: readonly Limit[]): Promise<Result<null, TooMany>> {
  for (const limit of limits) {
    const { windowMs, most } = limit;
    const stand = await app.documents.rateLimits.take({ key: keyOf(app, limit), now: app.now(), windowMs });
    if (stand.count > most) {
      const retryAfter = Math.max(1, Math.ceil((stand.resetsAt - app.now()) / 1000));
      return refuse({ code: "too-many", retryAfter });
    }
  }
  return ok(null);
}

/** Takes back one take: the try was a good one, and only bad ones are meant to be few. */
export async function giveBack(app: Limited, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await app.documents.rateLimits.giveBack(keyOf(app, limit));
}
