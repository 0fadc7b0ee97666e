import { finished } from "node:stream/promises";
import type { Readable, Writable } from "node:stream";

/** A file in an archive. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const block = 512;
/** Fields of a header by offset and length (POSIX.1-2017, pax, ustar interchange format). */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;
/** No file of a backup is larger. A larger size means damage. */
const mostBytes = 256 * 1024 * 1024;

/** Thrown for an archive that is incomplete, or is none. */
export class DamagedArchive extends Error {}

const padding = (size: number): number => (block - (size % block)) % block;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, "0")}\0`;
const sum = (header: Uint8Array): number => header.reduce((total, byte) => total + byte, 0);

function headerOf({ name, bytes }: TarEntry, seconds: number): Buffer {
  const cut = name.length <= fields.name[1] ? -1 : name.lastIndexOf("/");
  const [prefix, rest] = cut === -1 ? ["", name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (prefix.length > fields.prefix[1] || rest.length > fields.name[1])
    throw new RangeError("name too long for an archive");
  const header = Buffer.alloc(block);
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], "latin1");
  put("name", rest);
  put("prefix", prefix);
  put("mode", octal(0o600, fields.mode[1]));
  put("size", octal(bytes.length, fields.size[1]));
  put("time", octal(seconds, fields.time[1]));
  put("type", "0");
  put("magic", "ustar\u000000");
  put("checksum", " ".repeat(fields.checksum[1]));
  put("checksum", `${sum(header).toString(8).padStart(6, "0")}\0 `);
  return header;
}

/** Writes an archive that `tar` can list, and ends the stream. */
export async function writeTar(
  to: Writable,
  entries: AsyncIterable<TarEntry>,
  seconds: number,
): Promise<void> {
  const ended = finished(to);
  // The promise `ended` reports an error. A rejection that nobody awaits yet must not end the process.
  ended.catch(() => undefined);
  const write = async (bytes: Uint8Array) => {
    if (!to.write(bytes)) await Promise.race([new Promise((resolve) => to.once("drain", resolve)), ended]);
  };
  for await (const entry of entries) {
    await write(headerOf(entry, seconds));
    await write(entry.bytes);
    await write(Buffer.alloc(padding(entry.bytes.length)));
  }
  to.end(Buffer.alloc(2 * block));
  await ended;
}

/** Reads an archive file by file. @throws DamagedArchive when it is incomplete or is no archive. */
export async function* readTar(from: Readable): AsyncGenerator<TarEntry> {
  const chunks = from[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let kept: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer> => {
    const parts = [kept];
    let have = kept.length;
    while (have < length) {
      const { done, value } = await chunks.next();
      if (done === true) throw new DamagedArchive("it is truncated");
      parts.push(value);
      have += value.length;
    }
    const all = Buffer.concat(parts);
    kept = all.subarray(length);
    return all.subarray(0, length);
  };
  for (;;) {
    const header = await take(block);
    if (header.every((byte) => byte === 0)) return;
    const text = (field: keyof typeof fields) => {
      const [start, length] = fields[field];
      return header.toString("latin1", start, start + length).replace(/\0[^]*$/, "");
    };
    const checksum = Number.parseInt(text("checksum"), 8);
    header.fill(" ", fields.checksum[0], fields.checksum[0] + fields.checksum[1]);
    const size = Number.parseInt(text("size"), 8);
    if (sum(header) !== checksum || !(size <= mostBytes))
      throw new DamagedArchive("it was not written by Anaba");
    const name = [text("prefix"), text("name")].filter((part) => part !== "").join("/");
    const bytes = Buffer.from(await take(size));
    await take(padding(size));
    yield { name, bytes };
  }
}
