import { sql } from "kysely";
import { DEFAULT_MIGRATION_LOCK_TABLE, type Migration, MIGRATION_LOCK_ID, Migrator } from "kysely/migration";
import { accounts } from "./migrations/0001-accounts.ts";
import { savesAndReviews } from "./migrations/0002-saves-and-reviews.ts";
import { jobsAndLimits } from "./migrations/0003-jobs-and-limits.ts";
import { sharedSettings } from "./migrations/0004-shared-settings.ts";
import { passwordChecks } from "./migrations/0005-password-checks.ts";
import { operator } from "./migrations/0006-operator.ts";
import { mailExpiry } from "./migrations/0007-mail-expiry.ts";
import { expiry } from "./migrations/0008-expiry.ts";
import { reviewTotalChanges } from "./migrations/0009-review-total-changes.ts";
import { resetRequests } from "./migrations/0010-reset-requests.ts";
import { savedNotes } from "./migrations/0011-saved-notes.ts";
import { stamps } from "./migrations/0012-stamps.ts";
import { devices } from "./migrations/0013-devices.ts";
import { passkeys } from "./migrations/0014-passkeys.ts";
import { reports } from "./migrations/0015-reports.ts";
import type { Database } from "./schema.ts";

/** Every migration by name. They run in the order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-saves-and-reviews": savesAndReviews,
  "0003-jobs-and-limits": jobsAndLimits,
  "0004-shared-settings": sharedSettings,
  "0005-password-checks": passwordChecks,
  "0006-operator": operator,
  "0007-mail-expiry": mailExpiry,
  "0008-expiry": expiry,
  "0009-review-total-changes": reviewTotalChanges,
  "0010-reset-requests": resetRequests,
  "0011-saved-notes": savedNotes,
  "0012-stamps": stamps,
  "0013-devices": devices,
  "0014-passkeys": passkeys,
  "0015-reports": reports,
};

/** The table with the names of applied migrations. */
const table = "migrations";
/**
 * Where earlier releases stored the names. They refuse to start when this table has a name that they do not know, so
 * later names are in the other table only.
 */
const earlierTable = "kysely_migration";
const lastOfEarlier = "0005-password-checks";
/** What Kysely calls its lock. Both engines have a lock of their own and need no row for it. */
const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

/**
 * Runs the pending migrations in one transaction under the engine's own lock. A second process waits and then finds
 * nothing to do; a kill leaves the tables as they were. Tables of a later release stay: each release can serve on the
 * tables of the next one (decision 28).
 */
export async function migrate(db: Database, list = migrations): Promise<void> {
  const known = Object.fromEntries(Object.entries(list).map(bridged));
  await db.transaction().execute(async (inside) => {
    // Before anything is read: two processes that create the first table at once would disturb each other.
    await inside.getExecutor().adapter.acquireMigrationLock(inside, lock);
    const later = (await appliedIn(inside, table)).filter((name) => !Object.hasOwn(list, name));
    const all = { ...known, ...Object.fromEntries(later.map((name) => [name, nothingToDo])) };
    const provider = { getMigrations: () => Promise.resolve(all) };
    const migrator = new Migrator({ db: inside, provider, migrationTableName: table });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** The names of the applied migrations in order, including those of later releases. */
export async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const applied = new Set([...(await appliedIn(db, table)), ...(await appliedIn(db, earlierTable))]);
  return [...applied].toSorted();
}

/** The names of the pending migrations, in order. */
export async function pendingMigrations(db: Database): Promise<readonly string[]> {
  const applied = new Set(await appliedMigrations(db));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

const nothingToDo: Migration = { up: () => Promise.resolve() };

/**
 * A migration that an earlier release may have applied. Its name is also in the earlier table, where that release looks
 * for it.
 */
function bridged([name, migration]: readonly [string, Migration]): readonly [string, Migration] {
  if (name > lastOfEarlier) return [name, migration];
  const upOnce = async (db: Database) => {
    await sql`create table if not exists ${sql.table(earlierTable)}
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
    const { rows } = await sql`select 1 from ${sql.table(earlierTable)} where name = ${name}`.execute(db);
    if (rows.length > 0) return;
    await migration.up(db);
    await sql`insert into ${sql.table(earlierTable)} (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(db);
  };
  return [name, { up: upOnce }];
}

async function appliedIn(db: Database, name: string): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((each) => each.name === name)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(name)} order by name`.execute(db);
  return rows.map((row) => row.name);
}
