import { forgetReasons } from "./audit.ts";
import { erasures } from "./erasures.ts";
import { queueFileDeletion } from "./file-deletions.ts";
import { hasAddress } from "./has-address.ts";
import { countReview } from "./review-totals.ts";
import type { Database } from "../database/schema.ts";
import { lockUser } from "./user-document.ts";
import { freeUsername } from "./usernames.ts";

/** What was erased with an account. */
interface Erased {
  readonly reviews: number;
  readonly saves: number;
  /** The ids of the gems that lost a review. */
  readonly reviewedGems: readonly number[];
}

/**
 * Erases a user inside a transaction: user document, credentials, passkeys, sessions, saves, reviews (with their totals),
 * attempts and mails. Three things remain: a job to delete the image, the username, which stays blocked for a while,
 * and a tombstone, so that a restored backup does not bring the user back.
 */
export async function eraseUser(
  db: Database,
  { id, erasedAt, usernameFreedUntil }: { id: string; erasedAt: number; usernameFreedUntil: number },
): Promise<Erased | undefined> {
  const user = await lockUser(db, id);
  if (!user) return undefined;
  const reviews = await db
    .selectFrom("reviews")
    .select(["gem_id", "rating"])
    .where("user_id", "=", id)
    .orderBy("gem_id")
    .execute();
  for (const review of reviews) await countReview(db, review.gem_id, { without: review.rating });
  const saves = await db.deleteFrom("saves").where("user_id", "=", id).executeTakeFirst();
  if (user.username !== null)
    await freeUsername(db, { username: user.username, until: usernameFreedUntil, userId: id });
  if (user.profile_image !== null)
    await queueFileDeletion(db, { key: user.profile_image, createdAt: erasedAt, dueAt: erasedAt });
  await forgetAddress(db, [user.email, user.lower_email]);
  await forgetReasons(db, id);
  await db.deleteFrom("users").where("id", "=", id).execute();
  await erasures(db).record({ userId: id, erasedAt });
  return {
    reviews: reviews.length,
    saves: Number(saves.numDeletedRows),
    reviewedGems: reviews.map((review) => review.gem_id),
  };
}

/** Deletes the rows that refer to the user by email address only; no foreign key reaches them. */
async function forgetAddress(db: Database, addresses: readonly string[]): Promise<void> {
  await db.deleteFrom("outbox").where(hasAddress("recipient", addresses)).execute();
  await db.deleteFrom("reset_requests").where("lower_email", "in", addresses).execute();
  await db.deleteFrom("signup_attempts").where(hasAddress("email", addresses)).execute();
}
