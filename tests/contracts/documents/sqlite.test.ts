import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Documents, documentsOn } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import type { Database } from "../../../server/database/schema.ts";
import { connectSqlite } from "../../../server/database/sqlite.ts";
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
    await review(documents, { gemId: 2, userId: "kudo", reviewText: secret });
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

  test("while another process writes, SQLite still reads, and a write waits and succeeds after it", async () => {
    await settle(documents, "oda");
    const other = new DatabaseSync(file);
    other.exec("begin immediate; update users set bio = 'theirs'");
    const pauses: number[] = [];
    const pause = async (ms: number) => {
      pauses.push(ms);
      expect(await documents.users.byId("oda")).toMatchObject({ bio: "" });
      if (pauses.length === 8) other.exec("commit");
    };
    const waiting = documentsOn(connectSqlite(file, { clock: { now: () => 0, pause } }));
    await Promise.all([
      waiting.saves.add({ userId: "oda", gemId: 1, savedAt: noon }),
      waiting.sessions.end("none"),
      waiting.emptyJournal(),
    ]);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 25, 25, 25]);
    expect(await documents.users.byId("oda")).toMatchObject({ bio: "theirs", savedGems: [1] });
    other.close();
    await waiting.close();
  });

  test("while another process holds SQLite's lock, all writes are refused five seconds after they began", async () => {
    await settle(documents, "oda");
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const time = { now: 0 };
    const pause = async (ms: number) => void (time.now += ms);
    const waiting = documentsOn(connectSqlite(file, { clock: { now: () => time.now, pause } }));
    const save = (gemId: number) => refusalOf(waiting.saves.add({ userId: "oda", gemId, savedAt: noon }));
    const tidy = () => refusalOf(waiting.deleteExpired({ table: "sessions", now: noon, limit: 1 }));
    for (const refusal of await Promise.all([save(1), save(2), tidy(), save(3)]))
      expect(refusal).toEqual(unavailable);
    expect(time.now).toBeLessThan(5100);
    other.exec("commit");
    await waiting.saves.add({ userId: "oda", gemId: 4, savedAt: noon });
    expect(await documents.users.byId("oda")).toMatchObject({ savedGems: [4] });
    other.close();
    await waiting.close();
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
