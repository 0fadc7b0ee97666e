import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Limits of the server's connections. */
interface Limits {
  readonly most: number;
  /** The most requests that one connection may have in progress or waiting. */
  readonly pipelined: number;
  /**
   * A connection that has been idle for this long may be closed to make room. A younger one may be about to send its
   * first request.
   */
  readonly idleMilliseconds: number;
  /**
   * A connection on which no request is in progress, or whose client reads nothing of a response, for this long is closed,
   * whatever it sends meanwhile.
   */
  readonly stalledMilliseconds: number;
}

/** An open connection. */
interface Connection {
  /** The request in progress, and those that wait behind it. */
  readonly requests: (readonly [IncomingMessage, ServerResponse])[];
  idleSince: number;
  /** The bytes that the client's system has accepted, at the last check, and since when it is as many. */
  sent: number;
  sentSince: number;
}

/** How often the progress of a connection is checked within that time. */
const checks = 4;

/**
 * Passes a server's requests to `listener`, one at a time for each connection: the next request starts when the
 * client has read the response before it. So a client that sends requests without reading costs one response, not
 * hundreds.
 *
 * At the limit of connections, the one that has been idle longest is closed, so that new clients, such as a health
 * check, are always served. When none has been idle long enough, the oldest connection is closed.
 */
export function limitConnections(
  server: Server,
  { most, pipelined, idleMilliseconds, stalledMilliseconds }: Limits,
  listener: RequestListener,
): void {
  /** In the order of idleness, the longest idle first. */
  const open = new Map<Socket, Connection>();

  const next = (socket: Socket, connection: Connection): void => {
    const [first] = connection.requests;
    if (first === undefined) {
      // The connection is idle now, so it moves to the end of the order.
      connection.idleSince = performance.now();
      if (open.delete(socket)) open.set(socket, connection);
    } else if (!socket.destroyed) {
      first[1].once("close", () => {
        connection.requests.shift();
        next(socket, connection);
      });
      listener(...first);
    }
  };

  // Node's own timeouts of a connection begin again with each byte that the client sends, or end with it.
  const checking = setInterval(
    () => closeStalled(open, performance.now() - stalledMilliseconds),
    stalledMilliseconds / checks,
  ).unref();
  server.once("close", () => clearInterval(checking));
  server.on("connection", (socket: Socket) => {
    const now = performance.now();
    if (open.size >= most) closeOne(open, now - idleMilliseconds);
    open.set(socket, { requests: [], idleSince: now, sent: 0, sentSince: now });
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined) return;
    const count = connection.requests.push([request, response]);
    if (count > pipelined) socket.destroy();
    else if (count === 1) next(socket, connection);
  });
}

/** Closes the connections that have had no request, or whose clients have read nothing of a response, since `before`. */
function closeStalled(open: ReadonlyMap<Socket, Connection>, before: number): void {
  for (const [socket, connection] of open) {
    if (connection.requests.length === 0 && connection.idleSince <= before) {
      socket.destroy();
      continue;
    }
    const sent = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || sent !== connection.sent) {
      connection.sent = sent;
      connection.sentSince = performance.now();
    } else if (connection.sentSince <= before) socket.destroy();
  }
}

/** Closes the connection that has been idle longest; when none has been idle since `before`, the oldest one. */
function closeOne(open: Map<Socket, Connection>, before: number): void {
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
