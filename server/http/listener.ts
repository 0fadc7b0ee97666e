import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ClientGone, type FinishedAnswer, type Pipeline } from "./pipeline.ts";
import { announcedLength, readTarget, type SiteRequest } from "./request.ts";

/** What is left of a body that nobody wants is read and thrown away, so that its sender gets to read the answer. */
const discarded = { withoutClosing: 64 * 1024, bytes: 8 * 1024 * 1024, milliseconds: 5000 } as const;
/** A longer body is written piece by piece: each that is taken shows that somebody reads. */
const pieceLength = 64 * 1024;

async function* readIncoming(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // The connection must outlive a reader that has had enough: it still brings the answer.
    yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new ClientGone("the body was broken off", { cause: error });
  }
}

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
    body: () => readIncoming(incoming),
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
  { status, headers, body }: FinishedAnswer,
  request: SiteRequest,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  if (isUnwanted(request, incoming)) {
    response.writeHead(status, [...headers, "Connection", "close"]);
    response.write(body ?? "", "latin1");
    discard(incoming, response);
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
  return length === "some" || length > discarded.withoutClosing;
}

/** Ends a response that has been written once the rest of the request's body has come, or too much of it, or too late. */
function discard(incoming: IncomingMessage, response: ServerResponse): void {
  let length = 0;
  const end = () => {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  };
  const timer = setTimeout(end, discarded.milliseconds);
  incoming.on("data", (chunk: Uint8Array) => {
    length += chunk.length;
    if (length > discarded.bytes) end();
  });
  incoming.on("end", end).on("error", end).on("close", end);
  incoming.resume();
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
