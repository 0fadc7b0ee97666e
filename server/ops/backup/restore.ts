import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { lifetimes } from "../../../domain/account/account.ts";
import { isProfileImageKey, ownerOfProfileImage } from "../../../domain/account/profile.ts";
import { onDatabase, replaceDatabase } from "../../database/copies.ts";
import { erasures } from "../../documents/erasures.ts";
import { queueFileDeletion } from "../../documents/file-deletions.ts";
import type { Database } from "../../database/schema.ts";
import { emptyTables, isTable, writeRows, type Row } from "../../database/tables.ts";
import { createErasureList, readErasure, type Erasure } from "../../files/erasure-list.ts";
import type { Files } from "../../files/files.ts";
import { audit, type AuditEntry } from "../../documents/audit.ts";
import { erasuresName, secretName, tableOf } from "./manifest.ts";
import { erasuresOf, readBackup, rowsOf, textOf } from "./read.ts";

/** The site into which a backup is restored. */
interface Target {
  readonly databaseUrl: string;
  readonly files: Files;
  readonly dataDir: string;
  /** Whether to replace the secret in the data folder with the one of the backup. */
  readonly keepsSecret: boolean;
  readonly now: () => number;
  /** The audit entry for this restore. */
  readonly entry: AuditEntry;
}

/**
 * Restores a backup that was checked. Images come first, the database last and in one transaction: an interrupted restore
 * leaves the database as it was. Users who are listed as erased, in the backup or in the present site, do not come back:
 * their images are skipped, and the job that settles the two lists erases their accounts afterwards.
 */
export async function restoreBackup(file: string, target: Target): Promise<void> {
  const { files, databaseUrl } = target;
  const before = await onDatabase(databaseUrl, imagesAndErasures);
  const erased = await mergeErasures(file, target, before?.erasures ?? []);
  const images = new Set<string>();
  for await (const { name, bytes } of readBackup(file)) {
    if (isProfileImageKey(name) && !erased.has(ownerOfProfileImage(name))) {
      await files.put(name, bytes);
      images.add(name);
    } else if (name === secretName && target.keepsSecret) await keepSecret(target.dataDir, bytes);
  }
  await replaceDatabase(databaseUrl, async (db) => {
    await emptyTables(db);
    for await (const entry of readBackup(file)) {
      const table = tableOf(entry.name);
      if (table === null || !isTable(table)) continue;
      const rows = rowsOf(entry);
      await writeRows(db, table, table === "users" ? rows.map((row) => withImage(row, images)) : rows);
    }
    await audit(db).add(target.entry);
    // The list now has entries that are older than the last comparison. So everything must be compared again.
    await erasures(db).keepSettledUntil(0);
    await queueLeftOver(db, before?.images ?? [], target.now());
  });
}

/** Clears the profile image of a user when the backup does not contain it. */
const withImage = (row: Row, images: ReadonlySet<string>): Row =>
  typeof row["profile_image"] === "string" && !images.has(row["profile_image"])
    ? { ...row, profile_image: null }
    : row;

async function imagesAndErasures(db: Database) {
  const users = await db
    .selectFrom("users")
    .select("profile_image")
    .where("profile_image", "is not", null)
    .execute();
  const erased = await db.selectFrom("erasures").selectAll().execute();
  return {
    images: users.map(({ profile_image }) => profile_image ?? ""),
    erasures: erased.map((row): Erasure => ({ userId: row.user_id, erasedAt: row.erased_at })),
  };
}

/** Adds the erasures of the backup and of the replaced database to the list; returns the ids of all erased users. */
async function mergeErasures(
  file: string,
  { files, now }: Target,
  before: readonly Erasure[],
): Promise<ReadonlySet<string>> {
  const list = createErasureList(files);
  const ids = new Set<string>();
  for await (const page of list.since(0)) for (const { userId } of page) ids.add(userId);
  const all = [...before, ...(await erasuresIn(file))];
  for (const erasure of all) {
    if (ids.has(erasure.userId) || erasure.erasedAt <= now() - lifetimes.tombstone) continue;
    await list.add(erasure);
    ids.add(erasure.userId);
  }
  return ids;
}

async function erasuresIn(file: string): Promise<readonly Erasure[]> {
  for await (const entry of readBackup(file))
    if (entry.name === erasuresName) return erasuresOf(entry).flatMap(readErasure);
  return [];
}

/** Queues the deletion of images that only the replaced database used. */
async function queueLeftOver(db: Database, images: readonly string[], now: number): Promise<void> {
  for (const key of images) {
    const used = await db
      .selectFrom("users")
      .select("id")
      .where("profile_image", "=", key)
      .executeTakeFirst();
    if (used === undefined) await queueFileDeletion(db, { key, createdAt: now, dueAt: now });
  }
}

/** Replaces the secret in a data folder. Only the owner may read the file. */
export async function keepSecret(dataDir: string, secret: Uint8Array): Promise<void> {
  const place = path.join(dataDir, "auth-secret");
  // The first secret is the one that signs. During a rotation, the second one comes from the settings.
  const [first = ""] = textOf(secret).split(",");
  await writeFile(`${place}.restored`, first, { mode: 0o600, flush: true });
  await rename(`${place}.restored`, place);
}
