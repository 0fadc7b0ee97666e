import { expect, test } from "vitest";
import { accepts } from "../../server/http/response/accepts.ts";

test.each([
  ["gzip, deflate, br, zstd", true, true],
  ["gzip", false, true],
  ["br;q=1.0, gzip;q=0.5", true, true],
  ["br;q=0, gzip", false, true],
  ["br; q=0, gzip ; q=0.000", false, false],
  ["br;q=0.1", true, false],
  ["brotli, xgzip", false, false],
  ["", false, false],
  [undefined, false, false],
])("the Accept-Encoding %j accepts br: %s, gzip: %s", (header, br, gzip) => {
  expect([accepts(header, "br"), accepts(header, "gzip")]).toEqual([br, gzip]);
});
