/** cutout: turns an outline into an object on a Table, with a rounded edge; paper, and flat tints. */
import { createCanvas } from "@napi-rs/canvas";
import {
  type Ctx,
  Noise,
  PW,
  PH,
  SS,
  W,
  H,
  type RGB,
  clamp,
  getPx,
  layer,
  rgb,
  type Col,
  sstep,
} from "./core.ts";
import { type Box, type Spot, type Table, blend } from "./table.ts";

const n = new Noise(37);
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
/** deckle-edged paper lying flat, turned by `ang`; returns its frame so that strokes can follow it */
export function paper(t: Table, cx: number, cy: number, w: number, h: number, ang: number, c: Col) {
  const C = rgb(c),
    ca = Math.cos(ang),
    sa = Math.sin(ang),
    m = Math.hypot(w, h) / 2 + 20;
  t.lay([cx - m, cy - m, cx + m, cy + m], (x, y, s) => {
    const u = (x - cx) * ca + (y - cy) * sa,
      v = -(x - cx) * sa + (y - cy) * ca;
    const e =
      Math.min(w / 2 - Math.abs(u), h / 2 - Math.abs(v)) +
      2.2 * n.n2(u * 0.04, v * 0.04) +
      1.2 * n.n2(u * 0.2, v * 0.2);
    if (e < 0) return false;
    s.h = 5 + 1.4 * n.n2(u * 0.006, v * 0.008);
    const fibre = sstep(0.55, 0.8, n.n2(u * 0.03 + 3 * n.n2(v * 0.02, 1), v * 0.14));
    s.c = blend(
      C,
      [C[0] * 0.93, C[1] * 0.91, C[2] * 0.86],
      clamp(0.3 + 0.3 * n.n2(u * 0.01, v * 0.01) + 0.3 * fibre + 0.5 * sstep(9, 0, e)),
    );
    s.gloss = 0;
  });
  return {
    to: (u: number, v: number): [number, number] => [cx + u * ca - v * sa, cy + u * sa + v * ca],
  };
}
/** adds flat colour to the objects that are there (ink on paper, a stain, a shadow); it has no height */
export function tint(
  t: Table,
  b: Box,
  draw: (x: Ctx) => void,
  fn: (x: number, y: number, a: number, c: RGB) => RGB | null,
) {
  const L = layer();
  draw(L.x);
  const d = getPx(L.c).data;
  t.lay(
    b,
    (X, Y, s) => {
      const a = d[(Math.min(PH - 1, (Y * SS) | 0) * PW + Math.min(PW - 1, (X * SS) | 0)) * 4 + 3];
      if (!a) return false;
      const c = fn(X, Y, a / 255, s.c);
      if (!c) return false;
      s.c = c;
    },
    false,
  );
}
