import { sql } from "kysely";
import { eraseUser } from "./erase.ts";
import { type UserRows, readUserRows } from "./user-rows.ts";
import { type Database, inTransaction } from "../database/schema.ts";
import { sessions } from "./sessions.ts";
import { type ProfileUpdate, updateProfile } from "./update-profile.ts";
import { type UserDocument, lockUser, selectUsers, userDocument } from "./user-document.ts";
import { claimUsername, isUsernameFree } from "./usernames.ts";

/** The fields of a new user document (docs/product.md §3). */
export type NewUser = Pick<
  UserDocument,
  "id" | "email" | "emailVerified" | "name" | "username" | "nickname" | "bio" | "createdAt"
>;

/** The collection `users` (docs/product.md §3). */
export const users = (db: Database) => ({
  /** Creates the document. Refuses with taken "email" or "username"; recently freed usernames count as taken. */
  create: (user: NewUser): Promise<UserDocument> =>
    inTransaction(db, async (inside) => {
      const row = await inside
        .insertInto("users")
        .values({
          id: user.id,
          email: user.email,
          lower_email: user.email.toLowerCase(),
          email_verified: user.emailVerified ? 1 : 0,
          name: user.name,
          username: user.username?.toLowerCase() ?? null,
          nickname: user.nickname,
          bio: user.bio,
          created_at: user.createdAt,
          updated_at: user.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.username !== null)
        await claimUsername(inside, { username: row.username, now: user.createdAt, userId: user.id });
      return userDocument({ ...row, saved_gems: null });
    }),

  /** The user of this id. */
  async byId(id: string): Promise<UserDocument | undefined> {
    const row = await selectUsers(db).where("id", "=", id).executeTakeFirst();
    return row && userDocument(row);
  },

  /** The user with this email address, ignoring case. */
  async byEmail(email: string): Promise<UserDocument | undefined> {
    const row = await selectUsers(db).where("lower_email", "=", email.toLowerCase()).executeTakeFirst();
    return row && userDocument(row);
  },

  /** Whether a username is available. One that another user gave up and that is blocked at `now` is not. */
  isUsernameFree: (query: { username: string; now: number; userId?: string }): Promise<boolean> =>
    isUsernameFree(db, { ...query, username: query.username.toLowerCase() }),

  /** Whether a user has this username now; blocked names do not count. */
  async isUsernameHeld(username: string): Promise<boolean> {
    const holder = await db
      .selectFrom("users")
      .select("id")
      .where("username", "=", username.toLowerCase())
      .executeTakeFirst();
    return holder !== undefined;
  },

  /** Changes the profile. Refuses with taken "username", or with missing. */
  update: (update: ProfileUpdate): Promise<UserDocument> =>
    inTransaction(db, (inside) => updateProfile(inside, update)),

  /**
   * Locks the user against erasure until the transaction ends; false when there is no such user. A transaction that
   * writes rows of a user takes this lock first, as an erasure does. The common order excludes deadlocks.
   */
  async lock(id: string): Promise<boolean> {
    const held = await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .forKeyShare()
      .executeTakeFirst();
    return held !== undefined;
  },

  /** Records that the user has verified the email address. */
  async confirmEmail(id: string): Promise<void> {
    await db.updateTable("users").set("email_verified", 1).where("id", "=", id).execute();
  },

  /**
   * Suspends the user and ends all sessions; undefined when there is no such user. It takes the same lock as a sign-in,
   * so that a concurrent sign-in leaves no session.
   */
  suspend: ({ id, at, reason }: { id: string; at: number; reason: string }) =>
    inTransaction(db, async (inside) => {
      if ((await lockUser(inside, id)) === undefined) return undefined;
      const suspension = { suspended_at: at, suspension_reason: reason };
      await inside.updateTable("users").set(suspension).where("id", "=", id).execute();
      return { sessions: await sessions(inside).endAll(id) };
    }),

  /** Ends a suspension; false when there is no such user. */
  async resume(id: string): Promise<boolean> {
    const nothing = { suspended_at: null, suspension_reason: null };
    const changed = await db.updateTable("users").set(nothing).where("id", "=", id).executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },

  /**
   * The users with this id, or whose email address, username or nickname contains the text, ignoring the case of ASCII
   * letters; newest first.
   */
  async search({ text, limit }: { text: string; limit: number }): Promise<readonly UserDocument[]> {
    const [typed, lower] = [text, text.toLowerCase()].map((each) => `%${each.replace(/[\\%_]/g, "\\$&")}%`);
    // The engine may convert only ASCII to lower case. A name with other letters is found by its own spelling.
    const has = (column: "lower_email" | "username" | "nickname") => {
      const name = sql.ref(`users.${column}`);
      return sql<boolean>`(lower(${name}) like ${lower} escape '\\' or ${name} like ${typed} escape '\\')`;
    };
    const rows = await selectUsers(db)
      .where((row) =>
        row.or([row("users.id", "=", text), has("lower_email"), has("username"), has("nickname")]),
      )
      .orderBy("users.created_at", "desc")
      .orderBy("users.id")
      .limit(limit)
      .execute();
    return rows.map(userDocument);
  },

  /** The users with this id, email address or username. */
  async named(text: string): Promise<readonly UserDocument[]> {
    const lower = text.toLowerCase();
    const rows = await selectUsers(db)
      .where((row) =>
        row.or([
          row("users.id", "=", text),
          row("users.lower_email", "=", lower),
          row("users.username", "=", lower),
        ]),
      )
      .orderBy("users.id")
      .execute();
    return rows.map(userDocument);
  },

  /** All data about the user, without credentials. */
  rows: (id: string): Promise<UserRows | undefined> => readUserRows(db, id),

  /** How many reviews and saves would be deleted with the account. */
  async footprint(id: string): Promise<{ reviews: number; saves: number }> {
    const count = (table: "reviews" | "hidden_reviews" | "saves") =>
      db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("user_id", "=", id)
        .executeTakeFirstOrThrow();
    const [shown, hidden, saves] = [
      await count("reviews"),
      await count("hidden_reviews"),
      await count("saves"),
    ];
    return { reviews: shown.count + hidden.count, saves: saves.count };
  },

  /** Erases the user and all their data; undefined when there is no such user. */
  erase: (erasure: { id: string; erasedAt: number; usernameFreedUntil: number }) =>
    inTransaction(db, (inside) => eraseUser(inside, erasure)),
});

export type Users = ReturnType<typeof users>;
