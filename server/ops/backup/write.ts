import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { createGzip } from "node:zlib";
import { onSnapshot, type Snapshot } from "../../database/copies.ts";
import { readBatches, tableNames } from "../../database/tables.ts";
import { allNames, type Files } from "../../files/files.ts";
import { erasureFolder } from "../../files/erasure-list.ts";
import { writeTar, type TarEntry } from "../../files/tar.ts";
import { digestOf, erasuresName, manifestName, rowsName, secretName, type Manifest } from "./manifest.ts";

/** The parts of a site that go into a backup. */
interface Source {
  readonly databaseUrl: string;
  readonly files: Files;
  readonly secrets: readonly string[];
  readonly version: string;
  readonly now: () => number;
}

/**
 * Writes a site into one compressed archive, mode 0600: database, profile images, the list of erased users and the secret.
 * It is written under a unique temporary name and renamed when it is complete and on the disk.
 */
export async function writeBackup(file: string, source: Source): Promise<Manifest> {
  const draft = `${file}.partial-${randomBytes(6).toString("hex")}`;
  const created = source.now();
  try {
    const written = await onSnapshot(source.databaseUrl, async (snapshot) => {
      const gathered: Gathered = { rows: {}, files: {}, missing: [] };
      const tar = new PassThrough();
      // Opened at once: a stream that opens it later could create it again after a failure has deleted it.
      const disk = (await open(draft, "wx", 0o600)).createWriteStream({ flush: true });
      const compressed = pipeline(tar, createGzip(), disk);
      const entries = withManifest(gather(snapshot, source, gathered), gathered, {
        version: source.version,
        createdAt: created,
        migrations: [...snapshot.migrations],
      });
      try {
        await Promise.all([writeTar(tar, entries, Math.floor(created / 1000)), compressed]);
      } finally {
        // After a failure this closes the draft.
        tar.destroy();
      }
      return gathered;
    });
    await rename(draft, file);
    await syncFolderOf(file);
    return {
      product: "anaba",
      format: 1,
      version: source.version,
      createdAt: created,
      migrations: [],
      ...written,
    };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

type Gathered = {
  -readonly [Name in "rows" | "files" | "missing"]: Manifest[Name];
};

async function* gather(
  { db }: Snapshot,
  { files, secrets }: Source,
  gathered: Gathered,
): AsyncGenerator<TarEntry> {
  const pictures: string[] = [];
  for (const table of tableNames) {
    gathered.rows[table] = 0;
    let number = 0;
    for await (const rows of readBatches(db, table)) {
      gathered.rows[table] += rows.length;
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      yield { name: rowsName(table, (number += 1)), bytes: Buffer.from(lines) };
      if (table === "users")
        for (const { profile_image: key } of rows) if (typeof key === "string") pictures.push(key);
    }
  }
  for (const key of pictures) {
    const bytes = await files.get(key);
    if (bytes === null) gathered.missing.push(key);
    else yield { name: key, bytes };
  }
  yield { name: erasuresName, bytes: Buffer.from(JSON.stringify(await allNames(files, erasureFolder))) };
  yield { name: secretName, bytes: Buffer.from(secrets.join(",")) };
}

/** Yields the files, records their digests, and adds the manifest at the end. */
async function* withManifest(
  entries: AsyncIterable<TarEntry>,
  gathered: Gathered,
  about: Pick<Manifest, "version" | "createdAt" | "migrations">,
): AsyncGenerator<TarEntry> {
  for await (const entry of entries) {
    gathered.files[entry.name] = digestOf(entry.bytes);
    yield entry;
  }
  const whole: Manifest = { product: "anaba", format: 1, ...about, ...gathered };
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(whole)) };
}

/** Waits until the rename is on the disk: a file's name is stored in its folder. */
async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(path.dirname(path.resolve(file)));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
