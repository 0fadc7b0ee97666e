import type { IncomingHttpHeaders } from "node:http";

/** The validators of a resource (RFC 9110 §8.8). */
interface Validators {
  /** The entity tag, quotes included. */
  readonly tag: string;
  /** The time of the last change, in ms since the epoch. */
  readonly modifiedAt?: number;
}

/**
 * Whether the client's copy is current, so that the response is 304 (RFC 9110 §13.2.2). `If-None-Match` takes
 * precedence over `If-Modified-Since`, and dates are compared in whole seconds.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, modifiedAt }: Validators): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined)
    return tags.split(",").some((given) => ["*", tag].includes(given.trim().replace(/^W\//, "")));
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return modifiedAt !== undefined && Math.floor(modifiedAt / 1000) * 1000 <= since;
}
