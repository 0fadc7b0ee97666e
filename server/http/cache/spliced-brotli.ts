import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";
import { promisify } from "node:util";
import { nonceLength } from "./nonce.ts";

/*
 * A cached page in brotli whose nonces can be replaced without compressing it again.
 *
 * The page is compressed once with stand-ins for the nonces, each in a meta-block of its own (RFC 7932 §9), which a
 * flush before and after makes start and end on a whole byte. Replacing such a block by an uncompressed one of the
 * same decoded length leaves every later distance valid. Three things make the rest of the stream independent of what
 * stands in the block: no two bytes of a stand-in occur together anywhere else, so nothing is copied out of it; a
 * stand-in is copied from nowhere for the same reason; and the two bytes that follow it, from which the next literals
 * take their context, belong to the block and stay.
 */

const contextLength = 2;
/** A window of 256 KiB. */
const windowBits = 18;

/** 23 (a prime) control characters that no page contains. */
const alphabet = Array.from({ length: 23 }, (_, index) => (index < 8 ? index + 1 : index + 6));

/** A stand-in in which, over all stand-ins up to the 21st, no pair of neighbours repeats: each has its own stride. */
const standIn = (index: number) =>
  Buffer.from(
    Array.from({ length: nonceLength }, (_, at) => alphabet[(at * (index + 1)) % alphabet.length] ?? 0),
  );

/** The compressed bytes between the nonces, a character each (latin1). */
export type SplicedBrotli = readonly string[];

/** Opens an uncompressed meta-block: not the last, four nibbles of length (RFC 7932 §9.2). */
function openBlock(length: number): string {
  const header = ((length - 1) << 3) | (1 << 19);
  return String.fromCharCode(header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff);
}

/** The whole compressed page with a nonce, a character for each byte (latin1). */
export const brotliWithNonce = (spliced: SplicedBrotli, nonce: string): string => spliced.join(nonce);

/**
 * Compresses the text parts of a page, between which its nonces belong.
 * @returns null where the result does not decompress to the page, in which case nothing may be sent from it.
 */
export async function spliceBrotli(parts: readonly string[]): Promise<SplicedBrotli | null> {
  const texts = parts.map((part) => Buffer.from(part));
  const contexts = texts.slice(1).map((text) => text.subarray(0, contextLength));
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // As wide as a page is long: a wider window only takes memory.
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
  let produced: Buffer[] = [];
  stream.on("data", (bytes: Buffer) => produced.push(bytes));
  const take = () => {
    const bytes = Buffer.concat(produced);
    produced = [];
    return bytes;
  };
  const flushed = (bytes: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once("error", reject);
      stream.write(bytes);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        stream.off("error", reject);
        resolve(take());
      });
    });

  const chunks: Buffer[] = [];
  for (const [index, text] of texts.entries()) {
    const context = contexts[index - 1];
    if (context !== undefined) await flushed(Buffer.concat([standIn(index), context]));
    chunks.push(await flushed(context === undefined ? text : text.subarray(contextLength)));
  }
  await new Promise<void>((resolve, reject) => stream.once("error", reject).once("end", resolve).end());
  const spliced = chunks.map((chunk, index) => {
    const context = contexts[index - 1]?.toString("latin1") ?? "";
    const following = contexts[index];
    const end =
      following === undefined ? take().toString("latin1") : openBlock(nonceLength + following.length);
    return context + chunk.toString("latin1") + end;
  });
  return (await isSound(spliced, parts)) ? spliced : null;
}

async function isSound(spliced: SplicedBrotli, parts: readonly string[]): Promise<boolean> {
  const nonce = "x".repeat(nonceLength);
  try {
    const text = await promisify(brotliDecompress)(Buffer.from(brotliWithNonce(spliced, nonce), "latin1"));
    return text.equals(Buffer.from(parts.join(nonce)));
  } catch {
    return false;
  }
}
