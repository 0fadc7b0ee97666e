import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many connections there may be, and what each may ask for. */
interface Limits {
  readonly most: number;
  /** Requests of one connection, waiting or under way. */
  readonly pipelined: number;
  /** How long a connection may be idle before it makes room for another: its first request may be on its way. */
  readonly idleMilliseconds: number;
  readonly unread: {
    /** How long an answer may go without anything of it being taken. */
    readonly milliseconds: number;
    /** How often that is looked after. */
    readonly interval: number;
  };
}

/** An open connection. */
interface Connection {
  /** The request under way, and those that came after it. */
  readonly requests: (readonly [IncomingMessage, ServerResponse])[];
  idleSince: number;
  /** Bytes taken by the client when last looked at, and since when it has been so many; null where nothing waits to be taken. */
  unread: { readonly taken: number; readonly since: number } | null;
}

/**
 * Listens to a server's connections, and gives each request to `listener` when the answers before it have been taken:
 * whoever asks and does not read has one answer made, not hundreds.
 *
 * At the limit of connections, the one that has been idle for longest makes room for the newcomer, so that a new client,
 * such as a health check, is always heard. Where none has been idle for a while, the oldest goes.
 */
export function limitConnections(
  server: Server,
  { most, pipelined, idleMilliseconds, unread }: Limits,
  listener: RequestListener,
): void {
  /** Those idle for longest first. */
  const open = new Map<Socket, Connection>();

  const next = (socket: Socket, connection: Connection): void => {
    const [first] = connection.requests;
    if (first === undefined) {
      // Idle from now on, and so the last in line to make room.
      connection.idleSince = performance.now();
      if (open.delete(socket)) open.set(socket, connection);
      return;
    }
    if (socket.destroyed) return;
    first[1].once("close", () => {
      connection.requests.shift();
      next(socket, connection);
    });
    listener(...first);
  };

  server.on("connection", (socket: Socket) => {
    const now = performance.now();
    if (open.size >= most) makeRoom(open, now - idleMilliseconds);
    open.set(socket, { requests: [], idleSince: now, unread: null });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined) return;
    if (connection.requests.push([request, response]) > pipelined) socket.destroy();
    else if (connection.requests.length === 1) next(socket, connection);
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) connection.unread = null;
      else if (connection.unread?.taken !== taken) connection.unread = { taken, since: now };
      else if (now - connection.unread.since >= unread.milliseconds) socket.destroy();
    }
  }, unread.interval);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

/** Closes the connection that has been idle for longest, or the oldest where none has been idle since before. */
function makeRoom(open: Map<Socket, Connection>, before: number): void {
  let [victim] = open.keys();
  for (const [socket, { requests, idleSince }] of open)
    if (requests.length === 0) {
      if (idleSince <= before) victim = socket;
      break;
    }
  if (victim === undefined) return;
  open.delete(victim);
  victim.destroy();
}
