/** The falling water: bundles of white that divide as they fall, unprinted paper, cold folds between them. */
import {
  clamp,
  getPx,
  layer,
  type Pt,
  putPx,
  PW,
  PH,
  rgb,
  Rng,
  SS,
  sstep,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { halfAt, LEDGE, LIP, midAt, nz, POOL } from "./a-plan.ts";

const tones = ["#fbf8ee", "#d5e4e4", "#9fbfc8", "#5d8799", "#2f5468"].map(rgb);
/** how ragged the water's edge is: smooth at the top, torn further down */
const torn = (y: number) => 0.05 + 0.24 * sstep(LIP, POOL, y);

/** position across the fall: -1 its left edge .. 1 its right one */
const across = (x: number, y: number) => (x - midAt(y)) / halfAt(y);

/** rocks in the water: position across, height, half width, half height */
const teeth: readonly (readonly [number, number, number, number])[] = [
  [-0.5, 604, 0.26, 30],
  [0.42, 700, 0.2, 24],
  [0.66, 872, 0.22, 44],
  [-0.36, 930, 0.16, 40],
];
/** bare rock: round above, where the water divides, and a long point below, where it meets again */
const parted = (u: number, y: number) =>
  teeth.some(([tu, ty, wide, tall]) => {
    const down = (y - ty) / (y < ty ? tall : tall * 3.2);
    return (
      Math.abs(u - tu + 0.05 * nz.n2(y * 0.03, tu)) <
      wide * Math.sqrt(Math.max(0, 1 - down * down)) * (y < ty ? 1 : 1 - down)
    );
  });

/** Prints the water; it erases the rock's lines behind it. */
export function fall(P: Print) {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  for (let j = Math.floor((LIP - 12) * SS); j < (POOL + 14) * SS && j < PH; j++)
    for (let i = Math.floor(520 * SS); i < 900 * SS && i < PW; i++) {
      const x = i / SS,
        y = j / SS;
      const u = across(x, y),
        v = y - LIP,
        edge = Math.abs(u);
      const rag = torn(y);
      const side = u < 0 ? 3 : 17;
      if (edge + rag * (0.8 * nz.n2(side, v * 0.009) + 0.3 * nz.n2(side + u, v * 0.022) - 0.1) > 1)
        continue;
      // the stream bends over the edge in a low curve
      if (v < 9 * u * u - 8 + 4 * nz.n2(u * 3, 2)) continue;
      if (parted(u, y)) continue;
      const drift = 0.22 * nz.n2(u * 1.4, v * 0.004);
      const bundle = nz.n2(u * 2.7 + drift, v * 0.0022 + 3),
        strand = nz.n2(u * 8 + drift * 2, v * 0.0042),
        thread = nz.n2(u * 24, v * 0.009 + 7);
      // water falls in bursts: each has a front and gets weaker above it
      const burst = (v + 110 * nz.n2(u * 3.3, 5) + 30 * nz.n2(u * 9, 8)) / 148;
      const front = burst - Math.floor(burst);
      let s =
        0.62 * bundle + 0.5 * strand + 0.18 * thread + 0.3 * (front - 0.42) - 0.3 * edge * edge;
      // bright at the top and where it hits the ledge
      s += 0.5 * sstep(46, 0, v) + 0.55 * sstep(46, 0, Math.abs(y - LEDGE - 16));
      s += 0.55 * sstep(POOL - 190, POOL - 20, y);
      const q = s > -0.2 ? 0 : s > -0.32 ? 1 : s > -0.56 ? 2 : s > -0.8 ? 3 : 4;
      if (q === 4 && edge > 0.55 && v > 60) continue;
      const p = (j * PW + i) * 4,
        c = tones[q];
      d[p] = c[0];
      d[p + 1] = c[1];
      d[p + 2] = c[2];
      d[p + 3] = 255;
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
  streaks(P);
  sideThread(P);
}

/** Lines of cold blue along the water, thickest where they begin. */
function streaks(P: Print) {
  const r = new Rng(12),
    T = new Tones();
  for (let k = 0; k < 46; k++) {
    const u0 = r.range(-0.92, 0.92),
      y0 = LIP + 10 + 720 * r.u(),
      y1 = Math.min(POOL - 40, y0 + r.range(60, 300));
    const pts: Pt[] = [];
    for (let y = y0; y <= y1; y += 9)
      pts.push([midAt(y) + halfAt(y) * (u0 + 0.09 * nz.n2(u0 * 7, y * 0.006)), y]);
    if (pts.length < 3) continue;
    const w = r.range(1.2, 3.4);
    T.add(r.pick(["#2f5468", "#4a7488", "#7ba3b0", "#ffffff"]), (z) =>
      brushPath(z, pts, (t) => w * Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * t)) ** 0.8),
    );
  }
  T.flush(P.base.x);
  P.lines((x) => {
    x.fillStyle = "#1d3646";
    x.beginPath();
    for (const side of [-1, 1]) {
      let pts: Pt[] = [];
      for (let y = LIP; y < POOL - 60; y += 8) {
        const a = nz.n2(side * 5, y * 0.008);
        if (a > -0.15) pts.push([midAt(y) + side * halfAt(y) * (0.98 - 0.1 * a), y]);
        else {
          const run = pts;
          if (run.length > 4) brushPath(x, run, (t) => 2.6 * Math.sin(Math.PI * t));
          pts = [];
        }
      }
      const last = pts;
      if (last.length > 4) brushPath(x, last, (t) => 2.6 * Math.sin(Math.PI * t));
    }
    x.fill();
  });
}

/** A second stream that the ledge sends to the left. */
function sideThread(P: Print) {
  const r = new Rng(40),
    T = new Tones();
  for (let k = 0; k < 34; k++) {
    const o = r.g() * 9,
      y0 = LEDGE + r.range(4, 210),
      len = r.range(60, 190);
    const pts: Pt[] = [];
    for (let y = y0; y < Math.min(POOL - 10, y0 + len); y += 8) {
      const t = (y - LEDGE) / (POOL - LEDGE);
      pts.push([
        midAt(LEDGE) - 66 - 62 * Math.sqrt(clamp(t)) + o * (0.5 + t) + 4 * nz.n2(o, y * 0.01),
        y,
      ]);
    }
    if (pts.length < 4) continue;
    const w = r.range(2, 6.5);
    T.add(
      r.pick(["#fbf8ee", "#fbf8ee", "#d5e4e4", "#8fb2bd"]),
      (z) => brushPath(z, pts, (t) => w * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t))),
      0.95,
    );
  }
  T.flush(P.base.x);
}
