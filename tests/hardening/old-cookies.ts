import { randomBytes } from "node:crypto";
import type { SignInOutcome } from "../../domain/account/google.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { Browser } from "../support/browser-in-process.ts";
import { continueWithGoogle } from "../support/google-visit.ts";
import { finishSignup, password, proveEmail, signIn } from "../support/people.ts";
import type { StartedServer } from "../support/started-server.ts";
import type { TwoServers } from "./two-servers.ts";

/** An event that ends or replaces a session; `before` prepares it. */
interface Event {
  readonly before?: (visit: Visit) => Promise<void>;
  readonly happens: (visit: Visit) => Promise<void>;
}

/** A signed-in user's browser, and what else an event needs. */
interface Visit {
  readonly browser: Browser;
  /** Another user's browser at the same server. */
  readonly stranger: Browser;
  readonly documents: Documents;
  readonly id: string;
  readonly email: string;
}

const origin = new URL("http://localhost:3000");
const halfAnHour = 1_800_000;

/** A browser for a server in a separate process. */
const browserAt = ({ port }: StartedServer): Browser =>
  new Browser(
    {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        const body = method === "GET" ? null : await request.arrayBuffer();
        const address = `http://127.0.0.1:${port}${pathname}${search}`;
        return fetch(address, { method, headers, body, redirect: "manual" });
      },
    },
    origin,
  );

/**
 * Signs a user in at one server, uses both servers, triggers the event at one, and returns what the old cookie can
 * still do at either, in words. It must be nothing.
 */
export async function usesAfter(
  { documents, servers, settle }: TwoServers,
  name: string,
  event: Event,
): Promise<readonly string[]> {
  const id = name.replaceAll(/\W/g, "_").slice(-20);
  const [here] = servers;
  const [browser, stranger] = [browserAt(here), browserAt(here)];
  await settle(id);
  const email = `${id}@example.com`;
  await documents.users.confirmEmail(id);
  await signIn(browser, email);
  const visit = { browser, stranger, documents, id, email };
  await event.before?.(visit);
  const old = browser.cookies.get("anaba-session") ?? "";
  const uses = async () => {
    const open: string[] = [];
    for (const [n, server] of servers.entries())
      for (const use of await usesOf(browserAt(server), old, id)) open.push(`${use} at server ${n}`);
    return open;
  };
  // Both servers have now cached what they cache of the session.
  const before = await uses();
  if (before.length !== usesEach * servers.length) throw new Error(`${name}: not signed in at both`);
  await event.happens(visit);
  return uses();
}

const usesEach = 3;

/** What a session token can do, in words. */
async function usesOf(browser: Browser, token: string, nickname: string): Promise<readonly string[]> {
  const headers = { Cookie: `anaba-session=${token}` };
  const page = await browser.get(paths.profile(), { headers });
  const data = await browser.get(dataPath(paths.editProfile()), { headers });
  const write = await browser.post(paths.saves(), { gemId: "3", intent: "save" }, { headers });
  return [
    ...(page.text.includes(nickname) ? ["a page"] : []),
    ...(data.text.includes(nickname) ? ["its data"] : []),
    ...(write.status === 401 ? [] : [`a write (${write.status})`]),
  ];
}

const fresh = "Nachi9Kodo";

/** Every event of docs/security.md row 7. */
export const events: Readonly<Record<string, Event>> = {
  "a sign-in again": {
    happens: async ({ browser, email }) => expectStatus(await signIn(browser, email)),
  },
  "a sign-in with Google": {
    happens: async ({ browser, email }) =>
      expectOutcome(await continueWithGoogle(browser, { email }), "complete-profile"),
  },
  "a sign-up": {
    happens: async ({ browser, id }) => {
      const email = `new-${id}@example.com`;
      await proveEmail(browser, email);
      expectStatus(await finishSignup(browser, { username: id.slice(-20) }));
    },
  },
  "a sign-out": {
    happens: async ({ browser }) => expectStatus(await browser.post(paths.signOut())),
  },
  "a reset of the password": {
    happens: async ({ stranger, documents, id }) => {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = Date.now() + halfAnHour;
      await documents.resetTokens.create({ tokenHash: hashToken(token), userId: id, expiresAt });
      const fields = { token, password: fresh, confirmPassword: fresh };
      expectStatus(await stranger.post(paths.resetPassword(), fields));
    },
  },
  "a proof by Google": {
    before: async ({ browser, email }) =>
      expectOutcome(await continueWithGoogle(browser, { email }), "complete-profile"),
    happens: async ({ browser, email }) =>
      expectOutcome(await continueWithGoogle(browser, { email }, "delete"), "confirmed"),
  },
  "ending from a device": {
    before: async ({ stranger, email }) => expectStatus(await signIn(stranger, email)),
    happens: async ({ stranger }) =>
      expectStatus(await stranger.post(paths.accountSettings(), { intent: "end-other-devices" })),
  },
  "a deletion of the account": {
    happens: async ({ browser }) =>
      expectStatus(await browser.post(paths.accountSettings(), { intent: "delete", password })),
  },
};

function expectStatus({ status, text }: { readonly status: number; readonly text: string }) {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 200)}`);
}

function expectOutcome(outcome: string | null, wanted: SignInOutcome) {
  if (outcome !== paths.signInDone(wanted)) throw new Error(`Google ended at ${outcome}`);
}
