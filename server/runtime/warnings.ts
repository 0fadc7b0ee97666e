import path from "node:path";
import { japanTime } from "../../domain/travel/japan-time.ts";
import { gemsToCheckAgain } from "../../domain/travel/stale-facts.ts";
import { readPostgresAddress } from "../documents/postgres-address.ts";
import { isLoopback, type Config } from "./config.ts";

/** Warnings that the start logs, one line each: settings that work but may be a mistake. */
export function warningsOf(config: Config): readonly string[] {
  const { baseUrl, databaseUrl, files, mail } = config;
  const warnings = config.removedSettings.map(
    (name) => `${name}: has no effect any more, as the CHANGELOG says; leave it out`,
  );
  if (config.trustProxy > 0 && config.isBaseUrlUnset)
    warnings.push(
      "BASE_URL: is not set, and TRUST_PROXY is; set it to the public address, or no form works through the proxy",
    );
  // The operator must not mistake a demonstration for a real site.
  if (mail.kind === "simulated" && mail.demo)
    warnings.push("ALLOW_SIMULATED_EMAIL=1: codes are shown to whoever asks, and no address is ever proven");
  if (mail.kind === "smtp" && baseUrl.protocol === "http:" && !isLoopback(baseUrl))
    warnings.push("BASE_URL: is public and begins with http://; passwords and sessions travel in the clear");
  if (isDatabaseInClear(databaseUrl))
    warnings.push(
      "DATABASE_URL: is on another machine without TLS, so that all data travel in the clear; add sslmode=verify-full",
    );
  if (files.kind === "s3" && files.endpoint.protocol === "http:" && !isLoopback(files.endpoint))
    warnings.push("FILES_URL: is on another machine over http://; pictures travel in the clear");
  return warnings;
}

/**
 * Warnings about old facts: what the catalogue says of the gems and nobody has checked for half a year. `now`:
 * milliseconds since the epoch.
 */
export function warningsOfFacts(now: number): readonly string[] {
  const ids = gemsToCheckAgain(japanTime(now).day);
  if (ids.length === 0) return [];
  return [
    `facts: nobody has checked those of gem ${ids.join(", ")} for half a year; docs/facts.md tells how, after a year they say no more "Open now"`,
  ];
}

/** Values of `sslmode` that mean no TLS, or no check of the certificate. */
const unsafeModes: ReadonlySet<string> = new Set(["disable", "no-verify"]);

/** Whether the connection to a database on another machine is unencrypted, as it is with pg by default. */
function isDatabaseInClear(databaseUrl: string): boolean {
  const address = readPostgresAddress(databaseUrl);
  return address !== null && isInClear(address.url);
}

function isInClear(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  const isLocal = path.isAbsolute(host) || isLoopback({ hostname: host });
  const mode = searchParams.get("sslmode");
  const isEncrypted = mode === null ? searchParams.get("ssl") === "true" : !unsafeModes.has(mode);
  return !isLocal && !isEncrypted;
}
