/** Encodes one master to the files the product serves, each within its limit. */
import { renameSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import {
  pictureHeight,
  pictureWidth,
  pictureWidths,
  type PictureWidth,
  sharePictureHeight,
  sharePictureWidth,
} from "../../domain/picture.ts";
import { encodedFile, isHero, masterFile, shareFile } from "./paths.ts";

/** How large a file may be, and the best and the worst quality to try. Quality falls to `fair` for the aim, to `worst` for the limit. */
interface Budget {
  readonly aim: number;
  readonly limit: number;
  readonly best: number;
  readonly fair: number;
  readonly worst: number;
}

const KB = 1024;
const avifBudgets: Readonly<Record<PictureWidth, Budget>> = {
  400: { aim: 24 * KB, limit: 30 * KB, best: 58, fair: 46, worst: 34 },
  800: { aim: 85 * KB, limit: 95 * KB, best: 58, fair: 46, worst: 34 },
  1600: { aim: 210 * KB, limit: 220 * KB, best: 54, fair: 44, worst: 30 },
};
const jpegBudgets: Readonly<Record<PictureWidth, Budget>> = {
  400: { aim: 45 * KB, limit: 60 * KB, best: 80, fair: 72, worst: 56 },
  800: { aim: 150 * KB, limit: 190 * KB, best: 80, fair: 70, worst: 54 },
  1600: { aim: 255 * KB, limit: 380 * KB, best: 78, fair: 58, worst: 50 },
};
/** More effort makes a smaller file; on the largest it takes long and gains little. */
const avifEffort: Readonly<Record<PictureWidth, number>> = { 400: 6, 800: 5, 1600: 4 };
const shareBudget: Budget = { aim: 200 * KB, limit: 290 * KB, best: 80, fair: 72, worst: 54 };

/** Writes the AVIF and JPEG files of a print and, for a hero, its share picture. Returns a line that says how large they are. */
export async function encodePicture(
  id: string,
  o: { master?: string; shareAt?: number | undefined } = {},
): Promise<string> {
  const file = o.master ?? masterFile(id);
  const master = sharp(file).removeAlpha();
  const size = await master.metadata();
  if (size.width !== pictureWidth || size.height !== pictureHeight)
    throw new Error(
      `${file} is ${size.width}x${size.height}; a master is ${pictureWidth}x${pictureHeight}.`,
    );

  const sizes: string[] = [];
  for (const width of pictureWidths) {
    const scaled = await reduce(master, width);
    const avif = await fit(`${id}-${width}.avif`, avifBudgets[width], (quality) =>
      scaled
        .clone()
        .avif({ quality, effort: avifEffort[width], chromaSubsampling: "4:4:4" })
        .toBuffer(),
    );
    const jpeg = await fit(`${id}-${width}.jpg`, jpegBudgets[width], (quality) =>
      scaled.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    );
    replace(encodedFile(id, width, "avif"), avif.bytes);
    replace(encodedFile(id, width, "jpg"), jpeg.bytes);
    sizes.push(`${width}: avif ${describe(avif)}, jpg ${describe(jpeg)}`);
  }
  if (isHero(id)) {
    const wide = await cropWide(master, o.shareAt ?? 0.5);
    const share = await fit(`${id}-share.jpg`, shareBudget, (quality) =>
      wide.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    );
    replace(shareFile(id), share.bytes);
    sizes.push(`share ${describe(share)}`);
  }
  return `${id}  ${sizes.join(" | ")}`;
}

/** The print at one width. Smaller ones are sharpened a little, so that cut edges stay crisp. */
async function reduce(master: Sharp, width: number): Promise<Sharp> {
  if (width === pictureWidth) return master;
  return frozen(
    master
      .clone()
      .resize(width, null, { kernel: "lanczos3" })
      .sharpen({ sigma: 0.5, m1: 0.4, m2: 1 }),
  );
}

/** The share picture's wide cut of a hero. */
async function cropWide(master: Sharp, at: number): Promise<Sharp> {
  const height = Math.round((sharePictureWidth * pictureHeight) / pictureWidth);
  const reduced = await frozen(master.clone().resize(sharePictureWidth, height));
  return frozen(
    reduced.extract({
      left: 0,
      top: Math.round((height - sharePictureHeight) * at),
      width: sharePictureWidth,
      height: sharePictureHeight,
    }),
  );
}

/** Pixels worked out once, for the several encodings to come. */
async function frozen(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

interface Fitted {
  readonly bytes: Buffer;
  readonly quality: number;
}
const describe = (f: Fitted) => `${(f.bytes.length / KB).toFixed(1)} KB q${f.quality}`;

/** Lowers the quality step by step until the file fits: its aim if that can be had at a fair quality, else its limit. */
async function fit(
  name: string,
  budget: Budget,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Fitted> {
  let smallest = Infinity;
  for (let quality = budget.best; quality >= budget.worst; quality -= 4) {
    const bytes = await encode(quality);
    if (bytes.length <= (quality - 4 >= budget.fair ? budget.aim : budget.limit))
      return { bytes, quality };
    smallest = Math.min(smallest, bytes.length);
  }
  throw new Error(
    `${name} is too large: ${(smallest / KB).toFixed(1)} KB at the lowest quality allowed, and the limit is ${budget.limit / KB} KB. Calm the picture's texture and draw it again.`,
  );
}

/** Puts a file in place whole, so that nobody reads half of one. */
function replace(file: string, bytes: Buffer) {
  const passing = `${file}.${process.pid}`;
  writeFileSync(passing, bytes);
  renameSync(passing, file);
}
