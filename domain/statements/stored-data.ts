import { lifetimes } from "../account/account.ts";
import { verification } from "../account/signup.ts";
import { phoneStay } from "../site/browser-storage.ts";
import { lengthOfTime } from "../site/date-words.ts";
import { jobIntervals } from "../site/job-intervals.ts";
import { limits, maxFreedUsernames } from "../site/limits.ts";
import * as messages from "../site/messages.ts";

/** A kind of data that is stored, in the words of the page "Privacy" (docs/product.md §13). */
interface StoredData {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoSees: string;
}

const words = messages.storedData;

const lasting = {
  unusedImage: lengthOfTime(lifetimes.unusedImage),
  cachedImage: lengthOfTime(lifetimes.cachedImage),
  openidAttempt: lengthOfTime(lifetimes.openidAttempt),
  passkeyChallenge: lengthOfTime(lifetimes.passkeyChallenge),
  proof: lengthOfTime(lifetimes.proof),
  freedUsername: lengthOfTime(lifetimes.freedUsername),
  session: lengthOfTime(lifetimes.session),
  sessionInAll: lengthOfTime(lifetimes.sessionInAll),
  knownDevice: lengthOfTime(lifetimes.knownDevice),
  resetToken: lengthOfTime(lifetimes.resetToken),
  mailPause: lengthOfTime(lifetimes.mailPause),
  failedMail: lengthOfTime(lifetimes.failedMail),
  resolvedMistake: lengthOfTime(lifetimes.resolvedMistake),
  tombstone: lengthOfTime(lifetimes.tombstone),
} as const satisfies Readonly<Record<keyof typeof lifetimes, string>>;

const inWords = new Intl.ListFormat("en-GB");
const longestWindow = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));
const subjects = [...new Set(Object.values(limits).map(({ by }) => words.countedBy[by]))];

/** Every kind of data. What is stored of each is in `places.ts`. */
const kinds = {
  account: words.account,
  profile: {
    ...words.profile,
    howLong: words.profile.howLong(lasting.unusedImage, lasting.cachedImage),
  },
  proof: { ...words.proof, howLong: words.proof.howLong(lasting.openidAttempt, lasting.proof) },
  username: { ...words.username, howLong: words.username.howLong(lasting.freedUsername, maxFreedUsernames) },
  saved: words.saved,
  reviews: words.reviews,
  hidden: words.hidden,
  reports: { ...words.reports, howLong: words.reports.howLong(lasting.resolvedMistake) },
  devices: {
    ...words.devices,
    howLong: words.devices.howLong(lasting.session, lasting.sessionInAll, lasting.knownDevice),
  },
  attempts: {
    ...words.attempts,
    howLong: words.attempts.howLong(
      lengthOfTime(verification.codeLifetime),
      lengthOfTime(verification.attemptLifetime),
      lasting.resetToken,
    ),
  },
  mails: { ...words.mails, howLong: words.mails.howLong(lasting.mailPause, lasting.failedMail) },
  counts: {
    ...words.counts,
    what: words.counts.what(inWords.format(subjects)),
    howLong: words.counts.howLong(lengthOfTime(longestWindow)),
  },
  drafts: { ...words.drafts, howLong: words.drafts.howLong(lengthOfTime(phoneStay)) },
  copies: words.copies,
  log: words.log,
  audit: words.audit,
  erasures: { ...words.erasures, howLong: words.erasures.howLong(lasting.tombstone) },
  servers: words.servers,
} as const satisfies Readonly<Record<string, StoredData>>;

/** The name of a kind of data. */
export type DataKind = keyof typeof kinds;

export const storedData: Readonly<Record<DataKind, StoredData>> = kinds;

/** The parts of the page, in its order. */
export const dataSections = {
  account: ["account", "profile", "proof", "username"],
  words: ["saved", "reviews", "hidden", "reports"],
  access: ["devices", "attempts", "mails", "counts"],
  browser: ["drafts", "copies"],
  operator: ["log", "audit", "erasures", "servers"],
} as const satisfies Readonly<Record<keyof typeof words.sections, readonly DataKind[]>>;

/** The jobs that delete something. */
const isDeleting = (name: string): name is keyof typeof words.deletions =>
  Object.hasOwn(words.deletions, name);

/** What deletes it, one sentence for each job. */
export const deletions: readonly string[] = Object.keys(words.deletions)
  .filter(isDeleting)
  .map((name) => words.deletions[name](lengthOfTime(jobIntervals[name])));

export type SectionName = keyof typeof dataSections;

/** A part of the page, with the names under which each kind is stored. */
export interface DataSection {
  readonly name: SectionName;
  readonly title: string;
  readonly kinds: readonly {
    readonly kind: DataKind;
    readonly says: StoredData;
    readonly names: readonly string[];
  }[];
}
