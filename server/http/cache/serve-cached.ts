import type { Layer } from "../response.ts";
import { cookieName } from "../session-cookie.ts";
import { cachedResponse } from "./cached-page.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers a visitor with a fresh cached page, and leaves everything else to the layers below. A page that is in the cache
 * under a target to the letter was found there by them before.
 */
export const serveCached = (cache: PageCache, secure: boolean): Layer => {
  const session = `${cookieName("session", secure)}=`;
  return ({ method, target, headers }) => {
    const page = method === "GET" ? cache.fresh(target) : null;
    if (page === null || headers.cookie?.includes(session) === true) return null;
    return cachedResponse(page, headers["accept-encoding"]);
  };
};
