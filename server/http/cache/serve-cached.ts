import type { Layer } from "../response/response.ts";
import { hasSession } from "../request/session-cookie.ts";
import { cachedResponse } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers a visitor from the cache when the page is fresh. The key is the request target exactly as sent; only
 * targets that the later layers accepted are in the cache.
 */
export const serveCached =
  (cache: PageCache, secure: boolean): Layer =>
  ({ method, target, headers }) => {
    const page = method === "GET" ? cache.fresh(target) : null;
    if (page === null || hasSession(headers.cookie, secure)) return null;
    return cachedResponse(page, headers["accept-encoding"]);
  };
