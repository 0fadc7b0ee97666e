/**
 * Hardening row 23 at its full count: 400 clients that send heads or bodies a byte a second, or do not read what they
 * asked for, for 70 s, while people browse. The exit code is 1 if a page fails or takes more than twice as long as
 * before (and more than 100 ms), or if the clients with unfinished requests are still there.
 * Run: npm run hardening:slow-clients, or with other numbers: npm run hardening:slow-clients -- <clients> <seconds>
 */
import { startServer } from "../support/started-server.ts";
import { browseBeside } from "./slow-clients.ts";

const clients = Number(process.argv[2] ?? 400);
const seconds = Number(process.argv[3] ?? 70);
const server = await startServer();
const alone = await browseBeside(server.port, 0, Math.ceil(seconds / 4));
const beside = await browseBeside(server.port, clients, seconds);
await server.stop();
process.stdout.write(
  `alone: ${alone.pages} pages, ${alone.failed} failed, p99 ${alone.p99.toFixed(1)} ms\n` +
    `beside ${clients} slow clients: ${beside.pages} pages, ${beside.failed} failed, p99 ${beside.p99.toFixed(1)} ms; ` +
    `${beside.closed} of the clients were shown out\n`,
);
const isSlow = beside.p99 > Math.max(2 * alone.p99, 100);
const unfinished = Math.floor((clients * 2) / 3);
if (beside.failed > 0 || isSlow || (seconds >= 60 && beside.closed < unfinished)) process.exitCode = 1;
