import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { discardBody, readBody } from "./incoming-body.ts";
import type { FinishedResponse, Pipeline } from "./pipeline.ts";
import { announcedLength, readTarget, type SiteRequest } from "./request.ts";

/** With at most this much of an unwanted body left, in bytes, the connection is kept for the next request. */
const maxUnread = 64 * 1024;
/** Longer bodies are written in chunks of this size, so that a client's reading progress can be observed. */
const chunkLength = 64 * 1024;

/** Converts Node's request for the layers. */
function readRequest(incoming: IncomingMessage): SiteRequest {
  const { method = "", httpVersion, url: target = "", headers, rawHeaders, socket } = incoming;
  return {
    id: randomUUID(),
    method,
    httpVersion,
    target,
    ...readTarget(target),
    headers,
    rawHeaders,
    socketAddress: socket.remoteAddress ?? "",
    body: () => readBody(incoming),
  };
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
  if (isUnwanted(request, incoming)) {
    response.writeHead(status, [...headers, "Connection", "close"]);
    response.write(body ?? "", "latin1");
    discardBody(incoming, () => response.end());
    return;
  }
  response.writeHead(status, headers);
  if (body instanceof Uint8Array && body.length > chunkLength) writeChunks(body, response);
  else if (body === null) response.end();
  else response.end(body, "latin1");
}

/** Whether so much of the body is still to come that the connection is closed instead of reused. */
function isUnwanted(request: SiteRequest, incoming: IncomingMessage): boolean {
  const length = announcedLength(request);
  if (length === 0 || incoming.readableEnded) return false;
  return length === "some" || length > maxUnread;
}

function writeChunks(body: Uint8Array, response: ServerResponse): void {
  let written = 0;
  const write = () => {
    while (written < body.length) {
      const chunk = body.subarray(written, (written += chunkLength));
      if (!response.write(chunk)) return void response.once("drain", write);
    }
    response.end();
  };
  write();
}
