import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrate, migrations } from "../../../server/database/migrate.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { connectPostgres } from "../../../server/database/postgres.ts";
import type { Database } from "../../../server/database/schema.ts";
import { createPostgres } from "../../support/databases.ts";
import { createFolder, startProgram } from "../../support/deployed.ts";
import { fixture } from "../../support/fixture.ts";
import { freePort } from "../../support/listening.ts";
import { hasProgram } from "../../support/programs.ts";
import { settle } from "./people.ts";

/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts PgBouncer in transaction mode, with three connections to the server of this address. */
async function startPgbouncer(address: string) {
  const { hostname, port: serverPort, username, pathname } = new URL(address);
  const port = await freePort();
  const folder = createFolder("anaba-pgbouncer-");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${serverPort} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 3",
  ];
  const bouncer = startProgram("pgbouncer", [folder.write("pgbouncer.ini", lines.join("\n"))], nobody);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}?pgbouncer=true&connection_limit=8`,
    async [Symbol.asyncDispose]() {
      await bouncer.stop("SIGKILL");
      folder.remove();
    },
  };
}

/** Gives the role the time limits of a session, for this database only: other tests use the same role. */
async function giveTimeouts(db: Database, address: string): Promise<void> {
  const name = sql.id(new URL(address).pathname.slice(1));
  await sql`alter role current_user in database ${name} set statement_timeout = 3000`.execute(db);
  await sql`alter role current_user in database ${name} set idle_in_transaction_session_timeout = 10000`.execute(
    db,
  );
}

describe.skipIf(!hasProgram("pgbouncer"))("behind PgBouncer in transaction mode", () => {
  const database = fixture(async (owned) => {
    const created = owned.use(await createPostgres());
    await (await openDocuments({ url: created.url })).close();
    return created;
  });

  test("behind PgBouncer a role without timeouts is refused with a sentence that says how to set them", async () => {
    await using bouncer = await startPgbouncer(database.url);
    const reason = () =>
      openDocuments({ url: bouncer.url }).then(
        () => "opened",
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error ? error.cause.message : "",
      );
    await expect.poll(reason).toContain("alter role current_user set statement_timeout = 3000");
  });

  test("behind PgBouncer a migration has no time limit, and no lock stays after it", async () => {
    await using direct = database.connect();
    await giveTimeouts(direct, database.url);
    await using bouncer = await startPgbouncer(database.url);
    const timeoutOf = async (db: Database) => {
      const { rows } = await sql<{
        value: string;
      }>`select current_setting('statement_timeout') as value`.execute(db);
      return rows[0]?.value;
    };
    await using pooled = connectPostgres(bouncer.url, "migrate");
    await expect.poll(() => timeoutOf(pooled).catch(() => null)).toBe("3s");
    const seen: unknown[] = [];
    const looking = { up: async (db: Database) => void seen.push(await timeoutOf(db)) };
    await migrate(pooled, { ...migrations, "9998-looking": looking });
    const failing = { up: () => Promise.reject(new Error("broken migration")) };
    const list = { ...migrations, "9998-looking": looking, "9999-failing": failing };
    await expect(migrate(pooled, list)).rejects.toThrow("broken migration");
    expect(seen).toEqual(["0"]);
    expect(await timeoutOf(pooled)).toBe("3s");
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(direct);
    expect(rows).toEqual([]);
  });

  test("behind PgBouncer more clients than connections are served, and nothing is lost", async () => {
    const db = database.connect();
    await giveTimeouts(db, database.url);
    await db.destroy();
    await using bouncer = await startPgbouncer(database.url);
    const open = () => openDocuments({ url: bouncer.url }).catch(() => null);
    await expect.poll(async () => (await open())?.close().then(() => true)).toBe(true);
    const servers = await Promise.all([
      openDocuments({ url: bouncer.url }),
      openDocuments({ url: bouncer.url }),
    ]);
    await Promise.all(
      servers.flatMap((documents, server) =>
        Array.from({ length: 12 }, (_, n) =>
          documents.transaction((inside) => settle(inside, `pooled_${2 * n + server}`)),
        ),
      ),
    );
    for (const documents of servers) {
      expect(await documents.users.byId("pooled_23")).toMatchObject({ id: "pooled_23" });
      await documents.close();
    }
  });
});
