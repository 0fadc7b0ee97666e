import { sql } from "kysely";
import type { Database } from "../../server/database/schema.ts";
import type { App } from "../../server/app.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";

/** All rows of a SQLite world by table, except for the named tables. */
export async function dump(
  { config }: Pick<App, "config">,
  without: readonly string[] = [],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const db = connectSqlite(config.databaseUrl.replace("sqlite:", ""));
  try {
    const tables = (await db.introspection.getTables()).filter(({ name }) => !without.includes(name));
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db);
        return [name, found.map((row) => JSON.stringify(row)).toSorted()] as const;
      }),
    );
    return Object.fromEntries(rows);
  } finally {
    await db.destroy();
  }
}

/** The names of the tables with a value that contains the text, ignoring case. Closes the connection. */
export async function tablesWithText(db: Database, text: string): Promise<readonly string[]> {
  try {
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      if (JSON.stringify(rows).toLowerCase().includes(text)) found.push(name);
    }
    return found.toSorted();
  } finally {
    await db.destroy();
  }
}
