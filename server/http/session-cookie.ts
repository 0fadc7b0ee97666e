import { paths } from "../../domain/paths.ts";
import type { Client, CookieName } from "../usecases/client.ts";

/** Name of a cookie; the `__Host-` prefix binds it to this host over HTTPS. */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure ? `__Host-anaba-${name}` : `anaba-${name}`;

/** A value as we wrote it; what cannot be decoded is none of ours and stays. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a `Cookie` header (RFC 6265 §5.4); the first of a name counts. */
function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== "" && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/**
 * The browser behind a request, and the `Set-Cookie` lines that collect while it is answered. All cookies are
 * HttpOnly, for this host's every path, and not sent with what another site starts.
 */
export function readClient(
  address: string,
  cookies: string | undefined,
  secure: boolean,
): { readonly client: Client; readonly setCookies: readonly string[] } {
  const sent = readCookies(cookies ?? "");
  const setCookies: string[] = [];
  const set = (name: CookieName, value: string, maxAge: number) =>
    setCookies.push(
      `${cookieName(name, secure)}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=${paths.home()}; HttpOnly${secure ? "; Secure" : ""}; SameSite=Lax`,
    );
  return {
    setCookies,
    client: {
      address,
      cookie: (name) => sent.get(cookieName(name, secure)) || null,
      setCookie: (name, value, lifetimeMs) => set(name, value, Math.floor(lifetimeMs / 1000)),
      clearCookie: (name) => set(name, "", 0),
    },
  };
}
