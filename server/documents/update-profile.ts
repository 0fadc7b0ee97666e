import type { Selectable } from "kysely";
import { keepFile, queueFileDeletion } from "./file-deletions.ts";
import { Refused } from "./refused.ts";
import { touchReviewsOf } from "./review-totals.ts";
import type { Database, Schema } from "./schema.ts";
import { type UserDocument, lockUser, selectUsers, userDocument } from "./user-document.ts";
import { claimUsername, freeUsername } from "./usernames.ts";

/** A change of the profile. Absent fields stay unchanged. */
export interface ProfileUpdate {
  readonly id: string;
  readonly updatedAt: number;
  /** Until when a username given up by this change is blocked for other people. */
  readonly usernameFreedUntil: number;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly username?: string;
  readonly nickname?: string;
  readonly bio?: string;
  /** The key of a stored file. The file it replaces is queued for deletion. */
  readonly profileImage?: string | null;
  readonly age?: number | null;
}

type UserRow = Selectable<Schema["users"]>;

/**
 * Writes the change and its consequences: blocked usernames, copies in reviews, the deletion of the old image. Must
 * run inside a transaction.
 */
export async function updateProfile(db: Database, update: ProfileUpdate): Promise<UserDocument> {
  const before = await lockUser(db, update.id);
  if (!before) throw new Refused({ code: "missing" });
  await db.updateTable("users").set(columnsOf(update)).where("id", "=", update.id).execute();
  const after = await selectUsers(db).where("id", "=", update.id).executeTakeFirstOrThrow();
  await moveUsername(db, before, after, update);
  await followInReviews(db, before, after);
  await replaceImage(db, before, after);
  return userDocument(after);
}

const columnsOf = (update: ProfileUpdate): Partial<UserRow> => ({
  updated_at: update.updatedAt,
  ...(update.emailVerified !== undefined && { email_verified: update.emailVerified ? 1 : 0 }),
  ...(update.name !== undefined && { name: update.name }),
  ...(update.username !== undefined && { username: update.username.toLowerCase() }),
  ...(update.nickname !== undefined && { nickname: update.nickname }),
  ...(update.bio !== undefined && { bio: update.bio }),
  ...(update.profileImage !== undefined && { profile_image: update.profileImage }),
  ...(update.age !== undefined && { age: update.age }),
});

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
