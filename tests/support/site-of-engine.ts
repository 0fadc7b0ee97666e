import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPostgres } from "./databases.ts";

/** The settings of a separate site, and a function that deletes it. */
export interface SiteOfEngine extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
}

/** A secret that every rule accepts. */
export const authSecret = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";

/** The settings of a server on this PostgreSQL database. */
export const postgresSettings = (url: string) =>
  ({ DATABASE_URL: url, SINGLE_SERVER: "1", AUTH_SECRET: authSecret }) as const;

/** A new site on each engine, by the engine's name, for `describe.each`. */
export const sites: readonly (readonly [string, () => Promise<SiteOfEngine>])[] = [
  ["SQLite", sqliteSite],
  ["PostgreSQL", postgresSite],
];

export async function sqliteSite(): Promise<SiteOfEngine> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-site-"));
  const drop = async () => rmSync(dataDir, { recursive: true, force: true });
  return { settings: { DATA_DIR: dataDir, LOG_LEVEL: "debug" }, drop, [Symbol.asyncDispose]: drop };
}

export async function postgresSite(): Promise<SiteOfEngine> {
  const site = await sqliteSite();
  const database = await createPostgres();
  const drop = async () => {
    await database.drop();
    await site.drop();
  };
  const settings = { ...site.settings, ...postgresSettings(database.url) };
  return { settings, drop, [Symbol.asyncDispose]: drop };
}
