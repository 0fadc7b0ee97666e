import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { paths } from "../../domain/paths.ts";

/** What a process holds at a moment. */
export interface Held {
  readonly files: number;
  /** In megabytes. */
  readonly memory: number;
}

/** What a process holds (Linux). */
export const heldBy = (pid: number): Held => ({
  files: readdirSync(`/proc/${pid}/fd`).length,
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
});

/** Connections of a client that means harm. */
export interface Clients {
  /** How many the server has closed so far. */
  readonly closed: () => number;
  readonly end: () => void;
}

/** Opens connections that send something and read no answer. */
export function openUnread(port: number, count: number, bytes: string): Clients {
  let closed = 0;
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => undefined).on("close", () => (closed += 1));
    socket.pause();
    return socket;
  });
  return {
    // A paused socket is not told of its end: what it would say is found by writing to it.
    closed: () => {
      for (const socket of sockets) if (!socket.destroyed) socket.write("\r\n");
      return closed;
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** So many requests for pictures at once, each for another as long as there are any. */
export const pictureRequests = (pictures: readonly string[], count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `GET /pictures/${pictures[n % pictures.length]} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`,
  ).join("");

/** How long the health check takes over a connection of its own, in milliseconds; null where it gets no answer. */
export function checkHealth(port: number, patience = 10_000): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${paths.health()} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.startsWith("HTTP/1.1 200") ? performance.now() - begun : null));
  });
}
