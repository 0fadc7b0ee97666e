import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/copies.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { createPostgres } from "../support/databases.ts";
import { adapted, createFolder, startProgram } from "../support/deployed.ts";
import { freePort } from "../support/listening.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { startHaproxy } from "../support/haproxy.ts";
import { settle } from "../support/people.ts";
import { hasProgram } from "../support/programs.ts";

/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.skipIf(!hasProgram("haproxy"))("the configuration of HAProxy for PostgreSQL in deploy/", () => {
  test("connections through HAProxy go to the host that Patroni names as the primary, and are closed when it changes", async () => {
    await using one = await startPostgres();
    await using other = await startPostgres();
    let primary = one;
    await using haproxy = await startHaproxy([
      { url: one.url, isPrimary: () => primary === one },
      { url: other.url, isPrimary: () => primary === other },
    ]);
    await using db = await openDatabase(haproxy.url);
    /** The port of the PostgreSQL that the server's connections lead to. */
    const answering = () =>
      sql<{ port: string }>`select current_setting('port') as port`.execute(db).then(
        ({ rows }) => rows[0]?.port,
        () => "none",
      );
    await expect.poll(answering).toBe(new URL(one.url).port);
    primary = other;
    await expect.poll(answering, { timeout: 10_000 }).toBe(new URL(other.url).port);
  });
});

describe.skipIf(!hasProgram("pgbouncer"))("the configuration of PgBouncer in deploy/", () => {
  test("a server reads and writes through PgBouncer, with a password", async () => {
    await using database = await createPostgres();
    const { hostname, port: far, pathname } = new URL(database.url);
    await using db = await openDatabase(database.url);
    const role = `anaba_${pathname.slice(-8)}`;
    for (const statement of [
      `create role ${role} login superuser password 'secret'`,
      `alter role ${role} set statement_timeout = 3000`,
      `alter role ${role} set idle_in_transaction_session_timeout = 10000`,
    ])
      await sql.raw(statement).execute(db);
    await (await openDocuments({ url: database.url })).close();
    const folder = createFolder("anaba-pgbouncer-");
    const port = await freePort();
    const users = folder.write("userlist.txt", `"${role}" "secret"\n`);
    const file = folder.write(
      "pgbouncer.ini",
      adapted("pgbouncer.ini", {
        "host=10.0.0.20 port=5432 dbname=anaba": `host=${hostname} port=${far} dbname=${pathname.slice(1)}`,
        "listen_port = 6432": `listen_port = ${port}\nunix_socket_dir =`,
        "/etc/pgbouncer/userlist.txt": users,
      }),
    );
    const bouncer = startProgram("pgbouncer", [file], nobody);
    const url = (password: string) =>
      `postgres://${role}:${password}@127.0.0.1:${port}/anaba?pgbouncer=true&connection_limit=4`;
    const isOpen = (password: string) =>
      openDocuments({ url: url(password) }).then(
        async (documents) => (await documents.close(), true),
        () => false,
      );
    await expect.poll(() => isOpen("secret"), { message: bouncer.said() }).toBe(true);
    expect(await isOpen("wrong")).toBe(false);
    const documents = await openDocuments({ url: url("secret") });
    await settle(documents, "pooled");
    expect(await documents.users.byId("pooled")).toMatchObject({ username: "pooled" });
    await documents.close();
    await bouncer.stop("SIGKILL");
    for (const statement of [`drop owned by ${role}`, `drop role ${role}`])
      await sql.raw(statement).execute(db);
    folder.remove();
  });
});
