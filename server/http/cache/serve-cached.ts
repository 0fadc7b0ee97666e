import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { App } from "../../runtime/app.ts";
import { cachedResponse } from "../page-responses.ts";
import { headersOfAll } from "../headers.ts";
import type { PageCache } from "./page-cache.ts";
import { logAnswer } from "../request-log.ts";
import { cookieName } from "../session-cookie.ts";

/** What of a request decides how a cached page is sent. */
interface PlainRequest {
  readonly acceptEncoding: string;
  readonly cookies: string;
}

/** Null where a request has anything that the layers of the site must look at. */
function readPlain({ method, rawHeaders }: IncomingMessage): PlainRequest | null {
  if (method !== "GET") return null;
  let hosts = 0;
  let acceptEncoding = "";
  let cookies = "";
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = "", value = ""] = [rawHeaders[index], rawHeaders[index + 1]];
    switch (name.toLowerCase()) {
      case "host":
        if (!/^[a-z\d.-]+(?::\d+)?$/i.test(value)) return null;
        hosts += 1;
        break;
      case "accept-encoding":
        acceptEncoding = value;
        break;
      case "cookie":
        cookies += value;
        break;
      case "content-encoding":
      case "content-length":
      case "transfer-encoding":
        return null;
      default:
    }
  }
  return hosts === 1 ? { acceptEncoding, cookies } : null;
}

/**
 * Answers a visitor with a fresh cached page at the socket, and leaves everything else to the site. What stands between
 * is most of such a request's cost, and comes to nothing here: the page's address is in the cache to the letter, so it
 * has passed the layers before; a request that is not plain passes them now.
 */
export function serveCached(
  { config, log }: Pick<App, "config" | "log">,
  cache: PageCache,
  site: RequestListener,
): RequestListener {
  const secure = config.baseUrl.protocol === "https:";
  const shared = headersOfAll(secure).flat();
  const session = `${cookieName("session", secure)}=`;
  return (request, response) => {
    const { url = "" } = request;
    const page = cache.fresh(url);
    const plain = page === null ? null : readPlain(request);
    if (page === null || plain === null || plain.cookies.includes(session)) return site(request, response);
    const { status, headers, body } = cachedResponse(page, plain.acceptEncoding);
    const requestId = randomUUID();
    response.writeHead(status, [...shared, "X-Request-Id", requestId, ...headers.flat()]);
    response.end(body, "latin1");
    const path = url.split("?", 1)[0] ?? url;
    logAnswer(log, { requestId, method: "GET", path, status, ms: 0 });
  };
}
