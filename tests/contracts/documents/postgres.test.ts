import { type Socket, connect, createServer } from "node:net";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { documentsOn } from "../../../server/documents/documents.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { connectPostgres } from "../../../server/database/postgres.ts";
import { createPostgres } from "../../support/databases.ts";
import { fixture } from "../../support/fixture.ts";
import { listening } from "../../support/listening.ts";
import { refusalOf, settle } from "./people.ts";

const unavailable = { code: "unavailable" };

describe("PostgreSQL's connections", () => {
  const at = fixture(async (owned) => {
    const database = owned.use(await createPostgres());
    await (await openDocuments({ url: database.url })).close();
    const db = owned.use(database.connect());
    return { database, db, documents: documentsOn(db), operator: owned.use(database.connect()) };
  });

  /** Runs a function on all backends except the operator's. */
  const operate = (command: "pg_cancel_backend" | "pg_terminate_backend") =>
    sql`select ${sql.raw(command)}(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      at.operator,
    );

  test("PostgreSQL connections have a timeout for every statement", async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(at.db);
    expect(rows).toEqual([{ statement_timeout: "3s" }]);
  });

  test("a connection lost in a transaction is refused as unavailable, nothing is committed, and the next call succeeds", async () => {
    const lost = at.documents.transaction(async (inside) => {
      await settle(inside, "lost");
      await operate("pg_terminate_backend");
      await settle(inside, "later");
    });
    expect(await refusalOf(lost)).toEqual(unavailable);
    await expect.poll(() => refusalOf(at.documents.users.byId("lost"))).toEqual({ notRefused: undefined });
  });

  test("an idle connection that is lost ends neither the process nor its calls", async () => {
    await at.documents.ready();
    await operate("pg_terminate_backend");
    await expect.poll(() => refusalOf(at.documents.ready())).toEqual({ notRefused: undefined });
  });

  test("a PostgreSQL statement that takes too long is refused as unavailable", async () => {
    const asleep = refusalOf(sql`select pg_sleep(60)`.execute(at.db));
    await expect
      .poll(async () => {
        await operate("pg_cancel_backend");
        return Promise.race([asleep, Promise.resolve("asleep")]);
      })
      .toEqual(unavailable);
    await at.documents.ready();
  });

  test("a PostgreSQL server that accepts connections and does not answer is refused as unavailable", async () => {
    const silent = createServer();
    const port = await listening(silent);
    const deaf = documentsOn(connectPostgres(`postgres://nobody@127.0.0.1:${port}/nothing`, "serve"));
    expect(await refusalOf(deaf.ready())).toEqual(unavailable);
    await deaf.close();
    silent.close();
  });

  test("a PostgreSQL connection whose host has become read-only is refused as unavailable and not used again", async () => {
    const only = connectPostgres(`${at.database.url}?connection_limit=1`, "serve");
    const demoted = documentsOn(only);
    await sql`set session characteristics as transaction read only`.execute(only);
    expect(await refusalOf(settle(demoted, "on_standby"))).toEqual(unavailable);
    await settle(demoted, "on_primary");
    expect(await demoted.users.byId("on_primary")).toMatchObject({ username: "on_primary" });
    await demoted.close();
  });

  test("a PostgreSQL connection that stops answering is refused as unavailable and not used again", async () => {
    const { hostname, port } = new URL(at.database.url);
    const through: Socket[] = [];
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) socket.on("error", () => undefined);
      near.pipe(far).pipe(near);
      through.push(near, far);
    });
    const url = new URL(at.database.url);
    url.port = String(await listening(proxy));
    const proxied = documentsOn(connectPostgres(url.href, "serve"));
    await proxied.ready();
    for (const socket of through) socket.unpipe().pause();
    expect(await refusalOf(proxied.ready())).toEqual(unavailable);
    await proxied.ready();
    await proxied.close();
    for (const socket of through) socket.destroy();
    proxy.close();
  });
});
