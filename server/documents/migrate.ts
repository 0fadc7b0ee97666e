import { type Migration, Migrator } from "kysely/migration";
import { accounts } from "./migrations/0001-accounts.ts";
import { savesAndReviews } from "./migrations/0002-saves-and-reviews.ts";
import { jobsAndLimits } from "./migrations/0003-jobs-and-limits.ts";
import { sharedSettings } from "./migrations/0004-shared-settings.ts";
import { passwordChecks } from "./migrations/0005-password-checks.ts";
import { expiry } from "./migrations/0007-expiry.ts";
import type { Database } from "./schema.ts";

/** Every migration by name; they run in the order of their names, and a released one is never edited. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-saves-and-reviews": savesAndReviews,
  "0003-jobs-and-limits": jobsAndLimits,
  "0004-shared-settings": sharedSettings,
  "0005-password-checks": passwordChecks,
  "0007-expiry": expiry,
};

/**
 * Brings the tables up to date. What is pending runs in one transaction under the engine's own lock: a second process
 * waits and then finds nothing to do, and a kill in between leaves the tables as they were.
 */
export async function migrate(db: Database, list = migrations): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(list) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
