import type { IncomingMessage } from "node:http";
import { areTinyChunks } from "./body-limits.ts";
import { ClientGone } from "./pipeline.ts";

/**
 * How much of an unwanted body is read and dropped, and for how long. The client can only read the response after it
 * has sent its body.
 */
const discarded = { bytes: 8 * 1024 * 1024, milliseconds: 5000 } as const;

/** Requests whose body came in tiny chunks: nothing more is read from them. */
const stopped = new WeakSet<IncomingMessage>();

/**
 * Passes on each chunk of a body with the number of bytes so far, until the chunks are too tiny. Returns the function
 * that stops it.
 */
function listen(incoming: IncomingMessage, onChunk: (chunk: Uint8Array, bytes: number) => void): () => void {
  let chunks = 0;
  let bytes = 0;
  const onData = (chunk: Uint8Array) => {
    bytes += chunk.length;
    chunks += 1;
    if (areTinyChunks(chunks, bytes)) {
      stopped.add(incoming);
      incoming.off("data", onData);
      // Pausing the request would not be enough: the parser would continue with the next reads of the socket.
      incoming.socket.pause();
    }
    onChunk(chunk, bytes);
  };
  incoming.on("data", onData);
  return () => incoming.off("data", onData);
}

/**
 * Reads a body in batches. A body may come in thousands of chunks, and each `await` costs time, so all chunks of one
 * socket read are yielded together. After tiny chunks the rest is not read.
 * @throws ClientGone when the connection ends before the body does.
 */
export async function* readBody(incoming: IncomingMessage): AsyncGenerator<readonly Uint8Array[]> {
  const state: { batch: Uint8Array[]; isOver: boolean; broken: unknown } = {
    batch: [],
    isOver: false,
    broken: null,
  };
  let wake: () => void = () => undefined;
  const onEnd = () => {
    state.isOver = true;
    wake();
  };
  const onBroken = (error?: unknown) => {
    state.broken = error ?? new Error("the connection is closed");
    wake();
  };
  const unlisten = listen(incoming, (chunk) => {
    state.batch.push(chunk);
    wake();
  });
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
      else if (state.isOver) return;
      else if (state.broken !== null)
        throw new ClientGone("the body was broken off", { cause: state.broken });
    }
  } finally {
    // Only the listeners are removed: the connection still has to carry the response.
    unlisten();
    incoming.off("end", onEnd).off("error", onBroken).off("close", onBroken).pause();
  }
}

/** Reads the rest of a body and drops it. Calls `done` at its end, after too many bytes, or after too long. */
export function discardBody(incoming: IncomingMessage, done: () => void): void {
  if (stopped.has(incoming)) return done();
  let isDone = false;
  const end = () => {
    clearTimeout(timer);
    unlisten();
    if (!isDone) done();
    isDone = true;
  };
  const timer = setTimeout(end, discarded.milliseconds);
  const unlisten = listen(incoming, (_, bytes) => {
    if (bytes > discarded.bytes || stopped.has(incoming)) end();
  });
  incoming.on("end", end).on("error", end).on("close", end);
  incoming.resume();
}
