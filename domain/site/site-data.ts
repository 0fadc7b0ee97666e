import type { Pigment } from "../account/pigment.ts";

/** The data of the signed-in user that every page has. */
export interface CurrentUser {
  /** Marks what the browser keeps of this user (`app/shell/phone-storage.ts`). Always the same, and not the user's id. */
  readonly key: string;
  readonly nickname: string;
  /** Null after a first Google sign-in, until one is chosen. */
  readonly username: string | null;
  /** The address of the profile image; null when there is none. */
  readonly profileImage: string | null;
  /** The colour of their seal where they have no picture. */
  readonly pigment: Pigment;
  /** Ids of the saved gems, the newest save first. */
  readonly savedGems: readonly number[];
}

/** The data that every page has: the signed-in user, and the available ways to sign in. */
export interface Site {
  /** The public origin, from the settings. */
  readonly origin: string;
  readonly currentUser: CurrentUser | null;
  /** Whether the browser has a session that cannot be looked up now. Its owner must not be asked to log in. */
  readonly isSessionUnknown: boolean;
  /** Whether "Continue with Google" is available. */
  readonly google: boolean;
  /** Whether mails are simulated: then the response contains the code. */
  readonly simulatedMail: boolean;
  /**
   * The notice of a demonstration; null otherwise. It is sent as data, so that scripts need not contain the sentence.
   */
  readonly notice: string | null;
  /** Whether the page was made to be kept on phones: for nobody in particular, and without reviews (`offline.ts`). */
  readonly isCopy?: true;
  /** Whether nothing can be kept on phones (setting `OFFLINE`). */
  readonly isOfflineOff?: true;
  /** Whether the operator has said where to be reached (setting `CONTACT_EMAIL`). */
  readonly hasContact?: true;
}
