import type { Stamp } from "../../domain/stamps/stamp.ts";
import type { Database } from "../database/schema.ts";

/** The stamps in the users' books, one row per user and gem: of two presses the last one counts. */
export const stamps = (db: Database) => ({
  /** The stamps of a user, in the order of the catalogue. */
  async list(userId: string): Promise<readonly Stamp[]> {
    const rows = await db
      .selectFrom("stamps")
      .select(["gem_id", "month", "ink", "tilt_x", "tilt_y", "turn", "grain"])
      .where("user_id", "=", userId)
      .orderBy("gem_id")
      .execute();
    return rows.map(({ gem_id: gemId, month, ink, tilt_x: tiltX, tilt_y: tiltY, turn, grain }) => ({
      gemId,
      month,
      ink,
      tiltX,
      tiltY,
      turn,
      grain,
    }));
  },

  /** Puts a stamp in the place of the one before. Refuses with missing when there is no such user. */
  async write(userId: string, { gemId, tiltX, tiltY, ...rest }: Stamp, updatedAt: number): Promise<void> {
    const stamp = { ...rest, tilt_x: tiltX, tilt_y: tiltY, updated_at: updatedAt };
    await db
      .insertInto("stamps")
      .values({ user_id: userId, gem_id: gemId, ...stamp })
      .onConflict((conflict) => conflict.columns(["user_id", "gem_id"]).doUpdateSet(stamp))
      .execute();
  },

  /** Changes the month of a stamp, if there is one. */
  async setMonth(
    userId: string,
    { gemId, month }: Pick<Stamp, "gemId" | "month">,
    updatedAt: number,
  ): Promise<void> {
    await db
      .updateTable("stamps")
      .set({ month, updated_at: updatedAt })
      .where("user_id", "=", userId)
      .where("gem_id", "=", gemId)
      .execute();
  },

  /** Takes a stamp away, if there is one. */
  async remove(userId: string, gemId: number): Promise<void> {
    await db.deleteFrom("stamps").where("user_id", "=", userId).where("gem_id", "=", gemId).execute();
  },
});

export type Stamps = ReturnType<typeof stamps>;
