import type { Database } from "../../database/schema.ts";

/** A passkey as it is stored: without its private key, which never leaves the person's devices. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly userId: string;
  /** In the format of COSE (RFC 9052), in base64url. */
  readonly publicKey: string;
  /** How often it has signed, as it says itself; always 0 for a passkey that is synchronised among devices. */
  readonly signCount: number;
  /** The owner's name for it. */
  readonly name: string;
  readonly createdAt: number;
  /** Null until it is used. */
  readonly lastUsedAt: number | null;
  /** When it was refused last, because its counter showed that there may be a copy; null if it never was. */
  readonly refusedAt: number | null;
}

/** A passkey to store. */
type NewPasskey = Omit<Passkey, "lastUsedAt" | "refusedAt">;

/** A passkey as its owner's list needs it. */
export type OwnPasskey = Omit<Passkey, "userId" | "publicKey" | "signCount">;

/** The passkeys of all users, by the credential's id. */
export const passkeys = (db: Database) => ({
  /** Stores a passkey. Refuses with taken when its id is stored already, and with missing when there is no such user. */
  async add({ id, userId, publicKey, signCount, name, createdAt }: NewPasskey): Promise<void> {
    await db
      .insertInto("passkeys")
      .values({
        id,
        user_id: userId,
        public_key: publicKey,
        sign_count: signCount,
        name,
        created_at: createdAt,
        last_used_at: null,
        refused_at: null,
      })
      .execute();
  },

  async find(id: string): Promise<Passkey | undefined> {
    const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
    return (
      row && {
        id: row.id,
        userId: row.user_id,
        publicKey: row.public_key,
        signCount: row.sign_count,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        refusedAt: row.refused_at,
      }
    );
  },

  /** The passkeys of a user, the oldest first. */
  async ofUser(userId: string): Promise<readonly OwnPasskey[]> {
    const rows = await db
      .selectFrom("passkeys")
      .select(["id", "name", "created_at", "last_used_at", "refused_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      refusedAt: row.refused_at,
    }));
  },

  /**
   * Stores a use with the counter that came with it. False when the counter has not grown since the use before, so that two
   * uses with one counter cannot both succeed, and when the passkey is gone. A counter that stays 0 counts nothing (WebAuthn §6.1.1).
   */
  async use({ id, signCount, usedAt }: { id: string; signCount: number; usedAt: number }): Promise<boolean> {
    const used = await db
      .updateTable("passkeys")
      .set({ sign_count: signCount, last_used_at: usedAt })
      .where("id", "=", id)
      .where((row) => (signCount === 0 ? row("sign_count", "=", 0) : row("sign_count", "<", signCount)))
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  },

  /** Stores that the passkey was refused because of its counter; false when it is gone. */
  async markRefused({ id, refusedAt }: { id: string; refusedAt: number }): Promise<boolean> {
    const marked = await db
      .updateTable("passkeys")
      .set("refused_at", refusedAt)
      .where("id", "=", id)
      .executeTakeFirst();
    return marked.numUpdatedRows > 0n;
  },

  /** Removes a passkey of this user; false when they have none with this id. */
  async remove({ userId, id }: { userId: string; id: string }): Promise<boolean> {
    const removed = await db
      .deleteFrom("passkeys")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  },
});

export type Passkeys = ReturnType<typeof passkeys>;
