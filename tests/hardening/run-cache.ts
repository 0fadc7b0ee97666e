/**
 * Hardening row 14 behind a real shared cache: nginx, in two ways of setting it up. Prints what was asked and what was
 * wrong; the exit code is 1 if anything was, or if the cache kept nothing.
 * Run: npm run hardening:cache. It needs an nginx on the PATH, such as Debian's (`apt-get install nginx-light`, or
 * `apt-get download nginx` and `dpkg -x`).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDocuments } from "../../server/documents/open.ts";
import { startServer } from "../support/started-server.ts";
import { deceive, poison } from "./behind-cache.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { settling } from "./signed-in.ts";

if (!hasNginx()) {
  process.stderr.write("nginx is not on the PATH. On Debian: apt-get install nginx-light\n");
  process.exit(1);
}
const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-cache-"));
const documents = await openDocuments({ url: `sqlite:${dataDir}/anaba.sqlite` });
const settle = await settling(documents);
const people = [await settle("canary_ann"), await settle("canary_ben")] as const;
await documents.close();
const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
const cache = await startNginx(server.port);
try {
  for (const [name, run] of [
    ["headers", () => poison(cache)],
    ["addresses", () => deceive(cache, people)],
  ] as const) {
    const { requests, hits, wrong } = await run();
    process.stdout.write(`${name}: ${requests} requests, ${hits} from the cache; wrong: ${wrong.length}\n`);
    for (const each of wrong.slice(0, 50)) process.stdout.write(`  ${each}\n`);
    if (wrong.length > 0 || (name === "headers" && hits === 0)) process.exitCode = 1;
  }
} finally {
  await cache.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
