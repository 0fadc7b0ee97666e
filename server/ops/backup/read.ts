import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import * as v from "valibot";
import { isProfileImageKey } from "../../../domain/account/profile.ts";
import { isTable, tableNames, type Row } from "../../database/tables.ts";
import { migrations } from "../../database/migrate.ts";
import { DamagedArchive, readTar, type TarEntry } from "../../files/tar.ts";
import {
  digestOf,
  erasuresName,
  manifest,
  manifestName,
  secretName,
  tableOf,
  type Manifest,
} from "./manifest.ts";

/** Thrown when a backup cannot be restored; the message gives the reason. */
export class UnusableBackup extends Error {}

/** The files of a backup, in the order in which they were written. @throws DamagedArchive */
export async function* readBackup(file: string): AsyncGenerator<TarEntry> {
  const bytes = createReadStream(file);
  const tar = createGunzip();
  bytes.on("error", (error) => tar.destroy(error));
  bytes.pipe(tar);
  try {
    yield* readTar(tar);
  } catch (error) {
    const isOfGzip = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    throw isOfGzip ? new DamagedArchive("it is truncated or was modified") : error;
  } finally {
    bytes.destroy();
    tar.destroy();
  }
}

/**
 * Reads the whole backup and compares each file with the manifest, before anything is restored.
 * @throws UnusableBackup when it is incomplete, or made by a later release.
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const digests = new Map<string, string>();
  const rows = new Map<string, number>();
  let last: TarEntry | null = null;
  let described: Manifest;
  try {
    for await (const entry of readBackup(file)) {
      if (!isKnownName(entry.name))
        throw new UnusableBackup(`${file}: contains ${entry.name}, which Anaba did not write`);
      last = entry;
      if (entry.name !== manifestName) digests.set(entry.name, digestOf(entry.bytes));
      const table = tableOf(entry.name);
      if (table !== null) rows.set(table, (rows.get(table) ?? 0) + rowsOf(entry).length);
      if (entry.name === erasuresName) erasuresOf(entry);
    }
    if (last?.name !== manifestName) throw new DamagedArchive("its manifest is missing");
    described = manifestIn(file, last);
  } catch (error) {
    if (error instanceof DamagedArchive) throw new UnusableBackup(`${file}: is damaged; ${error.message}`);
    throw error;
  }
  const { files, rows: counted, migrations: had } = described;
  const isWhole =
    Object.keys(files).length === digests.size &&
    Object.entries(files).every(([name, digest]) => digests.get(name) === digest) &&
    tableNames.every((table) => (counted[table] ?? 0) === (rows.get(table) ?? 0));
  if (!isWhole) throw new UnusableBackup(`${file}: is damaged; its contents differ from its manifest`);
  const later = had.filter((name) => !Object.hasOwn(migrations, name));
  if (later.length > 0)
    throw new UnusableBackup(`${file}: was made by a later release (${later.join(", ")}); use that release`);
  return described;
}

/** A manifest of another form is another product's or a later release's. */
function manifestIn(file: string, { name, bytes }: TarEntry): Manifest {
  const read = v.safeParse(manifest, jsonOf(name, textOf(bytes)));
  if (!read.success) throw new UnusableBackup(`${file}: is not a backup that this release can read`);
  return read.output;
}

function isKnownName(name: string): boolean {
  const table = tableOf(name);
  if (table !== null) return isTable(table);
  return [manifestName, erasuresName, secretName].includes(name) || isProfileImageKey(name);
}

const value = v.union([v.string(), v.number(), v.null()]);
// For valibot a list is a record too.
const row = v.pipe(
  v.unknown(),
  v.check((each) => !Array.isArray(each)),
  v.record(v.string(), value),
);

/** Parses the rows of one file. @throws DamagedArchive when they have another form. */
export const rowsOf = ({ name, bytes }: TarEntry): readonly Row[] =>
  textOf(bytes)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => inForm(row, name, line));

/** Parses the list of erasures. @throws DamagedArchive when it has an unexpected format. */
export const erasuresOf = ({ name, bytes }: TarEntry): readonly string[] =>
  inForm(v.array(v.string()), name, textOf(bytes));

function inForm<T>(form: v.GenericSchema<unknown, T>, name: string, text: string): T {
  const read = v.safeParse(form, jsonOf(name, text));
  if (!read.success) throw new DamagedArchive(`${name} has an unexpected format`);
  return read.output;
}

/** Does not show the message of `JSON.parse`: it quotes the text, and so personal data and line breaks. */
function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedArchive(`${name} is not valid JSON`);
  }
}

export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
