import type { PasswordCheck } from "../../../domain/site/password-checks.ts";
import type { Database } from "../../database/schema.ts";

/** The recent checks of wrong passwords, by account. The key is a keyed hash and does not identify the account. */
export const passwordChecks = (db: Database) => ({
  /** The stored checks under any of the keys, oldest first. */
  async kept(accountKeys: readonly string[]): Promise<readonly PasswordCheck[]> {
    const rows = await db
      .selectFrom("password_checks")
      .select("checks")
      .where("account_key", "in", accountKeys)
      .execute();
    return rows.flatMap(({ checks }) => read(checks)).toSorted((a, b) => a.at - b.at);
  },

  /**
   * Replaces the stored checks under a key by what `change` returns. Call it only inside a transaction: the row stays
   * locked until the transaction ends. `expiresAt` is when none of the checks counts any more.
   */
  async change(
    { accountKey, expiresAt }: { readonly accountKey: string; readonly expiresAt: number },
    change: (kept: readonly PasswordCheck[]) => readonly PasswordCheck[],
  ): Promise<void> {
    // Always writes, even when the row exists: the write lock makes a concurrent transaction wait.
    const { checks } = await db
      .insertInto("password_checks")
      .values({ account_key: accountKey, checks: "", expires_at: expiresAt })
      .onConflict((conflict) => conflict.column("account_key").doUpdateSet({ expires_at: expiresAt }))
      .returning("checks")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("password_checks")
      .set({ checks: written(change(read(checks))) })
      .where("account_key", "=", accountKey)
      .execute();
  },

  /** Deletes the checks under the keys. */
  async clear(accountKeys: readonly string[]): Promise<void> {
    await db.deleteFrom("password_checks").where("account_key", "in", accountKeys).execute();
  },
});

export type PasswordChecks = ReturnType<typeof passwordChecks>;

/** One line for each check: its time, and the hash of the client's address. */
const written = (checks: readonly PasswordCheck[]) =>
  checks.map(({ address, at }) => `${at} ${address}`).join("\n");

const read = (text: string): readonly PasswordCheck[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [at = "", address = ""] = line.split(" ");
      return { address, at: Number(at) };
    });
