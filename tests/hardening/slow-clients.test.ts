import { expect, test } from "vitest";
import { startServer } from "../support/started-server.ts";
import { browseBeside } from "./slow-clients.ts";
import { direct } from "./target.ts";

test("beside 90 slow clients every page comes (docs/security.md row 23)", async () => {
  const server = await startServer();
  const { pages, failed } = await browseBeside(direct(server.port), 90, 2);
  expect({ pages, failed }).toEqual({ pages: 20, failed: 0 });
  await server.stop();
});
