/** out: saves a finished sheet as a PNG: a master with 2400 pixels on its longer side, or a draft when it was drawn smaller. */
import sharp from "sharp";
import { type Canvas } from "@napi-rs/canvas";
import { getPx, H, PH, PW, SS, W } from "./core.ts";

/** Pixels of a master for each unit of the design. */
const masterScale = 1.5;

export async function save(c: Canvas, path: string) {
  const im = getPx(c);
  const s = sharp(Buffer.from(im.data.buffer, im.data.byteOffset, im.data.byteLength), {
    raw: { width: PW, height: PH, channels: 4 },
  }).removeAlpha();
  if (SS > masterScale) s.resize(W * masterScale, H * masterScale, { kernel: "lanczos3" });
  await s.png({ compressionLevel: 6 }).toFile(path);
}
