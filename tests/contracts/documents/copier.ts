import { onSnapshot } from "../../../server/documents/copies.ts";

/** A backup that never ends. It reports when it has its copy of the database. */
const [url = ""] = process.argv.slice(2);
await onSnapshot(url, () => {
  process.send?.("copied");
  return new Promise(() => setInterval(() => undefined, 60_000));
});
