import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { checkDatabase } from "../documents/check.ts";
import { checkSmtp } from "../mail/smtp.ts";
import { SettingError, type Config } from "../runtime/config.ts";
import { usableFiles } from "../runtime/parts.ts";
import { loadConfig } from "../runtime/secret-files.ts";
import { warningsOf } from "../runtime/warnings.ts";

/** What one look came to. */
export interface Finding {
  readonly name: string;
  readonly state: "ok" | "warn" | "fault";
  readonly text: string;
}

/** `database`: what was found of it, once for all looks, since that reads a whole SQLite file. */
type Look = (config: Config, database: ReturnType<typeof checkDatabase>) => Promise<Omit<Finding, "name">>;

const megabyte = 1024 * 1024;
/** Below these, writes fail soon, or have begun to. */
const littleRoom = { fault: 64 * megabyte, warn: 1024 * megabyte };
/** Sessions, codes and signatures bear a clock that is off by so much, in milliseconds. */
const mostSkew = { warn: 5_000, fault: 60_000 };

const well = (text: string) => ({ state: "ok", text }) as const;
const fault = (text: string) => ({ state: "fault", text }) as const;

const database: Look = async (_config, checked) => {
  const found = await checked;
  if (found === null) return fault("there is none; start the server once, or restore a backup");
  if (found.damage !== null) return fault(`is damaged (${found.damage}); restore a backup`);
  if (found.pending.length > 0) return fault(`lacks ${found.pending.join(", ")}; run migrate`);
  if (found.isReadOnly) return fault("answers, and takes no writes");
  return well(`answers, ${found.engine}`);
};

const clock: Look = async (_config, checked) => {
  const found = await checked;
  if (found?.skew === undefined || found.skew === null) return well("has nothing to be compared with");
  const off = Math.abs(found.skew);
  const text = `differs by ${Math.round(off)} ms from the database's`;
  if (off > mostSkew.fault) return fault(text);
  return off > mostSkew.warn ? { state: "warn", text } : well(text);
};

const files: Look = async (config) => {
  const store = usableFiles(config);
  if (config.files.kind === "disk") {
    if (!existsSync(config.dataDir)) return fault(`${config.dataDir} is not there`);
    await store.ready();
    return well("on this disk");
  }
  // Read, written and deleted as pictures are.
  const key = `checks/${randomBytes(8).toString("hex")}`;
  await store.put(key, Uint8Array.of(1));
  const read = await store.get(key);
  await store.remove(key);
  return read?.length === 1 ? well("written, read and deleted in the bucket") : fault("the bucket forgets");
};

const mail: Look = async ({ mail: settings }) => {
  if (settings.kind === "simulated") return { state: "warn", text: "is simulated: files in the data folder" };
  await checkSmtp(settings);
  return well("the mail server takes the connection and the sign-in");
};

const room: Look = async ({ dataDir }) => {
  if (!existsSync(dataDir)) return fault(`${dataDir} is not there`);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / megabyte)} MB free in ${dataDir}`;
  if (free < littleRoom.fault) return fault(text);
  return free < littleRoom.warn ? { state: "warn", text } : well(text);
};

const looks: Readonly<Record<string, Look>> = { database, files, mail, clock, disk: room };

/** Looks at everything that the site depends on, as the settings say. Never throws for what it finds. */
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
      ? { name: "settings", ...well("are sound") }
      : { name: "settings", state: "warn", text: warning };
  const checked = checkDatabase(config.databaseUrl);
  const found = Object.entries(looks).map(([name, look]) => findingOf(name, () => look(config, checked)));
  return [settings, ...(await Promise.all(found))];
}

async function findingOf(name: string, look: () => ReturnType<Look>): Promise<Finding> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    return { name, ...fault(`does not answer (${codeOf(error)})`) };
  }
}

/** An error's code or kind: its words may hold an address or a password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? error.cause : error;
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return /^storage answered \d+$/.test(error.message) ? error.message : error.name;
}
