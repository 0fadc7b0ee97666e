import { haproxy } from "../support/proxies.ts";
import type { Row } from "./row.ts";
import { browseBeside } from "./slow-clients.ts";
import { proxyIn, startAttacked, through } from "./target.ts";

/** After this many seconds no unfinished request may be left. */
const longestHeld = 60;

/**
 * docs/security.md row 23 at its full count: for 70 s, 400 clients send headers or bodies at a byte a second, or do
 * not read their responses, while people browse. Connections with unfinished requests are closed within a minute.
 */
export const slowClients: Row = {
  name: "slow-clients",
  shows:
    "row 23: clients that send a byte a second or do not read, beside people [clients] [seconds] [proxy]",
  async run(args) {
    const { proxy, rest } = proxyIn(args);
    const [count = "400", length = "70"] = rest;
    const [clients, seconds] = [Number(count), Number(length)];
    const { target, stop } = await startAttacked(proxy);
    const alone = await browseBeside(target, 0, Math.ceil(seconds / 4));
    const beside = await browseBeside(target, clients, seconds);
    await stop();
    // nginx and Caddy hold a body of a byte a second for longer than this row runs (decision 45).
    const collectsBodies = proxy !== null && proxy !== haproxy;
    const unfinished = Math.floor((clients * (collectsBodies ? 1 : 2)) / 3);
    return [
      {
        figure: `${through(proxy)}${beside.pages} pages beside ${clients} slow clients: ${beside.failed} failed`,
        bar: "0 failed",
        passed: beside.failed === 0,
      },
      {
        figure: `p99 ${beside.p99.toFixed(1)} ms, alone ${alone.p99.toFixed(1)} ms over ${alone.pages} pages`,
        bar: "twice as long as alone, or 100 ms",
        passed: beside.p99 <= Math.max(2 * alone.p99, 100),
      },
      {
        figure: `${beside.closed} of the clients were shown out in ${seconds} s${seconds < longestHeld ? " (too short to judge)" : ""}`,
        bar: `${unfinished} within ${longestHeld} s`,
        passed: seconds < longestHeld || beside.closed >= unfinished,
      },
    ];
  },
};
