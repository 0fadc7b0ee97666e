import { expect, test } from "vitest";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { restartUnderLoad } from "./rolling-restart.ts";

test("a rolling restart under load fails no request (docs/security.md fault 23)", async () => {
  const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(1, 100);
  expect(failed).toEqual([]);
  expect(exitCodes).toEqual([0]);
  expect(requests).toBeGreaterThan(200);
  expect(longestStop).toBeLessThan(10_000);
});

test("when a server does not start again, the restart fails and ends the other one", async () => {
  const started: StartedServer[] = [];
  const start = async () => {
    if (started.length === 2) throw new Error("no third start");
    const server = await startServer();
    started.push(server);
    return server;
  };
  await expect(restartUnderLoad(1, 1, start)).rejects.toThrow("no third start");
  expect(started.map(({ process: { exitCode } }) => exitCode)).toEqual([0, 0]);
});
