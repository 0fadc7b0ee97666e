import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore, isWithin } from "../../domain/base/stored-times.ts";
import type { App } from "../app.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "./client.ts";
import type { Documents } from "../documents/documents.ts";
import { isUnavailable } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** What beginning a session needs. */
export type Sessions = Pick<App, "documents" | "log" | "now" | "random">;

/** The kind of proof behind a session. */
type Proof = "google" | "passkey" | "password" | "sign-up";

/** A new session. `begin` writes it to the database; `send` sets the cookie, and is called after the commit. */
export interface PreparedSession {
  readonly begin: (inside: Documents, userId: string) => Promise<void>;
  readonly send: () => void;
}

/**
 * Prepares a new session that replaces the browser's current one: every sign-in gets a new token (docs/security.md
 * row 7). The log names the user, the kind of proof, and the client's address.
 */
export function prepareSession(
  { log, random, now }: Sessions,
  client: Client,
  by: Proof = "password",
): PreparedSession {
  const token = random.token();
  const before = client.cookie("session");
  let user = "";
  return {
    async begin(inside, userId) {
      user = userId;
      const createdAt = now();
      const expiresAt = createdAt + lifetimes.session;
      if (before !== null) await inside.sessions.end(hashToken(before));
      const browser = client.browser();
      await inside.sessions.begin({ tokenHash: hashToken(token), userId, createdAt, expiresAt, browser });
    },
    send() {
      client.setCookie("session", token, lifetimes.session);
      log.info({ event: "signed in", user, by, address: client.address }, "signed in");
    },
  };
}

/**
 * Begins a session unless the user is suspended, and returns the suspension. Call it inside a transaction that has locked
 * the user: a session written during a suspension would become valid when the suspension ends.
 */
export async function beginUnlessSuspended(
  inside: Documents,
  session: PreparedSession,
  userId: string,
): Promise<UserDocument["suspension"]> {
  const suspension = (await inside.users.byId(userId))?.suspension ?? null;
  if (suspension === null) await session.begin(inside, userId);
  return suspension;
}

/** A day, in milliseconds. */
const day = 24 * 60 * 60_000;

/** A session is extended at most once in this time: once a day is enough. */
const extendedAfter = day;

/** The day of a time, in UTC. The list of devices shows the day of the last use and nothing more precise. */
const dayOf = (time: number) => Math.floor(time / day);

/**
 * The signed-in user; null for a visitor and for an expired session. A session in use is extended to 30 days from
 * now, but ends at most 180 days after its sign-in.
 */
export async function resumeSession(
  { documents, now }: Pick<App, "documents" | "now">,
  client: Client,
): Promise<UserDocument | null> {
  const token = client.cookie("session");
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await documents.sessions.find({ tokenHash, now: now() });
  if (session === undefined) return null;
  if (!isWithin(session.createdAt, beginsBefore(now(), lifetimes.sessionInAll))) return null;
  const latest = Math.min(now() + lifetimes.session, session.createdAt + lifetimes.sessionInAll);
  const isExtension = latest - session.expiresAt >= extendedAfter;
  if (isExtension || dayOf(now()) !== dayOf(session.lastActiveAt)) {
    const expiresAt = isExtension ? latest : session.expiresAt;
    // When the database cannot write (a full disk), the user stays signed in, and the next request tries again.
    const isExtended = await documents.sessions.extend({ tokenHash, expiresAt, lastActiveAt: now() }).then(
      () => true,
      (error: unknown) => {
        if (isUnavailable(error)) return false;
        throw error;
      },
    );
    if (isExtended && isExtension) client.setCookie("session", token, expiresAt - now());
  }
  return session.user;
}

/** Signs out: deletes the session on the server and the cookie. */
export async function signOut(
  { documents, log }: Pick<App, "documents" | "log">,
  client: Client,
  actor: UserDocument | null,
): Promise<void> {
  const token = client.cookie("session");
  if (token !== null) await documents.sessions.end(hashToken(token));
  client.clearCookie("session");
  if (actor !== null)
    log.info({ event: "signed out", user: actor.id, address: client.address }, "signed out");
}
