import type { CookieName } from "../../domain/site/browser-storage.ts";

/** The client of a request: its address and its cookies. */
export interface Client {
  /** Its IP address, as limits count it: IPv6 by /64. */
  readonly address: string;
  /** Its browser, such as "Firefox on Windows"; null when it does not say. */
  readonly browser: () => string | null;
  /** The value of a cookie that the request sent; null when there is none. */
  readonly cookie: (name: CookieName) => string | null;
  /** Sets a cookie with the response. */
  readonly setCookie: (name: CookieName, value: string, lifetimeMs: number) => void;
  /** Deletes a cookie with the response. */
  readonly clearCookie: (name: CookieName) => void;
}
