import { connect, createServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { readResponses } from "../../bench/support/load.ts";
import { listening } from "./listening.ts";

/** A connection whose other end sends these pieces, each by itself. */
async function receiving(pieces: readonly string[]): Promise<Socket> {
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    void (async () => {
      for (const piece of pieces) {
        await new Promise((resolve) => socket.write(piece, resolve));
        await nextTurn();
      }
    })();
  });
  const socket = connect(await listening(server), "127.0.0.1");
  socket.on("close", () => server.close());
  return socket;
}

const head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

test.each([
  ["with its last bytes", [`${head}5\r\nhello\r\n0\r\n\r\n`]],
  ["alone", [`${head}5\r\nhello\r\n`, "0\r\n\r\n"]],
  ["in pieces", [`${head}5\r\nhello\r`, "\n0\r", "\n\r", "\n"]],
  ["in a body that has nothing else", [head, "0\r\n\r\n"]],
])("the load maker sees the end of a chunked response that comes %s", async (_, pieces) => {
  const socket = await receiving(pieces);
  await expect(readResponses(socket).next()).resolves.toBeUndefined();
  socket.destroy();
});
