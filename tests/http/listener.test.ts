import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { discardBody } from "../../server/http/incoming-body.ts";
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
      .toEqual(["request broken off"]);
  }
  expect(site.logged().filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test("the memory of a body that is dropped is released with each chunk", () => {
  const chunks = [1, 2, 3].map((n) => new Uint8Array(n * 1000));
  const shared = new Uint8Array(chunks[0]?.buffer.byteLength ?? 0).subarray(1);
  const incoming = new PassThrough();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the stream of it is read
  discardBody(incoming as unknown as IncomingMessage, () => undefined);
  for (const chunk of [...chunks, shared]) incoming.emit("data", chunk);
  expect([...chunks, shared].map(({ length }) => length)).toEqual([0, 0, 0, 999]);
  incoming.destroy();
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
