import { createHash } from "node:crypto";
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
