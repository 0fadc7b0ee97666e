/** The way to the shrine in the rain: wet paving that reflects the mist, a stair between the guardians. */
import {
  clamp,
  css,
  getPx,
  H,
  layer,
  lerp,
  mix,
  Noise,
  PH,
  PW,
  putPx,
  ramp,
  Rng,
  SS,
  sstep,
  stamp,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { brushPath, dab, hand, poly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";

/** The centre of the way, left of the sheet's centre: the nearer guardian is on the right. */
export const AXIS = 610;
const HORIZON = 640,
  EYE = 520;
const stone = ramp(stops("0 #18242c, 0.35 #3a4a50, 0.65 #6b7a7c, 1 #b4beb8"));
const STAIR = 16,
  FOOT = 930,
  HEAD = 560;
/** paving from the foot of the stair to the bottom; a reflection at x is mirrored at the line `foot(x)` */
export function paving(P: Print, foot: (x: number) => number) {
  const n = new Noise(31);
  const src = getPx(P.base.c).data;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const col = (X: number, Y: number, o: RGB) => {
    const i = clamp(Math.round(X * SS), 0, PW - 1),
      j = clamp(Math.round(Y * SS), 0, PH - 1),
      q = (j * PW + i) * 4;
    o[0] = src[q];
    o[1] = src[q + 1];
    o[2] = src[q + 2];
  };
  const m: RGB = [0, 0, 0];
  const y0 = FOOT - 6;
  for (let j = Math.floor(y0 * SS); j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const x = i / SS,
        y = j / SS;
      const dist = EYE / (y - HORIZON),
        wx = ((x - AXIS) / 520) * dist,
        wy = dist * 1.6;
      // paving stones in rows of uneven width
      const row = Math.floor(wy * 2.6 + 0.05 * n.n2(wx * 3, wy)),
        along = wx * 2.1 + 0.37 * ((row * 7) % 5) + 0.03 * n.n2(wx * 2, wy * 6);
      const slab = Math.floor(along),
        fx = along - slab,
        fy = wy * 2.6 + 0.05 * n.n2(wx * 3, wy) - row;
      const id = n.n2(slab * 7.3, row * 5.1);
      const gap = Math.min(fx, 1 - fx) / 2.1 < 0.012 || Math.min(fy, 1 - fy) / 2.6 < 0.016;
      const grit = n.n2(wx * 40, wy * 40) * 0.5 + n.n2(wx * 90, wy * 70) * 0.4;
      const t = 0.32 + 0.12 * id + 0.02 * grit + 0.1 * n.n2(wx * 2.2, wy * 2.2);
      let C: RGB = stone.at(Math.round(clamp(t) * 6) / 6);
      // water on the paving reflects the picture upside down
      const wet = sstep(-0.25, 0.35, n.fbm(wx * 1.7 + 9, wy * 1.2, 3) + 0.25);
      const rip = 3 * n.n2(wx * 7, wy * 26) + 5 * n.n2(wx * 2, wy * 16);
      // the middle reflects the stair, its sides reflect the pedestals
      const way = Math.abs(x - AXIS) < 150 + (y - FOOT) * 0.22;
      col(
        x + rip,
        2 * (way ? FOOT : foot(x)) - (way ? lerp(FOOT, y, 1.25) : y) + rip * 2 + id * 8,
        m,
      );
      if (!gap) C = mix(C, m, clamp(0.3 + 0.6 * wet));
      else C = mix(C, n.n2(wx * 5 + 3, wy * 5) > 0.2 ? "#3f5c3c" : "#141f26", 0.8);
      const q = (j * PW + i) * 4;
      d[q] = C[0];
      d[q + 1] = C[1];
      d[q + 2] = C[2];
      d[q + 3] = 255;
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
const stepAt = (k: number) => {
  const t = k / STAIR;
  // perspective: rows are closer together further up
  const u = 1 - (1 - t) ** 1.5;
  return { y: lerp(FOOT, HEAD, u), half: lerp(176, 74, u) };
};
/** the porcelain gate at the top, faint in the mist */
export function ghostGate(P: Print) {
  P.block(
    (x) => {
      const arch = (y: number, half: number, lift: number, thick: number) => {
        x.moveTo(AXIS - half, y - lift);
        x.quadraticCurveTo(AXIS, y + lift, AXIS + half, y - lift);
        x.lineTo(AXIS + half - 4, y - lift + thick);
        x.quadraticCurveTo(AXIS, y + lift + thick, AXIS - half + 4, y - lift + thick);
      };
      x.fillStyle = "#7f97a8";
      x.beginPath();
      arch(386, 104, 7, 13);
      x.fill();
      x.fillStyle = "#eef0e8";
      x.beginPath();
      arch(380, 108, 8, 10);
      x.rect(AXIS - 80, 424, 160, 11);
      x.rect(AXIS - 8, 396, 16, 28);
      x.fill();
      for (const s of [-1, 1]) {
        x.fillStyle = "#eef0e8";
        poly(x, [
          [AXIS + s * 66 - 7, 394],
          [AXIS + s * 66 + 7, 394],
          [AXIS + s * 72 + 9, 572],
          [AXIS + s * 72 - 9, 572],
        ]);
        x.fill();
        x.fillStyle = "#8ea4b4";
        poly(x, [
          [AXIS + s * 66 + 2, 394],
          [AXIS + s * 66 + 7, 394],
          [AXIS + s * 72 + 9, 572],
          [AXIS + s * 72 + 3, 572],
        ]);
        x.fill();
      }
      const T = new Tones(),
        r = new Rng(2);
      for (let i = 0; i < 90; i++) {
        const s = i % 2 ? 1 : -1;
        const [px, py] =
          i < 50
            ? [AXIS + s * 69 + r.range(-6, 6), r.range(398, 566)]
            : [AXIS + r.range(-74, 74), r.chance(0.6) ? 388 + r.range(-3, 5) : 430];
        T.add("#5878b4", (z) => dab(z, px, py, r.range(4, 8), 2.4, r.range(0, 6.3), 0.3));
      }
      T.flush(x);
    },
    { alpha: 0.85 },
  );
}
export function stair(P: Print) {
  const r = new Rng(5),
    n = new Noise(5);
  const L = layer(),
    K = layer();
  for (let k = STAIR; k >= 0; k--) {
    const a = stepAt(k),
      b = stepAt(k + 1);
    const air = clamp((k / STAIR) ** 1.2 * 0.8);
    const riser = a.y - b.y;
    const tread = Math.max(1.5, riser * clamp(0.42 - k * 0.024, 0.08, 1));
    const box = (y0: number, y1: number, h0: number, h1: number): Pt[] => [
      [AXIS - h0, y0],
      [AXIS + h0, y0],
      [AXIS + h1, y1],
      [AXIS - h1, y1],
    ];
    L.x.fillStyle = css(mix("#2a3b42", "#bcc7c1", air));
    poly(L.x, box(a.y, a.y - riser - 2, a.half, a.half * 0.985));
    L.x.fill();
    // the wet tread reflects the sky
    const top = a.y - riser + tread;
    L.x.fillStyle = css(mix("#7f9192", "#ccd4cd", air));
    poly(L.x, box(top, top - tread, a.half * 0.99, b.half));
    L.x.fill();
    const T = new Tones();
    for (let i = 0; i < 46; i++) {
      const x = AXIS + r.range(-1, 1) * a.half * 0.97,
        y = r.range(top + 2, a.y),
        w = r.range(8, 40) * (a.half / 176);
      const t = n.n2(x * 0.03, k * 3.1);
      T.add(mix(t > 0.1 ? "#4a5c60" : "#1c2a31", "#bcc7c1", air), (z) =>
        dab(z, x, y, w, Math.max(1.5, riser * 0.16), r.range(-0.05, 0.05)),
      );
      if (t < -0.2 && r.chance(0.5))
        T.add(mix("#48663f", "#bcc7c1", air), (z) => dab(z, x, top + 2, w, 4, 0.1));
      if (r.chance(0.35))
        T.add(mix(r.chance(0.4) ? "#d3dad2" : "#56696c", "#d7ddd5", air), (z) =>
          dab(z, x, top - r.u() * tread, w * 1.2, Math.max(1.2, tread * 0.3), 0),
        );
    }
    T.flush(L.x);
    K.x.fillStyle = css("#172430", (1 - air) * 0.85);
    K.x.beginPath();
    brushPath(
      K.x,
      hand([AXIS - a.half, top], [AXIS + a.half, top], r, 0.7, 20),
      (t) => lerp(2.4, 1, air) * (0.8 + 0.3 * Math.sin(t * 23 + k)),
    );
    brushPath(K.x, hand([AXIS - a.half, a.y], [AXIS + a.half, a.y], r, 0.7, 20), () =>
      lerp(1.8, 0.8, air),
    );
    K.x.fill();
    // joints
    for (let i = 0; i < 3; i++) {
      const x = AXIS + a.half * (((i + 0.5 + 0.4 * ((k * 0.618) % 1)) / 3) * 2 - 1);
      K.x.fillStyle = css("#172430", (1 - air) * 0.6);
      K.x.fillRect(x, top, 1.6, a.y - top);
    }
  }
  // kerbs on both sides
  for (const s of [-1, 1]) {
    const p0 = stepAt(0);
    const edge: Pt[] = [];
    for (let k = 0; k <= STAIR + 1; k++) {
      const q = stepAt(k);
      edge.push([AXIS + s * q.half, q.y - 14 * (q.half / 176)]);
    }
    const outer = edge.map(([x, y], k): Pt => [x + s * 40 * (stepAt(k).half / 176), y + 2]);
    L.x.fillStyle = css("#6f8080");
    poly(L.x, [...edge, ...outer.toReversed()]);
    L.x.fill();
    L.x.fillStyle = css("#33454b");
    poly(L.x, [edge[0], outer[0], [outer[0][0], p0.y + 12], [edge[0][0], p0.y + 12]]);
    L.x.fill();
    K.x.fillStyle = css("#172430", 0.7);
    K.x.beginPath();
    brushPath(K.x, edge, (t) => lerp(2.2, 0.6, t));
    brushPath(K.x, outer, (t) => lerp(2.2, 0.6, t));
    K.x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** light on the wet paving in short broken strokes below the mist */
export function glints(P: Print) {
  const r = new Rng(71),
    L = layer(),
    T = new Tones();
  for (let i = 0; i < 240; i++) {
    const y = lerp(FOOT + 14, H, r.u() ** 0.8);
    const x = AXIS + r.g() * 120 * (1 + (y - FOOT) / 300);
    const w = r.range(10, 46) * (0.5 + (y - FOOT) / 260);
    T.add(
      r.pick(["#dfe5dc", "#b9c6c2"]),
      (z) => dab(z, x - w / 2, y, w, r.range(1.5, 3.4), 0),
      0.8,
    );
  }
  T.flush(L.x);
  P.put(L);
}
