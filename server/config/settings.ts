import * as v from "valibot";
import { hasSeveralHosts, readPostgresAddress } from "../base/postgres-address.ts";
import { readEmail } from "../../domain/account/account.ts";

/** The log levels, the quietest first. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const whole = (least: number, most: number, fix: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, fix),
    v.transform(Number),
    v.minValue(least, fix),
    v.maxValue(most, fix),
  );

const address = (protocols: readonly string[], fix: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), fix),
  );

const origin = (fix: string) =>
  v.pipe(
    address(["http:", "https:"], fix),
    v.check((text) => {
      if (!URL.canParse(text)) return true;
      const given = new URL(text);
      return given.href === `${given.origin}/`;
    }, "must be an origin, without a path"),
  );

/** A switch: "1", or not set. */
const on = v.optional(v.literal("1", "must be 1 or unset"));

const someText = (fix: string) => v.pipe(v.string(), v.nonEmpty(fix));

/** The minimum length of a secret, in characters. */
export const shortestSecret = 32;
const minDistinctCharacters = 10;

/** One secret, or during a rotation the new and the old one. The first is written with, both are read. */
const secrets = v.pipe(
  v.string(),
  v.transform((text): readonly [string, ...string[]] => {
    const [first = "", ...earlier] = text.split(",").map((each) => each.trim());
    return [first, ...earlier];
  }),
  v.check(
    (all) => all.every((text) => text.length >= shortestSecret),
    "must be at least 32 random characters, such as from `openssl rand -base64 32`",
  ),
  v.check(
    (all) => all.every(looksRandom),
    "must be random characters, not words, such as from `openssl rand -base64 32`",
  ),
  v.check((all) => all.length <= 2, "must be one secret, or the new and the old one separated by a comma"),
);

function looksRandom(text: string): boolean {
  return new Set(text).size >= minDistinctCharacters && !/change.?me|secret|password|example/i.test(text);
}

const bucket = v.pipe(
  address(["s3:"], "must be s3://bucket?endpoint=https://…&region=…, or unset"),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).hostname !== "",
    "must name the bucket: s3://bucket?endpoint=…&region=…",
  ),
  v.check((text) => {
    if (!URL.canParse(text)) return true;
    const endpoint = new URL(text).searchParams.get("endpoint");
    return endpoint !== null && URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
  }, "must name the endpoint: s3://bucket?endpoint=https://…&region=…"),
);

/** Checks each setting of docs/operating.md on its own; `config.ts` checks them together. */
export const settings = v.object({
  HOST: v.optional(someText("must be an address such as 127.0.0.1"), "127.0.0.1"),
  PORT: v.optional(whole(0, 65_535, "must be a port from 0 to 65535"), "3000"),
  BASE_URL: v.optional(origin("must be the public address, such as https://anaba.example")),
  DATA_DIR: v.optional(someText("must be a folder"), "./data"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => !hasSeveralHosts(text),
        "must have one host, not several: the address of the primary, from Patroni or from HAProxy (deploy/haproxy-postgresql.cfg)",
      ),
      v.check(
        (text) => readPostgresAddress(text) !== null,
        "must be a postgres:// address such as postgres://user@host/anaba?connection_limit=10, or unset",
      ),
    ),
  ),
  FILES_URL: v.optional(bucket),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(
    address(["smtp:", "smtps:"], "must be smtp://user:password@host:port or smtps://…, or unset"),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readEmail(text).ok, "must be the sender's address, such as hello@anaba.example"),
    ),
  ),
  CONTACT_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readEmail(text).ok,
        "must be the operator's address for visitors, such as hello@anaba.example, or unset",
      ),
    ),
  ),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(
    address(["http:", "https:"], "must be the issuer's address, such as https://accounts.google.com"),
  ),
  AUTH_SECRET: v.optional(secrets),
  TRUST_PROXY: v.optional(whole(0, 10, "must be the number of proxies in front, 0 to 10"), "0"),
  SMTP_ALLOW_CLEARTEXT: on,
  SINGLE_SERVER: on,
  ACCEPT_SETTINGS: on,
  ALLOW_SIMULATED_EMAIL: on,
  OFFLINE: v.optional(v.literal("off", "must be off or unset")),
  METRICS_PORT: v.optional(whole(0, 65_535, "must be a port from 0 to 65535, or unset")),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
});

/** Settings that were removed. They have no effect; the start logs a warning for each that is still set. */
export const removedSettings: readonly string[] = ["RENDER_EVERY_PAGE"];

/** Settings that contain a secret, and may be in a file: `AUTH_SECRET_FILE` and so on. */
export const secretSettings = [
  "AUTH_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
] as const satisfies readonly (keyof typeof settings.entries)[];

export type Settings = v.InferOutput<typeof settings>;
