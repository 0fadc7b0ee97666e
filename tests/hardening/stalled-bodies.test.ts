import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { preparePeople } from "../../bench/support/people.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { stallUploads, statusOf } from "./stalled-bodies.ts";
import { direct } from "./target.ts";

let server: StartedServer;
let folder: string;
beforeAll(async () => {
  ({ folder } = await preparePeople({ users: 10, reviews: {}, sessions: 10 }));
  server = await startServer({ DATA_DIR: folder, LOG_LEVEL: "info" });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  { count: 5, people: 1, admitted: 2 },
  { count: 20, people: 10, admitted: 8 },
])(
  "of $count uploads by $people that stop before their end $admitted are read, the others refused; then there is room again",
  async ({ count, people, admitted }) => {
    // A second time, after the first ones have left.
    for (let time = 0; time < 2; time += 1) {
      const clients = stallUploads(direct(server.port), { count, people });
      const statuses = () =>
        clients
          .answers()
          .map(statusOf)
          .toSorted((a, b) => a - b);
      const expected = Array.from({ length: count }, (_, n) => (n < admitted ? 0 : 503));
      await expect.poll(statuses).toEqual(expected);
      for (const answer of clients.answers().filter((text) => text !== ""))
        expect(answer).toMatch(/^retry-after: 1$/im);
      const brokenOff = () => server.said().split('"request aborted"').length;
      const before = brokenOff();
      clients.leave();
      await expect.poll(brokenOff).toBe(before + admitted);
    }
  },
);
