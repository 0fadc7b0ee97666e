import { columns } from "./columns.ts";
import type { CookieName, DeviceName, PhoneName, WindowName } from "../site/browser-storage.ts";
import type { JobName } from "../site/job-intervals.ts";
import type { mails as mailTexts } from "../site/messages/server.ts";
import type { offlineCaches } from "../site/offline.ts";
import type { DataKind } from "./stored-data.ts";

/**
 * What each kind of data is, thing by thing: every column (`columns.ts`), cookie, key of the browser's storage, file, mail and line of
 * the log belongs to a kind. Tests compare this with both databases, the data folder and the sources, so that a new one
 * needs its line here, and where it is of a new kind a row in `stored-data.ts`.
 */

export const cookies = {
  session: "devices",
  device: "devices",
  signup: "attempts",
  reset: "attempts",
  openid: "proof",
  proof: "proof",
  passkey: "proof",
} as const satisfies Readonly<Record<CookieName, DataKind>>;

/** Keys of the local storage and of the session storage. */
export const browserStorage = {
  "draft-note": "drafts",
  "draft-review": "drafts",
  save: "drafts",
  saved: "drafts",
  stamp: "drafts",
  notice: "drafts",
  profile: "drafts",
  "save-after-log-in": "drafts",
  signup: "drafts",
  "verification-code": "drafts",
  appearance: "copies",
  fonts: "copies",
  session: "copies",
} as const satisfies Readonly<Record<PhoneName | WindowName | DeviceName, DataKind>>;

/** The caches of the service worker. */
const browserCaches = {
  files: "copies",
  prints: "copies",
  pages: "copies",
} as const satisfies Readonly<Record<keyof typeof offlineCaches, DataKind>>;

/** What is in the data folder, or in the bucket; a folder ends with a slash. */
export const storedFiles = {
  "anaba.sqlite": "servers",
  "anaba.sqlite-wal": "servers",
  "anaba.sqlite-shm": "servers",
  "auth-secret": "servers",
  "files/profile-images/": "profile",
  "files/erasures/": "erasures",
  "outbox/": "mails",
} as const satisfies Readonly<Record<string, DataKind>>;

/** A mail is known by its subject. */
type Subject = Extract<keyof typeof mailTexts, `${string}Subject`>;

export const mails = {
  codeSubject: "attempts",
  resetSubject: "attempts",
  deviceSubject: "devices",
  passkeySubject: "proof",
  copiedPasskeySubject: "proof",
  suspendedSubject: "audit",
  reportsSubject: "reports",
} as const satisfies Readonly<Record<Subject, DataKind>>;

/** The events of the log; all other lines are faults and say what failed (docs/security-inventory.md). */
export const logEvents = {
  start: "servers",
  listens: "servers",
  metrics: "servers",
  "signed in": "log",
  "signed out": "log",
  "devices signed out": "log",
  "passkey added": "log",
  "passkey removed": "log",
  "passkey copied": "log",
  "password reset": "log",
  "account deleted": "log",
  "google answered": "log",
  "action refused": "log",
  "code guessing": "log",
  "password spraying": "log",
  "erased again": "log",
  "mail delayed": "log",
  "mail given up": "log",
  "database away": "servers",
  "database back": "servers",
  "hashing begins": "servers",
  "hashing ended": "servers",
  "fsync failed": "servers",
} as const satisfies Readonly<Record<string, DataKind>>;

/** The kinds that a job deletes when they are over. */
export const deletedBy = {
  sweep: ["devices", "attempts", "proof", "username", "counts", "mails", "reports"],
  "delete files": ["profile"],
  "send mails": ["mails"],
  erasures: ["erasures"],
  "empty journal": ["account"],
  "tell of reports": [],
} as const satisfies Readonly<Record<JobName, readonly DataKind[]>>;

/** The things that belong to a kind. */
const ofKind = (kind: DataKind, things: Readonly<Record<string, DataKind>>): readonly string[] =>
  Object.entries(things).flatMap(([name, its]) => (its === kind ? [name] : []));

/** The names under which a kind is stored: columns by their table, cookies, keys of the browser, and files. */
export const storedNames = (kind: DataKind): readonly string[] => [
  ...Object.entries(columns).flatMap(([table, its]) => {
    const own = ofKind(kind, its);
    return own.length === 0 ? [] : [`${table} (${own.join(", ")})`];
  }),
  ...ofKind(kind, cookies).map((name) => `cookie ${name}`),
  ...ofKind(kind, browserStorage).map((name) => `browser ${name}`),
  ...ofKind(kind, browserCaches).map((name) => `cache ${name}`),
  ...ofKind(kind, storedFiles),
];
