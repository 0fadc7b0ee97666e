import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** The result for people who browse beside slow clients. */
export interface Beside {
  readonly pages: number;
  readonly failed: number;
  /** The slowest hundredth, in milliseconds. */
  readonly p99: number;
  /** Slow connections that the server had closed by the end. */
  readonly closed: number;
}

const host = "Host: localhost:3000\r\n";
/** Headers that never end, a body that never ends, and a response that is never read. */
const kinds = [
  { begin: `GET / HTTP/1.1\r\n${host}X-A: `, drip: "b" },
  {
    begin: `POST /sign-in HTTP/1.1\r\n${host}Origin: http://localhost:3000\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\nemail=`,
    drip: "b",
  },
  { begin: `GET /photos HTTP/1.1\r\n${host}\r\n`.repeat(20), drip: "" },
] as const;

function slowClient(port: number, n: number): { readonly socket: Socket; readonly drip: string } {
  const { begin, drip } = kinds[n % kinds.length] ?? kinds[0];
  const socket = connect(port, "127.0.0.1", () => socket.write(begin));
  socket.on("error", () => undefined);
  if (drip === "") socket.pause();
  return { socket, drip };
}

async function browse(port: number): Promise<number | null> {
  const begun = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}/gem/1`);
    await response.arrayBuffer();
    return response.status === 200 ? performance.now() - begun : null;
  } catch {
    return null;
  }
}

/** docs/security.md row 23: ten pages a second beside `count` slow connections, for `seconds`. */
export async function browseBeside(port: number, count: number, seconds: number): Promise<Beside> {
  const clients = Array.from({ length: count }, (_, n) => slowClient(port, n));
  const times: (number | null)[] = [];
  for (let tick = 0; tick < seconds * 10; tick += 1) {
    times.push(await browse(port));
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
