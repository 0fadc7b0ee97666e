/** Milliseconds since the epoch; a bigint column. */
type Time = number;

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
