import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { discardBody } from "../../server/http/incoming-body.ts";
import { listenerOf } from "../../server/http/listener.ts";
import { createHttpServer } from "../../server/runtime/http-server.ts";
import { listening } from "../support/listening.ts";
import { createWorld, type World } from "../support/world.ts";

let site: World;
let port: number;
const server = createServer((request, response) => site.listener(request, response));
beforeAll(async () => {
  site = await createWorld();
  port = await listening(server);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
});

const head = (path: string, lines: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost:3000", "Origin: http://localhost:3000", ...lines, "", ""].join(
    "\r\n",
  );

test("an interrupted body is logged as a line, not as an error", async () => {
  const form = "Content-Type: application/x-www-form-urlencoded";
  for (const length of ["Content-Length: 1000", "Transfer-Encoding: chunked"]) {
    const before = site.logged().length;
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${head(paths.signIn(), [form, length])}5\r\nemail`, () => socket.destroy()),
    );
    await expect
      .poll(() =>
        site
          .logged()
          .slice(before)
          .map(({ msg }) => msg),
      )
      .toEqual(["request aborted"]);
  }
  expect(site.logged().filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test("the memory of a body that is dropped is released with each chunk", async () => {
  const chunks = [1, 2, 3].map((n) => new Uint8Array(n * 1000));
  const shared = new Uint8Array(chunks[0]?.buffer.byteLength ?? 0).subarray(1);
  const all = [...chunks, shared];
  const incoming = Readable.from(all, { objectMode: false });
  const response = { end: vi.fn() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the stream of it is read
  await discardBody(incoming as unknown as IncomingMessage, response as unknown as ServerResponse);
  expect(response.end).toHaveBeenCalledOnce();
  expect(all.map(({ length }) => length)).toEqual([0, 0, 0, 999]);
});

test("a body in many tiny chunks is refused, and logged as the 400 that was sent; in larger ones it is read", async () => {
  const form = ["Content-Type: application/x-www-form-urlencoded", "Transfer-Encoding: chunked"];
  const answers = async (chunk: number) => {
    const before = site.logged().length;
    const body = `email=${"a".repeat(300 * chunk - 6)}`.match(new RegExp(`.{${chunk}}`, "g")) ?? [];
    const sent = body.map((part) => `${chunk.toString(16)}\r\n${part}\r\n`).join("");
    const received = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`${head(paths.signIn(), [...form, "Connection: close"])}${sent}0\r\n\r\n`),
      );
      socket.on("data", (part) => {
        text += part.toString("latin1");
      });
      socket.on("error", () => undefined).on("close", () => resolve(text));
    });
    const told = () =>
      site
        .logged()
        .slice(before)
        .filter(({ method }) => method === "POST");
    await expect.poll(told).toHaveLength(1);
    return [/^HTTP\/1\.1 (\d+)/.exec(received)?.[1], told()[0]?.["msg"], told()[0]?.["status"]];
  };
  expect(await answers(127)).toEqual(["400", "request", 400]);
  expect(await answers(128)).toEqual(["422", "request", 422]);
  expect(site.logged().filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test("a body that stalls is refused after ten seconds, and logged as the 408 that was sent", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const before = site.logged().length;
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"];
  let received = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head(paths.signIn(), form)}email=`));
  socket.on("data", (part) => (received += part.toString("latin1"))).on("error", () => undefined);
  // The interval exists while the body is read.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(9999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 408 [^]*^Connection: close$/m);
  await expect.poll(() => site.logged().slice(before)).toMatchObject([{ msg: "request", status: 408 }]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const nextRequest = (listener: Server) =>
  new Promise<IncomingMessage>((resolve) => {
    listener.once("request", resolve);
  });

/**
 * Posts a body at a pace to a server that reads it, what comes in one interval at its beginning. Returns the status, and
 * the seconds that had passed before it.
 */
async function postAtPace(headers: readonly string[], total: number, bytesPerInterval: number) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let bytes = 0;
  const limited = createHttpServer(
    listenerOf(async (request) => {
      for await (const chunk of request.body()) bytes += chunk.length;
      return { status: 200, headers: [], body: "read" };
    }),
  );
  let received = "";
  const socket = connect(await listening(limited), "127.0.0.1");
  socket.on("data", (part) => (received += part.toString("latin1"))).on("error", () => undefined);
  socket.write(head(paths.editProfile(), headers));
  const isChunked = headers.includes(chunked);
  const send = (length: number) => {
    if (isChunked) socket.write(`${length.toString(16)}\r\n`);
    socket.write(Buffer.alloc(length));
    if (isChunked) socket.write("\r\n");
  };
  const asked = nextRequest(limited);
  let [sent, seconds] = [0, 0];
  while (true) {
    const length = Math.min(bytesPerInterval, total - sent);
    send(length);
    sent += length;
    if (isChunked && sent === total) socket.write("0\r\n\r\n");
    await expect.poll(() => bytes).toBe(sent);
    if (sent === total) break;
    vi.advanceTimersByTime(10_000);
    seconds += 10;
    const incoming = await asked;
    if (incoming.destroyed) break;
  }
  await expect.poll(() => received).toMatch(/^HTTP/);
  expect(1000 * seconds).toBeLessThan(limited.requestTimeout);
  vi.useRealTimers();
  socket.destroy();
  limited.close();
  return [Number(received.slice(9, 12)), seconds];
}

const [kilobyte, picture, longest] = [1024, 5 * 1024 * 1024, 6 * 1024 * 1024];
const multipart = "Content-Type: multipart/form-data; boundary=b";
const chunked = "Transfer-Encoding: chunked";

test.each([
  ["64 kB in 10 s for nearly two minutes is", 12 * 64 * kilobyte, 64 * kilobyte, [200, 110]],
  ["5 MB at 60 kB/s is", picture, 600_000, [200, 80]],
  ["5 MB at 45 kB/s is", picture, 450_000, [200, 110]],
  ["the longest upload, ended after 110 s, is", longest, longest / 12, [200, 110]],
])("a body of %s read", async (_, length, pace, expected) => {
  expect(await postAtPace([multipart, `Content-Length: ${length}`], length, pace)).toEqual(expected);
});

test.each([
  ["5 MB at 40 kB/s", `Content-Length: ${picture}`, 400_000],
  ["6 MB at 64 kB in 10 s", `Content-Length: ${longest}`, 64 * kilobyte],
  ["unknown length, as long as it may be, at 50 kB/s", chunked, 500_000],
])("a body of %s cannot end in time, and is refused after the first interval", async (_, length, pace) => {
  expect(await postAtPace([multipart, length], picture, pace)).toEqual([408, 10]);
});

test("a body of unknown length at 60 kB/s is read", async () => {
  expect(await postAtPace([multipart, chunked], picture, 600_000)).toEqual([200, 80]);
});

test("an unwanted body is not read: the response comes before its end, and the connection is closed", async () => {
  const type = "Content-Type: application/json";
  const received = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(head(paths.signIn(), [type, "Content-Length: 1000000000"])),
    );
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.includes("forms only.")) socket.end();
    });
    socket.on("close", () => resolve(text));
  });
  expect(received).toMatch(/^HTTP\/1\.1 415 /);
  expect(received).toMatch(/^connection: close$/im);
});

