/** A tonbai wall: spent kiln bricks, kiln props and shards laid as they came, in red earth; painted flat once and then mapped onto the wall. */
import { createCanvas } from "@napi-rs/canvas";
import { Rng, css, mix, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { dab, fillPoly } from "../../kit/brush.ts";
import { glazed, shard } from "./c-glaze.ts";
import type { Cloth } from "./strip.ts";

/** texture pixels per metre, length before it repeats, height */
export const PX = 250,
  LONG = 13,
  TALL = 2.5;
const INK = "#2a151b";
const EARTH = ["#a9603f", "#96513a", "#bd7449"];
/** shade, body and lit face of a piece; the fire has left no two alike */
const FIRED: readonly (readonly [Col, Col, Col])[] = [
  ["#7a3527", "#b65a38", "#e08c56"],
  ["#6a3a31", "#9c6048", "#cf9a74"],
  ["#8a4a26", "#cc8440", "#f2bd74"],
  ["#4b3236", "#765350", "#a9857a"],
  ["#93592f", "#d99f5e", "#f8d69a"],
  ["#5c2a27", "#8f4333", "#c0714c"],
  ["#5f4a3c", "#9a8164", "#d3bd94"],
];

/** a ring of points, each off by a little: nothing in the wall has a straight side */
function ringOf(points: readonly Pt[], off: number, r: Rng): Pt[] {
  return points.flatMap((a, i): Pt[] => {
    const b = points[(i + 1) % points.length],
      t = r.range(0.3, 0.7);
    return [
      [a[0] + r.g() * off, a[1] + r.g() * off],
      [a[0] + (b[0] - a[0]) * t + r.g() * off, a[1] + (b[1] - a[1]) * t + r.g() * off],
    ];
  });
}
const moved = (ring: readonly Pt[], [cx, cy]: Pt, k: number, dx: number, dy: number): Pt[] =>
  ring.map(([x, y]) => [cx + (x - cx) * k + dx, cy + (y - cy) * k + dy]);

/** a piece: its key line, thicker below, its body, one face that the light strikes, chips in it */
function piece(x: Ctx, ring: Pt[], mid: Pt, small: number, r: Rng) {
  const [shade, body, lit] = r.pick(FIRED);
  const line = Math.max(3.4, small * 0.05);
  fillPoly(x, moved(ring, mid, 1, -line * 0.5, line * 0.9), INK);
  fillPoly(x, moved(ring, mid, 1 + (line * 1.3) / small, 0, 0), INK);
  x.save();
  x.beginPath();
  ring.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
  x.clip();
  fillPoly(x, ring, shade);
  fillPoly(x, moved(ring, mid, 1, small * 0.07, -small * 0.09), body);
  if (r.chance(0.72)) {
    // the lit face has one torn side
    const cut = r.range(-0.15, 0.4),
      lean = r.range(-0.5, 0.5);
    const torn: Pt[] = [];
    for (let i = 0; i <= 7; i++) {
      const v = -0.8 + (1.6 * i) / 7;
      torn.push([mid[0] + small * (cut + lean * v + 0.09 * r.g()), mid[1] + small * v]);
    }
    const far = mid[0] + small * 6;
    const face: Pt[] = [...torn, [far, mid[1] + small], [far, mid[1] - small]];
    x.save();
    x.beginPath();
    moved(ring, mid, 0.84, small * 0.06, -small * 0.06).forEach(([a, b], i) =>
      i ? x.lineTo(a, b) : x.moveTo(a, b),
    );
    x.clip();
    fillPoly(x, face, lit);
    x.restore();
  }
  if (r.chance(0.19)) glazed(x, ring, mid, r);
  // chips and pits, few and dark
  x.fillStyle = css(INK, 0.75);
  x.beginPath();
  for (let i = r.int(0, 4); i > 0; i--)
    dab(
      x,
      mid[0] + r.g() * small * 0.3,
      mid[1] + r.g() * small * 0.25,
      small * r.range(0.06, 0.18),
      small * 0.05,
      r.range(-0.6, 0.6),
    );
  x.fill();
  x.restore();
}
/** a kiln prop seen from its end, most of them hollow */
function prop(x: Ctx, [cx, cy]: Pt, R: number, r: Rng) {
  const round = (q: number): Pt[] =>
    Array.from({ length: 14 }, (_, i): Pt => {
      const a = (i / 14) * 6.2832;
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q];
    });
  piece(x, ringOf(round(R), R * 0.025, r), [cx, cy], R * 1.7, r);
  if (r.chance(0.3)) return;
  const q = R * r.range(0.36, 0.5);
  fillPoly(x, ringOf(round(q), q * 0.04, r), INK);
  fillPoly(x, moved(round(q * 0.72), [cx, cy], 1, q * 0.16, q * 0.2), "#8f5340");
}
/** lays the pieces as a mason does: the next always into the lowest place, its top brought level with a neighbour's where that fits */
function lay(
  w: number,
  h: number,
  r: Rng,
  put: (x: number, y: number, w: number, h: number) => void,
) {
  const STEP = 5,
    sky = Array.from({ length: Math.ceil(w / STEP) }, () => 0);
  for (let guard = 0; guard < 6000; guard++) {
    const low = Math.min(...sky);
    if (low > h) return;
    const i0 = sky.indexOf(low);
    let i1 = i0;
    while (i1 < sky.length && sky[i1] === low) i1++;
    const room = (i1 - i0) * STEP;
    const beside = [sky[i0 - 1] ?? 9999, sky[i1] ?? 9999].map((top) => top - low);
    // most lie flat, some stand on end, a few are great slabs
    const kind = r.u();
    const [wide, tall] =
      kind < 0.6
        ? [r.range(70, 130), r.range(30, 48)]
        : kind < 0.76
          ? [r.range(34, 46), r.range(34, 46)]
          : kind < 0.88
            ? [r.range(32, 44), r.range(64, 100)]
            : [r.range(110, 170), r.range(60, 84)];
    let take = Math.min(room, Math.round(wide / STEP) * STEP);
    if (room - take < 30) take = room;
    const level = Math.min(...beside);
    let up = take < 30 ? take * 1.1 : Math.min(tall, take * 1.6);
    const fits = beside.find((top) => Math.abs(top - up) < 16);
    if (fits !== undefined) up = fits;
    else if (take === room && level < Math.max(70, take * 1.6)) up = level;
    for (let i = i0; i < i0 + take / STEP; i++) sky[i] = low + up;
    put(i0 * STEP, h - low - up, take, up);
  }
}
export function tonbai(seed: number): Cloth {
  const w = Math.round(LONG * PX),
    h = Math.round(TALL * PX),
    c = createCanvas(w, h),
    x = c.getContext("2d"),
    r = new Rng(seed);
  x.fillStyle = EARTH[0];
  x.fillRect(0, 0, w, h);
  for (let i = 0; i < 5200; i++) {
    x.fillStyle = css(r.pick([...EARTH, mix(EARTH[1], INK, 0.4)]));
    x.beginPath();
    dab(x, r.u() * w, r.u() * h, r.range(5, 16), r.range(2, 4), r.range(-0.5, 0.5));
    x.fill();
  }
  lay(w, h, r, (px, py, wide, tall) => {
    const gap = r.range(3.5, 6.5),
      a = wide - 2 * gap,
      b = tall - 2 * gap;
    if (a < 5 || b < 5) return;
    const mid: Pt = [px + wide / 2, py + tall / 2],
      small = Math.min(a, b);
    if (small < 19) {
      if (r.chance(0.4)) shard(x, mid, small * 0.62, r);
      else piece(x, ringOf(corners(mid, a, b, 0.2, r), small * 0.05, r), mid, small, r);
    } else if (Math.abs(a - b) < 15 && r.chance(0.66)) prop(x, mid, small / 2, r);
    else piece(x, ringOf(corners(mid, a, b, 0.12, r), small * 0.03, r), mid, small, r);
  });
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}
/** an oblong with its corners broken off, each by its own amount */
function corners([cx, cy]: Pt, a: number, b: number, off: number, r: Rng): Pt[] {
  const s = Math.min(a, b),
    k = () => s * off * r.range(0.3, 1.8);
  const [p, q, u, v] = [k(), k(), k(), k()];
  const [x0, x1, y0, y1] = [cx - a / 2, cx + a / 2, cy - b / 2, cy + b / 2];
  return [
    [x0 + p, y0],
    [x1 - q, y0],
    [x1, y0 + q],
    [x1, y1 - u],
    [x1 - u, y1],
    [x0 + v, y1],
    [x0, y1 - v],
    [x0, y0 + p],
  ];
}
