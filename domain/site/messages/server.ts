/** Sentences that the server sends outside of its pages. */

/** Shown above every page of a public site with simulated mail. */
export const demo = {
  notice: "This is a demonstration. It sends no emails and verifies no addresses.",
} as const;

/** What the pictures of the web app manifest show. */
export const webManifest = {
  labels: {
    home: "Twelve places that most travellers walk past",
    gem: "A gem: its prints, and what to know before going",
    map: "All twelve on a map of Japan",
  },
} as const;

/** A sign-in from a browser that the account does not know. The links are whole addresses. */
interface NewSignIn extends Links {
  readonly browser: string | null;
  readonly at: number;
}

/** A passkey that was added or refused. */
interface ToldPasskey extends Links {
  readonly name: string;
  readonly at: number;
}

/** To the account settings, and to the page that resets a password. */
interface Links {
  readonly settings: string;
  readonly reset: string;
}

/** The minute of a time, in UTC. */
const minuteInUtc = (time: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(time);

/** The texts of mails, which are plain text. */
export const mails = {
  codeSubject: "Your Anaba verification code",
  code: (code: string, minutes: number) =>
    `Your verification code is ${code}\n\nIt is valid for ${minutes} minutes. If you did not ask for it, you can ignore this email.\n`,
  resetSubject: "Reset your Anaba password",
  reset: (link: string, minutes: number) =>
    `Choose a new password here:\n\n${link}\n\nThe link works once, within ${minutes} minutes. If you did not ask for it, you can ignore this email.\n`,
  deviceSubject: "New sign-in to your Anaba account",
  device: (signIn: NewSignIn) =>
    `${signIn.browser ?? "A browser"} has signed in to your account, ${minuteInUtc(signIn.at)} UTC.\n\nIf that was you, there is nothing to do. If not, choose a new password, which signs out every device:\n\n${signIn.reset}\n\nYour devices are listed here:\n\n${signIn.settings}\n`,
  passkeySubject: "A passkey was added to your Anaba account",
  passkey: (added: ToldPasskey) =>
    `The passkey “${added.name}” was added to your account, ${minuteInUtc(added.at)} UTC. Whoever has it can sign in.\n\nIf you added it, there is nothing to do. If not, remove it here:\n\n${added.settings}\n\nThen choose a new password, which signs out every device:\n\n${added.reset}\n`,
  copiedPasskeySubject: "A passkey of your Anaba account was refused",
  copiedPasskey: (refused: ToldPasskey) =>
    `The passkey “${refused.name}” was refused, ${minuteInUtc(refused.at)} UTC, because there may be a copy of it. Nobody was signed in.\n\nRemove it here, and add a new one:\n\n${refused.settings}\n`,
  reportsSubject: "New reports on Anaba",
  reports: ({ reviews, mistakes }: { readonly reviews: number; readonly mistakes: number }) =>
    `Nobody has looked at these yet:\n\n  reviews: ${reviews}\n  mistakes in the facts: ${mistakes}\n\nnpm run ops -- report list\n\nThe next mail about reports comes tomorrow at the earliest.\n`,
  suspendedSubject: "Your Anaba account is suspended",
  suspended: (reason: string) =>
    `Your account is suspended, and you cannot sign in:\n\n${reason}\n\nReply to this email if you think this is a mistake.\n`,
} as const;

/** The texts of the development OpenID provider, which replaces Google on loopback when no Google is configured. */
export const developmentProvider = {
  title: "Stand-in for Google",
  notice:
    "This is not Google. It is a stand-in for trying Anaba out on your own machine. Any address will do.",
  email: "Email",
  name: "Name",
  verified: "This address is verified",
  proceed: "Continue",
  cancel: "Cancel",
  over: "This choice has expired",
  overHint: "Please close this window and begin again.",
} as const;

/** The file with all data about a user. Its name has letters that every system accepts. */
export const ownData = { file: "anaba-data.json" } as const;

/** Responses to requests that our pages never send. */
export const http = {
  moved: "This page has another address.",
  methodNotAllowed: "This address supports GET, HEAD and POST only.",
  addressTooLong: "This address is too long.",
  badRequest: "This request cannot be understood.",
  unsupportedBody: "Compressed request bodies are not accepted.",
  bodyTooLarge: "This request is too large.",
  notAForm: "This address accepts forms only.",
  bodyNotAccepted: "This address accepts no request body.",
  noSuchFile: "File not found.",
  notAcceptable: "This address answers compressed only.",
  unavailable: "This cannot be done right now. Please try again in a moment.",
  thisMachineOnly: "This address is available on this machine only.",
  crossSiteWrite: "This request did not come from Anaba.",
  serverError: (requestId: string) => `An unexpected error occurred. Request ${requestId}.`,
} as const;
