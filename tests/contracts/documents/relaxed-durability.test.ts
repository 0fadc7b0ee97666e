import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../server/documents/copies.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { startPostgres } from "../../support/embedded-postgres.ts";
import { noon, refusalOf, settle } from "./people.ts";

test("on PostgreSQL an attempt is counted without waiting for a standby, and a save waits", async () => {
  const postgres = await startPostgres();
  const documents = await openDocuments({ url: postgres.url });
  await settle(documents, "saver");
  const operator = await openDatabase(postgres.url);
  const awaitStandby = async (name: string) => {
    await sql.raw(`alter system set synchronous_standby_names = '${name}'`).execute(operator);
    await sql`select pg_reload_conf()`.execute(operator);
  };
  await awaitStandby("away");
  // The reload reaches a connection with its next statement at the earliest.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ name: string }>`show synchronous_standby_names`.execute(operator);
      return JSON.stringify(rows);
    })
    .toContain("away");
  const save = refusalOf(documents.saves.add({ userId: "saver", gemId: 1, savedAt: noon }));
  const counted = await documents.count(({ rateLimits }) =>
    rateLimits.consume({ key: "saver", now: noon, windowMs: 1000 }),
  );
  expect(counted).toMatchObject({ count: 1 });
  expect(await save).toEqual({ code: "unavailable" });
  await awaitStandby("");
  await operator.destroy();
  await documents.close();
  await postgres.stop();
});
