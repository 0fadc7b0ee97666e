import * as messages from "../../../domain/site/messages.ts";
import { ok, refuse } from "../../../domain/base/result.ts";
import type { UserRows } from "../../documents/user-rows.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import { eraseAccount } from "../erase-account.ts";
import { optionalReasonOf, reasonOf, record, type OperatorApp, type OperatorResult } from "./operator.ts";

const mostFound = 50;

/** Finds users by id, or by a part of the email address, username or nickname; fifty at most. */
export const findUsers = ({ documents }: OperatorApp, text: string): Promise<readonly UserDocument[]> =>
  documents.users.search({ text, limit: mostFound });

/** Finds the one user with this id, email address or username. */
async function userOf({ documents }: OperatorApp, who: string): OperatorResult<UserDocument> {
  const named = await documents.users.named(who);
  const [user] = named;
  if (user === undefined) return refuse({ code: "user-unknown" });
  return named.length === 1 ? ok(user) : refuse({ code: "user-ambiguous", ids: named.map(({ id }) => id) });
}

/** All data about a user. */
export interface UserExport {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  /** The profile image as it is stored, WebP; null where there is none. */
  readonly image: Uint8Array | null;
  /** Rows of each table as they are stored, without credentials. */
  readonly rows: UserRows;
}

/** Exports all data about a user (right of access), and records that in the audit log. */
export async function exportUser(app: OperatorApp, who: string): OperatorResult<UserExport> {
  const user = await userOf(app, who);
  if (!user.ok) return user;
  const { id, profileImage } = user.value;
  const image = profileImage === null ? null : await app.files.get(profileImage);
  const rows = await app.documents.transaction(async (inside) => {
    await record(app, inside, { action: "user export", subject: id, userId: id, reason: null });
    return inside.users.rows(id);
  });
  return rows === undefined
    ? refuse({ code: "user-unknown" })
    : ok({ id, exportedAt: app.now(), image, rows });
}

/**
 * Suspends a user: ends all sessions and prevents new ones. The user gets the reason at each sign-in, and by mail when
 * the address is verified. Reviews stay.
 */
export async function suspendUser(
  app: OperatorApp,
  who: string,
  typedReason: string | undefined,
): OperatorResult<{ readonly id: string; readonly sessions: number }> {
  const reason = reasonOf(typedReason);
  if (!reason.ok) return reason;
  const user = await userOf(app, who);
  if (!user.ok) return user;
  const { id, email, emailVerified } = user.value;
  const at = app.now();
  const { suspendedSubject: subject, suspended } = messages.mails;
  const body = suspended(reason.value);
  const done = await app.documents.transaction(async (inside) => {
    const ended = await inside.users.suspend({ id, at, reason: reason.value });
    if (ended === undefined) return undefined;
    if (emailVerified)
      await inside.outbox.enqueue({ id: app.random.id(), recipient: email, subject, body, createdAt: at });
    await record(app, inside, { action: "user suspend", subject: id, userId: id, reason: reason.value });
    return ended;
  });
  return done === undefined ? refuse({ code: "user-unknown" }) : ok({ id, sessions: done.sessions });
}

/** Ends the suspension of a user. A reason is not needed. */
export async function resumeUser(
  app: OperatorApp,
  who: string,
  typedReason: string | undefined,
): OperatorResult<{ readonly id: string }> {
  const reason = optionalReasonOf(typedReason);
  if (!reason.ok) return reason;
  const user = await userOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  await app.documents.transaction(async (inside) => {
    await inside.users.resume(id);
    await record(app, inside, { action: "user resume", subject: id, userId: id, reason: reason.value });
  });
  return ok({ id });
}

/** Ends all sessions of a user. A reason is not needed. */
export async function endSessions(
  app: OperatorApp,
  who: string,
  typedReason: string | undefined,
): OperatorResult<{ readonly id: string; readonly sessions: number }> {
  const reason = optionalReasonOf(typedReason);
  if (!reason.ok) return reason;
  const user = await userOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  const sessions = await app.documents.transaction(async (inside) => {
    await record(app, inside, {
      action: "user end-sessions",
      subject: id,
      userId: id,
      reason: reason.value,
    });
    return inside.sessions.endAll(id);
  });
  return ok({ id, sessions });
}

/** Deletes an account as its owner would (docs/product.md §4, Deletion). The audit log keeps the id and no reason. */
export async function deleteUser(app: OperatorApp, who: string): OperatorResult<{ readonly id: string }> {
  const user = await userOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  const isErased = await eraseAccount(app, user.value, (inside) =>
    record(app, inside, { action: "user delete", subject: id, userId: id, reason: null }),
  );
  return isErased ? ok({ id }) : refuse({ code: "user-unknown" });
}
