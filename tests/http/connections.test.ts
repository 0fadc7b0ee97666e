import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { limitConnections } from "../../server/http/connections.ts";
import { maxConnections, readFileLimit } from "../../server/runtime/connection-limits.ts";
import { listening } from "../support/listening.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Listens with limits far below those of the product. */
async function open(
  listener: RequestListener,
  limits: { most?: number; stalled?: number; idle?: number } = {},
) {
  const server = createServer();
  const { most = 100, idle = 0, stalled = 60_000 } = limits;
  limitConnections(
    server,
    { most, pipelined: 8, idleMilliseconds: idle, stalledMilliseconds: stalled },
    listener,
  );
  const port = await listening(server);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return port;
}

/** A connection that sends bytes, collects what comes back, and knows whether it was closed. */
function client(port: number, bytes: string, reads = true) {
  const state = { received: "", closed: false };
  const socket: Socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => undefined).on("close", () => (state.closed = true));
  if (reads) socket.on("data", (chunk) => (state.received += chunk.toString("latin1")));
  closing.push(() => socket.destroy());
  return { state, socket };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test("pipelined requests are answered one after the other, in order", async () => {
  let underWay = 0;
  let most = 0;
  const port = await open((request, response) => {
    most = Math.max(most, (underWay += 1));
    response.on("finish", () => (underWay -= 1));
    setImmediate(() => response.end(`<${request.url}>`));
  });
  const paths = Array.from({ length: 8 }, (_, n) => `/${n}`);
  const { state } = client(port, paths.map(get).join(""));
  await expect.poll(() => state.received.match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`));
  expect(most).toBe(1);
});

test("a connection with more than eight requests at once is closed", async () => {
  let asked = 0;
  const port = await open(() => (asked += 1));
  const { state } = client(port, get("/").repeat(40));
  await expect.poll(() => state.closed).toBe(true);
  expect(asked).toBe(1);
});

test("a response that is not read ends its connection, and no second response is made meanwhile", async () => {
  let asked = 0;
  let closed = false;
  const port = await open(
    (request, response) => {
      asked += 1;
      request.socket.once("close", () => (closed = true));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { stalled: 50 },
  );
  client(port, get("/").repeat(8), false);
  await expect.poll(() => closed).toBe(true);
  expect(asked).toBe(1);
});

test("bytes that a client sends do not keep a response that it does not read", async () => {
  let closed = false;
  const port = await open(
    (request, response) => {
      request.socket.once("close", () => (closed = true));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { stalled: 200 },
  );
  const { socket } = client(port, get("/"), false);
  const sending = setInterval(() => socket.write("\r\n"), 20);
  closing.push(() => clearInterval(sending));
  await expect.poll(() => closed).toBe(true);
});

test("bytes that are no request do not keep an idle connection", async () => {
  const port = await open((_, response) => response.end("answered"), { stalled: 200 });
  const { socket, state } = client(port, get("/"));
  const sending = setInterval(() => socket.write("\r\n"), 20);
  closing.push(() => clearInterval(sending));
  await expect.poll(() => state.received).toContain("answered");
  await expect.poll(() => state.closed).toBe(true);
});

test("a response that is read bit by bit, or not written yet, does not end its connection", async () => {
  const stalled = 20_000;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  closing.push(() => void vi.useRealTimers());
  let write: (() => void) | undefined;
  let server: Socket | undefined;
  const port = await open(
    (request, response) => {
      server = request.socket;
      write = () => {
        // Pieces, as the product writes them (server/http/listener.ts).
        while (response.write(Buffer.alloc(64 * 1024)));
        response.once("drain", () => write?.());
      };
    },
    { stalled },
  );
  const { socket, state } = client(port, get("/"), false);
  socket.pause();
  await expect.poll(() => write).toBeDefined();
  vi.advanceTimersByTime(3 * stalled);
  write?.();
  const sent = () => (server?.bytesWritten ?? 0) - (server?.writableLength ?? 0);
  for (let bit = 0; bit < 3; bit += 1) {
    vi.advanceTimersByTime(stalled / 2);
    const before = sent();
    socket.resume();
    await expect.poll(sent).toBeGreaterThan(before);
    socket.pause();
    vi.advanceTimersByTime(stalled / 2);
    expect(server?.destroyed).toBe(false);
  }
  expect(state.closed).toBe(false);
  vi.advanceTimersByTime(2 * stalled);
  await expect.poll(() => server?.destroyed).toBe(true);
});

test("at the limit of connections the longest idle one is closed, and new clients are served", async () => {
  const port = await open((_, response) => response.end("answered"), { most: 3 });
  const idle = [client(port, ""), client(port, ""), client(port, "")];
  const late = client(port, get("/"));
  await expect.poll(() => late.state.received).toContain("answered");
  await expect.poll(() => idle.map(({ state }) => state.closed)).toContain(true);
  expect(idle.filter(({ state }) => state.closed)).toHaveLength(1);
});

test("an idle connection is closed before one with a request in progress", async () => {
  const waiting: (() => void)[] = [];
  const port = await open(
    (request, response) => {
      if (request.url === "/slow") waiting.push(() => response.end("answered"));
      else response.end("answered");
    },
    { most: 2 },
  );
  const slow = client(port, get("/slow"));
  await expect.poll(() => waiting).toHaveLength(1);
  const idle = client(port, "");
  const late = client(port, get("/"));
  await expect.poll(() => late.state.received).toContain("answered");
  await expect.poll(() => idle.state.closed).toBe(true);
  for (const answer of waiting) answer();
  await expect.poll(() => slow.state.received).toContain("answered");
});

test("when all connections are busy the oldest is closed, not one that has just been opened", async () => {
  let underWay = 0;
  const port = await open(
    (request, response) => {
      if (request.url === "/slow") underWay += 1;
      else response.end("answered");
    },
    { most: 3, idle: 3_600_000 },
  );
  const oldest = client(port, get("/slow"));
  await expect.poll(() => underWay).toBe(1);
  const other = client(port, get("/slow"));
  await expect.poll(() => underWay).toBe(2);
  const justCome = client(port, "");
  await once(justCome.socket, "connect");
  const late = client(port, get("/"));
  await expect.poll(() => late.state.received).toContain("answered");
  justCome.socket.write(get("/"));
  await expect.poll(() => justCome.state.received).toContain("answered");
  expect([oldest, other].map(({ state }) => state.closed)).toEqual([true, false]);
});

test.each([
  [1024, 832],
  [256, 64],
  [20, 64],
  [1_048_576, 4096],
  [Infinity, 4096],
])("a limit of %s open files allows %i connections", (files, connections) => {
  expect(maxConnections(files)).toBe(connections);
});

test("the process reads its limit of open files", () => {
  expect(readFileLimit()).toBeGreaterThanOrEqual(20);
});

test("the limit of open files is read without asking for the names of other machines", () => {
  Object.assign(process.report, { excludeNetwork: false });
  readFileLimit();
  expect(process.report.getReport()).not.toHaveProperty("header.networkInterfaces");
});
