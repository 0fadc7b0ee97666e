/** place: puts a figure into the picture. */
import type { Canvas } from "@napi-rs/canvas";
import type { Ctx } from "../core.ts";
import type { Figure } from "./figure.ts";

/** draws an inked figure with its feet (local y=0) at (sx,sy); ppm = pixels per metre */
export function placeFig(
  dst: Ctx,
  key: Ctx | null,
  img: Canvas,
  f: Figure,
  sx: number,
  sy: number,
  ppm: number,
  o: { mirrorY?: boolean; flip?: boolean } = {},
) {
  const [x0, x1, y0, y1] = f.bounds;
  const w = (x1 - x0) * ppm,
    h = (y1 - y0) * ppm;
  for (const [c, op] of [
    [dst, "source-over"],
    [key, "destination-out"],
  ] as const) {
    if (!c) continue;
    c.save();
    c.globalCompositeOperation = op;
    c.imageSmoothingEnabled = true;
    c.imageSmoothingQuality = "high";
    c.translate(sx, sy);
    c.scale(o.flip ? -1 : 1, o.mirrorY ? -1 : 1);
    c.drawImage(img, x0 * ppm, -y1 * ppm, w, h);
    c.restore();
  }
}
