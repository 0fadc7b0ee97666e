import { randomBytes } from "node:crypto";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { hashToken } from "../../../server/auth/hashes.ts";
import type { Documents } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { UserDocument } from "../../../server/documents/user-document.ts";
import { journeyServer } from "./server.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** Somebody with an account of their own for one journey. */
export interface Traveller {
  readonly user: UserDocument;
  /** Gives a browser a session of theirs, as signing in does. */
  readonly signIn: (context: BrowserContext) => Promise<void>;
  /** Ends all their sessions on the server; the browser keeps its cookie. */
  readonly expire: () => Promise<void>;
}

const lifetime = 86_400_000;

/** Settles somebody in the database that the server of this run is using: quicker than a sign-up, and no limit counts it. */
async function settle(documents: Documents, origin: string): Promise<Traveller> {
  const id = randomBytes(6).toString("hex");
  const user = await documents.users.create({
    id,
    email: `${id}@example.com`,
    emailVerified: false,
    name: "",
    username: `t_${id}`,
    nickname: `Traveller ${id}`,
    bio: "",
    createdAt: Date.now(),
  });
  const hashes: string[] = [];
  return {
    user,
    async signIn(context) {
      const token = randomBytes(32).toString("base64url");
      const now = Date.now();
      hashes.push(hashToken(token));
      await documents.sessions.begin({
        tokenHash: hashToken(token),
        userId: id,
        createdAt: now,
        expiresAt: now + lifetime,
      });
      await context.addCookies([
        { name: "anaba-session", value: token, url: origin, httpOnly: true, sameSite: "Lax" },
      ]);
    },
    async expire() {
      for (const hash of hashes) await documents.sessions.end(hash);
    },
  };
}

/** The `test` of journeys by people with an account. */
export const test = base.extend<
  {
    /** Whether the journey begins signed in. */
    readonly signedIn: boolean;
    readonly traveller: Traveller;
  },
  { readonly documents: Documents }
>({
  signedIn: [true, { option: true }],
  documents: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { dataDir } = await journeyServer();
      const documents = await openDocuments({ url: `sqlite:${path.join(dataDir, "anaba.sqlite")}` });
      await use(documents);
      await documents.close();
    },
    { scope: "worker" },
  ],
  traveller: [
    async ({ documents, context, signedIn }, use) => {
      const { origin } = await journeyServer();
      const traveller = await settle(documents, origin);
      if (signedIn) await traveller.signIn(context);
      await use(traveller);
    },
    { auto: true },
  ],
});
