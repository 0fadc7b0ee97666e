import type { Selectable } from "kysely";
import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore } from "../../domain/base/stored-times.ts";
import { addMistake, type MistakeOutcome } from "../../domain/travel/mistake.ts";
import { type Database, inTransaction, type Schema } from "../database/schema.ts";
import { isOver } from "../database/stored-times.ts";
import { lockUser } from "./user-document.ts";

/** A report of a mistake in the facts about a gem. Times in ms. */
export interface MistakeReport {
  readonly id: string;
  readonly gemId: number;
  /** Null for a visitor, of whom nothing else is stored either. */
  readonly userId: string | null;
  readonly mistake: string;
  readonly reportedAt: number;
  /** Null while nobody has looked at it. */
  readonly outcome: MistakeOutcome | null;
  /** What the operator answered. */
  readonly answer: string | null;
  readonly resolvedAt: number | null;
}

type NewReport = Pick<MistakeReport, "id" | "gemId" | "userId" | "mistake" | "reportedAt">;

/**
 * The reports of mistakes, at most one open one per user and gem: a later one is added to its text. They are deleted some
 * time after they were resolved.
 */
export const mistakeReports = (db: Database) => ({
  /**
   * Adds a report; the same text again changes nothing. Returns false when the user has reported too much about the gem
   * already. Refuses with missing when there is no such user.
   */
  add: (report: NewReport): Promise<boolean> =>
    inTransaction(db, async (inside) => {
      const { userId, gemId, mistake } = report;
      if (userId !== null) await lockUser(inside, userId);
      const open = await inside
        .selectFrom("mistake_reports")
        .select(["id", "mistake"])
        .where("gem_id", "=", gemId)
        .where("outcome", "is", null)
        .where((row) =>
          userId === null
            ? row.and([row("user_id", "is", null), row("mistake", "=", mistake)])
            : row("user_id", "=", userId),
        )
        .executeTakeFirst();
      if (open === undefined) {
        const { id, reportedAt } = report;
        const row = { id, gem_id: gemId, user_id: userId, mistake, reported_at: reportedAt, is_mailed: 0 };
        await inside.insertInto("mistake_reports").values(row).execute();
        return true;
      }
      const whole = addMistake(open.mistake, mistake);
      if (whole === null) return false;
      if (whole !== open.mistake)
        await inside
          .updateTable("mistake_reports")
          .set({ mistake: whole, is_mailed: 0 })
          .where("id", "=", open.id)
          .execute();
      return true;
    }),

  /** The report with this id. */
  async byId(id: string): Promise<MistakeReport | undefined> {
    const row = await db.selectFrom("mistake_reports").selectAll().where("id", "=", id).executeTakeFirst();
    return row && mistakeReport(row);
  },

  /** The reports of a user, the newest first. */
  async ofUser(userId: string, limit: number): Promise<readonly MistakeReport[]> {
    const rows = await db
      .selectFrom("mistake_reports")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("reported_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(mistakeReport);
  },

  /** The reports at which nobody has looked, the oldest first; or all, the newest first. */
  async list({ isOpen, limit }: { isOpen: boolean; limit: number }): Promise<readonly MistakeReport[]> {
    const rows = await db
      .selectFrom("mistake_reports")
      .selectAll()
      .$if(isOpen, (query) => query.where("outcome", "is", null))
      .orderBy("reported_at", isOpen ? "asc" : "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(mistakeReport);
  },

  /** Resolves an open report. Returns whether there was one. */
  async resolve({
    id,
    outcome,
    answer,
    resolvedAt,
  }: {
    id: string;
    outcome: MistakeOutcome;
    answer: string | null;
    resolvedAt: number;
  }): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("mistake_reports")
      .set({ outcome, answer, resolved_at: resolvedAt })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes the reports that were resolved so long ago that nobody needs them any more. */
  async forget(now: number): Promise<void> {
    await db
      .deleteFrom("mistake_reports")
      .where(isOver("resolved_at", beginsBefore(now, lifetimes.resolvedMistake)))
      .execute();
  },
});

export type MistakeReports = ReturnType<typeof mistakeReports>;

const mistakeReport = (row: Selectable<Schema["mistake_reports"]>): MistakeReport => ({
  id: row.id,
  gemId: row.gem_id,
  userId: row.user_id,
  mistake: row.mistake,
  reportedAt: row.reported_at,
  outcome: row.outcome,
  answer: row.answer,
  resolvedAt: row.resolved_at,
});
