import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getPage, hostOf, openSocket, type Target } from "./target.ts";

/** The result for people who browse beside slow clients. */
export interface Beside {
  readonly pages: number;
  readonly failed: number;
  /** The slowest hundredth, in milliseconds. */
  readonly p99: number;
  /** Slow connections that the server had closed by the end. */
  readonly closed: number;
}

/** Headers that never end, a body that never ends, and a response that is never read. */
const kindsAt = (target: Target) => {
  const host = `Host: ${hostOf(target)}\r\n`;
  return [
    { begin: `GET / HTTP/1.1\r\n${host}X-A: `, drip: "b" },
    {
      begin: `POST /sign-in HTTP/1.1\r\n${host}Origin: ${target.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nemail=`,
      drip: "b",
    },
    { begin: `GET /photos HTTP/1.1\r\n${host}\r\n`.repeat(20), drip: "" },
  ] as const;
};

function slowClient(target: Target, n: number): { readonly socket: Socket; readonly drip: string } {
  const kinds = kindsAt(target);
  const { begin, drip } = kinds[n % kinds.length] ?? kinds[0];
  const socket = openSocket(target, () => {
    if (drip === "") socket.pause();
    else socket.resume();
    socket.write(begin);
  });
  return { socket: socket.on("error", () => undefined), drip };
}

async function browse(target: Target): Promise<number | null> {
  const begun = performance.now();
  return (await getPage(target, "/gem/1")) === 200 ? performance.now() - begun : null;
}

/** docs/security.md row 23: ten pages a second beside `count` slow connections, for `seconds`. */
export async function browseBeside(target: Target, count: number, seconds: number): Promise<Beside> {
  const clients = Array.from({ length: count }, (_, n) => slowClient(target, n));
  const times: (number | null)[] = [];
  for (let tick = 0; tick < seconds * 10; tick += 1) {
    times.push(await browse(target));
    if (tick % 10 === 9) for (const { socket, drip } of clients) if (socket.writable) socket.write(drip);
    await pause(100);
  }
  const closed = clients.filter(
    ({ socket }) => socket.destroyed || socket.readableEnded || socket.errored,
  ).length;
  for (const { socket } of clients) socket.destroy();
  const taken = times.filter((time) => time !== null).toSorted((a, b) => a - b);
  return {
    pages: times.length,
    failed: times.length - taken.length,
    p99: taken[Math.floor(taken.length * 0.99)] ?? Number.NaN,
    closed,
  };
}
