import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { personalResponse } from "../../server/http/page-responses.ts";
import { fromWebResponse } from "../../server/http/response/response.ts";

const text = Array.from({ length: 10_000 }, (_, n) => `<p>${n * 7919}</p>`).join("");
const made = { status: 200, headers: [], text, isDocument: true, isComplete: true };
const respond = (acceptEncoding: string) => personalResponse(made, { nonce: "bm9uY2U=", acceptEncoding });

describe("a page for one person", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("arrives whole when it is compressed with %s", (encoding, decompress) => {
    const { headers, body } = respond(encoding);
    expect(headers).toContainEqual(["Content-Encoding", encoding]);
    expect(decompress(Buffer.from(body ?? "")).toString()).toBe(text);
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
