import type { Documents } from "../../../server/documents/documents.ts";
import type { UserDocument } from "../../../server/documents/user-document.ts";
import type { NewUser } from "../../../server/documents/users.ts";
import { newUser } from "../../support/people.ts";

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

/** Writes a review; its id consists of its gem and writer. */
export const review = (
  documents: Documents,
  { gemId, userId, rating = 4, at = noon }: { gemId: number; userId: string; rating?: number; at?: number },
) =>
  documents.reviews.write({
    id: `${gemId}-${userId}`,
    gemId,
    userId,
    rating,
    reviewText: `${userId} on ${gemId}`,
    writtenAt: at,
  });

/** The refusal with which a call rejects. */
export const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ notRefused: value }),
    (error: unknown) => (error instanceof Error && "refusal" in error ? error.refusal : error),
  );
