import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { startServer } from "../support/started-server.ts";

const failing = pathToFileURL(path.join(import.meta.dirname, "..", "support", "failing-fsync.ts")).href;

test("after a failed fsync no write succeeds: 503, read-only, and the process exits with 1 (docs/security.md fault 4)", async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "anaba-fsync-"));
  await using server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: "fatal",
    NODE_OPTIONS: `--import=${failing}`,
  });
  const ended = once(server.process, "close");
  const at = `http://127.0.0.1:${server.port}`;
  const ask = async (n: number) => {
    const response = await fetch(at + paths.signup(), {
      method: "POST",
      headers: { Origin: "http://localhost:3000" },
      body: new URLSearchParams({ intent: "send-code", email: `p${n}@example.com` }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  // Simulates the readiness checks of a proxy.
  for (let n = 0; n < 2; n += 1) expect((await fetch(`${at}/readyz`)).status).toBe(200);
  expect(await ask(0)).toBe(200);

  server.process.kill("SIGUSR2");
  await expect.poll(server.said).toContain("the disk fails");
  expect(await Promise.all(Array.from({ length: 10 }, (_, n) => ask(1 + n)))).toEqual(
    Array.from({ length: 10 }, () => 503),
  );
  expect(await ask(20)).toBe(503);
  expect((await fetch(`${at}${paths.gem(1)}`)).status).toBe(200);
  for (let n = 0; n < 3; n += 1) expect((await fetch(`${at}/readyz`)).status).toBe(503);
  expect(await ended).toEqual([1, null]);
  expect(server.said()).toContain('"event":"fsync failed"');

  const database = new DatabaseSync(path.join(folder.path, "anaba.sqlite"));
  const kept = database.prepare("select email from signup_attempts").all();
  expect(kept.map(({ email }) => email)).toEqual(["p0@example.com"]);
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
});
