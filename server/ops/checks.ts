import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { checkDatabase } from "../database/check.ts";
import { checkSmtp } from "../mail/smtp.ts";
import { SettingError, type Config } from "../config/config.ts";
import { usableFiles } from "../runtime/parts.ts";
import { loadConfig } from "../config/secret-files.ts";
import { warningsOf } from "../config/warnings.ts";

/** The result of one check. */
export interface Finding {
  readonly name: string;
  readonly state: "ok" | "warn" | "fault";
  readonly text: string;
}

/** `database`: the result of the database check. Two checks need it, and it reads a whole SQLite file. */
type Check = (config: Config, database: ReturnType<typeof checkDatabase>) => Promise<Omit<Finding, "name">>;

const megabyte = 1024 * 1024;
/** With less free space than this, writes fail or will fail soon. */
const freeSpace = { fault: 64 * megabyte, warn: 1024 * megabyte };
/** The largest difference of the clocks, in milliseconds. Sessions, codes and signatures tolerate no more. */
const clockSkew = { warn: 5_000, fault: 60_000 };

const passed = (text: string) => ({ state: "ok", text }) as const;
const fault = (text: string) => ({ state: "fault", text }) as const;

const database: Check = async (_config, checked) => {
  const found = await checked;
  if (found === null) return fault("there is none; start the server once, or restore a backup");
  if (found.damage !== null) return fault(`is damaged (${found.damage}); restore a backup`);
  if (found.pending.length > 0) return fault(`lacks ${found.pending.join(", ")}; run migrate`);
  if (found.isReadOnly) return fault("answers, but accepts no writes");
  return passed(`answers, ${found.engine}`);
};

const clock: Check = async (_config, checked) => {
  const found = await checked;
  if (found?.skew === undefined || found.skew === null) return passed("not compared: SQLite has no server");
  const off = Math.abs(found.skew);
  const text = `differs by ${Math.round(off)} ms from the database's`;
  if (off > clockSkew.fault) return fault(text);
  return off > clockSkew.warn ? { state: "warn", text } : passed(text);
};

const files: Check = async (config) => {
  const store = usableFiles(config);
  if (config.files.kind === "disk") {
    if (!existsSync(config.dataDir)) return fault(`${config.dataDir} does not exist`);
    await store.ready();
    return passed("on this disk");
  }
  // Uses the bucket in the same way as uploads do.
  const key = `checks/${randomBytes(8).toString("hex")}`;
  await store.put(key, Uint8Array.of(1));
  const read = await store.get(key);
  await store.remove(key);
  return read?.length === 1
    ? passed("written, read and deleted in the bucket")
    : fault("the bucket returned different content");
};

const mail: Check = async ({ mail: settings }) => {
  if (settings.kind === "simulated")
    return { state: "warn", text: "simulated: mails are files in the data folder" };
  await checkSmtp(settings);
  return passed("the mail server accepts the connection and the sign-in");
};

const disk: Check = async ({ dataDir }) => {
  if (!existsSync(dataDir)) return fault(`${dataDir} does not exist`);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / megabyte)} MB free in ${dataDir}`;
  if (free < freeSpace.fault) return fault(text);
  return free < freeSpace.warn ? { state: "warn", text } : passed(text);
};

const checks: Readonly<Record<string, Check>> = { database, files, mail, clock, disk };

/** Checks the settings and everything that the site depends on. A problem is a finding; it is never thrown. */
export async function checkSite(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = loadConfig(environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return [{ name: "settings", ...fault(error.message) }];
  }
  const [warning] = warningsOf(config);
  const settings: Finding =
    warning === undefined
      ? { name: "settings", ...passed("are valid") }
      : { name: "settings", state: "warn", text: warning };
  const checked = checkDatabase(config.databaseUrl);
  const found = Object.entries(checks).map(([name, check]) => findingOf(name, () => check(config, checked)));
  return [settings, ...(await Promise.all(found))];
}

async function findingOf(name: string, check: () => ReturnType<Check>): Promise<Finding> {
  try {
    return { name, ...(await check()) };
  } catch (error) {
    return { name, ...fault(`does not answer (${codeOf(error)})`) };
  }
}

/** The error's code or class. Its message may contain an address or a password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? error.cause : error;
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return /^storage answered \d+$/.test(error.message) ? error.message : error.name;
}
