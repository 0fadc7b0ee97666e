import type { ReportOutcome, ReportReason } from "../../domain/reviews/report.ts";
import type { MistakeOutcome } from "../../domain/travel/mistake.ts";

/** Milliseconds since the epoch; a bigint column. */
type Time = number;

/** 0 or 1: SQLite has no boolean type. */
type Flag = number;

/** A user's own order of the saved gems. */
export interface SavedOrdersTable {
  user_id: string;
  /** Ids, separated by commas. */
  gem_ids: string;
  updated_at: Time;
}

/** A user's own note on a gem. It stays when the save is removed, and comes back with it. */
export interface SavedNotesTable {
  user_id: string;
  gem_id: number;
  /** Empty when the note was removed. */
  note: string;
  /** Incremented with every change. */
  revision: number;
  updated_at: Time;
}

/** A stamp in a user's book, and how it was pressed (`domain/stamps/press.ts`). */
export interface StampsTable {
  user_id: string;
  gem_id: number;
  /** A month in Japan, as `2026-11`. */
  month: string;
  ink: number;
  tilt_x: number;
  tilt_y: number;
  turn: number;
  grain: number;
  updated_at: Time;
}

/** A report of a review. The review's row moves to another table when it is hidden, so no foreign key leads to it. */
export interface ReviewReportsTable {
  id: string;
  review_id: string;
  gem_id: number;
  /** Who reported. */
  user_id: string;
  /** Who wrote the review. */
  writer_id: string;
  reason: ReportReason;
  note: string;
  reported_at: Time;
  /** Whether the operator has got a mail about it. */
  is_mailed: Flag;
  /** Null while nobody has looked at it. */
  outcome: ReportOutcome | null;
  answer: string | null;
  resolved_at: Time | null;
}

/** A report of a mistake in the facts about a gem. */
export interface MistakeReportsTable {
  id: string;
  gem_id: number;
  /** Null for a visitor. */
  user_id: string | null;
  mistake: string;
  reported_at: Time;
  /** Whether the operator has got a mail about it. */
  is_mailed: Flag;
  /** Null while nobody has looked at it. */
  outcome: MistakeOutcome | null;
  answer: string | null;
  resolved_at: Time | null;
}
