import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/database/copies.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { startPostgres } from "../../support/embedded-postgres.ts";
import { noon, refusalOf, settle } from "./people.ts";

test("on PostgreSQL an attempt is counted without waiting for a standby, and a save waits", async () => {
  await using postgres = await startPostgres();
  const documents = await openDocuments({ url: postgres.url });
  await settle(documents, "saver");
  await using operator = await openDatabase(postgres.url);
  await using writer = await openDatabase(postgres.url);
  const awaitStandby = async (name: string) => {
    await sql.raw(`alter system set synchronous_standby_names = '${name}'`).execute(operator);
    await sql`select pg_reload_conf()`.execute(operator);
  };
  await awaitStandby("away");
  // A process of PostgreSQL puts the setting into force for all connections, some time after the reload. It is in force
  // when a commit waits.
  const inForce = new AbortController();
  const writing = (async () => {
    while (!inForce.signal.aborted) await sql`select pg_logical_emit_message(true, '', '')`.execute(writer);
  })();
  const waiting = async () => {
    const { rows } = await sql`select pid from pg_stat_activity where wait_event = 'SyncRep'`.execute(
      operator,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  inForce.abort();
  const save = refusalOf(documents.saves.add({ userId: "saver", gemId: 1, savedAt: noon }));
  const counted = await documents.count(({ rateLimits }) =>
    rateLimits.consume({ key: "saver", now: noon, windowMs: 1000 }),
  );
  expect(counted).toMatchObject({ count: 1 });
  expect(await save).toEqual({ code: "unavailable" });
  await awaitStandby("");
  await writing;
  await documents.close();
});
