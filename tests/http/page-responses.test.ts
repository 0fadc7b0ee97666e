import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { personalDocument } from "../../server/http/page-responses.ts";
import { fromWebResponse } from "../../server/http/response.ts";

setFlagsFromString("--expose-gc");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8's own function, which has no type here
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

const page = Buffer.from(Array.from({ length: 10_000 }, (_, n) => `<p>${n * 7919}</p>`).join(""));
const respond = (acceptEncoding: string) => personalDocument(page, { nonce: "bm9uY2U=", acceptEncoding });

describe("a page for one person", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("arrives whole when it is compressed with %s", (encoding, decompress) => {
    const { headers, body } = respond(encoding);
    expect(headers).toContainEqual(["Content-Encoding", encoding]);
    expect(decompress(Buffer.from(body ?? "")).equals(page)).toBe(true);
  });

  test.each(["br", "gzip"])("leaves no memory to the old generation of V8 (%s)", (encoding) => {
    const pages = 50;
    const bytesOfAll = () => {
      // Each collection waits for the memory that the one before it has released.
      for (let count = 0; count < 4; count++) collect({ type: "minor" });
      return process.memoryUsage().arrayBuffers;
    };
    const size = respond(encoding).body?.length ?? 0;
    const before = bytesOfAll();
    for (let count = 0; count < pages; count++) respond(encoding);
    expect(bytesOfAll() - before).toBeLessThan((pages * size) / 2);
  });
});

test("a web response in pieces arrives whole", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of ["in ", "three ", "pieces"]) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  const response = new Response(body, { status: 404 });
  expect(await fromWebResponse(response)).toEqual({
    status: 404,
    headers: [],
    body: Buffer.from("in three pieces"),
  });
});

test("a web response without a body has none", async () => {
  expect((await fromWebResponse(new Response(null, { status: 204 }))).body).toBeNull();
  expect((await fromWebResponse(new Response(""))).body).toHaveLength(0);
});
