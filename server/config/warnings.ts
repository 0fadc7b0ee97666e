import path from "node:path";
import { japanTime } from "../../domain/travel/japan-time.ts";
import { gemsDueForCheck } from "../../domain/travel/stale-facts.ts";
import { readPostgresAddress } from "../base/postgres-address.ts";
import { isLoopback, type Config } from "./config.ts";

/** Warnings that the start logs, one line each: settings that work but may be a mistake. */
export function warningsOf(config: Config): readonly string[] {
  const { baseUrl, databaseUrl, files, mail } = config;
  const warnings = config.removedSettings.map(
    (name) => `${name} no longer has an effect (see CHANGELOG.md); remove it`,
  );
  if (config.trustProxy > 0 && config.isBaseUrlUnset)
    warnings.push(
      "TRUST_PROXY is set but BASE_URL is not: no form works through the proxy. Set BASE_URL to the public address.",
    );
  // The operator must not mistake a demonstration for a real site.
  if (mail.kind === "simulated" && mail.demo)
    warnings.push("ALLOW_SIMULATED_EMAIL=1 shows verification codes to anyone: no email address is verified");
  if (mail.kind === "smtp" && baseUrl.protocol === "http:" && !isLoopback(baseUrl))
    warnings.push("BASE_URL is public and begins with http://: passwords and sessions are sent unencrypted");
  if (isDatabaseInClear(databaseUrl))
    warnings.push(
      "DATABASE_URL is on another machine without TLS: all data are sent unencrypted. Add sslmode=verify-full.",
    );
  if (files.kind === "s3" && files.endpoint.protocol === "http:" && !isLoopback(files.endpoint))
    warnings.push("FILES_URL is on another machine over http://: uploads are sent unencrypted");
  return warnings;
}

/**
 * Warns of facts that were last verified over six months ago. `now`: milliseconds since the epoch.
 */
export function warningsOfFacts(now: number): readonly string[] {
  const ids = gemsDueForCheck(japanTime(now).day);
  if (ids.length === 0) return [];
  return [
    `facts of gem ${ids.join(", ")} were last verified over 6 months ago (see docs/facts.md); after 12 months "Open now" is hidden`,
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
