/**
 * Returns the memory of a body's chunk to the system at once; the chunk is empty afterwards. Otherwise the garbage
 * collector does so after some 60 MB, and then walks through all objects of the process, on several threads: for a
 * body of 5 MB that took more processor time than receiving it (decision 43). Memory that is shared with other buffers
 * is kept.
 */
export function releaseChunk({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
