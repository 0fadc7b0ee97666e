import { describe, expect, test } from "vitest";
import { columns } from "../../../domain/statements/columns.ts";
import { deletedBy } from "../../../domain/statements/places.ts";
import type { Schema } from "../../../server/database/schema.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";

/** The compiler also compares the list with the types of the tables. */
const told: { readonly [Table in keyof Schema]: Readonly<Record<keyof Schema[Table], string>> } = columns;

describe.each(engines)("what the page “Privacy” says is stored, on %s", (_engine, create) => {
  const at = opened(create);

  test("every column of the database has its line, and no other (domain/statements/columns.ts)", async () => {
    await using db = at.database.connect();
    const tables = await db.introspection.getTables();
    const stored = tables.flatMap(({ name, columns: its }) => its.map((column) => `${name}.${column.name}`));
    const listed = Object.entries(told).flatMap(([table, its]) =>
      Object.keys(its).map((column) => `${table}.${column}`),
    );
    expect(listed.toSorted()).toEqual(stored.toSorted());
  });

  test("what the sweep deletes when it is over is of the kinds that say so", () => {
    const kinds = at.documents.expiringTables.flatMap((table) => Object.values(columns[table]));
    expect([...new Set(kinds)].filter((kind) => !deletedBy.sweep.some((each) => each === kind))).toEqual([]);
  });
});
