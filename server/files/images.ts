import type { Sharp } from "sharp";
import { imageFormats } from "../../domain/profile.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { createQueue } from "../runtime/queue.ts";

/** Turns an uploaded picture into the one that is kept: upright, 512×512 WebP, without any metadata. */
export type MakeProfileImage = (upload: Uint8Array) => Promise<Result<Uint8Array, "image-invalid" | "busy">>;

const side = 512;
const quality = 82;
/** A picture takes memory by its pixels; a JPEG is shrunk while it is read and may have more of them. */
const maxPixels = 16_777_216;
const maxJpegPixels = 50_331_648;
const timeoutSeconds = 5;

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  // Only what decodes the five formats may run at all (SVG, PDF and the rest never start).
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Two pictures at a time (docs/security.md row 19). */
export function createProfileImages(): MakeProfileImage {
  const { run: queued } = createQueue({ running: 2, waiting: 10 });
  let loading: ReturnType<typeof loadSharp> | undefined;
  return async (upload) => {
    loading ??= loadSharp();
    const sharp = await loading;
    const open = (limitInputPixels: number) =>
      sharp(upload, { limitInputPixels, pages: 1, failOn: "error", sequentialRead: true });
    const made = await queued(() => make(open));
    if (!made.ok) return made;
    return made.value === null ? refuse("image-invalid") : ok(made.value);
  };
}

/** Null for what is no picture of an accepted format; the format is read from the content, whatever its name says. */
async function make(open: (maxPixels: number) => Sharp): Promise<Uint8Array | null> {
  try {
    const { format, compression, width, height } = await open(maxJpegPixels).metadata();
    const actual = format === "heif" && compression === "av1" ? "avif" : format;
    if (!imageFormats.some((accepted) => accepted === actual)) return null;
    const most = actual === "jpeg" ? maxJpegPixels : maxPixels;
    if (width * height > most) return null;
    return await open(most)
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .toColourspace("srgb")
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch {
    // Whatever the decoder stumbles over is in the file.
    return null;
  }
}
