import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { migrate } from "../../../server/documents/migrate.ts";
import { prepared } from "../../../server/documents/prepared.ts";
import { connectSqlite } from "../../../server/documents/sqlite.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("a prepared query is built once for a database and its transactions, and each execution has its own values", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-prepared-"));
  folders.push(folder);
  const db = connectSqlite(path.join(folder, "anaba.sqlite"));
  await migrate(db);
  let built = 0;
  const insert = prepared((on, { name, value }: { name: string; value: string }) => {
    built += 1;
    return on.insertInto("shared_settings").values({ name, value }).returning(["name", "value"]);
  });
  expect((await insert(db, { name: "a", value: "1" })).rows).toEqual([{ name: "a", value: "1" }]);
  await db
    .transaction()
    .execute(async (inside) =>
      expect((await insert(inside, { name: "b", value: "2" })).rows).toEqual([{ name: "b", value: "2" }]),
    );
  expect(built).toBe(1);
  const stored = await db
    .selectFrom("shared_settings")
    .select("value")
    .where("name", "in", ["a", "b"])
    .execute();
  expect(stored).toEqual([{ value: "1" }, { value: "2" }]);
  await db.destroy();
});
