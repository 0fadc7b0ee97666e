/** The cookies of the product, by what they are for; all are for the server only. */
export type CookieName =
  /** Who is signed in. */
  | "session"
  /** The sign-up under way, and once the code was right, its proof. */
  | "signup"
  /** The round trip to Google under way. */
  | "openid"
  /** The link of a reset mail that was followed, while the new password is typed. */
  | "reset"
  /** A fresh proof by Google, for deletion. */
  | "proof"
  /** That this browser signed in to an account before. */
  | "device";

/** The browser behind a request. */
export interface Client {
  /** Its address, as limits count it: IPv6 by /64. */
  readonly address: string;
  /** A cookie it sent, or null. */
  readonly cookie: (name: CookieName) => string | null;
  /** Sends it a cookie with the answer. */
  readonly setCookie: (name: CookieName, value: string, lifetimeMs: number) => void;
  /** Takes a cookie away with the answer. */
  readonly clearCookie: (name: CookieName) => void;
}
