import * as v from "valibot";
import { isLoopbackHost } from "../base/loopback.ts";
import { findMisspelt } from "./misspelt.ts";
import { type logLevels, removedSettings, secretSettings, settings, type Settings } from "./settings.ts";

/** The configuration, read once at the start from the settings that docs/operating.md lists. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The public address. Cookies, links, share previews and origin checks use it, and no other. */
  readonly baseUrl: URL;
  /** Whether BASE_URL is not set, so that it may have been forgotten. */
  readonly isBaseUrlUnset: boolean;
  readonly dataDir: string;
  /** `sqlite:<file>` or `postgres://…`. */
  readonly databaseUrl: string;
  /** Whether this server's settings replace the shared settings that are stored in the database (decision 23). */
  readonly acceptSettings: boolean;
  readonly files: FilesConfig;
  readonly mail: MailConfig;
  /** Where people reach the operator (docs/product.md §2, Contact); null when nobody has said. */
  readonly contactEmail: string | null;
  /** Null when "Continue with Google" is off. */
  readonly google: GoogleConfig | null;
  /**
   * The first secret is written with, all are read, so that a secret can be rotated. Null: one is generated and
   * stored in the data folder.
   */
  readonly authSecrets: readonly [string, ...string[]] | null;
  /** The number of trusted proxies in front, whose `X-Forwarded-For` is used. */
  readonly trustProxy: number;
  /** Whether TRUST_PROXY is not set, so that a proxy may have been forgotten. */
  readonly isTrustProxyUnset: boolean;
  /** Settings that were removed and are still set. */
  readonly removedSettings: readonly string[];
  /** Whether phones may keep pages for a journey without a connection. */
  readonly offline: boolean;
  /** The port for metrics, on loopback only; null: none. */
  readonly metricsPort: number | null;
  readonly logLevel: (typeof logLevels)[number];
}

