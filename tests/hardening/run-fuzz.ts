import { startServer } from "../support/started-server.ts";
import { fuzz } from "./fuzz.ts";
import type { Row } from "./row.ts";

/** docs/security.md fault 25 at its full count: 10,000 random requests. */
export const requestsByChance: Row = {
  name: "fuzz",
  shows: "fault 25: requests put together by chance [requests] [seed]",
  async run([count = "10000", seed = "42"]) {
    const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
    const { requests, statuses, failed } = await fuzz(server, Number(count), Number(seed));
    const ended = server.process.exitCode;
    await server.stop();
    const answered = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    return [
      {
        figure: [
          `${requests} requests: ${answered.join(", ")}; ${failed.length} failed`,
          ...failed.slice(0, 20),
        ].join("\n    "),
        bar: "0 failed",
        passed: failed.length === 0,
      },
      {
        figure: `the server ${ended === null ? "lives" : `ended with ${ended}`}`,
        bar: "lives",
        passed: ended === null,
      },
    ];
  },
};
