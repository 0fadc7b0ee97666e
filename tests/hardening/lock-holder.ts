/** Holds the write lock of the SQLite database in a file for a time in milliseconds, as another process. */
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

const [file = "", ms = "0"] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 10_000 });
database.exec("begin immediate");
process.send?.("held");
await pause(Number(ms));
database.exec("commit");
database.close();
process.disconnect?.();
