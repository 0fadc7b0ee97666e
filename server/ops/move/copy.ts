import { createHash } from "node:crypto";
import { saveMove, readMove } from "../../documents/move-progress.ts";
import type { Database } from "../../database/schema.ts";
import {
  filledByServers,
  keyOf,
  readBatches,
  tableNames,
  writeRows,
  type Row,
  type TableName,
} from "../../database/tables.ts";
import { erasureFolder } from "../../files/erasure-list.ts";
import type { Files } from "../../files/files.ts";

/** The source or the target of a move. */
export interface End {
  readonly db: Database;
  readonly files: Files;
}

/** Called with a line of progress. */
type Progress = (text: string) => void;

/** Tables that a server fills by itself are not copied. */
const moved: readonly TableName[] = tableNames.filter((table) => !filledByServers.has(table));

/**
 * Copies every row in batches. Each batch is stored in one transaction with the position, so that an interrupted move
 * continues there when the command is repeated.
 */
export async function copyRows(
  from: Database,
  to: Database,
  source: string,
  report: Progress,
): Promise<void> {
  const reached = await readMove(to);
  const begin = moved.findIndex((table) => table === reached?.table);
  for (const table of moved.slice(Math.max(begin, 0))) {
    let count = 0;
    const after = table === reached?.table ? reached.after : [];
    for await (const rows of readBatches(from, table, after)) {
      const last = rows.at(-1) ?? {};
      await to.transaction().execute(async (inside) => {
        await writeRows(inside, table, rows);
        await saveMove(inside, { source, table, after: [...keyOf(table, last)] });
      });
      count += rows.length;
      report(`${table}: ${count} rows`);
    }
  }
}

/** The content of a table, independent of the order of its rows: their number and the sum of their digests. */
interface Content {
  readonly rows: number;
  readonly digest: string;
}

/** Keeps a sum of SHA-256 digests at 256 bits. */
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

/** Compares both databases. Returns the number of rows of each table, and the tables that differ. */
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

/** The result of copying the stored files. */
interface CopiedFiles {
  readonly files: number;
  /** Profile images that are missing in the source. */
  readonly missing: number;
}

/**
 * Copies the profile images and the list of erased users. A file that already exists with the same content is skipped,
 * so that the command can be repeated. Each written file is read back.
 * @throws Error when the content differs.
 */
export async function copyFiles(from: End, to: Files, report: Progress): Promise<CopiedFiles> {
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
      if (!(await isThere())) throw new Error("a file's content differs from what was written");
    }
    files += 1;
    if (files % 100 === 0) report(`files: ${files}`);
  };
  for await (const users of readBatches(from.db, "users"))
    for (const { profile_image: key } of users) if (typeof key === "string") await copy(key);
  for await (const names of from.files.list(erasureFolder))
    for (const name of names) await copy(`${erasureFolder}/${name}`);
  report(`files: ${files}`);
  return { files, missing };
}
