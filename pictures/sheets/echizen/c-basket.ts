/** A basket of gathered leaves on the sunny boards, and the shadows of all that stands or lies there. */
import {
  bokashi,
  css,
  type Ctx,
  getPx,
  H,
  layer,
  type Pt,
  PW,
  Rng,
  SS,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { CAM, KEY, place, SUN, SUN_RISE, SUN_SIDE } from "./c-plan.ts";
import { lying, REDS, stray, STRAYS } from "./c-fallen.ts";

const run = Math.hypot(1, SUN_SIDE);
/** the shadow of a raised point on the floor */
const cast = (x: number, y: number, z: number): Pt => {
  const go = z / (SUN_RISE * run);
  return place(x - go * SUN_SIDE, y - go, 0);
};
/** the basket stands where the eye meets the floor at this point of the picture */
const C: Pt = (() => {
  const s = Math.sin(CAM.yaw ?? 0),
    c = Math.cos(CAM.yaw ?? 0),
    t = (CAM.f * CAM.z) / (968 - CAM.hy),
    u = ((1366 - CAM.cx) / CAM.f) * t;
  return [CAM.x + u * c + t * s, CAM.y - u * s + t * c];
})();
const RIM = 0.29,
  FOOT = 0.2,
  TALL = 0.15;
const ring = (R: number, z: number, from = 0, to = 6.2832): Pt[] =>
  Array.from({ length: 49 }, (_, i) => {
    const a = from + ((to - from) * i) / 48;
    return place(C[0] + R * Math.cos(a), C[1] + R * Math.sin(a), z);
  });
const rimAt = (t: number) => FOOT + (RIM - FOOT) * t ** 0.7;

/** the half of a round thing that this eye sees */
const NEAR = [2.11, 5.25] as const;

/** which part of the sun the basket and the fallen leaves hide, by points of the picture */
export function shadows(): (px: number, py: number) => number {
  const L = layer();
  const shade: Pt[] = [];
  for (const z of [0, 0.08, TALL, 0.23])
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * 6.2832,
        R = z > TALL ? 0.15 : rimAt(z / TALL);
      shade.push(cast(C[0] + R * Math.cos(a), C[1] + R * Math.sin(a), z));
    }
  fillPoly(L.x, hull(shade), "#000");
  for (const s of STRAYS) {
    const away = (s.at[0] - SUN[0]) / (s.at[1] - CAM.hy);
    stray(L.x, { ...s, at: [s.at[0] + 7 * away, s.at[1] + 8] }, () => "#000000");
  }
  const soft = layer();
  stamp(soft.x, L, { blur: 0.8 });
  const d = getPx(soft.c).data;
  // the blur fades at the border of the canvas, so the last pixels ask a little inside it
  return (px, py) =>
    d[(Math.floor(Math.min(py, H - 4) * SS) * PW + Math.floor(Math.min(px, W - 4) * SS)) * 4 + 3] /
    255;
}
export function basket(P: Print) {
  P.block((x) => {
    bind(x, [NEAR[1], NEAR[0] + 6.2832]);
    weave(x);
  });
  heap(P);
  P.block((x) => bind(x, NEAR));
  P.lines((k) => {
    k.fillStyle = KEY;
    for (const [p, w] of [
      [ring(RIM + 0.02, TALL + 0.016, ...NEAR), 2],
      [ring(FOOT, 0, NEAR[0] + 0.15, NEAR[1] - 0.15), 2.6],
    ] as const) {
      k.beginPath();
      brushPath(k, [...p], (t) => w * (0.5 + Math.sin(Math.PI * t)));
      k.fill();
    }
  });
}
/** the outline round a set of points */
function hull(points: readonly Pt[]): Pt[] {
  const p = [...points].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Pt[]) => {
    const out: Pt[] = [];
    for (const q of list) {
      for (;;) {
        const [b, a] = [out.at(-1), out.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...half(p), ...half(p.toReversed())];
}
/** the outside: strips over and under, dark towards us, since the sun is behind */
function weave(x: Ctx) {
  const body = hull([...ring(FOOT, 0), ...ring(RIM, TALL)]);
  const xs = body.map(([a]) => a);
  fillPoly(
    x,
    body,
    bokashi(
      x,
      Math.min(...xs),
      0,
      Math.max(...xs),
      0,
      stops("0 #2e2018, 0.4 #4a3320, 0.8 #654728, 1 #3c2a1a"),
    ),
  );
  const T = new Tones();
  const rows = 7,
    cols = 60;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      if ((i + j) % 2) continue;
      const a0 = (i / cols) * 6.2832,
        a1 = ((i + 0.92) / cols) * 6.2832,
        z0 = (TALL * (j + 0.12)) / rows,
        z1 = (TALL * (j + 0.86)) / rows;
      const at = (a: number, z: number) =>
        place(C[0] + rimAt(z / TALL) * Math.cos(a), C[1] + rimAt(z / TALL) * Math.sin(a), z);
      const mid = (a0 + a1) / 2;
      // only the side that faces the eye
      if (Math.cos(mid) * (C[0] - CAM.x) + Math.sin(mid) * (C[1] - CAM.y) > -0.05) continue;
      const side = Math.sin(mid - 4.1);
      T.add(side > 0.35 ? "#a67d45" : side > -0.2 ? "#8a6538" : "#6d4d2b", (q) => {
        const p = [at(a0, z0), at(a1, z0), at(a1, z1), at(a0, z1)];
        q.moveTo(...p[0]);
        for (const c of p.slice(1)) q.lineTo(...c);
        q.closePath();
      });
    }
  T.flush(x);
}
/** the bound rim, or a part of it: the sun glances off its top */
function bind(x: Ctx, [from, to]: readonly [number, number]) {
  for (const [c, w, dz] of [
    ["#3c2918", 12, 0],
    ["#a47b42", 7.5, 0.004],
    ["#f3cf8c", 2.6, 0.013],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    brushPath(x, ring(RIM + 0.004, TALL + dz, from, to), () => w);
    x.fill();
  }
  x.fillStyle = css("#3a2616", 0.85);
  for (const [a, b] of ring(RIM + 0.004, TALL, from, to).filter((_, i) => i % 3 === 1))
    x.fillRect(a - 1, b - 5, 2, 9);
}
/** the heap: dark below, the sun on its far shoulder, the last leaves large enough to read */
function heap(P: Print) {
  const L = layer(),
    r = new Rng(23);
  const back = [...ring(RIM, TALL)];
  fillPoly(L.x, back, "#2a1218");
  const leaves: { p: Pt; d: number; h: number }[] = [];
  for (let i = 0; i < 120; i++) {
    const a = r.range(0, 6.28),
      q = Math.sqrt(r.u()),
      R = q * (RIM - 0.015);
    const h = 0.115 * (1 - q ** 2.2);
    const x = C[0] + R * Math.cos(a),
      y = C[1] + R * Math.sin(a);
    leaves.push({ p: place(x, y, TALL + h), d: y, h: h + 0.06 * Math.sin(a) });
  }
  leaves.sort((a, b) => b.d - a.d + 6 * (a.h - b.h) * 0.2);
  leaves.forEach(({ p, h }, i) => {
    const t = Math.min(1, Math.max(0.05, 0.34 + 3.4 * h + 0.2 * r.g()));
    lying(
      L.x,
      p,
      r.range(24, 37),
      r.range(0, 6.28),
      [0.3 * r.g(), r.range(0.4, 0.75)],
      100 + (i % 17),
      REDS.at(t),
      REDS.at(t - 0.12),
      REDS.at(t - 0.4),
    );
  });
  P.put(L, { occlude: 1 });
}
