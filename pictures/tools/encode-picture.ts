/** Encodes one master to the files that the product serves, each within its size limit. */
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { avifFile, encodedFolder, filesOf, jpegFile, masterFile, widthsOf } from "./paths.ts";

/** The largest size of a file, and the range of qualities to search. */
interface Budget {
  readonly limit: number;
  readonly best: number;
  readonly worst: number;
  /** How much smaller the file gets with each step of quality, as a logarithm of the ratio. */
  readonly slope: number;
}

const KB = 1024;
/**
 * By width. Together with the JPEGs, the limits of 61 sheets come to less than 40 MB, so the set always stays within that.
 * Effort: more of it gives a better file of the same size; for the largest it gains little for four times the time.
 */
const avifBudgets: readonly (Budget & { readonly effort: number })[] = [
  { limit: 24 * KB, best: 58, worst: 20, slope: 0.04, effort: 6 },
  { limit: 80 * KB, best: 58, worst: 20, slope: 0.04, effort: 4 },
  { limit: 170 * KB, best: 56, worst: 20, slope: 0.04, effort: 3 },
  { limit: 240 * KB, best: 54, worst: 20, slope: 0.04, effort: 3 },
];
const jpegBudget: Budget = { limit: 75 * KB, best: 72, worst: 30, slope: 0.025 };
/** The JPEG has the width of this AVIF. */
const jpegStep = 1;

/** The settings of a sheet; see `SheetEntry`. */
interface EncodeOptions {
  readonly master?: string;
  readonly upright?: boolean | undefined;
}

/**
 * Writes the AVIF files and the JPEG of a print. Removes other files of the sheet from an earlier set, but not its share
 * picture, which another program makes (scripts/share-pictures.ts). Returns a line with the sizes.
 */
export async function encodePicture(id: string, o: EncodeOptions = {}): Promise<string> {
  const file = o.master ?? masterFile(id);
  const master = sharp(file).removeAlpha();
  const size = await master.metadata();
  const [width, height] = o.upright ? [1800, 2400] : [2400, 1800];
  if (size.width !== width || size.height !== height)
    throw new Error(
      `${file} is ${size.width}x${size.height}; the master of this sheet is ${width}x${height}.`,
    );

  const sizes: string[] = [];
  const widths = widthsOf(o);
  // A larger file has fewer bytes for each pixel, so the search starts from the last quality.
  let quality = 100;
  for (const [step, budget] of avifBudgets.entries()) {
    const scaled = await reduce(master, widths[step], width);
    const { limit, effort } = budget;
    const best = Math.min(quality, budget.best);
    const avif = await fit(`${id}-${widths[step]}.avif`, { ...budget, best }, (q) =>
      scaled.clone().avif({ quality: q, effort, chromaSubsampling: "4:4:4" }).toBuffer(),
    );
    quality = avif.quality;
    replace(avifFile(id, widths[step]), avif.bytes);
    sizes.push(`${widths[step]} ${describe(avif)} of ${limit / KB}`);
    if (step !== jpegStep) continue;
    const jpeg = await fit(`${id}.jpg`, jpegBudget, (q) =>
      scaled.clone().jpeg({ quality: q, mozjpeg: true }).toBuffer(),
    );
    replace(jpegFile(id), jpeg.bytes);
    sizes.push(`jpg ${describe(jpeg)}`);
  }
  removeOthers(id, filesOf({ id, upright: o.upright }));
  return `${id}  ${sizes.join(" | ")}`;
}

/** The print at one width. Smaller ones are sharpened a little, so that edges stay crisp. */
async function reduce(master: Sharp, width: number, full: number): Promise<Sharp> {
  if (width === full) return frozen(master.clone());
  return frozen(
    master
      .clone()
      .resize(width, null, { kernel: "lanczos3" })
      .sharpen({ sigma: 0.5, m1: 0.4, m2: 1 }),
  );
}

/** Decodes the pixels once for several encodings. */
async function frozen(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

interface Fitted {
  readonly bytes: Buffer;
  readonly quality: number;
}
const describe = (f: Fitted) => `${(f.bytes.length / KB).toFixed(1)} KB q${f.quality}`;

/** Finds the best quality within the limit, to a step or two. Each try uses how far the last one was from the limit. */
async function fit(
  name: string,
  { limit, best, worst, slope }: Budget,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Fitted> {
  for (let quality = best; ;) {
    const bytes = await encode(quality);
    if (bytes.length <= limit) return { bytes, quality };
    if (quality <= worst)
      throw new Error(
        `${name} is too large: ${(bytes.length / KB).toFixed(1)} KB at the lowest quality allowed, and the limit is ${limit / KB} KB. Calm the picture's texture and draw it again.`,
      );
    const fall = Math.max(1, Math.round(Math.log(bytes.length / limit) / slope));
    quality = Math.max(worst, quality - fall);
  }
}

/** Renames a complete file into place, so that nobody reads a part of one. */
function replace(file: string, bytes: Buffer) {
  const passing = `${file}.${process.pid}`;
  writeFileSync(passing, bytes);
  renameSync(passing, file);
}

function removeOthers(id: string, files: readonly string[]) {
  for (const name of readdirSync(encodedFolder)) {
    const file = join(encodedFolder, name);
    const isOfSheet = /^([a-z-]+?)(?:-\d+\.avif|(?:-\d+)?\.jpg)$/.exec(name)?.[1] === id;
    if (isOfSheet && !files.includes(file)) rmSync(file);
  }
}
