import { sql } from "kysely";
import type { Database, Schema } from "./schema.ts";

/** A row as it is stored. Both engines have only texts and numbers. */
export type Row = Readonly<Record<string, string | number | null>>;

export type TableName = keyof Schema;

/** Every table and its primary key. A table comes after the tables that it refers to. */
const keys = {
  users: ["id"],
  credentials: ["user_id"],
  google_identities: ["subject"],
  sessions: ["token_hash"],
  signup_attempts: ["id_hash"],
  reset_requests: ["id"],
  reset_tokens: ["token_hash"],
  openid_attempts: ["state_hash"],
  passkeys: ["id"],
  passkey_challenges: ["challenge_hash"],
  freed_usernames: ["username"],
  saves: ["user_id", "gem_id"],
  saved_orders: ["user_id"],
  saved_notes: ["user_id", "gem_id"],
  stamps: ["user_id", "gem_id"],
  reviews: ["id"],
  hidden_reviews: ["id"],
  review_reports: ["id"],
  mistake_reports: ["id"],
  review_totals: ["gem_id"],
  review_total_changes: ["id"],
  outbox: ["id"],
  rate_limits: ["key"],
  password_checks: ["account_key"],
  file_deletions: ["key"],
  erasures: ["user_id"],
  shared_settings: ["name"],
  leases: ["name"],
  audit_entries: ["id"],
} as const satisfies Readonly<Record<TableName, readonly string[]>>;

export const isTable = (name: string): name is TableName => Object.hasOwn(keys, name);

/** The names of all tables, in an order in which they can be filled. */
export const tableNames: readonly TableName[] = Object.keys(keys).filter(isTable);

/** Rows read or written at once. */
const batch = 500;

/** The row's key, from which `readBatches` can continue. */
export const keyOf = (table: TableName, row: Row): readonly (string | number | null)[] =>
  keys[table].map((column) => row[column] ?? null);

/** Reads all rows of a table in batches, ordered by the key; with `after`, those after that key. */
export async function* readBatches(
  db: Database,
  table: TableName,
  begin: readonly (string | number | null)[] = [],
): AsyncGenerator<readonly Row[]> {
  const columns = keys[table].map((column) => sql.ref(column));
  let after = begin;
  for (;;) {
    const start =
      after.length === 0
        ? sql``
        : sql`where (${sql.join(columns)}) > (${sql.join(after.map((value) => sql`${value}`))})`;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${start}
      order by ${sql.join(columns)} limit ${sql.lit(batch)}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = keyOf(table, last);
  }
}

/** Writes rows unchanged. */
export async function writeRows(db: Database, table: TableName, rows: readonly Row[]): Promise<void> {
  for (let first = 0; first < rows.length; first += batch) {
    const some = rows.slice(first, first + batch);
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db);
  }
}

/** The number of rows in each table. */
async function countRows(db: Database): Promise<Readonly<Record<TableName, number>>> {
  const counts: Record<string, number> = {};
  for (const table of tableNames) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every table was counted
  return counts as Readonly<Record<TableName, number>>;
}

/** Tables with data of the running servers. They fill these by themselves. */
export const filledByServers: ReadonlySet<TableName> = new Set(["shared_settings", "leases"]);

/** Whether the tables contain no user data yet. */
export async function areEmpty(db: Database): Promise<boolean> {
  const counts = await countRows(db);
  return tableNames.every((table) => counts[table] === 0 || filledByServers.has(table));
}

/** Deletes every row of every table. */
export async function emptyTables(db: Database): Promise<void> {
  for (const table of tableNames.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
}
