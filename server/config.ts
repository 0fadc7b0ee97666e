import * as v from "valibot";

/** The settings of product §2, read once at the start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The public address; cookies, links, share previews and origin checks come from it alone. */
  readonly baseUrl: URL;
  readonly dataDir: string;
  /** `sqlite:<file>` or `postgres://…`. */
  readonly databaseUrl: string;
  /** Number of proxies in front whose `X-Forwarded-For` counts. */
  readonly trustProxy: number;
  readonly logLevel: (typeof logLevels)[number];
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting that cannot be used; the message names it and the mend, and is all that the start prints. */
export class SettingError extends Error {}

const whole = (least: number, most: number, mend: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, mend),
    v.transform(Number),
    v.minValue(least, mend),
    v.maxValue(most, mend),
  );

const address = (protocols: readonly string[], mend: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), mend),
  );

const settings = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("give an address such as 127.0.0.1")), "127.0.0.1"),
  PORT: v.optional(whole(0, 65_535, "give a port from 0 to 65535"), "3000"),
  BASE_URL: v.optional(
    v.pipe(
      address(["http:", "https:"], "give the public address, such as https://anaba.example"),
      v.check(
        (text) => new URL(text).pathname === "/" && new URL(text).search === "",
        "give the origin only, without a path",
      ),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("give a folder")), "./data"),
  DATABASE_URL: v.optional(
    address(["postgres:", "postgresql:"], "give a postgres:// address, or leave it out"),
  ),
  TRUST_PROXY: v.optional(whole(0, 10, "give the number of proxies in front, 0 to 10"), "0"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `give one of ${logLevels.join(", ")}`), "info"),
});

/**
 * Turns the environment into the configuration. An empty setting counts as left out.
 * @throws SettingError naming the first setting that cannot be used, and the mend.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = v.safeParse(settings, given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new SettingError(`${v.getDotPath(issue) ?? "settings"}: ${issue.message}`);
  }
  const { HOST, PORT, BASE_URL, DATA_DIR, DATABASE_URL, TRUST_PROXY, LOG_LEVEL } = read.output;
  return {
    host: HOST,
    port: PORT,
    baseUrl: new URL(BASE_URL ?? `http://localhost:${PORT}`),
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? `sqlite:${DATA_DIR}/anaba.sqlite`,
    trustProxy: TRUST_PROXY,
    logLevel: LOG_LEVEL,
  };
}
