import { isRefused, Refused, taken } from "../base/refused.ts";

/** Runs `work` and turns the engine's errors into refusals. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Result codes that mean the file cannot be used now: busy, locked, out of memory, read-only, I/O, corrupt, full, … */
const unavailable = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 23, 26]);

/** Extended codes of an fsync that failed, of a file or of its folder. */
const unsynced = new Set([1034, 1290]);

const busy = 5;

/**
 * Whether a refusal was caused by a failed fsync. After one, the system may have dropped the unwritten data, and the
 * next fsync may still report success: no later write could be trusted.
 */
export const isFsyncFailure = (error: unknown): boolean => unsynced.has(codeOf(error));

/** Whether a refusal was caused by the lock of another process. */
export const isBusy = (error: unknown): boolean => (codeOf(error) & 0xff) === busy;

/** The extended result code of the error behind a refusal; 0 when there is none. */
function codeOf(error: unknown): number {
  if (!isRefused(error) || !(error.cause instanceof Error) || !("errcode" in error.cause)) return 0;
  return typeof error.cause.errcode === "number" ? error.cause.errcode : 0;
}

/** Turns an error of node:sqlite into a refusal. Any other error is a bug and stays as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;
  if (code === 2067 || code === 1555) return taken(constraintOf(error.message, code === 1555), error);
  if (code === 787) return new Refused({ code: "missing" }, error);
  const closed = "code" in error && error.code === "ERR_INVALID_STATE";
  const fileTrouble = "syscall" in error;
  if (closed || fileTrouble || (code !== undefined && unavailable.has(code & 0xff)))
    return new Refused({ code: "unavailable" }, error);
  return error;
}

/** Turns "UNIQUE constraint failed: reviews.user_id, reviews.gem_id" into PostgreSQL's name of the constraint. */
function constraintOf(message: string, primary: boolean): string {
  const columns = (message.split(": ")[1] ?? "").split(", ").map((column) => column.split("."));
  const table = columns[0]?.[0] ?? "";
  return primary ? `${table}_pkey` : [table, ...columns.map((column) => column[1]), "key"].join("_");
}
