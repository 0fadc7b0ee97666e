import { createHash } from "node:crypto";
import { keepMove, readMove } from "../../documents/move-progress.ts";
import type { Database } from "../../documents/schema.ts";
import {
  filledByServers,
  keyOf,
  readBatches,
  tableNames,
  writeRows,
  type Row,
  type TableName,
} from "../../documents/tables.ts";
import { erasureFolder } from "../../files/erasure-list.ts";
import type { Files } from "../../files/files.ts";

/** One end of a move. */
export interface End {
  readonly db: Database;
  readonly files: Files;
}

/** Told of each step, for whoever waits. */
type Tell = (text: string) => void;

/** What servers keep for themselves stays where it is. */
const moved: readonly TableName[] = tableNames.filter((table) => !filledByServers.has(table));

/**
 * Copies every row in batches, each kept together with how far the move has come: one that breaks off goes on from there
 * when it is asked for again.
 */
export async function copyRows(from: Database, to: Database, source: string, tell: Tell): Promise<void> {
  const reached = await readMove(to);
  const begin = moved.findIndex((table) => table === reached?.table);
  for (const table of moved.slice(Math.max(begin, 0))) {
    let count = 0;
    const after = table === reached?.table ? reached.after : [];
    for await (const rows of readBatches(from, table, after)) {
      const last = rows.at(-1) ?? {};
      await to.transaction().execute(async (inside) => {
        await writeRows(inside, table, rows);
        await keepMove(inside, { source, table, after: [...keyOf(table, last)] });
      });
      count += rows.length;
      tell(`${table}: ${count} rows`);
    }
  }
}

/** What a table holds, whatever the order: rows, and the sum of their digests. */
interface Content {
  readonly rows: number;
  readonly digest: string;
}

/** 2 to the power of 256: sums of digests are as long as digests. */
const modulus = 2n ** 256n;

async function contentOf(db: Database, table: TableName): Promise<Content> {
  let [rows, sum] = [0, 0n];
  for await (const batch of readBatches(db, table)) {
    rows += batch.length;
    for (const row of batch) sum = (sum + digestOf(row)) % modulus;
  }
  return { rows, digest: sum.toString(16) };
}

const digestOf = (row: Row): bigint => {
  const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return BigInt(`0x${createHash("sha256").update(JSON.stringify(columns)).digest("hex")}`);
};

/** Compares both ends. The rows by table, and the tables that differ. */
export async function compareRows(
  from: Database,
  to: Database,
): Promise<{ readonly rows: Readonly<Record<string, number>>; readonly different: readonly string[] }> {
  const rows: Record<string, number> = {};
  const different: string[] = [];
  for (const table of moved) {
    const [here, there] = [await contentOf(from, table), await contentOf(to, table)];
    rows[table] = there.rows;
    if (here.rows !== there.rows || here.digest !== there.digest) different.push(table);
  }
  return { rows, different };
}

/** What became of the stored files. */
interface CopiedFiles {
  readonly files: number;
  /** Pictures that a profile names and that are not there. */
  readonly missing: number;
}

/**
 * Copies the pictures that profiles name and the list of erased people. A file that is there already and the same is left
 * alone, and each that is written is read back. @throws Error for a store that gives back something else.
 */
export async function copyFiles(from: End, to: Files, tell: Tell): Promise<CopiedFiles> {
  let [files, missing] = [0, 0];
  const copy = async (key: string) => {
    const bytes = await from.files.get(key);
    if (bytes === null) {
      missing += 1;
      return;
    }
    const isThere = async () => {
      const there = await to.get(key);
      return there !== null && Buffer.compare(there, bytes) === 0;
    };
    if (!(await isThere())) {
      await to.put(key, bytes);
      if (!(await isThere())) throw new Error("a file that was written reads differently");
    }
    files += 1;
    if (files % 100 === 0) tell(`files: ${files}`);
  };
  for await (const users of readBatches(from.db, "users"))
    for (const { profile_image: key } of users) if (typeof key === "string") await copy(key);
  for await (const names of from.files.list(erasureFolder))
    for (const name of names) await copy(`${erasureFolder}/${name}`);
  tell(`files: ${files}`);
  return { files, missing };
}
