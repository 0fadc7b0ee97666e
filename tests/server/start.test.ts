import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "../../server/documents/sqlite-errors.ts";
import { createApp } from "../../server/runtime/app.ts";
import { readConfig, SettingError } from "../../server/runtime/config.ts";
import { usableDocuments } from "../../server/runtime/parts.ts";
import { listening } from "../support/listening.ts";
import { startServer } from "../support/started-server.ts";

const secret = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";
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

/** docs/security.md row 37: configurations that must not serve. */
const matrix: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
  ["a secret everybody knows", () => ({ AUTH_SECRET: `change-me-${secret}` }), /^AUTH_SECRET: give random/],
  ["a short secret", () => ({ AUTH_SECRET: "short" }), /^AUTH_SECRET: give at least 32/],
  ["a secret of one letter", () => ({ AUTH_SECRET: "a".repeat(40) }), /^AUTH_SECRET: give random/],
  [
    "several servers without a common secret",
    () => ({ DATABASE_URL: "postgres://localhost/anaba" }),
    /^AUTH_SECRET: must be set when DATABASE_URL is/,
  ],
  [
    "a database that does not answer",
    () => ({
      DATABASE_URL: "postgres://u:canary@127.0.0.1:9/anaba",
      SINGLE_SERVER: "1",
      AUTH_SECRET: secret,
    }),
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
    /^DATA_DIR: others may read .*; give a folder of its own/,
  ],
  ["the whole machine as data folder", () => ({ DATA_DIR: "/" }), /^DATA_DIR: others may read \//],
  [
    "a damaged database",
    () => ({ DATA_DIR: path.join(folder, "damaged") }),
    /^DATA_DIR: the database in .* cannot be used \(file is not a database\); bring a backup back/,
  ],
  [
    "simulated mail on a public address",
    () => ({ BASE_URL: "https://anaba.example" }),
    /^SMTP_URL: must be set on a public BASE_URL/,
  ],
  [
    "what is for this machine alone, where others can reach it",
    () => ({ HOST: "0.0.0.0" }),
    /^BASE_URL: must be the public address when HOST is 0\.0\.0\.0/,
  ],
  [
    "several servers whose pictures are on their own disks",
    () => ({ DATABASE_URL: "postgres://localhost/anaba", AUTH_SECRET: secret }),
    /^FILES_URL: must be set when DATABASE_URL is/,
  ],
  ["a setting that is misspelt", () => ({ TRUST_PROXI: "1" }), /^TRUST_PROXI: .* TRUST_PROXY\?$/],
  [
    "half of a Google client",
    () => ({ GOOGLE_CLIENT_ID: "id" }),
    /^GOOGLE_CLIENT_SECRET: must be set when another Google setting is/,
  ],
  [
    "a Google issuer that anybody on the way may change",
    () => ({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s", GOOGLE_ISSUER: "http://idp.example" }),
    /^GOOGLE_ISSUER: must begin with https/,
  ],
  [
    "a bucket without its keys",
    () => ({ FILES_URL: "s3://bucket?endpoint=https://s3.example" }),
    /^AWS_ACCESS_KEY_ID: must be set when FILES_URL is/,
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
    /PORT: \d+ is taken by another process; give a .*/,
  ],
  [
    "an address of another machine",
    () => ({ HOST: "192.0.2.1", ALLOW_SIMULATED_EMAIL: "1" }),
    /HOST: 192\.0\.2\.1 is no address of .*/,
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
