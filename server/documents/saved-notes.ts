import type { Note } from "../../domain/saves/note.ts";
import type { Database } from "../database/schema.ts";

/** A change of a note by a device that has seen `revision`. */
export interface NoteChange extends Note {
  readonly userId: string;
  readonly gemId: number;
  readonly updatedAt: number;
}

/** The users' own notes on saved gems, one row per user and gem. */
export const savedNotes = (db: Database) => ({
  /** The notes of a user, by the gem's id. */
  async list(userId: string): Promise<ReadonlyMap<number, Note>> {
    const rows = await db
      .selectFrom("saved_notes")
      .select(["gem_id", "note", "revision"])
      .where("user_id", "=", userId)
      .orderBy("gem_id")
      .execute();
    return new Map(rows.map(({ gem_id, note, revision }) => [gem_id, { text: note, revision }]));
  },

  /**
   * Writes a note, unless somebody else has written it since `revision`. Returns whether it was written. Refuses with
   * conflict when there is no such user.
   */
  async write({ userId, gemId, text, revision, updatedAt }: NoteChange): Promise<boolean> {
    const written = { note: text, revision: revision + 1, updated_at: updatedAt };
    if (revision === 0) {
      const added = await db
        .insertInto("saved_notes")
        .values({ user_id: userId, gem_id: gemId, ...written })
        .onConflict((conflict) => conflict.columns(["user_id", "gem_id"]).doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const changed = await db
      .updateTable("saved_notes")
      .set(written)
      .where("user_id", "=", userId)
      .where("gem_id", "=", gemId)
      .where("revision", "=", revision)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
});

export type SavedNotes = ReturnType<typeof savedNotes>;
