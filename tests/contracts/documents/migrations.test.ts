import { fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { migrate, migrations, pendingMigrations } from "../../../server/database/migrate.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { Database } from "../../../server/database/schema.ts";
import { type TestDatabase, engines } from "../../support/databases.ts";
import { settle } from "./people.ts";

const names = Object.keys(migrations).toSorted();
/** The migrations of the release before the operator commands, which refuses to start when it finds an unknown name. */
const ofReleaseBefore = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0006"));

describe.each(engines)("migrations on %s", (_engine, create) => {
  test("migrations create every table once; a second run does nothing", async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      const tables = await tablesOf(db);
      await migrate(db);
      expect(await tablesOf(db)).toEqual(tables);
      expect(tables).toContain("users");
      expect(await applied(db)).toEqual(names);
    });
  });

  test("a database with only the earlier migrations gets the rest and keeps its rows", async () => {
    const { "0001-accounts": first, ...later } = migrations;
    if (!first) throw new Error("the first migration has another name");
    await withDatabase(async (db, database) => {
      await migrate(db, { "0001-accounts": first });
      await insertUser(db, "early");
      const documents = await openDocuments({ url: database.url });
      expect(await documents.users.byId("early")).toMatchObject({ username: "early", savedGems: [] });
      await documents.close();
      expect(Object.keys(later)).not.toEqual([]);
      expect(await applied(db)).toEqual(names);
    });
  });

  test("a database of the previous release gets the missing migrations", async () => {
    await withDatabase(async (db, database) => {
      await new Migrator({
        db,
        provider: { getMigrations: () => Promise.resolve(ofReleaseBefore) },
      }).migrateToLatest();
      await insertUser(db, "early");
      expect(await pendingMigrations(db)).toEqual(names.slice(5));
      const documents = await openDocuments({ url: database.url });
      expect(await documents.users.byId("early")).toMatchObject({ username: "early", suspension: null });
      await documents.close();
      expect(await applied(db)).toEqual(names);
      expect(await pendingMigrations(db)).toEqual([]);
    });
  });

  test("the previous release finds only the migration names that it knows", async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      const { error } = await new Migrator({
        db,
        provider: { getMigrations: () => Promise.resolve(ofReleaseBefore) },
      }).migrateToLatest();
      expect(error).toBeUndefined();
      await insertUser(db, "late");
    });
  });

  test("migrations of a later release are kept and cause no error", async () => {
    await withDatabase(async (db) => {
      const later = {
        up: (inside: Database) => inside.schema.createTable("later").addColumn("id", "text").execute(),
      };
      await migrate(db, { ...migrations, "9998-later": later });
      await migrate(db);
      expect(await tablesOf(db)).toContain("later");
      expect(await applied(db)).toEqual([...names, "9998-later"]);
    });
  });

  test("a migration that fails half-way leaves no trace, and the fixed one succeeds", async () => {
    await withDatabase(async (db) => {
      const breaking = {
        up: async (inside: Database) => {
          await inside.schema.createTable("half").addColumn("id", "text").execute();
          throw new Error("broken migration");
        },
      };
      await expect(migrate(db, { ...migrations, "9999-breaking": breaking })).rejects.toThrow(
        "broken migration",
      );
      expect(await tablesOf(db)).not.toContain("half");
      expect(await tablesOf(db)).not.toContain("users");
      await migrate(db);
      expect(await applied(db)).toEqual(names);
    });
  });

  test("a process killed at any statement of a migration leaves a database that the next process completes", async () => {
    await withDatabase(async (db, database) => {
      for (const statement of [1, 4, 9, 17, 26]) {
        const child = fork(new URL("killed-migration.ts", import.meta.url), [
          database.url,
          String(statement),
        ]);
        const [, signal] = await once(child, "exit");
        expect(signal).toBe("SIGKILL");
      }
      await migrate(db);
      expect(await applied(db)).toEqual(names);
      await openAndUse(database);
    });
  });

  test("several processes that start at once on an empty database all become ready", async () => {
    await withDatabase(async (db, database) => {
      const children = [1, 2, 3].map(() => fork(new URL("opener.ts", import.meta.url), [database.url]));
      const exits = await Promise.all(children.map((child) => once(child, "exit")));
      expect(exits.map(([code]) => code as unknown)).toEqual([0, 0, 0]);
      expect(await applied(db)).toEqual(names);
    });
  });

  async function withDatabase(use: (db: Database, database: TestDatabase) => Promise<void>): Promise<void> {
    await using database = await create();
    await using db = database.connect();
    await use(db, database);
  }
});

async function openAndUse(database: TestDatabase): Promise<void> {
  const documents = await openDocuments({ url: database.url });
  await settle(documents, "after");
  await documents.close();
}

const tablesOf = async (db: Database) =>
  (await db.introspection.getTables()).map(({ name }) => name).toSorted();

async function applied(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const insertUser = (db: Database, id: string) =>
  db
    .insertInto("users")
    .values({
      id,
      email: `${id}@example.com`,
      lower_email: `${id}@example.com`,
      email_verified: 0,
      name: "",
      username: id,
      nickname: "",
      bio: "",
      created_at: 1,
      updated_at: 1,
    })
    .execute();
