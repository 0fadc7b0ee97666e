import { constants, crc32, deflateRawSync } from "node:zlib";
import { nonceLength } from "./nonce.ts";

/*
 * A cached page in gzip (RFC 1952) whose nonces can be replaced without compressing it again: each part between them is
 * deflated on its own, and a nonce stands between two parts as a block that is not compressed. The checksum of the
 * whole follows from those of the parts, since CRC-32 is linear: how a checksum changes over a part depends on the
 * part's length alone, bit by bit.
 */

/** A part's checksum, and what each bit of the checksum before it becomes over the part's length. */
interface Checksum {
  readonly own: number;
  readonly carried: readonly number[];
}

/** The compressed bytes between the nonces, a character each (latin1), and what the checksum needs. */
export interface SplicedGzip {
  readonly pieces: readonly string[];
  readonly checksums: readonly Checksum[];
  /** Of the page with its nonces, in bytes. */
  readonly length: number;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]).toString("latin1");
const lastBlock = Buffer.from([0x03, 0x00]).toString("latin1");
/** Opens an uncompressed deflate block of a nonce's length (RFC 1951 §3.2.4). */
const nonceBlock = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]).toString("latin1");

/** Blocks that refer to nothing before them and end on a whole byte. */
const deflate = (bytes: Buffer) =>
  deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");

function checksumOf(bytes: Buffer): Checksum {
  const zeros = Buffer.alloc(bytes.length);
  const ofZeros = crc32(zeros);
  const carried = Array.from({ length: 32 }, (_, bit) => crc32(zeros, (1 << bit) >>> 0) ^ ofZeros);
  return { own: crc32(bytes), carried };
}

/** Compresses the text parts of a page, between which its nonces belong. */
export function spliceGzip(parts: readonly string[]): SplicedGzip {
  const texts = parts.map((part) => Buffer.from(part));
  return {
    pieces: texts.map((text, index) => {
      const start = index === 0 ? header : "";
      const end = index === texts.length - 1 ? lastBlock : nonceBlock;
      return start + deflate(text) + end;
    }),
    checksums: texts.map(checksumOf),
    length: texts.reduce((sum, text) => sum + text.length, nonceLength * (texts.length - 1)),
  };
}

function carry(checksum: number, { own, carried }: Checksum): number {
  let over = own;
  for (let bit = 0, rest = checksum; rest !== 0; bit += 1, rest >>>= 1)
    if (rest & 1) over ^= carried[bit] ?? 0;
  return over >>> 0;
}

/** The whole compressed page with a nonce, a character for each byte (latin1). */
export function gzipWithNonce({ pieces, checksums, length }: SplicedGzip, nonce: string): string {
  const checksum = checksums.reduce(
    (before, part, index) => carry(index === 0 ? 0 : crc32(nonce, before), part),
    0,
  );
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return pieces.join(nonce) + trailer.toString("latin1");
}
