import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { discardBody, readBody } from "./incoming-body.ts";
import type { FinishedResponse, Pipeline } from "./pipeline.ts";
import { announcedLength, readTarget, type SiteRequest } from "./request.ts";

/** So much of a body that nobody wants may be left for the connection to be of use for a next request. */
const maxLeft = 64 * 1024;
/** A longer body is written piece by piece: each that is taken shows that somebody reads. */
const pieceLength = 64 * 1024;

/** A request of Node's as the layers see it. */
function readRequest(incoming: IncomingMessage): SiteRequest {
  const { method = "", url: target = "", headers, rawHeaders, socket } = incoming;
  return {
    id: randomUUID(),
    method,
    target,
    ...readTarget(target),
    headers,
    rawHeaders,
    socketAddress: socket.remoteAddress ?? "",
    body: () => readBody(incoming),
  };
}

/** Turns the pipeline into what Node's server calls. */
export const listenerOf =
  (pipeline: Pipeline): RequestListener =>
  (incoming, response) => {
    const request = readRequest(incoming);
    const run = () => {
      const answer = pipeline(request);
      if (!(answer instanceof Promise)) return send(answer, request, incoming, response);
      answer.then(
        (late) => send(late, request, incoming, response),
        () => incoming.socket.destroy(),
      );
    };
    // What has come of the body is parsed first: one that is none is answered by Node.
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
  if (body instanceof Uint8Array && body.length > pieceLength && request.method !== "HEAD")
    writePieces(body, response);
  else if (body === null) response.end();
  else response.end(body, "latin1");
}

/** Whether so much of a body may still come that the connection is of no use for a next request. */
function isUnwanted(request: SiteRequest, incoming: IncomingMessage): boolean {
  const length = announcedLength(request);
  if (length === 0 || incoming.readableEnded) return false;
  return length === "some" || length > maxLeft;
}

function writePieces(body: Uint8Array, response: ServerResponse): void {
  let written = 0;
  const write = () => {
    while (written < body.length) {
      const piece = body.subarray(written, (written += pieceLength));
      if (!response.write(piece)) return void response.once("drain", write);
    }
    response.end();
  };
  write();
}
