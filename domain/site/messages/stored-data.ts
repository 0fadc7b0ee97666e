/**
 * What is stored, in the words of the page "Privacy" (docs/product.md §13). `domain/statements/stored-data.ts` gives the
 * durations. Read by the server alone: they reach the page as data.
 */

/** The column "Who sees it" where it is the same. */
const youAndOperator = "You, and the operator";
const operatorAlone = "The operator";
const nobody = "Nobody";

/** The column "How long" where the account decides. */
const asLongAsAccount = "Until you remove it, or delete your account";

export const storedData = {
  sections: {
    account: "Your account",
    words: "What you keep and write",
    access: "Signing in",
    browser: "In your browser",
    operator: "With the operator",
  },
  account: {
    title: "Address and profile",
    what: "Your email address and username, a bio, a name and an age if you gave them, and when you joined",
    why: "To sign you in, to write to you, and to keep what is yours together",
    howLong: "Until you change it, or delete your account",
    whoSees: `${youAndOperator}; nobody else, not even that you have an account`,
  },
  profile: {
    title: "What others see",
    what: "Your nickname and your picture",
    why: "They stand beside your reviews",
    howLong: (unused: string, cached: string) =>
      `Until you change them, or delete your account. A picture that no profile uses is deleted after ${unused} at the latest, and browsers show an old one for ${cached} at most`,
    whoSees: "Everybody",
  },
  proof: {
    title: "How you sign in",
    what: "What proves that it is you: your password, as a hash from which nobody can read it; the number by which Google knows you; the public half of a passkey, with its name and when it was used",
    why: "To check it when you sign in, and before you delete your account",
    howLong: (attempt: string, confirmation: string) =>
      `Until you replace or remove it, or delete your account. A sign-in on its way lasts ${attempt}, a confirmation of a deletion ${confirmation}`,
    whoSees: `${youAndOperator}. If you choose Google, Google knows that you sign in here`,
  },
  username: {
    title: "Former usernames",
    what: "A username that you gave up",
    why: "So that nobody poses as you with it; you may take it back",
    howLong: (blocked: string, most: number) =>
      `${blocked}, the last ${most} of them; also after you delete your account`,
    whoSees: `${nobody}: it is only refused to others`,
  },
  saved: {
    title: "Saved gems and stamps",
    what: "The gems you saved, their order and your notes, and your stamp book: each stamp with its month and how it was pressed",
    why: "To show them to you on every device",
    howLong: `${asLongAsAccount}. A note waits for you when you take the heart away`,
    whoSees: youAndOperator,
  },
  reviews: {
    title: "Reviews",
    what: "Your reviews: the stars, the words, and when you wrote and changed them",
    why: "For other travellers. The totals beside them count stars, not people",
    howLong: asLongAsAccount,
    whoSees: "Everybody, with your nickname and your picture",
  },
  hidden: {
    title: "Hidden reviews",
    what: "A review of yours that the operator hid, and the reason",
    why: "So that you can read the reason, and the review can be shown again",
    howLong: "Until it is shown again or deleted, or you delete your account",
    whoSees: `${youAndOperator}. You find it on the gem’s page, and in the download of your data`,
  },
  reports: {
    title: "Reports",
    what: "What you reported about a review, or about the facts of a place, and what became of it. Without an account, only the words you sent",
    why: "So that the operator can look at it, and to keep a review that you reported out of your sight",
    howLong: (resolved: string) =>
      `A report of a review until the review, your account or its writer’s is deleted. A report about a place until you delete your account, and at most ${resolved} after the operator’s answer`,
    whoSees: `${youAndOperator}. The writer of a review never learns who reported it`,
  },
  devices: {
    title: "Devices",
    what: "Where you are signed in: the browser, such as “Firefox on Windows”, and the day it was last used, without place or network address. Two cookies: one keeps you signed in, one remembers that this browser has signed in before",
    why: "To keep you signed in, to let you sign out elsewhere, and to keep strangers who guess at your password from locking you out",
    howLong: (unused: string, inAll: string, known: string) =>
      `Until you sign out, ${unused} after the last use, or ${inAll} in all; the second cookie ${known}`,
    whoSees: youAndOperator,
  },
  attempts: {
    title: "Codes and links",
    what: "A sign-up or a new password on its way: the email address, a hash of the code or the link, and a cookie that ties it to this browser",
    why: "To check that the mailbox is yours",
    howLong: (code: string, signup: string, link: string) =>
      `A code ${code}, a sign-up ${signup}, a link ${link}`,
    whoSees: operatorAlone,
  },
  mails: {
    title: "Emails",
    what: "A mail that is not sent yet: a code, a link, news of a sign-in from a new browser or of a suspension",
    why: "To send it, and to try again",
    howLong: (pause: string, failed: string) =>
      `Until it is sent, or its code or link is over. One that can’t be sent is tried again, at most ${pause} apart, and deleted ${failed} after the last try`,
    whoSees: "You, who receive it, and the operator",
  },
  counts: {
    title: "Counts of attempts",
    what: (subjects: string) =>
      `How often something was tried: by ${subjects}. Each is a keyed hash, which names nobody`,
    why: "Against guessed passwords and floods of requests",
    howLong: (longest: string) => `${longest} at most`,
    whoSees: nobody,
  },
  drafts: {
    title: "Drafts",
    what: "Reviews, notes and forms that you have begun, hearts that wait for a connection, and what you saved, if you keep Anaba for offline",
    why: "So that nothing you typed is lost",
    howLong: (longest: string) =>
      `Until you send it or log out, ${longest} at most; forms until the window is closed`,
    whoSees: "Whoever uses this browser. It is sent when you press the button",
  },
  copies: {
    title: "Offline copies",
    what: "The pages, maps and prints that you chose to keep for offline; light or dark, if you chose; which fonts have come; a number that changes when somebody signs in or out",
    why: "To open without a connection, to show the page at once as you like it, and to tell other windows",
    howLong: "Until you remove the copy, or clear the data of the browser",
    whoSees: "Whoever uses this browser. None of it says who you are",
  },
  log: {
    title: "The log",
    what: "A line for each request: network address, page, time, and for a sign-in or a form also the number of the account. Never what was typed, searched or sent",
    why: "To find faults and attacks",
    howLong: "As long as the operator decides; 30 days are enough",
    whoSees: operatorAlone,
  },
  audit: {
    title: "What the operator does",
    what: "What the operator did: a suspension and its reason, a hidden review, a backup",
    why: "So that what was done to an account can be looked up",
    howLong: "For good, but the reasons only until you delete your account. A suspension until it ends",
    whoSees: `${operatorAlone}, and you, if you ask`,
  },
  erasures: {
    title: "Deleted accounts",
    what: "That an account was deleted: its number and the time, nothing else",
    why: "So that a restored backup does not bring you back",
    howLong: (tombstone: string) =>
      `${tombstone}. Backups hold all of the above, and one older than that must not be restored`,
    whoSees: operatorAlone,
  },
  servers: {
    title: "Server records",
    what: "What the servers remember: settings they share, which of them does a job, files to delete, a secret for keyed hashes",
    why: "To work together",
    howLong: "As long as they need them",
    whoSees: `${operatorAlone}. Nothing in them is about you`,
  },
  /** What the attempts at a limit are counted by. */
  countedBy: {
    address: "network address",
    account: "account",
    "account and address": "network address",
    "email address": "email address",
    browser: "browser",
    password: "password",
    code: "code",
    overall: "all together",
  },
  /** What the jobs do, each with the pause between two runs. */
  deletions: {
    sweep: (every: string) =>
      `Sessions, codes, links, counts and blocks on usernames stop counting when they expire. These, and old mails and reports, are deleted within ${every}.`,
    "delete files": (every: string) =>
      `Pictures that no profile uses any more are deleted within ${every}, or as soon as the storage answers.`,
    "send mails": (every: string) =>
      `A mail waits ${every} at most, and its text is deleted once it is sent.`,
    erasures: (every: string) =>
      `The list of deleted accounts is compared with the database at intervals of ${every}, so that a restored backup brings nobody back.`,
    "empty journal": (every: string) =>
      `What was deleted is also wiped from the database’s own journal; an attempt is made at intervals of ${every}.`,
  },
} as const;
