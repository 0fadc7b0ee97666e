import type { Sharp } from "sharp";
import { imageFormats } from "../../domain/account/profile.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { createQueue } from "../base/queue.ts";

/** Converts an uploaded image into the stored one: upright, 512×512 WebP, without metadata. */
export type MakeProfileImage = (upload: Uint8Array) => Promise<Result<Uint8Array, "image-invalid" | "busy">>;

const side = 512;
const quality = 82;
/** Decoding needs memory for each pixel. A JPEG is shrunk while it is decoded, so it may have more of them. */
const maxPixels = 16_777_216;
const maxJpegPixels = 50_331_648;
const timeoutSeconds = 5;

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  // Only the decoders of the five accepted formats may run; SVG, PDF and all others are blocked.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Creates the converter. It works on two images at a time (docs/security.md row 19). */
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

/**
 * Null when the upload is not an image in an accepted format. The format is read from the content, not from the name.
 */
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
    // A decoding error is the fault of the file.
    return null;
  }
}
