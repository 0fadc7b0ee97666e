import { paths } from "../../domain/paths.ts";
import type { App } from "../../server/runtime/app.ts";
import type { UserDocument } from "../../server/documents/user-document.ts";
import type { NewUser } from "../../server/documents/users.ts";
import type { Answer, Browser } from "./browser-in-process.ts";

/** Everybody's password here; it passes every rule. */
export const password = "Kumano8Kodo";

/** Somebody with an account, signed in in a browser. */
export interface Person {
  readonly user: UserDocument;
  readonly browser: Browser;
}

export interface People {
  /** Gives somebody an account, straight in the database. */
  settle(id: string, other?: Partial<NewUser>): Promise<UserDocument>;
  /** Gives somebody an account and signs them in. */
  signedIn(id: string, other?: Partial<NewUser>): Promise<Person>;
}

export function createPeople(app: App, browse: () => Browser): People {
  const settle: People["settle"] = async (id, other = {}) => {
    const user = await app.documents.users.create({
      id,
      email: `${id}@example.com`,
      emailVerified: false,
      name: `Nick of ${id}`,
      username: id,
      nickname: `Nick of ${id}`,
      bio: "",
      createdAt: app.now(),
      ...other,
    });
    const hash = await app.passwords.hash(password);
    if (!hash.ok) throw new Error("too many people at once");
    await app.documents.credentials.set({ userId: id, passwordHash: hash.value });
    return user;
  };
  return {
    settle,
    async signedIn(id, other) {
      const user = await settle(id, other);
      const browser = browse();
      await signIn(browser, user.email);
      return { user, browser };
    },
  };
}

/** Signs in by the form. */
export const signIn = (browser: Browser, email: string, given = password): Promise<Answer> =>
  browser.post(paths.signIn(), { email, password: given });

/** Step 1 of the sign-up: asks for a code; the simulated one comes back. */
export async function askForCode(browser: Browser, email: string): Promise<string> {
  const answer = await browser.post(paths.signup(), { intent: "send-code", email });
  return String(answer.body["simulatedCode"]);
}

/** Step 1 whole: the address is proven. */
export async function proveEmail(browser: Browser, email: string): Promise<Answer> {
  const code = await askForCode(browser, email);
  return browser.post(paths.signup(), { intent: "verify", email, code });
}

/** The last step, by somebody who fills in everything well but for what is given. */
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
