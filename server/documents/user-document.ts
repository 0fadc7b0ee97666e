import { type Selectable, sql } from "kysely";
import type { Database, Schema } from "../database/schema.ts";

/** A user (docs/product.md §3). Only its owner sees all of it; others see nickname and image. Times in milliseconds. */
export interface UserDocument {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** In lower case; null after a first Google sign-in, until one is chosen. */
  readonly username: string | null;
  readonly nickname: string;
  readonly bio: string;
  /** The storage key of the image; null when there is none. */
  readonly profileImage: string | null;
  readonly age: number | null;
  /** Gem ids, the newest save first. */
  readonly savedGems: readonly number[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When a gem was last saved or removed. */
  readonly lastUpdated: number | null;
  /** When and why the user was suspended; null while they may sign in. */
  readonly suspension: Suspension | null;
}

export interface Suspension {
  readonly at: number;
  readonly reason: string;
}

/** A change of a user by its owner. Absent fields stay unchanged. */
export interface UserChange {
  readonly updatedAt: number;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly username?: string;
  readonly nickname?: string;
  readonly bio?: string;
  /** The key of a stored file. The file it replaces is queued for deletion. */
  readonly profileImage?: string | null;
  readonly age?: number | null;
}

export type UserRow = Selectable<Schema["users"]>;

/** The query that every read of users starts from: the row together with the saved gems. */
export const selectUsers = (db: Database) =>
  db
    .selectFrom("users")
    .selectAll("users")
    .select(
      sql<string | null>`(select string_agg(cast(gem_id as text), ',' order by saved_at desc, gem_id)
        from saves where saves.user_id = users.id)`.as("saved_gems"),
    );

/** Reads and locks the user's row until the transaction ends. Every writer of reviews locks the user first. */
export const lockUser = (db: Database, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Converts a row to the document. */
export const userDocument = (row: UserRow & { readonly saved_gems: string | null }): UserDocument => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified === 1,
  name: row.name,
  username: row.username,
  nickname: row.nickname,
  bio: row.bio,
  profileImage: row.profile_image,
  age: row.age,
  savedGems: row.saved_gems === null ? [] : row.saved_gems.split(",").map(Number),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastUpdated: row.last_updated,
  suspension:
    row.suspended_at === null ? null : { at: row.suspended_at, reason: row.suspension_reason ?? "" },
});

/** The columns that a change sets. */
export const changedColumns = (change: UserChange): Partial<UserRow> => ({
  updated_at: change.updatedAt,
  ...(change.emailVerified !== undefined && { email_verified: change.emailVerified ? 1 : 0 }),
  ...(change.name !== undefined && { name: change.name }),
  ...(change.username !== undefined && { username: change.username.toLowerCase() }),
  ...(change.nickname !== undefined && { nickname: change.nickname }),
  ...(change.bio !== undefined && { bio: change.bio }),
  ...(change.profileImage !== undefined && { profile_image: change.profileImage }),
  ...(change.age !== undefined && { age: change.age }),
});
