import { expect, test } from "vitest";
import { startServer } from "../support/started-server.ts";
import { fuzz } from "./fuzz.ts";

test("random forms and addresses cause no server error and no crash (docs/security.md fault 25)", async () => {
  const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  const { statuses, failed } = await fuzz(server, 1200);
  expect(failed).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "400", "422"]));
  expect(await server.stop()).toBe(0);
});
