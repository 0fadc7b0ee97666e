import { messages } from "../../domain/messages.ts";
import { isSoundPath } from "./request-path.ts";
import type { Layer } from "./variables.ts";

const methods = new Set(["GET", "HEAD", "POST"]);
const mostTargetBytes = 8 * 1024;

/** Refuses what no page answers: other methods, unsound or overlong addresses, compressed bodies. */
export const refuseOddRequests: Layer = async (c, next) => {
  if (!methods.has(c.req.method)) {
    c.header("Allow", [...methods].join(", "));
    return c.text(messages.http.methodNotAllowed, 405);
  }
  if (c.req.url.length > mostTargetBytes) return c.text(messages.http.addressTooLong, 414);
  if (!isSoundPath(c.req.path)) return c.text(messages.http.badRequest, 400);
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
