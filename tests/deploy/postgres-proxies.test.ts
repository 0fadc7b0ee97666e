import { createServer, type Server } from "node:http";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/documents/copies.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { createPostgres } from "../support/databases.ts";
import { adapted, createFolder, hasProgram, startProgram } from "../support/deployed.ts";
import { freePort } from "../support/listening.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { listening } from "../support/listening.ts";
import { settle } from "../support/people.ts";

/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Patroni's health check on one host: whether its PostgreSQL is the primary. */
function patroni(isPrimary: () => boolean): Server {
  return createServer((request, response) => {
    response.writeHead(request.url === "/primary" && isPrimary() ? 200 : 503).end();
  });
}

describe.skipIf(!hasProgram("haproxy", "-v"))(
  "the configuration of HAProxy for PostgreSQL in deploy/",
  () => {
    test("connections through HAProxy go to the host that Patroni names as the primary, and are closed when it changes", async () => {
      const hosts = [await startPostgres(), await startPostgres()] as const;
      const state = { primary: 0 };
      const checks = [patroni(() => state.primary === 0), patroni(() => state.primary === 1)] as const;
      const [one, two] = hosts.map(({ url }) => new URL(url).port);
      const [checkOne, checkTwo] = [await listening(checks[0]), await listening(checks[1])];
      const port = await freePort();
      const folder = createFolder("anaba-haproxy-");
      const file = folder.write(
        "haproxy.cfg",
        adapted("haproxy-postgresql.cfg", {
          "127.0.0.1:5000": `127.0.0.1:${port}`,
          "check port 8008": "check",
          "10.0.0.21:5432": `127.0.0.1:${one} port ${checkOne}`,
          "10.0.0.22:5432": `127.0.0.1:${two} port ${checkTwo}`,
        }),
      );
      const running = startProgram("haproxy", ["-db", "-f", file]);
      /** The port of the PostgreSQL that responds. */
      const answering = async () => {
        const db = await openDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`);
        try {
          const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(db);
          return rows[0]?.port;
        } catch {
          return "none";
        } finally {
          await db.destroy();
        }
      };
      await expect.poll(answering).toBe(one);
      state.primary = 1;
      await expect.poll(answering).toBe(two);
      await running.stop();
      for (const check of checks) check.close();
      for (const host of hosts) await host.stop();
      folder.remove();
    });
  },
);

describe.skipIf(!hasProgram("pgbouncer", "--version"))("the configuration of PgBouncer in deploy/", () => {
  test("a server reads and writes through PgBouncer, with a password", async () => {
    const database = await createPostgres();
    const { hostname, port: far, pathname } = new URL(database.url);
    const db = await openDatabase(database.url);
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
    await db.destroy();
    await database.drop();
    folder.remove();
  });
});
