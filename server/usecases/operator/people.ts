import * as messages from "../../../domain/messages.ts";
import { ok, refuse, type Result } from "../../../domain/result.ts";
import type { PersonRows } from "../../documents/person.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import { eraseAccount } from "../erase-account.ts";
import { reasonOf, record, type OperatorApp, type OperatorRefusal } from "./operator.ts";

type Answer<Value> = Promise<Result<Value, OperatorRefusal>>;

const mostFound = 50;

/** The people whom a text may mean: an id, or a part of an address, a username or a nickname; fifty at most. */
export const findPeople = ({ documents }: OperatorApp, text: string): Promise<readonly UserDocument[]> =>
  documents.users.search({ text, limit: mostFound });

/** The one person whom a text names: their id, their whole address or their whole username. */
async function personOf({ documents }: OperatorApp, who: string): Answer<UserDocument> {
  const named = await documents.users.named(who);
  const [user] = named;
  if (user === undefined) return refuse({ code: "user-unknown" });
  return named.length === 1 ? ok(user) : refuse({ code: "user-ambiguous", ids: named.map(({ id }) => id) });
}

/** Everything that is kept about a person. */
export interface PersonExport {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  /** The profile image as it is stored, WebP; null where there is none. */
  readonly image: Uint8Array | null;
  /** Rows by table, as they are stored, but for what signs them in. */
  readonly rows: PersonRows;
}

/** Gathers everything that is kept about a person, for their right of access; it is entered into the audit. */
export async function exportPerson(app: OperatorApp, who: string): Answer<PersonExport> {
  const user = await personOf(app, who);
  if (!user.ok) return user;
  const { id, profileImage } = user.value;
  const image = profileImage === null ? null : await app.files.get(profileImage);
  const rows = await app.documents.transaction(async (inside) => {
    await record(app, inside, { action: "user export", subject: id, userId: id, reason: null });
    return inside.users.person(id);
  });
  return rows === undefined
    ? refuse({ code: "user-unknown" })
    : ok({ id, exportedAt: app.now(), image, rows });
}

/**
 * Suspends a person: signed out everywhere at once, and told why by mail, where the address is proven theirs, and at each
 * sign-in. What they wrote stays as it is.
 */
export async function suspendPerson(
  app: OperatorApp,
  who: string,
  typedReason: string | undefined,
): Answer<{ readonly id: string; readonly sessions: number }> {
  const reason = reasonOf(typedReason);
  if (!reason.ok) return reason;
  const user = await personOf(app, who);
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

/** Lets a suspended person sign in again. */
export async function resumePerson(
  app: OperatorApp,
  who: string,
  reason: string | undefined,
): Answer<{ readonly id: string }> {
  const user = await personOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  await app.documents.transaction(async (inside) => {
    await inside.users.resume(id);
    await record(app, inside, { action: "user resume", subject: id, userId: id, reason: reason ?? null });
  });
  return ok({ id });
}

/** Signs a person out everywhere. */
export async function endSessions(
  app: OperatorApp,
  who: string,
  reason: string | undefined,
): Answer<{ readonly id: string; readonly sessions: number }> {
  const user = await personOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  const sessions = await app.documents.transaction(async (inside) => {
    await record(app, inside, {
      action: "user end-sessions",
      subject: id,
      userId: id,
      reason: reason ?? null,
    });
    return inside.sessions.endAll(id);
  });
  return ok({ id, sessions });
}

/** Deletes an account as its owner would (docs/product.md §4, Deletion). The audit keeps the id and no reason. */
export async function deletePerson(app: OperatorApp, who: string): Answer<{ readonly id: string }> {
  const user = await personOf(app, who);
  if (!user.ok) return user;
  const { id } = user.value;
  const isErased = await eraseAccount(app, user.value, (inside) =>
    record(app, inside, { action: "user delete", subject: id, userId: id, reason: null }),
  );
  return isErased ? ok({ id }) : refuse({ code: "user-unknown" });
}
