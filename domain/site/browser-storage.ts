/** Everything that the browser keeps, by name. `domain/statements/` says of each what it is for, and for how long. */

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
  | "device"
  /** The browser for which challenges for a passkey were made. */
  | "passkey";

/** What is kept of a user on this phone (`app/shell/phone-storage.ts`), for at most `phoneStay`. */
export type PhoneName = "draft-note" | "draft-review" | "save" | "saved" | "stamp";
/** Such a name, for some also the id of a gem. */
export type PhoneKey = PhoneName | `${PhoneName}-${number}`;

/** What is kept in one window, until it is closed (`app/shell/session-storage.ts`). */
export type WindowName = "notice" | "profile" | "save-after-log-in" | "signup" | "verification-code";
/** Such a name, for some also the id of a user. */
export type WindowKey = WindowName | `${WindowName}-${string}`;

/** What is kept of nobody: it says nothing about the person. */
export type DeviceName = "appearance" | "fonts" | "session";

/** The longest time that anything is kept of a user on a phone, in milliseconds: as long as an unused session (docs/product.md §4). */
export const phoneStay: number = 30 * 24 * 60 * 60 * 1000;
