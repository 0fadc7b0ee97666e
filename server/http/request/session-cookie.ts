import { browserOf } from "../../../domain/account/browser.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { CookieName } from "../../../domain/site/browser-storage.ts";
import type { Client } from "../../usecases/client.ts";

/** The name of a cookie. Over HTTPS the `__Host-` prefix binds it to this host. */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure ? `__Host-anaba-${name}` : `anaba-${name}`;

/** Decodes a cookie's value. A value that cannot be decoded is not one of ours and stays unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Parses a `Cookie` header (RFC 6265 §5.4). Of repeated names the first counts. */
function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== "" && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/** Whether a `Cookie` header has a session, valid or not. */
export const hasSession = (cookies: string | undefined, secure: boolean): boolean =>
  cookies !== undefined && Boolean(readCookies(cookies).get(cookieName("session", secure)));

/**
 * Creates the client of a request, and the list in which its `Set-Cookie` lines collect. Every cookie is HttpOnly,
 * valid for all paths of this host, and SameSite=Lax.
 */
export function readClient(
  address: string,
  cookies: string | undefined,
  secure: boolean,
  userAgent = "",
): { readonly client: Client; readonly setCookies: readonly string[] } {
  const sent = readCookies(cookies ?? "");
  const setCookies: string[] = [];
  const set = (name: CookieName, value: string, maxAge: number) =>
    setCookies.push(
      `${cookieName(name, secure)}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=${paths.root()}; HttpOnly${secure ? "; Secure" : ""}; SameSite=Lax`,
    );
  return {
    setCookies,
    client: {
      address,
      browser: () => browserOf(userAgent),
      cookie: (name) => sent.get(cookieName(name, secure)) || null,
      setCookie: (name, value, lifetimeMs) => set(name, value, Math.floor(lifetimeMs / 1000)),
      clearCookie: (name) => set(name, "", 0),
    },
  };
}
