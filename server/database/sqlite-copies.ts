import { randomBytes } from "node:crypto";
import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long a copy waits for the locks of other processes, in milliseconds. */
const busyTimeout = 5000;

/** An empty database. Everybody who has a copy holds its lock, which ends with the process. It is never deleted. */
const lockOf = (file: string): string => `${file}.copies-lock`;

/**
 * Gives `work` the path of an empty file next to the SQLite database in `file`, for a copy of it, and then deletes the
 * copy, unless `work` has moved it. A copy has the data of people who may be erased meanwhile. So one that a killed
 * process left is deleted by the next call, or by `removeAbandonedCopies`.
 */
export async function withPlaceForCopy<T>(file: string, work: (copy: string) => Promise<T>): Promise<T> {
  removeAbandonedCopies(file);
  const lock = new DatabaseSync(lockOf(file), { timeout: busyTimeout });
  const copy = `${file}.copy-${randomBytes(6).toString("hex")}`;
  try {
    // A read takes the shared lock, and the transaction keeps it.
    lock.exec("begin; select count(*) from sqlite_schema");
    // SQLite writes into an existing empty file, so the copy is never readable by others.
    closeSync(openSync(copy, "wx", 0o600));
    return await work(copy);
  } finally {
    removeSqlite(copy);
    lock.close();
  }
}

/** Gives `work` the path of a consistent copy of the SQLite database in `file`, and then deletes the copy. */
export function withSqliteCopy<T>(file: string, work: (copy: string) => Promise<T>): Promise<T> {
  return withPlaceForCopy(file, (copy) => {
    const source = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
    try {
      source.prepare("vacuum into ?").run(copy);
    } finally {
      source.close();
    }
    return work(copy);
  });
}

/**
 * Deletes the copies that killed processes left. While anybody has a copy, nothing is deleted, and the next call tries
 * again.
 */
export function removeAbandonedCopies(file: string): void {
  const folder = path.dirname(file);
  const left = readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file)}.copy-`));
  if (left.length === 0) return;
  try {
    const lock = new DatabaseSync(lockOf(file), { timeout: 0 });
    try {
      lock.exec("begin exclusive");
      for (const name of left) rmSync(path.join(folder, name), { force: true });
    } finally {
      lock.close();
    }
  } catch {
    // Somebody has a copy, or the disk is full. Neither must prevent a start.
  }
}

/** Deletes a SQLite database with its companions. */
function removeSqlite(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(name, { force: true });
}
