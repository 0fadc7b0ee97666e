import pino, { type DestinationStream, type Logger } from "pino";
import { isUnavailable } from "./refused.ts";
import type { Metrics } from "./metrics.ts";

/** Lines are written when this many bytes have collected, or this many milliseconds have passed. */
const blockSize = 8 * 1024;
const longestWait = 200;
const urgent = pino.levels.values["warn"] ?? 0;

/** During an outage, of equal lines only one is written in this many milliseconds. */
const outagePause = 10_000;

/** Creates the structured log: one JSON object a line, on stdout by default. */
export const createLog = (
  level: string,
  to: DestinationStream = bufferedStdout(),
  metrics?: Pick<Metrics, "logged">,
): Logger => {
  const shortened = createOutages();
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutValues },
      hooks: {
        logMethod(args, method, number) {
          metrics?.logged(pino.levels.labels[number] ?? "");
          const [about, message, ...rest] = args;
          const line = shortened(about, String(message));
          if (line === about) method.apply(this, args);
          else if (line !== null) method.apply(this, [line, message, ...rest]);
        },
      },
    },
    to,
  );
};

/** The fields of PostgreSQL's errors that quote the values of a row (PostgreSQL, protocol, error fields D and W). */
const quoting: ReadonlySet<string> = new Set(["detail", "where"]);

/** An error for the log without personal data. */
const withoutValues = (error: unknown): unknown =>
  error instanceof Error
    ? Object.fromEntries(
        Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !quoting.has(name)),
      )
    : error;

/**
 * During an outage of the database or the storage, every request would log an error with a stack. The outage has a line
 * of its own. Of the others, the first of each message is written without its stack; the next one has the number of
 * those left out.
 */
function createOutages(): (about: unknown, message: string) => unknown {
  const seen = new Map<string, { since: number; left: number }>();
  return (about, message) => {
    if (typeof about !== "object" || about === null || !("err" in about) || !isOutage(about.err))
      return about;
    const now = performance.now();
    const kind = seen.get(message);
    if (kind !== undefined && now - kind.since < outagePause) {
      kind.left += 1;
      return null;
    }
    seen.set(message, { since: now, left: 0 });
    const { err, ...rest } = about;
    const alike = kind === undefined || kind.left === 0 ? {} : { alike: kind.left };
    return { ...rest, reason: reasonOf(err), ...alike };
  };
}

/** Whether the error is an outage of the database or the storage, not a fault in this process. */
const isOutage = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Error && error.name === "TimedOut");

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.name : "unknown";
};

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
