import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { fixture } from "../support/fixture.ts";

const root = path.join(import.meta.dirname, "..", "..");
const folder = fixture(async (owned) => owned.use(mkdtempDisposableSync(path.join(tmpdir(), "anaba-npm-"))));

/** `npm start` as a process, and its output so far. */
function npmStart(settings: Readonly<Record<string, string>>): { npm: ChildProcess; said: () => string } {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    // npm writes its own log into the home folder.
    env: {
      PATH: process.env["PATH"],
      HOME: folder.path,
      PORT: "0",
      DATA_DIR: path.join(folder.path, "data"),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  return { npm, said: () => said };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to `npm start` stops the server, and npm exits like the server",
  async (signal) => {
    const { npm, said } = npmStart({});
    const ended = once(npm, "close");
    await expect.poll(said, { timeout: 120_000 }).toContain("Anaba listens on ");
    const address = /listens on (http:\/\/127\.0\.0\.1:\d+)/.exec(said())?.[1] ?? "";
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    npm.kill(signal);

    expect(await ended).toEqual([0, null]);
    expect(said()).toContain(`"signal":"${signal}"`);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  },
);

test("`npm start` of a server that cannot start exits with the server's code", async () => {
  const { npm, said } = npmStart({ PORT: "none" });
  expect(await once(npm, "close")).toEqual([1, null]);
  expect(said()).toContain("PORT: must be a port from 0 to 65535");
});
