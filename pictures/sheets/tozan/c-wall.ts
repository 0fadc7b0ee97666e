/** A tonbai wall: old kiln bricks, round kiln props and shards in red earth, painted flat once and then mapped onto the wall. */
import { createCanvas } from "@napi-rs/canvas";
import { Rng, css, mix, type Col, type Ctx } from "../../kit/core.ts";
import { dab } from "../../kit/brush.ts";
import type { Cloth } from "./strip.ts";

/** texture pixels per metre, length before it repeats, height */
export const PX = 250,
  LONG = 13,
  TALL = 2.5;
const earths = ["#8f4a34", "#a35a3c", "#7d3f31", "#b06a44"];
const fired: [Col, Col, Col][] = [
  ["#6e3a30", "#a55c42", "#d69467"],
  ["#623c34", "#96644c", "#cf9f78"],
  ["#7a4a32", "#b97a48", "#e8b274"],
  ["#513a3c", "#80604f", "#b58f70"],
  ["#84523a", "#c68d5c", "#f0c890"],
  ["#57302c", "#8a4a38", "#bd7450"],
];
const glazes: [Col, Col][] = [
  ["#4f7a5c", "#a9c79a"],
  ["#3d6a70", "#8fb9b4"],
  ["#7f8f50", "#cbd08a"],
  ["#d9d3bf", "#fbf6e6"],
];

/** a kiln disc is nearly round, with small dents */
const round12 = (x0: number, y0: number, x1: number, y1: number, off: number[]) =>
  Array.from({ length: 16 }, (_, i): [number, number] => {
    const a = (i / 16) * 6.2832,
      dent = off[i >> 1] * 0.6;
    return [
      (x0 + x1) / 2 + Math.cos(a) * ((x1 - x0) / 2 + dent),
      (y0 + y1) / 2 + Math.sin(a) * ((y1 - y0) / 2 + dent),
    ];
  });
