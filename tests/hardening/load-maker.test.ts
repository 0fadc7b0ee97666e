import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listening } from "../support/listening.ts";
import { createClient } from "./load-maker.ts";

/** Serves connections of which each answers some requests and is closed by the next one. Returns their number so far. */
async function serving(answersEach: number) {
  const state = { connections: 0 };
  const server = createServer((socket) => {
    state.connections += 1;
    let left = answersEach;
    socket
      .on("error", () => undefined)
      .on("data", () => {
        if (left === 0) socket.resetAndDestroy();
        else socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
        left -= 1;
      });
  });
  const client = createClient(await listening(server));
  const stop = () => {
    client.close();
    server.close();
  };
  return { client, state, [Symbol.dispose]: stop };
}

test("a request on a kept connection that ends meanwhile is sent again on a new one", async () => {
  using served = await serving(1);
  for (let n = 1; n <= 3; n += 1) {
    expect((await served.client.ask("GET / HTTP/1.1\r\n\r\n")).status).toBe(200);
    expect(served.state.connections).toBe(n);
  }
});

test("a request on a new connection that ends without a response has the status 0, and is not sent again", async () => {
  using served = await serving(0);
  expect((await served.client.ask("GET / HTTP/1.1\r\n\r\n")).status).toBe(0);
  expect(served.state.connections).toBe(1);
});
