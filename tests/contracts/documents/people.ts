import type { Documents } from "../../../server/documents/documents.ts";
import type { UserDocument } from "../../../server/documents/user-document.ts";
import type { NewUser } from "../../../server/documents/users.ts";
import { changeUser, newUser, writeReview } from "../../support/people.ts";

/** A fixed moment, and spans in ms. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const day = 86_400_000;

/** A user to create at that moment. */
export const person = (id: string, other: Partial<NewUser> = {}): NewUser =>
  newUser(id, { createdAt: noon, ...other });

/** Creates a user. */
export const settle = (
  documents: Documents,
  id: string,
  other: Partial<NewUser> = {},
): Promise<UserDocument> => documents.users.create(person(id, other));

/** Writes a review at that moment. */
export const review = (documents: Documents, written: Parameters<typeof writeReview>[1]) =>
  writeReview(documents, { at: noon, reviewText: `${written.userId} on ${written.gemId}`, ...written });

/** Changes a user at that moment. */
export const change = (documents: Documents, id: string, changes: Parameters<typeof changeUser>[2]) =>
  changeUser(documents, id, { at: noon, ...changes });

/** The refusal with which a call rejects. */
export const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ notRefused: value }),
    (error: unknown) => (error instanceof Error && "refusal" in error ? error.refusal : error),
  );
