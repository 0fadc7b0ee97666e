import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A file to upload. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Content that no stored image may contain. */
export const scripts = [
  "<script>alert('canary')</script>",
  "<svg onload=alert('canary')>",
  "<?php system('canary'); ?>",
  "javascript:alert('canary')",
];

const formats = ["jpeg", "png", "webp", "gif", "avif"] as const;
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}<script>alert('canary')</script></svg>`;

const chunk = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  // The checksum is wrong on purpose; decoders may or may not accept it.
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
};

/** docs/security.md row 18: files that are not images, polyglots, and images with scripts in every possible place. */
export async function corpus(): Promise<readonly Upload[]> {
  const uploads: Upload[] = [];
  const add = (name: string, ...parts: readonly (string | Uint8Array)[]) =>
    uploads.push({ name, bytes: Buffer.concat(parts.map((part) => Buffer.from(part))) });
  const picture = sharp({ create: { width: 12, height: 8, channels: 3, background: "#c33" } });

  for (const prefix of ["", "\ufeff", " \n", '<?xml version="1.0"?>', "<!doctype svg>", "<!-- png -->"])
    for (const inner of ["", '<image href="file:///etc/passwd"/>', '<use href="//evil.test/a.svg#x"/>'])
      add(`svg ${prefix} ${inner}`, prefix, svg(inner));
  for (const head of [
    "GIF89a",
    "\x89PNG\r\n\x1a\n",
    "\xff\xd8\xff\xe0",
    "RIFF....WEBP",
    "%PDF-1.7\n",
    "PK\x03\x04",
    "BM",
  ])
    for (const script of scripts) add(`${head} ${script}`, Buffer.from(head, "latin1"), script);
  for (const script of scripts) add(`bare ${script}`, script);

  for (const format of formats) {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    for (const script of scripts) {
      add(`${format} with ${script} behind`, bytes, script);
      add(`${format} with ${script} before`, script, bytes);
      add(`${format} with ${script} inside`, bytes.subarray(0, 40), script, bytes.subarray(40));
      const marked = await picture
        .clone()
        .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
        .toFormat(format)
        .toBuffer();
      add(`${format} with ${script} in its metadata`, marked);
    }
  }
  const png = await picture.clone().png().toBuffer();
  const jpeg = await picture.clone().jpeg().toBuffer();
  for (const script of scripts) {
    const text = Buffer.from(`Comment\0${script}`);
    add(`png with a text of ${script}`, png.subarray(0, 33), chunk("tEXt", text), png.subarray(33));
    const length = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
    add(`jpeg with a comment of ${script}`, jpeg.subarray(0, 2), length, script, jpeg.subarray(2));
  }
  return uploads;
}

const pngChunk = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])));
  return Buffer.concat([length, Buffer.from(type), body, sum]);
};

/** A valid black PNG with one bit per pixel, of any size. */
export function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", head),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG of a few pixels that says it has 65,535 × 65,535. */
export async function vastJpeg(): Promise<Uint8Array> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } });
  const jpeg = await small.jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_535, frame + 5);
  jpeg.writeUInt16BE(65_535, frame + 7);
  return jpeg;
}

/** Turns a PNG into an animated PNG of two frames; the first frame is the image itself. */
export function apng(png: Buffer): Uint8Array {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const head = png.subarray(0, 33);
  return Buffer.concat([head, pngChunk("acTL", control), png.subarray(33)]);
}

/** A GIF of many frames. */
export const manyFrames = (frames: number): Promise<Uint8Array> =>
  sharp(Buffer.alloc(64 * 64 * frames * 3, 7), {
    raw: { width: 64, height: 64 * frames, channels: 3, pageHeight: 64 },
  })
    .gif()
    .toBuffer();

/** The names of a WebP's RIFF chunks: what it contains besides pixels. */
export function chunksOf(webp: Uint8Array): readonly string[] {
  const bytes = Buffer.from(webp);
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    names.push(bytes.toString("latin1", at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

/**
 * docs/security.md row 20: photos as phones make them, with place, time and owner in every kind of metadata of their
 * format.
 */
export async function phonePictures(count: number): Promise<readonly Upload[]> {
  const kinds = ["jpeg", "png", "webp", "avif"] as const;
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const format = kinds[n % kinds.length] ?? "jpeg";
      const bytes = await sharp({ create: { width: 20 + n, height: 30, channels: 3, background: "#39c" } })
        .withExif({
          IFD0: {
            Make: "canary-make",
            Model: "canary-model",
            Artist: "canary-owner",
            DateTime: "2026:01:01 00:00:00",
          },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: `35/1 ${n}/1 0/1`,
            GPSLongitudeRef: "E",
            GPSLongitude: "139/1 0/1 0/1",
          },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary n="${n}"/></x:xmpmeta>`)
        .withIccProfile(n % 3 === 0 ? "p3" : "srgb")
        .toFormat(format)
        .toBuffer();
      return { name: `${n}.${format}`, bytes };
    }),
  );
}
