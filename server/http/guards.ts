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

/**
 * Refuses writes that another site started (hardening row 9): a browser says so in `Sec-Fetch-Site`; where it does
 * not, `Origin` must be our own. A request with neither is no browser's form.
 */
export const refuseForeignWrites =
  (origin: string): Layer =>
  async (c, next) => {
    if (c.req.method !== "POST") return next();
    const site = c.req.header("Sec-Fetch-Site");
    const own = c.req.header("Origin") === origin && (site === undefined || site === "same-origin");
    return own ? next() : c.text(messages.http.foreignWrite, 403);
  };
