import type { IncomingMessage, ServerResponse } from "node:http";
import { releaseChunk } from "./body/chunk-memory.ts";
import { ClientGone, isClientGone } from "./pipeline.ts";

/** How much of an unwanted body is read and dropped, and for how long. */
const discarded = { bytes: 8 * 1024 * 1024, milliseconds: 5000 } as const;

/**
 * The pace of a body is checked after each interval of so many milliseconds. In each one it must bring so many bytes:
 * the longest form, which then ends within the first. After each one so much of it must have arrived that the same pace
 * ends it after this many intervals, when Node's `requestTimeout` would break it off.
 */
const leastPace = { milliseconds: 10_000, bytes: 64 * 1024, intervals: 12 } as const;

/**
 * A body may have this many chunks of any length. With more, their average length must reach this many bytes: networks
 * make larger ones (RFC 9293 §3.7.1: 536 bytes), and a tiny chunk costs as much time as a large one.
 */
const tinyChunks = { chunks: 256, bytes: 128 } as const;

/** Node's own answers to a request that its parser refuses, and to one that takes too long. */
const reasons = { 400: "Bad Request", 408: "Request Timeout" } as const;

/**
 * Yields the chunks of a body of this length, in bytes. One that is too slow or comes in tiny chunks is refused with
 * `respond`, and its connection is closed at once: the parser hands on all chunks of one read, ten thousand of a byte.
 * @throws ClientGone when the connection ends before the body does, and after a refusal.
 */
async function* readChunks(
  incoming: IncomingMessage,
  length: number,
  respond: (status: keyof typeof reasons) => void,
): AsyncGenerator<Uint8Array> {
  let [chunks, bytes, bytesBefore, intervals] = [0, 0, 0, 0];
  const refuse = (status: keyof typeof reasons, why: string) => {
    respond(status);
    const refusal = new ClientGone(why, { refusedWith: status });
    incoming.destroy(refusal);
    return refusal;
  };
  const pacing = setInterval(() => {
    intervals += 1;
    const due = (length * intervals) / leastPace.intervals;
    if (bytes - bytesBefore < leastPace.bytes || bytes < due) refuse(408, "the body was too slow");
    bytesBefore = bytes;
  }, leastPace.milliseconds);
  try {
    // The connection still has to carry the response when the rest of a body is not read.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      chunks += 1;
      bytes += chunk.length;
      if (chunks > tinyChunks.chunks && bytes < chunks * tinyChunks.bytes)
        throw refuse(400, "the body was in tiny chunks");
      yield chunk;
    }
  } catch (error) {
    throw isClientGone(error) ? error : new ClientGone("the body was broken off", { cause: error });
  } finally {
    clearInterval(pacing);
  }
}

/**
 * Reads a body. A refused one gets the answer at once: no response of a layer would come in time.
 * @param length of the body in bytes, or the most that it may have.
 * @throws ClientGone when the connection ends before the body does, and after a refusal.
 */
export const readBody = (incoming: IncomingMessage, length: number): AsyncIterable<Uint8Array> =>
  readChunks(incoming, length, (status) =>
    incoming.socket.write(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\n\r\n`),
  );

/**
 * Reads the rest of a body and drops it, then ends the response. The client can only read the response after it has
 * sent its body.
 */
export async function discardBody(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const timer = setTimeout(() => response.end(), discarded.milliseconds);
  let bytes = 0;
  try {
    for await (const chunk of readChunks(incoming, 0, () => response.end())) {
      bytes += chunk.length;
      releaseChunk(chunk);
      if (bytes > discarded.bytes) break;
    }
  } catch {
    // The client has gone, with its response or without it.
  } finally {
    clearTimeout(timer);
    response.end();
  }
}
