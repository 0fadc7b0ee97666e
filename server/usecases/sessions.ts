import { lifetimes } from "../../domain/account.ts";
import type { App } from "../runtime/app.ts";
import { hashToken } from "../auth/hashes.ts";
import type { Client } from "./client.ts";
import type { Documents } from "../documents/documents.ts";
import { isUnavailable } from "../documents/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";

type Sessions = Pick<App, "documents" | "random" | "now">;

/** A session that is not yet the browser's; `begin` writes it, `send` gives the browser its cookie once that is kept. */
export interface PreparedSession {
  readonly begin: (inside: Documents, userId: string) => Promise<void>;
  readonly send: () => void;
}

/** Prepares a new session in place of the browser's present one: a token is never carried over a sign-in (docs/security.md row 7). */
export function prepareSession({ random, now }: Sessions, client: Client): PreparedSession {
  const token = random.token();
  const before = client.cookie("session");
  return {
    async begin(inside, userId) {
      const createdAt = now();
      const expiresAt = createdAt + lifetimes.session;
      if (before !== null) await inside.sessions.end(hashToken(before));
      await inside.sessions.begin({ tokenHash: hashToken(token), userId, createdAt, expiresAt });
    },
    send: () => client.setCookie("session", token, lifetimes.session),
  };
}

/** A session is extended when this much of it is used up: once a day is enough. */
const extendedAfter = 24 * 60 * 60_000;

/**
 * Who is signed in; null for a visitor, and for a session that is over. Extends a session in use: 30 days from then, and
 * never beyond 180 days after its sign-in.
 */
export async function resumeSession(
  { documents, now }: Pick<App, "documents" | "now">,
  client: Client,
): Promise<UserDocument | null> {
  const token = client.cookie("session");
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await documents.sessions.find({ tokenHash, now: now() });
  const latestEnd = (session?.createdAt ?? 0) + lifetimes.sessionInAll;
  if (session === undefined || latestEnd <= now()) return null;
  const expiresAt = Math.min(now() + lifetimes.session, latestEnd);
  if (expiresAt - session.expiresAt >= extendedAfter) {
    // Where nothing can be written, on a full disk, whoever is signed in stays so, and the next request tries again.
    const isExtended = await documents.sessions.extend({ tokenHash, expiresAt }).then(
      () => true,
      (error: unknown) => {
        if (isUnavailable(error)) return false;
        throw error;
      },
    );
    if (isExtended) client.setCookie("session", token, expiresAt - now());
  }
  return session.user;
}

/** Signs out: the session ends on the server, whatever becomes of the cookie. */
export async function signOut({ documents }: Pick<App, "documents">, client: Client): Promise<void> {
  const token = client.cookie("session");
  if (token !== null) await documents.sessions.end(hashToken(token));
  client.clearCookie("session");
}
