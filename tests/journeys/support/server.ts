import { createHash, randomInt } from "node:crypto";
import { createServer } from "node:net";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..", "..");
/** Each checkout has a port of its own, so that journeys can run in several at the same time. */
const port = Number(
  process.env["JOURNEYS_PORT"] ??
    20_000 + (createHash("sha256").update(root).digest().readUInt16BE() % 10_000),
);

/** The server of the journeys (`playwright.config.ts` starts it). */
export const journeyServer = {
  port,
  origin: `http://localhost:${port}`,
  /** Emptied at the start of each run. */
  dataDir: path.join(root, "artefacts", "journeys-data"),
} as const;

/**
 * A free port, below those that systems use for outgoing connections: such a connection might take it before the server
 * does.
 */
export async function freePort(): Promise<number> {
  const free = randomInt(20_000, 30_000);
  return (await isFree(free)) ? free : freePort();
}

const isFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(candidate, "127.0.0.1", () => server.close(() => resolve(true)));
  });
