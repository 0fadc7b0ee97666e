/** out: a finished sheet as a PNG. */
import sharp from "sharp";
import { type Canvas } from "@napi-rs/canvas";
import { PW, PH, W, H, getPx } from "./core.ts";
export async function save(c: Canvas, path: string) {
  const im = getPx(c);
  const s = sharp(Buffer.from(im.data.buffer, im.data.byteOffset, im.data.byteLength), {
    raw: { width: PW, height: PH, channels: 4 },
  }).removeAlpha();
  if (PW !== W) s.resize(W, H, { kernel: "lanczos3" });
  await s.png({ compressionLevel: 6 }).toFile(path);
}
