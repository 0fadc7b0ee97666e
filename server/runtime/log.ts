import pino, { type DestinationStream, type Logger } from "pino";

/** Lines wait until so many bytes have come together, or so many milliseconds have passed. */
const blockSize = 8 * 1024;
const longestWait = 200;
const urgent = pino.levels.values["warn"] ?? 0;

/** The structured log, one JSON object a line, to stdout unless told otherwise. */
export const createLog = (level: string, to: DestinationStream = bufferedStdout()): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);

/**
 * Stdout in blocks: a write for each line would cost more than a kept page does. Warnings and errors are written at
 * once, with all that waited before them, and so is the rest when the process ends.
 */
function bufferedStdout(): DestinationStream {
  const out = pino.destination({ minLength: blockSize, periodicFlush: longestWait });
  process.once("exit", () => out.flushSync());
  const stream = {
    // Has pino note the level of each line before it writes it.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      out.write(line);
      if (stream.lastLevel >= urgent) out.flushSync();
    },
  };
  return stream;
}
