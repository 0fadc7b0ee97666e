import type { IncomingMessage } from "node:http";
import { releaseChunk } from "./chunk-memory.ts";
import { ClientGone } from "./pipeline.ts";

/**
 * How much of an unwanted body is read and dropped, and for how long. The client can only read the response after it
 * has sent its body.
 */
const discarded = { bytes: 8 * 1024 * 1024, milliseconds: 5000 } as const;

/** What Node answers to a request that its parser refuses or that takes too long, and we to tiny chunks and slow bodies. */
const malformed = { status: 400, text: "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n" } as const;
const timedOut = { status: 408, text: "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n" } as const;

/**
 * A body must end or bring this many bytes in every interval of this many milliseconds: the longest form, which then
 * comes within one interval.
 */
const leastPace = { bytes: 64 * 1024, milliseconds: 10_000 } as const;

/** A body may have this many chunks of any length. With more, their average length must reach this many bytes. */
const tinyChunks = { chunks: 256, bytes: 128 } as const;

/**
 * Whether a body arrives in much smaller chunks than any network makes (RFC 9293 §3.7.1: 536 bytes). The parser needs
 * as much time for a tiny chunk as for a large one.
 */
const areTiny = (chunks: number, bytes: number) =>
  chunks > tinyChunks.chunks && bytes < chunks * tinyChunks.bytes;

/**
 * Passes on each chunk of a body with the number of bytes so far. When the chunks are too tiny, calls `onTiny` and
 * ends the connection at once: the parser has already read ten thousand of them, and only the end of their request
 * keeps it from handing on each one. Returns the function that stops all this.
 */
function listen(
  incoming: IncomingMessage,
  onChunk: (chunk: Uint8Array, bytes: number) => void,
  onTiny: () => void,
): () => void {
  let chunks = 0;
  let bytes = 0;
  const onData = (chunk: Uint8Array) => {
    bytes += chunk.length;
    chunks += 1;
    if (areTiny(chunks, bytes)) {
      incoming.off("data", onData);
      onTiny();
      incoming.destroy();
    } else onChunk(chunk, bytes);
  };
  incoming.on("data", onData);
  return () => incoming.off("data", onData);
}

/**
 * Reads a body in batches. A body may come in thousands of chunks, and each `await` costs time, so all chunks of one
 * socket read are yielded together. Tiny chunks and slow bodies are refused here, for no response would come in time.
 * @throws ClientGone when the connection ends before the body does, and after a refusal.
 */
export async function* readBody(incoming: IncomingMessage): AsyncGenerator<readonly Uint8Array[]> {
  const state: { batch: Uint8Array[]; isOver: boolean; broken: unknown } = {
    batch: [],
    isOver: false,
    broken: null,
  };
  let received = 0;
  let receivedBefore = 0;
  let wake: () => void = () => undefined;
  const onEnd = () => {
    state.isOver = true;
    wake();
  };
  const onBroken = (error?: unknown) => {
    // After the end, the close of the body is no news.
    if (!state.isOver) state.broken ??= error ?? new Error("the connection is closed");
    wake();
  };
  const refuse = ({ status, text }: typeof malformed | typeof timedOut, why: string) => {
    incoming.socket.write(text);
    onBroken(new ClientGone(why, { refusedWith: status }));
  };
  const unlisten = listen(
    incoming,
    (chunk, bytes) => {
      state.batch.push(chunk);
      received = bytes;
      wake();
    },
    () => refuse(malformed, "the body was in tiny chunks"),
  );
  const pacing = setInterval(() => {
    if (received - receivedBefore >= leastPace.bytes) receivedBefore = received;
    else if (!state.isOver) {
      refuse(timedOut, "the body was too slow");
      incoming.destroy();
    }
  }, leastPace.milliseconds);
  incoming.on("end", onEnd).on("error", onBroken).on("close", onBroken);
  try {
    for (;;) {
      await new Promise<void>((resolve) => {
        // Waits until the parser has finished the current socket read.
        wake = () => void setImmediate(resolve);
        if (state.batch.length > 0 || state.isOver || state.broken !== null) wake();
      });
      const { batch } = state;
      state.batch = [];
      if (batch.length > 0) yield batch;
      if (state.batch.length > 0) continue;
      if (state.isOver) return;
      if (state.broken !== null)
        throw state.broken instanceof ClientGone
          ? state.broken
          : new ClientGone("the body was broken off", { cause: state.broken });
    }
  } finally {
    // Only the listeners are removed: the connection still has to carry the response.
    clearInterval(pacing);
    unlisten();
    incoming.off("end", onEnd).off("error", onBroken).off("close", onBroken).pause();
  }
}

/** Reads the rest of a body and drops it. Calls `done` at its end, after too many bytes, or after too long. */
export function discardBody(incoming: IncomingMessage, done: () => void): void {
  let isDone = false;
  const end = () => {
    clearTimeout(timer);
    unlisten();
    if (!isDone) done();
    isDone = true;
  };
  const timer = setTimeout(end, discarded.milliseconds);
  const unlisten = listen(
    incoming,
    (chunk, bytes) => {
      releaseChunk(chunk);
      if (bytes > discarded.bytes) end();
    },
    end,
  );
  incoming.on("end", end).on("error", end).on("close", end);
  incoming.resume();
}
