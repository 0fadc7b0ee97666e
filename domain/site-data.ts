import type { Pigment } from "./pigment.ts";

/** What every page knows of the person signed in. */
export interface CurrentUser {
  readonly nickname: string;
  /** Null after a first Google sign-in, until one is chosen. */
  readonly username: string | null;
  /** Address of their picture, or null. */
  readonly profileImage: string | null;
  /** The colour of their seal where they have no picture. */
  readonly pigment: Pigment;
  readonly hasPassword: boolean;
  /** Ids of the saved gems, the newest save first. */
  readonly savedGems: readonly number[];
}

/** What every page knows: who is signed in, and which ways in there are. */
export interface Site {
  /** The public origin, from the settings. */
  readonly origin: string;
  readonly currentUser: CurrentUser | null;
  /** Whether there is a session that cannot be looked up now: its owner is not to be told to log in. */
  readonly isSessionUnknown: boolean;
  /** Whether "Continue with Google" has anything behind it. */
  readonly google: boolean;
  /** Whether mails are simulated, so that codes come with the answer. */
  readonly simulatedMail: boolean;
  /** What the public is told of a demonstration; a sentence that no script need bring where there is none. */
  readonly notice: string | null;
}
