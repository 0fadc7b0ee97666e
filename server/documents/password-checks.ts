import type { PasswordCheck } from "../../domain/password-checks.ts";
import type { Database } from "./schema.ts";

/** The wrong passwords looked at for accounts of late, by a key that tells of none of them. */
export const passwordChecks = (db: Database) => ({
  /** What is kept under any of the keys, oldest first. */
  async kept(accountKeys: readonly string[]): Promise<readonly PasswordCheck[]> {
    const rows = await db
      .selectFrom("password_checks")
      .select("checks")
      .where("account_key", "in", accountKeys)
      .execute();
    return rows.flatMap(({ checks }) => read(checks)).toSorted((a, b) => a.at - b.at);
  },

  /**
   * Puts what `change` makes of it in place of what is kept under the key. Only inside a transaction: until it ends, nobody
   * else changes that. `expiresAt` is when all of it counts for nothing.
   */
  async change(
    { accountKey, expiresAt }: { readonly accountKey: string; readonly expiresAt: number },
    change: (kept: readonly PasswordCheck[]) => readonly PasswordCheck[],
  ): Promise<void> {
    // Writes even where there is a row already: that is what makes a second transaction wait.
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

  /** Forgets what is kept under the keys. */
  async clear(accountKeys: readonly string[]): Promise<void> {
    await db.deleteFrom("password_checks").where("account_key", "in", accountKeys).execute();
  },
});

export type PasswordChecks = ReturnType<typeof passwordChecks>;

/** A line for each: the time, and the name of the address. */
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
