import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress } from "node:zlib";
import { listening } from "../../support/listening.ts";
import { journeyServer } from "./server.ts";

/** How the line is: whole, cut, without an answer, or with a proxy that finds no server. */
type State = "whole" | "cut" | "silent" | "bad gateway";

/** The line between a browser and the site, for journeys that lose it. */
export interface Line {
  readonly origin: string;
  /** What has been asked for, in order: paths with queries. */
  readonly asked: readonly string[];
  readonly set: (state: State) => void;
  /** Calls `act` before the response to each request for a path like this is sent. */
  readonly before: (path: RegExp, act: () => void) => void;
  /** Changes the text of the responses to this path. */
  readonly rewrite: (path: string, change: (text: string) => string) => void;
  /** Leads to another server from now on, which listens on this port. */
  readonly leadTo: (port: number) => void;
  readonly end: () => Promise<void>;
}

/** A line to the server of the journeys. */
export async function openLine(): Promise<Line> {
  const { origin: ownOrigin, port: ownPort } = journeyServer;
  const asked: string[] = [];
  const acts: (readonly [path: RegExp, act: () => void])[] = [];
  const changes = new Map<string, (text: string) => string>();
  let state: State = "whole";
  let port = ownPort;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = incoming.url ?? "/";
    asked.push(target);
    for (const [path, act] of acts) if (path.test(target)) act();
    if (state === "cut") incoming.socket.destroy();
    else if (state === "bad gateway")
      outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    else if (state === "whole") forward(incoming, outgoing, target);
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
    const change = changes.get(target);
    const { origin: from, ...sent } = incoming.headers;
    const headers = {
      ...sent,
      host: new URL(ownOrigin).host,
      connection: "close",
      ...(from !== undefined && { origin: ownOrigin }),
      ...(change !== undefined && { "accept-encoding": "br" }),
    };
    const onward = request({ port, method: incoming.method, path: target, headers, agent: false });
    onward.on("response", (response) => {
      const { connection: _connection, "keep-alive": _keepAlive, ...received } = response.headers;
      const status = response.statusCode ?? 502;
      if (change === undefined) {
        outgoing.writeHead(status, received);
        pipeline(response, outgoing, () => undefined);
        return;
      }
      const isPacked = received["content-encoding"] === "br";
      for (const name of ["content-length", "content-encoding", "etag"]) delete received[name];
      const plain = isPacked ? response.pipe(createBrotliDecompress()) : response;
      text(plain).then(
        (body) => outgoing.writeHead(status, received).end(change(body)),
        // The line was cut meanwhile.
        () => outgoing.destroy(),
      );
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    pipeline(incoming, onward, () => undefined);
  }

  const server = createServer(answer);
  const origin = `http://localhost:${await listening(server)}`;
  return {
    origin,
    asked,
    set: (wanted) => {
      state = wanted;
      // Otherwise the browser would go on with a connection of before.
      if (wanted === "cut") server.closeAllConnections();
    },
    before: (path, act) => void acts.push([path, act]),
    rewrite: (path, change) => void changes.set(path, change),
    leadTo: (other) => {
      port = other;
    },
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
