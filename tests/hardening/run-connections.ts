import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkHealth, heldBy, openUnread, pictureRequests } from "./connections.ts";
import type { Line, Row } from "./row.ts";
import { hostOf, proxyIn, startAttacked, through, type Target } from "./target.ts";
import type { Proxy } from "../support/proxies.ts";

const most = { memory: 256, files: 1024 };
const folder = path.join(import.meta.dirname, "..", "..", "public", "pictures");
const pictures = readdirSync(folder).filter((name) => name.endsWith("-2400.avif"));

/** Connections, and the bytes that each sends. */
interface Attack {
  readonly name: string;
  readonly count: number;
  readonly bytes: (target: Target) => string;
}

const ofPictures = (count: number) => (target: Target) => pictureRequests(target, pictures, count);
const reading: readonly Attack[] = [
  { name: "60 connections with 40 pictures each", count: 60, bytes: ofPictures(40) },
  { name: "60 connections with 8 pictures each", count: 60, bytes: ofPictures(8) },
  { name: "2,000 connections with 8 pictures each", count: 2000, bytes: ofPictures(8) },
];
/** These cost no processor time once they are open, so all are held at the same time, each by a server of its own. */
const quiet: readonly Attack[] = [
  { name: "2,000 idle connections", count: 2000, bytes: () => "" },
  { name: "2,000 heads without an end", count: 2000, bytes: () => "GET / HTTP/1.1\r\nHost: a\r\nX: " },
  {
    name: "2,000 bodies without an end",
    count: 2000,
    bytes: (target) =>
      `POST /sign-in HTTP/1.1\r\nHost: ${hostOf(target)}\r\nOrigin: ${target.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na`,
  },
];
/** After this many seconds no connection may be left. */
const longestHeld = 45;

/** Holds connections open for `seconds`, with ten health checks a second. */
async function hold(proxy: Proxy | null, attack: Attack, seconds: number): Promise<Line> {
  const { name, bytes } = attack;
  // Over TLS this process is busy with the handshakes, and measures itself.
  const count = proxy === null ? attack.count : attack.count / 4;
  const { target, server, stop } = await startAttacked(proxy, {}, { openFiles: most.files });
  const clients = openUnread(target, count, bytes(target));
  const held = { files: 0, memory: 0 };
  let slowest = 0;
  let failed = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100)) {
    const took = await checkHealth(target);
    if (took === null) failed += 1;
    else slowest = Math.max(slowest, took);
    const now = heldBy(server.process.pid ?? 0);
    held.files = Math.max(held.files, now.files);
    held.memory = Math.max(held.memory, now.memory);
  }
  // The system may have queued a connection that says nothing, and passes it on with its first byte only: that of the
  // first look. The server then ends it like every other.
  let left: number = count;
  for (let look = 0; look < 40 && left > 0; look += 1) {
    left = count - clients.closed();
    await pause(500);
  }
  clients.end();
  await stop();
  return {
    figure: `${through(proxy)}${proxy === null ? "" : "a quarter of "}${name}: ${failed} health checks failed, the slowest took ${slowest.toFixed(0)} ms; ${held.files} open files and ${held.memory.toFixed(0)} MB at most; ${left} connections left after ${seconds} s${seconds < longestHeld ? " (too short to judge)" : ""}`,
    bar: `0 failed, ${most.files} files, ${most.memory} MB, 0 left after ${longestHeld} s`,
    passed:
      failed === 0 &&
      held.memory < most.memory &&
      held.files <= most.files &&
      (left === 0 || seconds < longestHeld),
  };
}

/**
 * docs/security.md row 23 under a limit of 1,024 open files: connections that do not read responses, that send
 * nothing, or that never finish their request.
 */
export const connections: Row = {
  name: "connections",
  shows:
    "row 23: connections that do not read, say nothing or never end, under 1,024 files [seconds] [proxy]",
  async run(args) {
    const { proxy, rest } = proxyIn(args);
    const [seconds = "45"] = rest;
    const lines: Line[] = [];
    for (const attack of reading) lines.push(await hold(proxy, attack, Number(seconds)));
    return [...lines, ...(await Promise.all(quiet.map((attack) => hold(proxy, attack, Number(seconds)))))];
  },
};
