import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Documents, documentsOn } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { Database } from "../../../server/documents/schema.ts";
import { connectSqlite } from "../../../server/documents/sqlite.ts";
import { noon, refusalOf, review, settle } from "./people.ts";

const unavailable = { code: "unavailable" };

describe("SQLite's file", () => {
  let folder: string;
  let file: string;
  let db: Database;
  let documents: Documents;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "anaba-sqlite-"));
    file = join(folder, "anaba.db");
    await (await openDocuments({ url: `sqlite:${file}` })).close();
    db = connectSqlite(file);
    documents = documentsOn(db);
  });
  afterEach(async () => {
    await documents.ready();
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const first = async <T>(query: RawBuilder<T>) => Object.values((await query.execute(db)).rows[0] ?? {})[0];

  test("the SQLite file and its companions are readable by the owner only, even if they were not before", async () => {
    await settle(documents, "iida");
    const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    chmodSync(file, 0o644);
    const second = connectSqlite(file);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await second.destroy();
  });

  test("the SQLite file is durable and enforces foreign keys", async () => {
    expect(await first(sql`pragma journal_mode`)).toBe("wal");
    expect(await first(sql`pragma synchronous`)).toBe(2);
    expect(await first(sql`pragma foreign_keys`)).toBe(1);
  });

  test("the SQLite file holds no data of an erased user after a checkpoint", async () => {
    const secret = "secret words of a person";
    await settle(documents, "kudo", { bio: secret });
    await review(documents, { gemId: 1, userId: "kudo" });
    await documents.reviews.write({
      id: "second",
      gemId: 2,
      userId: "kudo",
      rating: 1,
      reviewText: secret,
      writtenAt: noon,
    });
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    expect(readFileSync(file).includes(secret)).toBe(true);
    await documents.users.erase({ id: "kudo", erasedAt: noon, usernameFreedUntil: noon });
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    expect(readFileSync(file).includes(secret)).toBe(false);
    expect(readFileSync(`${file}-wal`).includes(secret)).toBe(false);
  });

  test("a full SQLite file refuses writes as unavailable, still reads, and recovers", async () => {
    await settle(documents, "maki");
    const pages = Number(await first(sql`pragma page_count`));
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
    const large = settle(documents, "noda", { bio: "x".repeat(100_000) });
    expect(await refusalOf(large)).toEqual(unavailable);
    expect(await documents.users.byId("noda")).toBeUndefined();
    expect(await documents.users.byId("maki")).toMatchObject({ id: "maki" });
    await sql`pragma max_page_count = ${sql.lit(pages + 1000)}`.execute(db);
    await settle(documents, "noda", { bio: "x".repeat(100_000) });
    expect(await first(sql`pragma integrity_check`)).toBe("ok");
  });

  test("while another process writes, SQLite refuses a write as unavailable and still reads", async () => {
    await settle(documents, "oda");
    await sql`pragma busy_timeout = 0`.execute(db);
    const other = connectSqlite(file);
    await other.transaction().execute(async (writing) => {
      await writing.deleteFrom("users").execute();
      expect(await refusalOf(documents.saves.add({ userId: "oda", gemId: 1, savedAt: noon }))).toEqual(
        unavailable,
      );
      expect(await refusalOf(documents.sessions.end("none"))).toEqual(unavailable);
      expect(await documents.users.byId("oda")).toMatchObject({ id: "oda" });
    });
    expect(await documents.users.byId("oda")).toBeUndefined();
    await other.destroy();
  });

  test("the cause is reported when SQLite has ended the transaction by itself", async () => {
    await settle(documents, "seto");
    await sql`create trigger ending before insert on saves begin select raise(rollback, 'disk trouble'); end`.execute(
      db,
    );
    const saved = documents.transaction(async (inside) => {
      await inside.users.update({ id: "seto", updatedAt: noon, usernameFreedUntil: noon, bio: "changed" });
      await inside.saves.add({ userId: "seto", gemId: 1, savedAt: noon });
    });
    await expect(saved).rejects.toThrow("disk trouble");
    expect(await documents.users.byId("seto")).toMatchObject({ bio: "" });
  });

  test("a file that is not a SQLite database is refused as unavailable", async () => {
    const damaged = join(folder, "damaged.db");
    writeFileSync(damaged, "not a database ".repeat(1000));
    expect(await refusalOf(openDocuments({ url: `sqlite:${damaged}` }))).toEqual(unavailable);
  });

  test("SQLite refuses to bind a value of an unsupported type", async () => {
    await expect(sql`select ${{ not: "a value" }}`.execute(db)).rejects.toThrow(TypeError);
  });
});
