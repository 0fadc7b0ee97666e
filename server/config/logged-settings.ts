import { readPostgresAddress } from "../base/postgres-address.ts";
import type { Config } from "./config.ts";

/** The settings for the log, without secrets. Of a URL that may contain a password, only scheme, host and path. */
export function loggedSettings(config: Config): Readonly<Record<string, unknown>> {
  const { host, port, baseUrl, dataDir, databaseUrl, files, mail, google } = config;
  const place = (url: string) => {
    const { protocol, host: of, pathname } = new URL(url);
    return `${protocol}//${of}${pathname}`;
  };
  const address = readPostgresAddress(databaseUrl);
  return {
    host,
    port,
    baseUrl: baseUrl.origin,
    dataDir,
    database: address === null ? "sqlite" : place(address.url),
    files: files.kind === "disk" ? "disk" : `s3://${files.bucket} at ${files.endpoint.host}`,
    mail: mail.kind === "simulated" ? "simulated" : place(mail.url),
    google: google?.kind ?? "off",
    trustProxy: config.trustProxy,
    offline: config.offline,
    metricsPort: config.metricsPort,
    logLevel: config.logLevel,
  };
}
