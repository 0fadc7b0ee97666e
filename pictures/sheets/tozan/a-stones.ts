/** Tozan Shrine, A: the way after rain: worn slabs that mirror the train, each a little out of level, and wet earth beside them. */
import { type Canvas } from "@napi-rs/canvas";
import {
  bokashi,
  clamp,
  css,
  type Ctx,
  getPx,
  H,
  layer,
  lerp,
  Noise,
  PH,
  putPx,
  PW,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { HALF, LEVEL, onGround, onPaper, TRACK } from "./a-plan.ts";
import { panes } from "./a-train.ts";

const n = new Noise(33);
const ROW = 1.15,
  SLAB = 1.55;
/** A number from -1 to 1 of a slab's own. */
const own = (i: number, k: number, s: number) => {
  const v = Math.sin(i * 127.1 + k * 311.7 + s * 74.7) * 43758.5453;
  return 2 * (v - Math.floor(v)) - 1;
};
export function stones(P: Print, mirrored: Canvas) {
  const from = getPx(mirrored).data;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  // as far as the ballast of the line
  const top = Math.floor((LEVEL + 4) * SS);
  for (let j = top; j < PH; j++) {
    const py = j / SS,
      k = clamp((py - LEVEL) / (H - LEVEL));
    for (let i = 0; i < PW; i++) {
      const px = i / SS,
        [x, y] = onGround(px, py),
        q = (j * PW + i) * 4;
      if (y > TRACK - 0.9) continue;
      const pixel = 1 / (1 + 0.001 * (y * y)); // far details are lost
      const edge = HALF;
      const paved = Math.abs(x) < edge;
      const row = Math.floor(y / ROW + 0.02 * n.n2(x * 0.7, y)),
        shift = own(row, 0, 3) * 0.5,
        slab = Math.floor(x / SLAB + shift);
      // the tilt of the slab, and its hollow
      const tx = paved ? own(row, slab, 1) : 0,
        ty = paved ? own(row, slab, 2) : 0;
      const wave = n.n2(x * 0.8 + slab * 9, y * 0.55 + row * 5);
      const dx = (tx * 5 + wave * 7) * lerp(0.4, 1.3, k),
        dy = (ty * 9 + wave * 11) * lerp(0.4, 1.5, k);
      const rough = paved ? 1 : 2.4;
      const reach = lerp(3, 17, k) * rough;
      const taps = Math.ceil(clamp(reach * SS * 0.5, 3, 14));
      let r = 0,
        g = 0,
        b = 0,
        sum = 0;
      for (let s = -taps; s <= taps; s++) {
        const w = 1 - Math.abs(s) / (taps * 1.4);
        const sx = clamp(Math.round((px + dx + ((s * 2.4) / taps) * rough) * SS), 0, PW - 1),
          sy = clamp(Math.round((py + dy + (s * reach) / taps) * SS), top, PH - 1),
          o = (sy * PW + sx) * 4;
        r += w * from[o];
        g += w * from[o + 1];
        b += w * from[o + 2];
        sum += w;
      }
      const lum = (0.3 * r + 0.59 * g + 0.11 * b) / sum / 255;
      // where water stands, it mirrors; where the stone has drained, it is only dark
      const pool = sstep(-0.35, 0.3, n.n2(x * 0.34 + 7, y * 0.2) + 0.25 * n.n2(x * 1.1, y * 0.6));
      let mirror = lerp(0.96, 0.56, sstep(0.15, 1, k)) * lerp(0.8, 1, pool);
      if (!paved) mirror *= lerp(0.3, 0.85, sstep(0.15, 0.5, n.n2(x * 0.24 + 3, y * 0.24 + 1)));
      mirror = clamp(mirror * lerp(0.86, 1.3, lum));
      const light = paved ? 1 + 0.07 * own(row, slab, 5) : 0.72;
      const near = sstep(0.05, 1, k);
      const stone: V3 = [
        lerp(74, 22, near) * light,
        lerp(96, 37, near) * light,
        lerp(102, 46, near) * light,
      ];
      let dark = 1;
      if (paved) {
        // joints, wider to us
        const fy = y / ROW + 0.02 * n.n2(x * 0.7, y) - row,
          fx = x / SLAB + shift - slab;
        const wide = 0.016;
        const jy = Math.min(fy, 1 - fy) * ROW,
          jx = Math.min(fx, 1 - fx) * SLAB;
        const ink = Math.max(
          1 - sstep(wide * 0.5, wide * 1.7, jy),
          (1 - sstep(wide * 0.5, wide * 1.7, jx)) * 0.85,
        );
        dark = 1 - 0.5 * ink * pixel * (0.65 + 0.35 * n.n2(x * 1.4, y * 1.1));
      }
      const rgb = [r / sum, g / sum, b / sum];
      for (let c = 0; c < 3; c++) d[q + c] = lerp(stone[c], rgb[c], mirror) * dark;
      d[q + 3] = 255;
    }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
/** The foot of the ballast, where the ground ends before the rails. */
const bed = (mirrored: boolean) => [
  ...Array.from({ length: 31 }, (_, i) => onPaper([-12 + i * 2.4, TRACK - 1.1, 0], mirrored)),
  ...Array.from({ length: 31 }, (_, i) =>
    onPaper([-12 + (30 - i) * 2.4, TRACK + 0.4, 0.24], mirrored),
  ),
];
export function ballast(x: Ctx, mirrored = false) {
  fillPoly(x, bed(mirrored), "#1a2a32");
}
/** The near rail: one long thread of sky. */
export function rail(x: Ctx) {
  x.fillStyle = css("#8aa4aa", 0.75);
  x.beginPath();
  brushPath(
    x,
    Array.from({ length: 60 }, (_, i) => onPaper([-9 + i, TRACK - 0.35, 0.2])),
    (t) => 2.6 - 1.4 * t + 0.5 * n.n2(t * 9, 2),
  );
  x.fill();
}
/** A low kerb along the way: worn top in the light of the sky, dark front. */
export function kerb(x: Ctx, side: -1 | 1, mirrored = false) {
  const run = (u: number, z: number) =>
    Array.from({ length: 60 }, (_, i) => {
      const y = TRACK - 1.4 - (TRACK - 3) * Math.sqrt(i / 59) * 0.999;
      return onPaper(
        [side * (HALF + u), Math.max(0.6, y), z + 0.012 * n.n2(y * 1.3, side)],
        mirrored,
      );
    });
  const low = run(0, 0),
    lip = run(0.02, 0.13),
    back = run(0.17, 0.14);
  if (!mirrored)
    fillPoly(
      x,
      [...lip, ...back.toReversed()],
      bokashi(x, 0, LEVEL + 40, 0, H, [
        [0, "#4b6771"],
        [0.35, side < 0 ? "#2a434d" : "#3d5963"],
        [1, "#1b2d35"],
      ]),
    );
  if (!mirrored)
    for (const y of [3.6, 5.1, 6.8, 8.9, 11.4]) {
      const [a, b] = [
        onPaper([side * (HALF + 0.02), y, 0.135]),
        onPaper([side * (HALF + 0.17), y + 0.03, 0.135]),
      ];
      x.fillStyle = css("#152229", 0.75);
      x.beginPath();
      brushPath(x, [a, b], () => Math.max(1, 14 / y));
      x.fill();
    }
  fillPoly(
    x,
    side < 0 ? [...run(0.17, 0), ...back.toReversed()] : [...low, ...lip.toReversed()],
    "#152229",
  );
}
/** The light of the windows on the ground before them. */
export function spill(x: Ctx) {
  for (const [u0, u1] of panes) {
    const corners = [
      onPaper([u0, TRACK - 0.9, 0.05]),
      onPaper([u1, TRACK - 0.9, 0.05]),
      onPaper([u1 + 0.5, TRACK - 6.4, 0]),
      onPaper([u0 - 0.5, TRACK - 6.4, 0]),
    ];
    fillPoly(
      x,
      corners,
      bokashi(
        x,
        0,
        corners[0][1],
        0,
        corners[2][1],
        [
          [0, "#c98d4c"],
          [1, "#c98d4c"],
        ],
        [
          [0, 0.42],
          [1, 0],
        ],
      ),
    );
  }
}
