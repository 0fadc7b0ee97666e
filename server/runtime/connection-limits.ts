import { readFileSync } from "node:fs";

/** What a client may take of time and room in its connections (docs/security.md row 23, 25). */
export const connectionLimits = {
  /** As Node's server is made with them, in milliseconds and bytes. */
  node: {
    // Timeouts are enforced when Node looks, and it looks every half minute unless told.
    connectionsCheckingInterval: 2_000,
    /** From the connection, or the first byte of a request, to the end of its head. */
    headersTimeout: 10_000,
    /** To the end of its body. */
    requestTimeout: 30_000,
    /** From the end of an answer to the next request. */
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
  },
  headers: 100,
  /** Requests that one connection may have waiting or under way; browsers send one after the other. */
  pipelined: 8,
  /** Where connections have to make room, one that is idle for so long goes first. */
  idleMilliseconds: 1_000,
  /** An answer of which nothing is taken for so long ends its connection; looked after as often as it says. */
  unread: { milliseconds: 30_000, interval: 5_000 },
  /** Open at the same time at most, whatever the system allows. */
  connections: 4096,
  /** Of the files that a process may have open, so many are kept for what is not a connection: the database, files, mail. */
  keptFiles: 192,
} as const;

/** POSIX promises at least 20; whatever cannot tell has more. */
const assumedFiles = 1024;

/** How many files this process may have open (`ulimit -n`; Node raises it to the hard limit when it starts). */
export function readFileLimit(): number {
  const text = tryReading("/proc/self/limits") ?? "";
  const told = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1] ?? reportedLimit();
  if (told === "unlimited") return Infinity;
  return told === undefined ? assumedFiles : Number(told);
}

function tryReading(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Where there is no /proc, as on macOS. */
function reportedLimit(): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Node documents its report
  const report = process.report.getReport() as {
    readonly userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = report.userLimits?.open_files?.soft;
  return soft === undefined ? undefined : String(soft);
}

/** How many connections may be open under a limit of files. */
export const maxConnections = (fileLimit: number): number =>
  Math.max(Math.min(connectionLimits.connections, fileLimit - connectionLimits.keptFiles), 64);
