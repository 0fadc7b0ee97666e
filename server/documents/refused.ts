import { type Result, ok, refuse } from "../../domain/result.ts";

/** The rules of uniqueness a caller can run into, by the constraint that keeps each. */
const uniques = {
  users_username_key: "username",
  users_lower_email_key: "email",
  google_identities_pkey: "google-identity",
  google_identities_user_id_key: "google-identity",
  reviews_user_id_gem_id_key: "review",
  hidden_reviews_user_id_gem_id_key: "review",
} as const;

/** What is already taken; "key" is any other unique key, which means an id was used twice. */
export type Unique = (typeof uniques)[keyof typeof uniques] | "key";

/** A refusal that is about the data: something is taken, or what was meant is not there. */
export type Conflict = { readonly code: "taken"; readonly what: Unique } | { readonly code: "missing" };

/** Everything the document database can refuse. "unavailable" is about the engine: try later. */
export type Refusal = Conflict | { readonly code: "unavailable" };

/** Marks a refusal for every copy of this module: the built pages carry one of their own. */
const mark = Symbol.for("anaba.documents.refused");

/** Thrown by every call of the document database, and rolls the transaction back; `cause` keeps the engine's error. */
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

/** Whether an error says that the engine cannot be used now, which is nobody's fault here. */
export const isUnavailable = (error: unknown): boolean =>
  isRefused(error) && error.refusal.code === "unavailable";

const isKnown = (constraint: string): constraint is keyof typeof uniques =>
  Object.hasOwn(uniques, constraint);

/** The refusal for a violated unique constraint, named as PostgreSQL names it (`table_column_key`, `table_pkey`). */
export const taken = (constraint: string, cause?: unknown): Refused =>
  new Refused({ code: "taken", what: isKnown(constraint) ? uniques[constraint] : "key" }, cause);

/** Turns a conflict into a value, for a use case to answer with. "unavailable" and faults go on being thrown. */
export async function settled<Value>(work: Promise<Value>): Promise<Result<Value, Conflict>> {
  try {
    return ok(await work);
  } catch (error) {
    if (isRefused(error) && error.refusal.code !== "unavailable") return refuse(error.refusal);
    throw error;
  }
}
