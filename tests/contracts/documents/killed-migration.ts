import type { KyselyPlugin } from "kysely";
import { migrate } from "../../../server/database/migrate.ts";
import { connectPostgres } from "../../../server/database/postgres.ts";
import { connectSqlite } from "../../../server/database/sqlite.ts";

/** A server that is killed while it migrates, before statement number `nth`. */
const [url = "", nth = "1"] = process.argv.slice(2);
let left = Number(nth);

const executioner: KyselyPlugin = {
  transformQuery({ node }) {
    left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const db = url.startsWith("sqlite:") ? connectSqlite(url.slice(7)) : connectPostgres(url, "migrate");
await migrate(db.withPlugin(executioner));
await db.destroy();
