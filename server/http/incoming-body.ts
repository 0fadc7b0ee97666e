import type { IncomingMessage } from "node:http";
import { isCrumbs } from "./body-limits.ts";
import { ClientGone } from "./pipeline.ts";

/** What is left of a body that nobody wants is read and thrown away, so that its sender gets to read the answer. */
const discarded = { bytes: 8 * 1024 * 1024, milliseconds: 5000 } as const;

/** Connections that sent crumbs: nothing more is read from them. */
const stopped = new WeakSet<IncomingMessage>();

/** Hands on the pieces of a body, each with the count so far, until they are crumbs; gives the way to stop. */
function listen(incoming: IncomingMessage, take: (piece: Uint8Array, bytes: number) => void): () => void {
  let pieces = 0;
  let bytes = 0;
  const onData = (piece: Uint8Array) => {
    bytes += piece.length;
    pieces += 1;
    if (isCrumbs(pieces, bytes)) {
      stopped.add(incoming);
      incoming.off("data", onData);
      // The body's own pause would let the parser go on with what the next reads of the socket bring.
      incoming.socket.pause();
    }
    take(piece, bytes);
  };
  incoming.on("data", onData);
  return () => incoming.off("data", onData);
}

/**
 * Reads a body in batches: all pieces that one read of the socket brought are handed on at once, since a body may come in
 * thousands of them, and every hand-over costs time. What follows on crumbs is left out.
 * @throws ClientGone where the connection ends before the body does.
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
  const unlisten = listen(incoming, (piece) => {
    state.batch.push(piece);
    wake();
  });
  incoming.on("end", onEnd).on("error", onBroken).on("close", onBroken);
  try {
    for (;;) {
      await new Promise<void>((resolve) => {
        // In a later turn, when the whole read has been parsed.
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
    // The connection must outlive a reader that has had enough: it still brings the answer.
    unlisten();
    incoming.off("end", onEnd).off("error", onBroken).off("close", onBroken).pause();
  }
}

/** Reads what is left of a body and throws it away; calls back once it has come, or too much of it, or too late. */
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
