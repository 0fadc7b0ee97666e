import type { IncomingHttpHeaders } from "node:http";

/** What tells one state of a resource from another. */
interface Validators {
  /** An entity tag, with its quotes. */
  readonly tag: string;
  /** When it changed last, in milliseconds since the epoch. */
  readonly modifiedAt?: number;
}

/**
 * Whether the sender has a resource in its present state already, so that 304 says all (RFC 9110 §13.2.2): a tag counts
 * before a date, and dates count in whole seconds.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, modifiedAt }: Validators): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined)
    return tags.split(",").some((given) => ["*", tag].includes(given.trim().replace(/^W\//, "")));
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return modifiedAt !== undefined && Math.floor(modifiedAt / 1000) * 1000 <= since;
}
