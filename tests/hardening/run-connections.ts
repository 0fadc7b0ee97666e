import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../support/started-server.ts";
import { checkHealth, heldBy, openUnread, pictureRequests } from "./connections.ts";
import type { Line, Row } from "./row.ts";

const most = { memory: 256, files: 1024 };
const folder = path.join(import.meta.dirname, "..", "..", "public", "pictures");
const pictures = readdirSync(folder).filter((name) => name.endsWith("-2400.avif"));
const reading = [
  { name: "60 connections with 40 pictures each", count: 60, bytes: pictureRequests(pictures, 40) },
  { name: "60 connections with 8 pictures each", count: 60, bytes: pictureRequests(pictures, 8) },
  { name: "2,000 connections with 8 pictures each", count: 2000, bytes: pictureRequests(pictures, 8) },
] as const;
/** These cost no processor time once they are open, so all are held at the same time, each by a server of its own. */
const quiet = [
  { name: "2,000 idle connections", count: 2000, bytes: "" },
  { name: "2,000 heads without an end", count: 2000, bytes: "GET / HTTP/1.1\r\nHost: a\r\nX: " },
  {
    name: "2,000 bodies without an end",
    count: 2000,
    bytes:
      "POST /sign-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na",
  },
] as const;
/** After this many seconds no connection may be left. */
const longestHeld = 45;

/** Holds connections open for `seconds`, with ten health checks a second. */
async function hold(
  { name, count, bytes }: (typeof reading | typeof quiet)[number],
  seconds: number,
): Promise<Line> {
  const server = await startServer({}, { openFiles: most.files });
  const clients = openUnread(server.port, count, bytes);
  const held = { files: 0, memory: 0 };
  let slowest = 0;
  let failed = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100)) {
    const took = await checkHealth(server.port);
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
  await server.stop();
  return {
    figure: `${name}: ${failed} health checks failed, the slowest took ${slowest.toFixed(0)} ms; ${held.files} open files and ${held.memory.toFixed(0)} MB at most; ${left} connections left after ${seconds} s${seconds < longestHeld ? " (too short to judge)" : ""}`,
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
  shows: "row 23: connections that do not read, say nothing or never end, under 1,024 files [seconds]",
  async run([seconds = "45"]) {
    const lines: Line[] = [];
    for (const attack of reading) lines.push(await hold(attack, Number(seconds)));
    return [...lines, ...(await Promise.all(quiet.map((attack) => hold(attack, Number(seconds)))))];
  },
};
