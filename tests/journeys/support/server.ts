import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where the server of a run listens and keeps its data; the workers read it from the environment they inherit. */
export interface JourneyServer {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
}

const portName = "JOURNEYS_PORT";
const dataDirName = "JOURNEYS_DATA_DIR";

/** Whether this is the main process of the run. It chooses port and folder; the workers use them. */
export const leadsTheRun = process.env[portName] === undefined;

/** The server of this run: a free port and a new folder, chosen by the main process. */
export async function journeyServer(): Promise<JourneyServer> {
  if (leadsTheRun && process.env[portName] === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), "anaba-journeys-"));
    process.env[portName] = String(await freePort());
    process.env[dataDirName] = folder;
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  const port = Number(process.env[portName]);
  return { port, origin: `http://localhost:${port}`, dataDir: process.env[dataDirName] ?? "" };
}

/**
 * A free port, below those that systems use for outgoing connections: such a connection might take it before the server
 * does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
