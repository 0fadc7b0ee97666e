/** The cookies of the product, by purpose. All are HttpOnly. */
export type CookieName =
  /** The session. */
  | "session"
  /** The sign-up in progress; after the right code it also holds the proof. */
  | "signup"
  /** The sign-in attempt with Google in progress. */
  | "openid"
  /** The token of the reset link that was opened, while the person types the new password. */
  | "reset"
  /** The fresh proof by Google that a deletion needs. */
  | "proof"
  /** Shows that this browser has signed in to an account before. */
  | "device";

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
