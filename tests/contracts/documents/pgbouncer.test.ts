import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, migrations } from "../../../server/documents/migrate.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { connectPostgres } from "../../../server/documents/postgres.ts";
import type { Database } from "../../../server/documents/schema.ts";
import { type TestDatabase, createPostgres } from "../../support/databases.ts";
import { listening } from "../../support/listening.ts";
import { settle } from "./people.ts";

const isInstalled = spawnSync("pgbouncer", ["--version"]).status === 0;
/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts PgBouncer in transaction mode, with three connections to the server of this address. */
async function startPgbouncer(address: string) {
  const { hostname, port: serverPort, username, pathname } = new URL(address);
  const free = createServer();
  const port = await listening(free);
  free.close();
  await once(free, "close");
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-pgbouncer-"));
  chmodSync(folder, 0o755);
  const configuration = path.join(folder, "pgbouncer.ini");
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
  writeFileSync(configuration, lines.join("\n"));
  const bouncer = spawn("pgbouncer", [configuration], { ...nobody, stdio: "ignore" });
  const exited = once(bouncer, "exit");
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}?pgbouncer=true&connection_limit=8`,
    async stop() {
      bouncer.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true });
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

describe.skipIf(!isInstalled)("behind PgBouncer in transaction mode", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createPostgres();
    await (await openDocuments({ url: database.url })).close();
  });
  afterAll(() => database.drop());

  test("behind PgBouncer a role without timeouts is refused with a sentence that says how to set them", async () => {
    const bouncer = await startPgbouncer(database.url);
    const reason = () =>
      openDocuments({ url: bouncer.url }).then(
        () => "opened",
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error ? error.cause.message : "",
      );
    await expect.poll(reason).toContain("alter role current_user set statement_timeout = 3000");
    await bouncer.stop();
  });

  test("behind PgBouncer a migration has no time limit, and no lock stays after it", async () => {
    const direct = database.connect();
    await giveTimeouts(direct, database.url);
    const bouncer = await startPgbouncer(database.url);
    const timeoutOf = async (db: Database) => {
      const { rows } = await sql<{
        value: string;
      }>`select current_setting('statement_timeout') as value`.execute(db);
      return rows[0]?.value;
    };
    const pooled = connectPostgres(bouncer.url, "migrate");
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
    await pooled.destroy();
    await direct.destroy();
    await bouncer.stop();
  });

  test("behind PgBouncer more clients than connections are served, and nothing is lost", async () => {
    const db = database.connect();
    await giveTimeouts(db, database.url);
    await db.destroy();
    const bouncer = await startPgbouncer(database.url);
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
    await bouncer.stop();
  });
});
