import { connect, type Socket } from "node:net";
import { cpuTime, quantile, waitingTime } from "./product.ts";

/** The result of a load. */
export interface Load {
  readonly perSecond: number;
  /** The server's processor time for each request, in milliseconds. */
  readonly cpu: number;
  /** Percentiles of the time to the end of a response, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** For which part of the time the server was ready to run and waited for a processor, 0 to 1. */
  readonly waited: number;
}

interface Options {
  /** The process id of the server. */
  readonly pid: number;
  readonly port: number;
  /** The bytes of request number `n` of this load. */
  readonly request: (n: number) => string;
  readonly connections?: number;
  readonly seconds?: number;
  /** Requests a second over all connections; unlimited by default. */
  readonly rate?: number;
}

/** The bytes of an HTTP request. */
export const request = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  form?: string,
): string => {
  const lines = Object.entries({
    Host: "localhost",
    ...headers,
    ...(form !== undefined && {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(form)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${form === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${form ?? ""}`;
};

/**
 * Loads a server over persistent connections; each sends its next request after the previous response. Responses are
 * not parsed beyond their end: a full client would use more processor time than the server.
 * @throws Error for a response that is not 2xx.
 */
export async function load({
  pid,
  port,
  request: bytes,
  connections = 50,
  seconds = 5,
  rate,
}: Options): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const [cpuBefore, waitedBefore] = [cpuTime(pid), waitingTime(pid)];
  let sent = 0;
  const pause = rate === undefined ? 0 : (connections / rate) * 1000;

  const run = async (index: number) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    const responses = readResponses(socket);
    let due = performance.now() + (pause * index) / connections;
    for (;;) {
      if (pause > 0)
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const sentAt = pause > 0 ? due : performance.now();
      if (sentAt >= end) break;
      socket.write(bytes(sent++));
      await responses.next();
      times.push(performance.now() - sentAt);
      due += pause;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
  const took = (performance.now() - begun) / 1000;
  return {
    perSecond: times.length / took,
    cpu: (cpuTime(pid) - cpuBefore) / times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    waited: (waitingTime(pid) - waitedBefore) / 1000 / took,
  };
}

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Finds the end of a chunked body, which may arrive in pieces of any length. */
class ChunkedEnd {
  #last: Buffer = Buffer.from("\r\n");

  /** Whether the body ends with these bytes. */
  isAt(bytes: Buffer): boolean {
    const tail = bytes.subarray(-lastChunk.length);
    this.#last = Buffer.concat([this.#last, tail]).subarray(-lastChunk.length);
    return this.#last.equals(lastChunk);
  }
}

/** Reads responses; `next` resolves at the end of the next one, and fails when it is not 2xx. */
export function readResponses(socket: Socket): { readonly next: () => Promise<void> } {
  let pending: { resolve: () => void; reject: (error: Error) => void } | null = null;
  let head: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; null while the head is read, -1 for a chunked body. */
  let left: number | null = null;
  let end = new ChunkedEnd();
  const done = () => {
    left = null;
    head = Buffer.alloc(0);
    pending?.resolve();
  };
  socket.on("error", (error) => pending?.reject(error));
  socket.on("close", () => pending?.reject(new Error("the server closed the connection")));
  socket.on("data", (chunk: Buffer) => {
    let bytes = chunk;
    if (left === null) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const at = head.indexOf(headEnd);
      if (at === -1) return;
      const text = head.toString("latin1", 0, at);
      if (!text.startsWith("HTTP/1.1 2")) return pending?.reject(new Error(text.split("\r\n", 1)[0]));
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      left = length === undefined ? -1 : Number(length);
      end = new ChunkedEnd();
      bytes = head.subarray(at + headEnd.length);
      if (left === -1 && text.startsWith("HTTP/1.1 204")) return done();
    }
    if (left === -1) {
      if (end.isAt(bytes)) done();
    } else {
      left -= bytes.length;
      if (left <= 0) done();
    }
  });
  return {
    next: () =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject };
      }),
  };
}