function block(
  x: Ctx,
  px: number,
  py: number,
  w: number,
  h: number,
  round: number,
  r: Rng,
  disc = false,
) {
  const [dark, mid, light] = r.pick(fired);
  // handmade and broken in the fire: all corners are different
  const cut = Array.from({ length: 4 }, () => Math.max(3, round * r.range(0.5, 1.5)));
  const off = Array.from({ length: 8 }, () => r.range(-0.045, 0.045) * Math.min(w, h));
  const shape = (g: number, dx = 0, dy = 0) => {
    const x0 = px + g + dx,
      y0 = py + g + dy,
      x1 = px + w - g + dx,
      y1 = py + h - g + dy;
    const ring: [number, number][] = disc
      ? round12(x0, y0, x1, y1, off)
      : [
          [x0 + cut[0], y0 + off[0]],
          [x1 - cut[1], y0 + off[1]],
          [x1 + off[2], y0 + cut[1]],
          [x1 + off[3], y1 - cut[2]],
          [x1 - cut[2], y1 + off[4]],
          [x0 + cut[3], y1 + off[5]],
          [x0 + off[6], y1 - cut[3]],
          [x0 + off[7], y0 + cut[0]],
        ];
    x.beginPath();
    ring.forEach(([a, c], i) => (i ? x.lineTo(a, c) : x.moveTo(a, c)));
    x.closePath();
  };
  // the hollow in the clay, the piece, its lit upper edge
  x.fillStyle = css("#3a2026");
  shape(-2.4, -1, 2);
  x.fill();
  x.save();
  shape(1);
  x.clip();
  x.fillStyle = css(dark);
  x.fillRect(px, py, w, h);
  x.fillStyle = css(mid);
  shape(1.5, 2.5, -3);
  x.fill();
  // one side is paler from the fire: a ragged patch, never the whole face
  x.fillStyle = css(mix(mid, light, 0.5));
  x.beginPath();
  const fx = px + w * r.range(0.2, 0.8),
    fy = py + h * r.range(0.1, 0.5);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.2832;
    x.lineTo(fx + Math.cos(a) * w * r.range(0.2, 0.46), fy + Math.sin(a) * h * r.range(0.2, 0.46));
  }
  x.fill();
  x.fillStyle = css(light, 0.9);
  x.beginPath();
  for (let i = 0; i < (w * h) / 130; i++)
    dab(x, px + r.u() * w, py + r.u() * h * 0.7, r.range(2, 6), 1.6, r.range(-0.4, 0.4));
  x.fill();
  x.fillStyle = css(dark, 0.8);
  x.beginPath();
  for (let i = 0; i < (w * h) / 160; i++)
    dab(x, px + r.u() * w, py + r.u() * h, r.range(2, 6), 1.8, r.range(-0.4, 0.4));
  x.fill();
  // glaze ran down the pieces nearest to the fire
  if (r.chance(0.16)) {
    const [a, b] = r.pick(glazes);
    const drips = r.int(2, 4);
    for (let i = 0; i < drips; i++) {
      const gx = px + w * r.range(0.05, 0.8),
        gw = Math.min(w * r.range(0.1, 0.24), 15),
        gl = h * r.range(0.4, 1);
      x.fillStyle = css(a);
      x.beginPath();
      x.roundRect(gx, py - 3, gw, gl, gw / 2);
      x.fill();
      x.fillStyle = css(mix(a, b, 0.45));
      x.beginPath();
      x.roundRect(gx + gw * 0.5, py - 3, gw * 0.28, gl * 0.8, gw * 0.14);
      x.fill();
    }
    x.fillStyle = css(a);
    x.fillRect(px, py, w * r.range(0.4, 1), h * 0.12);
  }
  x.restore();
}
function disc(x: Ctx, cx: number, cy: number, R: number, r: Rng) {
  block(x, cx - R, cy - R, R * 2, R * 2, R, r, true);
  if (r.chance(0.55)) {
    // a hollow kiln prop shows its hole
    const q = R * r.range(0.34, 0.5);
    x.fillStyle = css("#2c1a20");
    x.beginPath();
    x.arc(cx, cy, q, 0, 6.3);
    x.fill();
    x.fillStyle = css("#8a5a44");
    x.beginPath();
    x.arc(cx + q * 0.2, cy + q * 0.24, q * 0.62, 0, 6.3);
    x.fill();
  }
}
/** a blue-and-white shard fills a gap */
function shard(x: Ctx, cx: number, cy: number, s: number, r: Rng) {
  x.fillStyle = "#f4f0e4";
  x.beginPath();
  const n = r.int(4, 6),
    a0 = r.range(0, 6);
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * 6.283,
      q = s * r.range(0.7, 1.1);
    x.lineTo(cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.8);
  }
  x.fill();
  x.fillStyle = "#2f54a6";
  x.beginPath();
  for (let i = 0; i < 4; i++) dab(x, cx, cy, s * 0.7, s * 0.26, r.range(0, 6.3), 0.3);
  x.fill();
}

export function tonbai(seed: number): Cloth {
  const w = Math.round(LONG * PX),
    h = Math.round(TALL * PX),
    c = createCanvas(w, h),
    x = c.getContext("2d"),
    r = new Rng(seed);
  x.fillStyle = earths[0];
  x.fillRect(0, 0, w, h);
  for (let i = 0; i < 26000; i++) {
    x.fillStyle = css(r.pick(earths), 0.6);
    x.beginPath();
    dab(x, r.u() * w, r.u() * h, r.range(5, 18), r.range(2, 5), r.range(-0.5, 0.5));
    x.fill();
  }
  for (let y = 8; y < h - 16;) {
    const row = r.range(0.105, 0.2) * PX;
    for (let px = r.range(-20, 0); px < w;) {
      const kind = r.u();
      if (kind < 0.2) {
        const R = (row / 2) * r.range(0.78, 0.98);
        disc(x, px + R, y + row / 2, R, r);
        px += R * 2 + r.range(4, 9);
      } else if (kind < 0.28) {
        const s = row * 0.32;
        shard(x, px + s, y + row / 2, s, r);
        px += s * 2 + 6;
      } else {
        const bw = row * (kind < 0.55 ? r.range(0.9, 1.15) : r.range(1.5, 2.5)),
          bh = row * r.range(0.82, 0.96);
        block(x, px, y + (row - bh) / 2 + r.range(-2, 2), bw, bh, row * r.range(0.04, 0.16), r);
        px += bw + r.range(4, 10);
      }
    }
    y += row + r.range(3, 7);
  }
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}
