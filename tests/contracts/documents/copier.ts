import { setTimeout as sleep } from "node:timers/promises";
import { onSnapshot, replaceDatabase } from "../../../server/database/copies.ts";

const longest = 3_600_000;

/** A backup or a restore that does not end. It reports when it has its copy of the database. */
const [url = "", work] = process.argv.slice(2);
const stay = (): Promise<void> => {
  process.send?.("copied");
  // A timer that nothing waits for would let the garbage collector close the copy's lock.
  return sleep(longest);
};
await (work === "restore" ? replaceDatabase(url, stay) : onSnapshot(url, stay));
