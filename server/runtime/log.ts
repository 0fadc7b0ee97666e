import pino, { type DestinationStream, type Logger } from "pino";

/** Lines are written when this many bytes have collected, or this many milliseconds have passed. */
const blockSize = 8 * 1024;
const longestWait = 200;
const urgent = pino.levels.values["warn"] ?? 0;

/** Creates the structured log: one JSON object a line, on stdout by default. */
export const createLog = (level: string, to: DestinationStream = bufferedStdout()): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);

/**
 * Buffers stdout: a write for each line would cost more than serving a cached page. A warning or an error flushes the
 * buffer at once, and so does the end of the process.
 */
function bufferedStdout(): DestinationStream {
  const out = pino.destination({ minLength: blockSize, periodicFlush: longestWait });
  process.once("exit", () => out.flushSync());
  const stream = {
    // Makes pino set `lastLevel` before each write.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      out.write(line);
      if (stream.lastLevel >= urgent) out.flushSync();
    },
  };
  return stream;
}
