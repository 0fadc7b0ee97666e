import { expect, test } from "vitest";
import { startServer } from "../support/started-server.ts";
import { fuzz } from "./fuzz.ts";

test("forms and addresses put together by chance neither fail nor end the server (docs/security.md fault 25)", async () => {
  const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  const { statuses, failed } = await fuzz(server, 300);
  expect(failed).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "400", "422"]));
  expect(await server.stop()).toBe(0);
});
