import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "../../server/database/sqlite-errors.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig, SettingError } from "../../server/config/config.ts";
import { usableDocuments } from "../../server/runtime/parts.ts";
import { listening } from "../support/listening.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer } from "../support/started-server.ts";

const taken = createServer();
let folder: string;
let port: number;
beforeAll(async () => {
  port = await listening(taken);
  folder = mkdtempSync(path.join(tmpdir(), "anaba-start-"));
  writeFileSync(path.join(folder, "file"), "");
  mkdirSync(path.join(folder, "open"));
  chmodSync(path.join(folder, "open"), 0o755);
  writeFileSync(path.join(folder, "open", "other"), "");
  mkdirSync(path.join(folder, "damaged"), { mode: 0o700 });
  writeFileSync(path.join(folder, "damaged", "anaba.sqlite"), "not a database ".repeat(1000));
});
afterAll(async () => {
  taken.close();
  await once(taken, "close");
  rmSync(folder, { recursive: true });
});

/**
 * docs/security.md row 37: what is found only at the start. Settings that must not serve are in config.test.ts.
 */
const matrix: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
  [
    "a database that does not answer",
    () => postgresSettings("postgres://u:canary@127.0.0.1:9/anaba"),
    /^DATABASE_URL: the database does not answer \(connect ECONNREFUSED/,
  ],
  [
    "a data folder that is a file",
    () => ({ DATA_DIR: path.join(folder, "file") }),
    /^DATA_DIR: .*\(EEXIST\)/,
  ],
  [
    "a data folder that is open and somebody else's",
    () => ({ DATA_DIR: path.join(folder, "open") }),
    /^DATA_DIR: other users can read .*; use a dedicated folder/,
  ],
  ["the whole machine as data folder", () => ({ DATA_DIR: "/" }), /^DATA_DIR: other users can read \//],
  [
    "a damaged database",
    () => ({ DATA_DIR: path.join(folder, "damaged") }),
    /^DATA_DIR: the database in .* cannot be used \(file is not a database\); restore a backup/,
  ],
];

/** The output of a start that fails. */
const refusal = (settings: Readonly<Record<string, string>>) =>
  startServer(settings).then(
    () => "it started",
    (error: unknown) => String(error),
  );

test.for(matrix)(
  "a start with %s is refused with one line that names the setting",
  async ([, settings, line]) => {
    const dataDir = mkdtempSync(path.join(folder, "fresh-"));
    const start = async () => createApp(readConfig({ DATA_DIR: dataDir, ...settings() }));
    const error: unknown = await start().then(
      () => "it started",
      (fault: unknown) => fault,
    );
    expect(error).toBeInstanceOf(SettingError);
    const said = error instanceof Error ? error.message : "";
    expect(said).toMatch(line);
    expect(said).not.toMatch(/\n|canary/);
  },
);

test.each<[string, () => Record<string, string>, RegExp]>([
  ["a damaged database", () => ({ DATA_DIR: path.join(folder, "damaged") }), /DATA_DIR: the database in .*/],
  [
    "a port that is taken",
    () => ({ PORT: String(port) }),
    /PORT: \d+ is in use by another process; choose a .*/,
  ],
  [
    "an address of another machine",
    () => ({ HOST: "192.0.2.1", ALLOW_SIMULATED_EMAIL: "1" }),
    /HOST: 192\.0\.2\.1 is not an address of .*/,
  ],
])("a start with %s prints that line only, and ends", async (_, settings, line) => {
  expect(await refusal(settings())).toMatch(new RegExp(`^Error: the server ended with 1: ${line.source}\n$`));
});

test("a start beside a process that holds the database's lock is told to end that process, not to restore", async () => {
  const locked = refusalOf(Object.assign(new Error("database is locked"), { errcode: 5 }));
  await expect(usableDocuments(readConfig({}), () => Promise.reject(locked))).rejects.toThrow(
    /^DATA_DIR: .* \(database is locked\); end the process that holds its lock$/,
  );
});
