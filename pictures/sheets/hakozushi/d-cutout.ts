/** cutout: turns an outline into an object on a Table, with a rounded edge. */
import { createCanvas } from "@napi-rs/canvas";
import { clamp, type Ctx, getPx, H, layer, PH, PW, SS, W } from "../../kit/core.ts";
import { type Box, type Spot, type Table } from "../../kit/table.ts";

/** places a shape: `edge` is 0 at the outline and 1 from `soft` inside it */
export function cutout(
  t: Table,
  b: Box,
  soft: number,
  draw: (x: Ctx) => void,
  fn: (x: number, y: number, s: Spot, edge: number) => boolean | void,
) {
  const L = layer();
  draw(L.x);
  const hard = getPx(L.c).data;
  const c = createCanvas(PW, PH),
    x = c.getContext("2d");
  x.filter = `blur(${soft * 0.5 * SS}px)`;
  x.drawImage(L.c, 0, 0);
  const blur = getPx(c).data;
  t.lay(b, (X, Y, s) => {
    const o = (Math.min(PH - 1, (Y * SS) | 0) * PW + Math.min(PW - 1, (X * SS) | 0)) * 4 + 3;
    if (X < 0 || Y < 0 || X >= W || Y >= H || hard[o] < 128) return false;
    return fn(X, Y, s, clamp((blur[o] / 255 - 0.45) * 1.9));
  });
}