test("a small unread body does not close the connection", async () => {
  const received = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${head(paths.home(), ["Content-Type: text/plain", "Content-Length: 3"])}a=1`);
      socket.write(`GET ${paths.health()} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`);
    });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.includes("ok\n")) socket.end();
    });
    socket.on("close", () => resolve(text));
  });
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405", "HTTP/1.1 200"]);
});

describe("the rest of a small unread body", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Posts the first of ten bytes where none is accepted, and waits for the refusal. */
  async function refuseFirstByte() {
    const state = { received: "", isClosed: false };
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${head(paths.home(), ["Content-Type: text/plain", "Content-Length: 10"])}a`),
    );
    socket
      .on("data", (chunk) => (state.received += chunk.toString("latin1")))
      .on("error", () => undefined)
      .on("close", () => (state.isClosed = true));
    const asked = nextRequest(server);
    // `expect.poll` would advance the timers.
    await once(socket, "data");
    expect(state.received).toMatch(/^HTTP\/1\.1 405 /);
    const incoming = await asked;
    return { socket, state, incoming };
  }

  test("may come within ten seconds, and then the connection is closed", async () => {
    const { state, incoming } = await refuseFirstByte();
    vi.advanceTimersByTime(9999);
    expect(incoming.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    await expect.poll(() => state.isClosed).toBe(true);
  });

  test("is dropped, and the connection stays open for the next requests", async () => {
    const { socket, state } = await refuseFirstByte();
    const get = `GET ${paths.health()} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`;
    const statuses = () => state.received.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9));
    socket.write(`${"a".repeat(9)}${get}`);
    await expect.poll(statuses).toEqual(["405", "200"]);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(20_000);
    socket.write(get);
    await expect.poll(statuses).toEqual(["405", "200", "200"]);
    socket.destroy();
  });
});
