/** More than any page that has templates takes, in bytes. It grows when one takes more. */
const usual = 256 * 1024;

/**
 * Puts pages together in memory that is used again for each of them. A buffer of its own for each page would be garbage
 * outside of V8's heap, 100 KB an answer, that stays until V8 looks for garbage (decision 36).
 */
export class PageBuffer {
  #bytes: Buffer = Buffer.allocUnsafeSlow(usual);

  /** The pieces one after the other, in UTF-8. The next call overwrites them. */
  join(pieces: readonly (Buffer | string)[]): Buffer {
    const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
    if (length > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(length);
    let end = 0;
    for (const piece of pieces)
      end += typeof piece === "string" ? this.#bytes.write(piece, end) : piece.copy(this.#bytes, end);
    return this.#bytes.subarray(0, end);
  }
}
