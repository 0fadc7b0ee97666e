import { readdirSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { paths } from "../../domain/site/paths.ts";
import { hostOf, openSocket, type Target } from "./target.ts";

/** The resources of a process. */
export interface Held {
  readonly files: number;
  /** In megabytes. */
  readonly memory: number;
}

/** Reads the resources of a process (Linux). */
export const heldBy = (pid: number): Held => ({
  files: readdirSync(`/proc/${pid}/fd`).length,
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
});

/** The connections of an attacker. */
export interface Clients {
  /** The number of connections that the server has closed. */
  readonly closed: () => number;
  readonly end: () => void;
}

/** Opens connections that send bytes and do not read the responses. */
export function openUnread(target: Target, count: number, bytes: string): Clients {
  let closed = 0;
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = openSocket(target, () => socket.pause().write(bytes));
    return socket.on("error", () => undefined).on("close", () => (closed += 1));
  });
  return {
    // A paused socket gets no close event; writing to it shows whether it was closed.
    closed: () => {
      for (const socket of sockets) if (!socket.destroyed) socket.write("\r\n");
      return closed;
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The bytes of `count` pipelined requests for pictures, as different as possible. */
export const pictureRequests = (target: Target, pictures: readonly string[], count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `GET /pictures/${pictures[n % pictures.length]} HTTP/1.1\r\nHost: ${hostOf(target)}\r\n\r\n`,
  ).join("");

/** The time of a health check on a new connection, in milliseconds; null when there is no response. */
export function checkHealth(target: Target, timeout = 10_000): Promise<number | null> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = openSocket(target, () =>
      socket.write(`GET ${paths.health()} HTTP/1.1\r\nHost: ${hostOf(target)}\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.startsWith("HTTP/1.1 200") ? performance.now() - begun : null));
  });
}
