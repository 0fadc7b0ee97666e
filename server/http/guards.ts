import * as messages from "../../domain/site/messages.ts";
import type { Config } from "../config/config.ts";
import { isLoopbackAuthority } from "../base/loopback.ts";
import { textResponse, type SiteResponse, type Layer } from "./response/response.ts";
import { hasDotSegment, isValidPath } from "./request/request-path.ts";
import type { SiteRequest } from "./request/request.ts";

const methods = new Set(["GET", "HEAD", "POST"]);
const maxTargetBytes = 8 * 1024;
const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A repeated or malformed `Host` is read differently by different parsers (docs/security.md row 24). */
function hasValidHost({ headers, rawHeaders }: SiteRequest): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1 && (headers.host === undefined || validHost.test(headers.host));
}

/** Checks the target as it was sent too: a proxy in front may not have normalised it the same way. */
function hasValidTarget({ target, path }: SiteRequest): boolean {
  const [sent = ""] = target.split("?", 1);
  return path !== "" && isValidPath(path) && (sent === path || isValidPath(sent)) && !hasDotSegment(target);
}

/** Refuses requests that no page serves: other methods, malformed or overlong addresses, compressed bodies. */
export function refuseMalformedRequests(request: SiteRequest): SiteResponse | null {
  const { method, target } = request;
  if (!methods.has(method))
    return textResponse(405, messages.http.methodNotAllowed, [["Allow", [...methods].join(", ")]]);
  if (target.length > maxTargetBytes) return textResponse(414, messages.http.addressTooLong);
  if (!hasValidTarget(request) || !hasValidHost(request)) return textResponse(400, messages.http.badRequest);
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity")
    return textResponse(415, messages.http.unsupportedBody);
  return null;
}

/**
 * Refuses cross-site writes (docs/security.md row 9). Browsers send `Sec-Fetch-Site` and `Origin`, and the origin
 * must be our own. A POST without `Origin` does not come from one of our forms.
 *
 * Without BASE_URL the site is used on this machine, where `127.0.0.1` and `localhost` are two origins of it: the one
 * under which the browser asks counts. A name of another machine never does, also where it leads here (DNS rebinding).
 */
export const refuseCrossSiteWrites =
  ({ baseUrl, isBaseUrlUnset }: Pick<Config, "baseUrl" | "isBaseUrlUnset">): Layer =>
  ({ method, headers }) => {
    if (method !== "POST") return null;
    const { origin, host, "sec-fetch-site": site } = headers;
    const isOwnOrigin =
      origin === baseUrl.origin ||
      (isBaseUrlUnset && isLoopbackAuthority(host) && origin === `http://${host}`);
    const isOwn = isOwnOrigin && (site === undefined || site === "same-origin");
    return isOwn ? null : textResponse(403, messages.http.crossSiteWrite);
  };
