import * as messages from "../../domain/messages.ts";
import { climbs, isSoundPath } from "./request-path.ts";
import type { Layer, SiteContext } from "./variables.ts";

const methods = new Set(["GET", "HEAD", "POST"]);
const mostTargetBytes = 8 * 1024;

/** A target that climbs, and a second Host, are gone from the request by now; a proxy in front may read them otherwise. */
function isSoundAsSent({ env }: SiteContext): boolean {
  const { url = "", rawHeaders = [] } = env?.incoming ?? {};
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host");
  return !climbs(url) && hosts.length <= 1;
}

/** Refuses what no page answers: other methods, unsound or overlong addresses, compressed bodies. */
export const refuseOddRequests: Layer = async (c, next) => {
  if (!methods.has(c.req.method)) {
    c.header("Allow", [...methods].join(", "));
    return c.text(messages.http.methodNotAllowed, 405);
  }
  if (c.req.url.length > mostTargetBytes) return c.text(messages.http.addressTooLong, 414);
  if (!isSoundPath(c.req.path) || !isSoundAsSent(c)) return c.text(messages.http.badRequest, 400);
  const encoding = c.req.header("Content-Encoding");
  if (encoding !== undefined && encoding !== "identity") return c.text(messages.http.unsupportedBody, 415);
  return next();
};

/** What a browser says of where a request comes from. */
interface Whence {
  /** `Sec-Fetch-Site`. */
  readonly site: string | undefined;
  /** `Origin`. */
  readonly origin: string | undefined;
}

/** Whether our own pages sent it, as far as a browser says. A request that tells no origin is no browser's form. */
export const isOwnWrite = ({ site, origin }: Whence, ownOrigin: string): boolean =>
  origin === ownOrigin && (site === undefined || site === "same-origin");

/**
 * Refuses writes that another site started (hardening row 9): a browser says so in `Sec-Fetch-Site`, and in `Origin`,
 * which must be our own.
 */
export const refuseForeignWrites =
  (ownOrigin: string): Layer =>
  async (c, next) => {
    if (c.req.method !== "POST") return next();
    const whence = { site: c.req.header("Sec-Fetch-Site"), origin: c.req.header("Origin") };
    return isOwnWrite(whence, ownOrigin) ? next() : c.text(messages.http.foreignWrite, 403);
  };
