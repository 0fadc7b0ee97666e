import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { longestLength } from "./body/body-limits.ts";
import { discardBody, readBody } from "./incoming-body.ts";
import type { FinishedResponse, Pipeline } from "./pipeline.ts";
import { announcedLength, readTarget, type SiteRequest } from "./request/request.ts";

/** With at most this much of an unwanted body left, in bytes, the connection is kept for the next request. */
const maxUnread = 64 * 1024;
/** So long the connection waits for the rest of it, in milliseconds: as for a body that is read (`incoming-body.ts`). */
const longestRest = 10_000;

/** Longer bodies are written in pieces of this many bytes, so that `connections.ts` sees whether the client reads. */
const pieceLength = 64 * 1024;

/** Converts Node's request for the layers. */
function readRequest(incoming: IncomingMessage): SiteRequest {
  const { method = "", httpVersion, url: target = "", headers, rawHeaders, socket } = incoming;
  const request: SiteRequest = {
    id: randomUUID(),
    method,
    httpVersion,
    target,
    ...readTarget(target),
    headers,
    rawHeaders,
    socketAddress: socket.remoteAddress ?? "",
    body: () => readBody(incoming, longestLength(request)),
  };
  return request;
}

/** Adapts the pipeline to the request listener of Node's server. */
export const listenerOf =
  (pipeline: Pipeline): RequestListener =>
  (incoming, response) => {
    const request = readRequest(incoming);
    const run = () => {
      const result = pipeline(request);
      if (!(result instanceof Promise)) return send(result, request, incoming, response);
      result.then(
        (late) => send(late, request, incoming, response),
        () => incoming.socket.destroy(),
      );
    };
    // Lets Node parse the part of the body that has already arrived: Node itself answers a malformed one.
    if (announcedLength(request) === 0) run();
    else process.nextTick(run);
  };

function send(
  { status, headers, body }: FinishedResponse,
  request: SiteRequest,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const length = announcedLength(request);
  const isUnread = length !== 0 && !incoming.complete;
  if (isUnread && (length === "some" || length > maxUnread)) {
    response.writeHead(status, [...headers, "Connection", "close"]);
    response.write(body ?? "", "latin1");
    void discardBody(incoming, response);
    return;
  }
  response.writeHead(status, headers);
  if (body instanceof Uint8Array && body.length > pieceLength) writePieces(body, response);
  else response.end(body ?? "", "latin1");
  if (!isUnread) return;
  const timer = setTimeout(() => incoming.destroy(), longestRest).unref();
  incoming.once("close", () => clearTimeout(timer));
}

function writePieces(body: Uint8Array, response: ServerResponse): void {
  let written = 0;
  const write = () => {
    while (written < body.length)
      if (!response.write(body.subarray(written, (written += pieceLength))))
        return void response.once("drain", write);
    response.end();
  };
  write();
}