/** Where uploaded files are stored. */
export type FilesConfig =
  | { readonly kind: "disk" }
  | {
      readonly kind: "s3";
      readonly endpoint: URL;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/**
 * How mails are sent. Simulated mails become files in the data folder; on a public site that is allowed for a
 * demonstration only (`demo`).
 */
export type MailConfig =
  | { readonly kind: "simulated"; readonly demo: boolean }
  | {
      readonly kind: "smtp";
      readonly url: string;
      readonly from: string;
      /** Whether to send only over an encrypted connection. */
      readonly requireTls: boolean;
    };

/** The OpenID provider of "Continue with Google". */
export type GoogleConfig =
  | { readonly kind: "development" }
  | {
      readonly kind: "google";
      readonly clientId: string;
      readonly clientSecret: string;
      /** Null is Google itself. */
      readonly issuer: URL | null;
    };

/** A setting that cannot be used. The message names the setting and how to fix it, and is all that the start prints. */
export class SettingError extends Error {}

/** Whether a URL's host is this machine's own (loopback) address. */
export const isLoopback = ({ hostname }: Pick<URL, "hostname">): boolean => isLoopbackHost(hostname);

/**
 * Turns environment variables into the configuration. An empty variable counts as not set.
 * @throws SettingError naming the first setting that cannot be used, and how to fix it.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = v.safeParse(settings, given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new SettingError(`${v.getDotPath(issue) ?? "settings"}: ${issue.message}`);
  }
  const names = [...Object.keys(settings.entries), ...secretSettings.map((name) => `${name}_FILE`)];
  const misspelt = findMisspelt(Object.keys(given), names);
  if (misspelt !== null)
    throw new SettingError(`${misspelt.given}: unknown setting; did you mean ${misspelt.meant}?`);
  const { output } = read;
  const baseUrl = new URL(output.BASE_URL ?? `http://localhost:${output.PORT}`);
  if (output.DATABASE_URL !== undefined && output.AUTH_SECRET === undefined)
    throw new SettingError("AUTH_SECRET is required with DATABASE_URL: all servers must use the same one.");
  if (output.DATABASE_URL !== undefined && (output.FILES_URL ?? output.SINGLE_SERVER) === undefined)
    throw new SettingError(
      "FILES_URL is required with DATABASE_URL: all servers must share uploads. With a single server, set SINGLE_SERVER=1.",
    );
  if (isOpen(output, baseUrl) && output.ALLOW_SIMULATED_EMAIL === undefined)
    throw new SettingError(
      `BASE_URL is still ${baseUrl.hostname}, but HOST=${output.HOST} accepts other machines. Set BASE_URL to the public address, or HOST=127.0.0.1. For a demo, set ALLOW_SIMULATED_EMAIL=1.`,
    );
  return {
    host: output.HOST,
    port: output.PORT,
    baseUrl,
    isBaseUrlUnset: output.BASE_URL === undefined,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? `sqlite:${output.DATA_DIR}/anaba.sqlite`,
    acceptSettings: output.ACCEPT_SETTINGS !== undefined,
    files: filesConfig(output),
    mail: mailConfig(output, baseUrl),
    contactEmail: output.CONTACT_EMAIL?.trim() ?? null,
    google: googleConfig(output, baseUrl),
    authSecrets: output.AUTH_SECRET ?? null,
    trustProxy: output.TRUST_PROXY,
    isTrustProxyUnset: given["TRUST_PROXY"] === undefined,
    removedSettings: removedSettings.filter((name) => given[name] !== undefined),
    offline: output.OFFLINE === undefined,
    metricsPort: output.METRICS_PORT ?? null,
    logLevel: output.LOG_LEVEL,
  };
}

/** Whether other machines can reach the server although its public address is loopback, as in a container. */
const isOpen = ({ HOST }: Settings, baseUrl: URL): boolean => isLoopback(baseUrl) && !isLoopbackHost(HOST);

function filesConfig(given: Settings): FilesConfig {
  if (given.FILES_URL === undefined) return { kind: "disk" };
  const { hostname, searchParams } = new URL(given.FILES_URL);
  const accessKeyId = required(given, "AWS_ACCESS_KEY_ID", "FILES_URL");
  const secretAccessKey = required(given, "AWS_SECRET_ACCESS_KEY", "FILES_URL");
  const endpoint = new URL(searchParams.get("endpoint") ?? "");
  const region = searchParams.get("region") ?? "us-east-1";
  return { kind: "s3", endpoint, bucket: hostname, region, accessKeyId, secretAccessKey };
}

function mailConfig(given: Settings, baseUrl: URL): MailConfig {
  if (given.SMTP_URL !== undefined) {
    const from = required(given, "MAIL_FROM", "SMTP_URL");
    return { kind: "smtp", url: given.SMTP_URL, from, requireTls: mustEncrypt(given.SMTP_URL, given) };
  }
  if (!isLoopback(baseUrl) && given.ALLOW_SIMULATED_EMAIL === undefined)
    throw new SettingError(
      "SMTP_URL is required with a public BASE_URL. For a demo, set ALLOW_SIMULATED_EMAIL=1.",
    );
  return { kind: "simulated", demo: !isLoopback(baseUrl) || isOpen(given, baseUrl) };
}

/** Whether mail needs an encrypted connection: the URL contains a password, and cleartext is not explicitly allowed. */
function mustEncrypt(url: string, { SMTP_ALLOW_CLEARTEXT }: Settings): boolean {
  const { password, searchParams } = new URL(url);
  if (password === "" || SMTP_ALLOW_CLEARTEXT !== undefined) return false;
  // These parameters would override the setting.
  for (const name of ["ignoreTLS", "requireTLS"])
    if (searchParams.has(name))
      throw new SettingError(
        `SMTP_URL: remove ${name}; with a password the connection is always encrypted, unless SMTP_ALLOW_CLEARTEXT=1`,
      );
  return true;
}

function googleConfig(given: Settings, baseUrl: URL): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = given;
  if ((GOOGLE_CLIENT_ID ?? GOOGLE_CLIENT_SECRET ?? GOOGLE_ISSUER) === undefined)
    return isLoopback(baseUrl) ? { kind: "development" } : null;
  const clientId = required(given, "GOOGLE_CLIENT_ID", "another Google setting");
  const clientSecret = required(given, "GOOGLE_CLIENT_SECRET", "another Google setting");
  const issuer = GOOGLE_ISSUER === undefined ? null : new URL(GOOGLE_ISSUER);
  if (issuer !== null && issuer.protocol === "http:" && !isLoopback(issuer))
    throw new SettingError("GOOGLE_ISSUER: must begin with https://, unless it is on this machine");
  return { kind: "google", clientId, clientSecret, issuer };
}

type Companion =
  | "AWS_ACCESS_KEY_ID"
  | "AWS_SECRET_ACCESS_KEY"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_CLIENT_SECRET"
  | "MAIL_FROM";

function required(given: Settings, name: Companion, because: string): string {
  const value = given[name];
  if (value === undefined) throw new SettingError(`${name} is required with ${because}.`);
  return value;
}
