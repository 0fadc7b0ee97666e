import { randomBytes } from "node:crypto";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import type { Documents } from "../../server/documents/documents.ts";
import type { App } from "../../server/app.ts";
import type { ProfileUpdate } from "../../server/documents/update-profile.ts";
import type { UserDocument } from "../../server/documents/user-document.ts";
import type { NewUser } from "../../server/documents/users.ts";
import type { Answer, Browser } from "./browser-in-process.ts";

/** The password of all test users; it passes every rule. */
export const password = "Kumano8Kodo";

/** A user to create; all unique fields are derived from the id. */
export const newUser = (id: string, other: Partial<NewUser> = {}): NewUser => ({
  id,
  email: `${id}@example.com`,
  emailVerified: false,
  name: `Name of ${id}`,
  username: id,
  nickname: `Nick of ${id}`,
  bio: "",
  createdAt: Date.now(),
  ...other,
});

/** The hash of that password at a low cost; any server accepts it. */
const passwordHash = async (): Promise<string> => {
  hashing ??= createPasswords({ memoryKiB: 8 }).hash(password);
  const hash = await hashing;
  if (!hash.ok) throw new Error("too many hashes at once");
  return hash.value;
};
let hashing: ReturnType<ReturnType<typeof createPasswords>["hash"]> | undefined;

/** Creates a user with a password directly in the database: faster than a sign-up, and no limit counts it. */
export async function settle(
  documents: Documents,
  id: string,
  other: Partial<NewUser> = {},
): Promise<UserDocument> {
  const user = await documents.users.create(newUser(id, other));
  await documents.credentials.set({ userId: id, passwordHash: await passwordHash() });
  return user;
}

interface WrittenReview {
  readonly userId: string;
  readonly gemId: number;
  /** By default it consists of its gem and writer. */
  readonly id?: string;
  readonly rating?: number;
  readonly reviewText?: string;
  /** When it is written, in ms. */
  readonly at?: number;
}

/** Writes a review directly in the database. */
export const writeReview = (documents: Documents, { at = Date.now(), ...review }: WrittenReview) =>
  documents.reviews.write({
    id: `${review.gemId}-${review.userId}`,
    rating: 4,
    reviewText: "",
    writtenAt: at,
    ...review,
  });

/** Changes a user directly in the database; a username that they give up is free at once. */
export const changeUser = (
  documents: Documents,
  id: string,
  { at = Date.now(), ...changes }: Partial<ProfileUpdate> & { readonly at?: number },
): Promise<UserDocument> => documents.users.update({ id, updatedAt: at, usernameFreedUntil: at, ...changes });

const lifetime = 86_400_000;

/** Creates a session of one day directly in the database; returns its cookie value. */
export async function beginSession(documents: Documents, userId: string, now = Date.now()): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await documents.sessions.begin({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: now + lifetime,
  });
  return token;
}

/** A user with an account, signed in in a browser. */
export interface Person {
  readonly user: UserDocument;
  readonly browser: Browser;
}

export interface People {
  /** Creates a user directly in the database. */
  settle(id: string, other?: Partial<NewUser>): Promise<UserDocument>;
  /** Creates a user and signs them in. */
  signedIn(id: string, other?: Partial<NewUser>): Promise<Person>;
}

export function createPeople(app: App, browse: () => Browser): People {
  const settleHere: People["settle"] = (id, other) =>
    settle(app.documents, id, { createdAt: app.now(), ...other });
  return {
    settle: settleHere,
    async signedIn(id, other) {
      const user = await settleHere(id, other);
      const browser = browse();
      await signIn(browser, user.email);
      return { user, browser };
    },
  };
}

/** Signs in through the form. */
export const signIn = (browser: Browser, email: string, given = password): Promise<Answer> =>
  browser.post(paths.signIn(), { email, password: given });

/** Step 1 of the sign-up: requests a code; returns the simulated code. */
export async function askForCode(browser: Browser, email: string): Promise<string> {
  const answer = await browser.post(paths.signup(), { intent: "send-code", email });
  return String(answer.body["simulatedCode"]);
}

/** The whole step 1: verifies the address. */
export async function proveEmail(browser: Browser, email: string): Promise<Answer> {
  const code = await askForCode(browser, email);
  return browser.post(paths.signup(), { intent: "verify", email, code });
}

/** The last step of the sign-up, with valid fields except for the given ones. */
export const finishSignup = (browser: Browser, fields: Readonly<Record<string, string>>): Promise<Answer> =>
  browser.post(paths.signup(), {
    intent: "finish",
    password,
    confirmPassword: password,
    username: "newcomer",
    nickname: "New Comer",
    bio: "",
    ...fields,
  });
