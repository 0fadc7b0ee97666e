import { randomBytes } from "node:crypto";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { hashToken } from "../../../server/base/hashes.ts";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { UserDocument } from "../../../server/documents/user-document.ts";
import type { NewUser } from "../../../server/documents/users.ts";
import { beginSession, settle } from "../../support/people.ts";
import { journeyServer } from "./server.ts";
import { test as base } from "./test.ts";

export { everySize, expect } from "./test.ts";

/** Somebody with an account of their own for one journey. */
export interface Traveller {
  readonly user: UserDocument;
  /** Signs a browser in as this user, with a new session. */
  readonly signIn: (context: BrowserContext) => Promise<void>;
  /** Ends all their sessions on the server; the browser keeps its cookie. */
  readonly expire: () => Promise<void>;
}

let opening: Promise<Documents> | undefined;

/** The database that the server of this run is using; it closes when this process ends. */
const journeyDocuments = (): Promise<Documents> => {
  opening ??= openDocuments({
    url: `sqlite:${path.join(journeyServer.dataDir, "anaba.sqlite")}`,
  });
  return opening;
};

/** A cookie that signs a browser in at a server. */
export const sessionCookie = (token: string, origin: string) =>
  ({ name: "anaba-session", value: token, url: origin, httpOnly: true, sameSite: "Lax" }) as const;

/** Creates a user directly in the database: faster than a sign-up, and no limit counts it. */
export async function createTraveller(other: Partial<NewUser> = {}): Promise<Traveller> {
  const documents = await journeyDocuments();
  const { origin } = journeyServer;
  const id = randomBytes(6).toString("hex");
  const user = await settle(documents, id, { username: `t_${id}`, nickname: `Traveller ${id}`, ...other });
  const hashes: string[] = [];
  return {
    user,
    async signIn(context) {
      const token = await beginSession(documents, id);
      hashes.push(hashToken(token));
      await context.addCookies([sessionCookie(token, origin)]);
    },
    async expire() {
      for (const hash of hashes) await documents.sessions.end(hash);
    },
  };
}

/** The `test` of journeys by people with an account. */
export const test = base.extend<{
  /** Whether the journey begins signed in. */
  readonly signedIn: boolean;
  readonly traveller: Traveller;
  readonly documents: Documents;
}>({
  signedIn: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  documents: async ({}, use) => {
    await use(await journeyDocuments());
  },
  traveller: [
    async ({ context, signedIn }, use) => {
      const traveller = await createTraveller();
      if (signedIn) await traveller.signIn(context);
      await use(traveller);
    },
    { auto: true },
  ],
});
