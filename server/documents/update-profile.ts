import { keepFile, queueFileDeletion } from "./file-deletions.ts";
import { Refused } from "../base/refused.ts";
import { touchReviewsOf } from "./review-totals.ts";
import type { Database } from "../database/schema.ts";
import {
  type UserChange,
  type UserDocument,
  type UserRow,
  changedColumns,
  lockUser,
  selectUsers,
  userDocument,
} from "./user-document.ts";
import { claimUsername, freeUsername } from "./usernames.ts";

/** A change of the profile. */
export interface ProfileUpdate extends UserChange {
  readonly id: string;
  /** Until when a username given up by this change is blocked for other people. */
  readonly usernameFreedUntil: number;
}

/**
 * Writes the change and its consequences: blocked usernames, copies in reviews, the deletion of the old image. Must
 * run inside a transaction.
 */
export async function updateProfile(db: Database, update: ProfileUpdate): Promise<UserDocument> {
  const before = await lockUser(db, update.id);
  if (!before) throw new Refused({ code: "missing" });
  await db.updateTable("users").set(changedColumns(update)).where("id", "=", update.id).execute();
  const after = await selectUsers(db).where("id", "=", update.id).executeTakeFirstOrThrow();
  await moveUsername(db, before, after, update);
  await followInReviews(db, before, after);
  await replaceImage(db, before, after);
  return userDocument(after);
}

async function moveUsername(
  db: Database,
  before: UserRow,
  after: UserRow,
  update: ProfileUpdate,
): Promise<void> {
  if (after.username === before.username) return;
  const userId = after.id;
  if (after.username !== null)
    await claimUsername(db, { username: after.username, now: update.updatedAt, userId });
  if (before.username !== null)
    await freeUsername(db, { username: before.username, until: update.usernameFreedUntil, userId });
}

/** Copies a new nickname into the user's reviews and marks their gems as changed. The dates of the reviews stay. */
async function followInReviews(db: Database, before: UserRow, after: UserRow): Promise<void> {
  const renamed = after.nickname !== before.nickname;
  if (!renamed && after.profile_image === before.profile_image) return;
  if (renamed)
    await db
      .updateTable("reviews")
      .set("user_nickname", after.nickname)
      .where("user_id", "=", after.id)
      .execute();
  await touchReviewsOf(db, after.id);
}

async function replaceImage(db: Database, before: UserRow, after: UserRow): Promise<void> {
  if (after.profile_image === before.profile_image) return;
  if (after.profile_image !== null) await keepFile(db, after.profile_image);
  if (before.profile_image !== null)
    await queueFileDeletion(db, {
      key: before.profile_image,
      createdAt: after.updated_at,
      dueAt: after.updated_at,
    });
}
