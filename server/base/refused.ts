import { type Result, ok, refuse } from "../../domain/base/result.ts";

/** The unique constraints that a caller can violate, and the name of each in a refusal. */
const uniques = {
  users_username_key: "username",
  users_lower_email_key: "email",
  google_identities_pkey: "google-identity",
  google_identities_user_id_key: "google-identity",
  reviews_user_id_gem_id_key: "review",
  hidden_reviews_user_id_gem_id_key: "review",
} as const;

/** What is already taken. "key" stands for any other unique constraint: an id was used twice. */
export type Unique = (typeof uniques)[keyof typeof uniques] | "key";

/** A refusal because of the data: something is already taken, or a referenced row is missing. */
export type Conflict = { readonly code: "taken"; readonly what: Unique } | { readonly code: "missing" };

/** Every refusal of the document database. "unavailable" is about the engine: try again later. */
export type Refusal = Conflict | { readonly code: "unavailable" };

/** Marks a refusal across copies of this module: the built pages contain their own copy, so `instanceof` would fail. */
const mark = Symbol.for("anaba.documents.refused");

/**
 * Thrown by every call of the document database; inside a transaction it causes a rollback. `cause` is the engine's
 * error.
 */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly [mark] = true;

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal.code === "taken" ? `taken: ${refusal.what}` : refusal.code, { cause });
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** Whether an error is a refusal of the document database. */
export const isRefused = (error: unknown): error is Refused => error instanceof Error && mark in error;

/** Whether an error says that the engine cannot be used now, which is not a bug. */
export const isUnavailable = (error: unknown): boolean =>
  isRefused(error) && error.refusal.code === "unavailable";

const isKnown = (constraint: string): constraint is keyof typeof uniques =>
  Object.hasOwn(uniques, constraint);

/** The refusal for a violated unique constraint, given its name in PostgreSQL (`table_column_key`, `table_pkey`). */
export const taken = (constraint: string, cause?: unknown): Refused =>
  new Refused({ code: "taken", what: isKnown(constraint) ? uniques[constraint] : "key" }, cause);

/** Turns a conflict into a `Result`, for use cases. "unavailable" and all other errors are still thrown. */
export async function conflictAsValue<Value>(work: Promise<Value>): Promise<Result<Value, Conflict>> {
  try {
    return ok(await work);
  } catch (error) {
    if (isRefused(error) && error.refusal.code !== "unavailable") return refuse(error.refusal);
    throw error;
  }
}
