import { createWriteStream, existsSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tableNames } from "../../server/database/tables.ts";
import { writeTar, type TarEntry } from "../../server/files/tar.ts";
import { digestOf, erasuresName, manifestName, rowsName } from "../../server/ops/backup/manifest.ts";
import { ops } from "../support/ops.ts";
import { sqliteSite, type SiteOfEngine } from "../support/site-of-engine.ts";

const entry = (name: string, text: string): TarEntry => ({ name, bytes: Buffer.from(text) });
const users = rowsName("users", 1);

/** A manifest that describes the entries rightly: one row in each file of rows. */
function manifestOf(entries: readonly TarEntry[]): TarEntry {
  const count = entries.filter(({ name }) => name === users).length;
  const manifest = {
    product: "anaba",
    format: 1,
    version: "1",
    createdAt: Date.now(),
    migrations: [],
    rows: Object.fromEntries(tableNames.map((table) => [table, table === "users" ? count : 0])),
    files: Object.fromEntries(entries.map(({ name, bytes }) => [name, digestOf(bytes)])),
    missing: [],
  };
  return entry(manifestName, JSON.stringify(manifest));
}

const whole = (...entries: TarEntry[]) => [...entries, manifestOf(entries)];

describe("an archive of a wrong form", () => {
  let site: SiteOfEngine;
  let file: string;
  beforeEach(async () => {
    site = await sqliteSite();
    file = path.join(site.settings["DATA_DIR"] ?? "", "bad.backup");
  });
  afterEach(() => site.drop());

  async function write(entries: readonly TarEntry[]): Promise<void> {
    const tar = new PassThrough();
    const disk = pipeline(tar, createGzip(), createWriteStream(file));
    await writeTar(
      tar,
      (async function* all() {
        yield* entries;
      })(),
      1,
    );
    await disk;
  }

  test.each<[string, readonly TarEntry[], string]>([
    [
      "a manifest that is not valid JSON",
      [entry(manifestName, "{\n\n")],
      "is damaged; manifest.json is not valid JSON",
    ],
    [
      "a manifest of another form",
      [entry(manifestName, '{"product":"other"}')],
      "is not a backup that this release can read",
    ],
    ["rows that are no JSON", whole(entry(users, "hana\n")), `is damaged; ${users} is not valid JSON`],
    ["a row that is a list", whole(entry(users, "[1]\n")), `is damaged; ${users} has an unexpected format`],
    ["a row that is a number", whole(entry(users, "7\n")), `is damaged; ${users} has an unexpected format`],
    [
      "a row with an object in it",
      whole(entry(users, '{"id":{"a":1}}\n')),
      `is damaged; ${users} has an unexpected format`,
    ],
    [
      "erasures that are no JSON",
      whole(entry(erasuresName, "x")),
      "is damaged; erasures.json is not valid JSON",
    ],
    [
      "erasures of another form",
      whole(entry(erasuresName, '{"a":1}')),
      "is damaged; erasures.json has an unexpected format",
    ],
  ])("%s is refused in one line, before anything changes", async (_what, entries, reason) => {
    await write(entries);
    expect(await ops(site.settings, "restore", file)).toEqual({
      code: 3,
      out: "",
      err: `${file}: ${reason}\n`,
    });
    expect(existsSync(path.join(path.dirname(file), "anaba.sqlite"))).toBe(false);
  });
});
