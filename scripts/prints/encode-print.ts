/** Encodes the master of a print, a picture of 2400×1800 pixels or upright 1800×2400, to the files that the product serves. */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { avifLimits, jpegLimit } from "../../bench/scoreboard/size-limits.ts";
import { pictureWidths, uprightWidths } from "../../domain/prints/picture.ts";
import { servedFiles, servedFolder } from "./files.ts";

/** The qualities to try for a file, and how much smaller it gets with each step: the logarithm of the ratio. */
interface Range {
  readonly best: number;
  readonly worst: number;
  readonly slope: number;
}

/** By width. More effort gives a better file of the same size; for the largest it gains little for four times the time. */
const avifSteps: readonly { readonly best: number; readonly effort: number }[] = [
  { best: 58, effort: 6 },
  { best: 58, effort: 4 },
  { best: 56, effort: 3 },
  { best: 54, effort: 3 },
];
const avifRange = { worst: 20, slope: 0.04 };
const jpegRange: Range = { best: 72, worst: 30, slope: 0.025 };
/** The JPEG has the width of this AVIF. */
const jpegStep = 1;

interface EncodedFile {
  readonly file: string;
  readonly bytes: Buffer;
  readonly quality: number;
}

/**
 * Encodes a master to the files of the print `id`.
 * @throws Error for another size, and for a picture that is too large at the lowest quality.
 */
export async function encodeMaster(id: string, masterFile: string): Promise<readonly EncodedFile[]> {
  const master = await readPixels(sharp(masterFile).autoOrient().removeAlpha().toColourspace("srgb"));
  const { width, height } = await master.metadata();
  const upright = width === 1800 && height === 2400;
  if (!upright && !(width === 2400 && height === 1800))
    throw new Error(`${masterFile} is ${width}×${height}; a master is 2400×1800, an upright one 1800×2400.`);

  const names = servedFiles(id, upright);
  const widths = upright ? uprightWidths : pictureWidths;
  const encoded: EncodedFile[] = [];
  // A larger file has fewer bytes for each pixel, so the search starts from the last quality.
  let last = 100;
  for (const [step, { best, effort }] of avifSteps.entries()) {
    const scaled = await reduce(master, widths[step] ?? width, width);
    const range = { ...avifRange, best: Math.min(last, best) };
    const avif = await fit(names[step] ?? "", avifLimits[step] ?? 0, range, (quality) =>
      scaled.clone().avif({ quality, effort, chromaSubsampling: "4:4:4" }),
    );
    last = avif.quality;
    encoded.push(avif);
    if (step !== jpegStep) continue;
    encoded.push(
      await fit(names.at(-1) ?? "", jpegLimit, jpegRange, (quality) =>
        scaled.clone().jpeg({ quality, mozjpeg: true }),
      ),
    );
  }
  return encoded;
}

/** The print at one width. Smaller ones are sharpened a little, so that edges stay crisp. */
const reduce = async (master: Sharp, width: number, full: number): Promise<Sharp> =>
  width === full
    ? master
    : readPixels(
        master.clone().resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.5, m1: 0.4, m2: 1 }),
      );

/** Decodes the pixels once for several encodings. */
async function readPixels(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Finds the best quality within the limit, to a step or two. Each try uses how far the last one was from the limit. */
async function fit(
  file: string,
  limit: number,
  { best, worst, slope }: Range,
  encode: (quality: number) => Sharp,
): Promise<EncodedFile> {
  for (let quality = best; ;) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= limit) return { file, bytes, quality };
    if (quality <= worst)
      throw new Error(
        `${path.basename(file)} has ${bytes.length} bytes at the lowest quality, and the limit is ${limit}: the picture needs calmer areas.`,
      );
    const fall = Math.max(1, Math.round(Math.log(bytes.length / limit) / slope));
    quality = Math.max(worst, quality - fall);
  }
}

/**
 * Writes the served files of a print from its master, and removes those of an earlier one in the other orientation. Its
 * share picture stays. Returns a line with the sizes.
 */
export async function encodePrint(id: string, masterFile: string): Promise<string> {
  const encoded = await encodeMaster(id, masterFile);
  const files = new Set(encoded.map(({ file }) => file));
  for (const name of readdirSync(servedFolder)) {
    const file = path.join(servedFolder, name);
    const isOfPrint = /^([a-z-]+?)(?:-\d+\.avif|\.jpg)$/.exec(name)?.[1] === id;
    if (isOfPrint && !files.has(file)) rmSync(file);
  }
  for (const { file, bytes } of encoded) writeFileSync(file, bytes);
  const sizes = encoded.map(
    ({ file, bytes, quality }) =>
      `${path.basename(file)} ${(bytes.length / 1024).toFixed(1)} KB at quality ${quality}`,
  );
  return sizes.join(", ");
}
