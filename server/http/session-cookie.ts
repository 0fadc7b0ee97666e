import { parse, serialize } from "hono/utils/cookie";
import { paths } from "../../domain/paths.ts";
import type { Client, CookieName } from "../usecases/client.ts";

/** Name of a cookie; the `__Host-` prefix binds it to this host over HTTPS. */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure ? `__Host-anaba-${name}` : `anaba-${name}`;

/**
 * The browser behind a request, and the `Set-Cookie` lines that collect while it is answered. All cookies are
 * HttpOnly, for this host's every path, and not sent with what another site starts.
 */
export function readClient(
  address: string,
  cookies: string | undefined,
  secure: boolean,
): { readonly client: Client; readonly setCookies: readonly string[] } {
  const sent = parse(cookies ?? "");
  const setCookies: string[] = [];
  const set = (name: CookieName, value: string, maxAge: number) =>
    setCookies.push(
      serialize(cookieName(name, secure), value, {
        path: paths.home(),
        httpOnly: true,
        secure,
        sameSite: "Lax",
        maxAge,
      }),
    );
  return {
    setCookies,
    client: {
      address,
      cookie: (name) => sent[cookieName(name, secure)] || null,
      setCookie: (name, value, lifetimeMs) => set(name, value, Math.floor(lifetimeMs / 1000)),
      clearCookie: (name) => set(name, "", 0),
    },
  };
}
