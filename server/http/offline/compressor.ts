import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { constants, createBrotliCompress } from "node:zlib";

/**
 * Pages are alike, so what they share costs once: in a window that holds all of them, unlike gzip's. The best quality would
 * save another eighth for ten times the work.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** Compresses text with brotli, piece by piece, on another thread. */
export function createCompressor() {
  const stream = createBrotliCompress({ params });
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = finished(stream);
  // A failure also rejects what is being written.
  ended.catch(() => undefined);
  const write = promisify<string, void>((text, done) => stream.write(text, done));
  const flush = promisify((done: (error?: Error | null) => void) => stream.flush(() => done()));
  return {
    write,
    /** The bytes to which all text until now is compressed. */
    async size(): Promise<number> {
      await flush();
      return pieces.reduce((total, { length }) => total + length, 0);
    },
    async end(text: string): Promise<Buffer> {
      stream.end(text);
      await ended;
      return Buffer.concat(pieces);
    },
    [Symbol.dispose]: () => void stream.destroy(),
  };
}
