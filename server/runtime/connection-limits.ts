/** Limits for the connections of clients (docs/security.md rows 23 and 25). */
export const connectionLimits = {
  /** Options of Node's server, in milliseconds and bytes. */
  node: {
    // Node enforces its timeouts at this interval; the default is 30 seconds.
    connectionsCheckingInterval: 2_000,
    /** From the connection, or the first byte of a later request, to the end of the headers. */
    headersTimeout: 10_000,
    /** To the end of the request's body: a picture of 5 MB at 45 kB/s. `incoming-body.ts` refuses slower ones sooner. */
    requestTimeout: 120_000,
    /** From the end of a response to the next request. */
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
  },
  headers: 100,
  /** The most requests that one connection may have in progress or waiting. Browsers send them one after the other. */
  pipelined: 8,
  /** At the limit of connections, those idle for this long are closed first. */
  idleMilliseconds: 1_000,
  /** A connection without a request, or whose client reads nothing of a response, for this long is closed. */
  stalledMilliseconds: 20_000,
  /** The most open connections, even when the system allows more. */
  connections: 4096,
  /**
   * The most connections that may wait to be accepted; the system may allow fewer (Linux: net.core.somaxconn). Beyond Node's
   * 511 the system drops them, and those of a health check with them, until their senders try again. Node accepts one in
   * each turn of the event loop (docs/security.md, "Deviations").
   */
  waiting: 4096,
  /** File descriptors reserved for everything that is not a connection: the database, files, mail. */
  keptFiles: 192,
} as const;

/** Used when the limit cannot be read. */
const assumedFiles = 1024;

/** How many files this process may have open (`ulimit -n`). Node raises the limit to the hard limit when it starts. */
export function readFileLimit(): number {
  // Otherwise the report asks the DNS for the name of each open connection's other end, and blocks until it answers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const soft = report.userLimits?.open_files?.soft ?? assumedFiles;
  return soft === "unlimited" ? Infinity : Number(soft);
}

/** How many connections may be open, given the limit of open files. */
export const maxConnections = (fileLimit: number): number =>
  Math.max(Math.min(connectionLimits.connections, fileLimit - connectionLimits.keptFiles), 64);
