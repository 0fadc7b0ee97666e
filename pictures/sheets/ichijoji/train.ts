/** the little one-car train and its level crossing, as solids; the track runs along x at depth y */
import { Noise, clamp, lerp, sstep, type V3 } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { linear, type PointLight } from "../../kit/expose.ts";
import { flat } from "../../kit/wood.ts";

const n = new Noise(9);
const CREAM = linear("#e9dcbc"),
  BAND = linear("#2f6a5c"),
  WARM = linear("#ffe2a0"),
  AMBER = linear("#f2a844"),
  DARK = linear("#20212c");
const set = (o: Float64Array, c: V3, k = 1) => {
  for (let i = 0; i < 3; i++) o[i] = c[i] * k;
};

/** the side of the car: cream above, green below, a row of windows with heads in them */
function side(len: number, hgt: number, night: boolean): Mat {
  return {
    c: CREAM,
    line: 0.9,
    tex: (h: Hit, o) => {
      const v = (h.lz + hgt / 2) / hgt;
      if (h.side === 2) return set(o, linear("#5b6070"));
      const front = h.side === 0;
      const u = front ? 1.0 * (h.ly + 1.3) * 1.155 + 0.0 : h.lx + len / 2;
      set(o, v < 0.36 ? BAND : CREAM);
      if (v < 0.39 && v > 0.36) set(o, linear("#c9a24a"));
      if (v < 0.06) set(o, DARK);
      // doors near both ends and windows between, each with its own rounded frame
      const door = u % 5.2 > 4.0;
      const w = door ? (u % 5.2) - 4.0 : (u % 5.2) % 1.0;
      const ww = door ? 1.2 : 1.0;
      const e = door
        ? Math.min(Math.abs(w - 0.3) - 0.24, Math.abs(w - 0.9) - 0.24)
        : Math.abs(w - 0.5) - 0.42;
      const lo = door ? 0.2 : 0.46;
      const inside = e < 0 && (!front || v > 0.45) && v > lo && v < 0.82;
      if (door && (w < 0.02 || Math.abs(w - 0.6) < 0.015 || w > ww - 0.02)) set(o, DARK);
      if (!inside) return;
      const head = Math.floor(u * 1.3);
      const hr = Math.abs(Math.sin(head * 91.7)) % 1;
      const cu = (u * 1.3 - head - 0.5) / 1.3;
      const body =
        hr > 0.55 &&
        (Math.hypot(cu / 0.13, (v - 0.57) / 0.062) < 1 ||
          (v < 0.52 && Math.abs(cu) < 0.2 * sstep(0.4, 0.53, 1.02 - v)));
      const k = night ? 1.25 : 0.4;
      for (let i = 0; i < 3; i++)
        o[i] = body
          ? DARK[i] * 0.8
          : lerp(WARM[i], AMBER[i], clamp(sstep(0.75, 0.45, v) + 0.2 * n.n2(u, v * 4))) * k;
      o[3] = night ? (body ? 0.2 : 1) : 0.3;
    },
  };
}
/** one car whose front end is at x = nose, its tail to the left */
export function train(w: World, lights: PointLight[], nose: number, y: number, night = true) {
  const len = 15.6,
    cx = nose - len / 2;
  const roof = flat("#474c5c", { line: 0.9 }),
    dark = flat("#1a1b24", { line: 0.5 });
  w.turned([cx, y, 2.15], [len / 2, 1.3, 1.28], side(len, 2.56, night));
  w.box(cx - len / 2 + 0.1, y - 1.12, 3.43, nose - 0.14, y + 1.12, 3.62, roof);
  w.box(cx - 3.4, y - 0.7, 3.62, cx - 1.2, y + 0.7, 3.9, roof);
  w.box(cx + 1.6, y - 0.7, 3.62, cx + 3.8, y + 0.7, 3.9, roof);
  // single-arm pantograph
  const px = nose - 3.0;
  for (const [a, b] of [
    [
      [px, 3.65],
      [px + 0.75, 4.2],
    ],
    [
      [px + 0.75, 4.2],
      [px + 0.05, 4.72],
    ],
  ])
    w.rod([a[0], y, a[1]], [b[0], y, b[1]], 0.03, dark);
  w.rod([px + 0.05, y - 0.8, 4.74], [px + 0.05, y + 0.8, 4.74], 0.03, dark);
  for (const q of [2.2, 4.4, 11.2, 13.4])
    w.rod([nose - q, y - 1.0, 0.46], [nose - q, y - 0.86, 0.46], 0.43, dark);
  w.box(cx - len / 2 + 0.6, y - 0.9, 0.5, nose - 0.6, y + 0.9, 0.88, dark);
  // head lamp at the front
  w.ball(
    [nose + 0.03, y - 0.6, 1.3],
    [0.08, 0.16, 0.16],
    flat("#fff2c8", { emit: 1.6, ghost: true }),
  );
  if (night) {
    for (let x = nose - 1; x > nose - len; x -= 2.2)
      lights.push({ p: [x, y - 1.9, 1.6], c: [2.0, 1.2, 0.5], reach: 5, core: 0.6 });
    lights.push({ p: [nose + 1.4, y - 0.9, 1.0], c: [2.6, 2.0, 1.1], reach: 6, core: 0.3 });
  }
}
/** rails, ballast, a signal post with two red lights and a striped barrier */
export function crossing(w: World, lights: PointLight[], y: number, posts: number[], lit = true) {
  const steel = flat("#7f8899", { line: 0.4, wet: () => 0.4, rough: 0.1 });
  for (const d of [-0.55, 0.55]) w.box(-30, y + d - 0.035, 0.0, 30, y + d + 0.035, 0.05, steel);
  const black = flat("#15151c"),
    yellow = linear("#e8b23a"),
    blk = linear("#17161c");
  const stripe: Mat = {
    c: yellow,
    line: 0.6,
    tex: (h, o) =>
      set(
        o,
        Math.floor(((Math.abs(h.lx) > Math.abs(h.lz) ? h.lx : h.lz) + 40) / 0.3) % 2 ? yellow : blk,
      ),
  };
  for (const x of posts) {
    const yy = y - 2.2;
    w.rod([x, yy, 0], [x, yy, 3.3], 0.055, stripe);
    for (const s of [-1, 1])
      w.turned([x, yy - 0.06, 3.15], [0.55, 0.015, 0.075], stripe, 0, 0, s * 0.62);
    for (const s of [-1, 1]) {
      const p: V3 = [x + s * 0.27, yy - 0.1, 2.35];
      w.rod([p[0], p[1] + 0.03, p[2]], [p[0], p[1] + 0.06, p[2]], 0.2, black);
      w.rod(
        [p[0], p[1] - 0.02, p[2]],
        [p[0], p[1] + 0.02, p[2]],
        0.12,
        flat(lit ? "#ff4a2c" : "#5a1c18", { emit: lit ? 1.5 : 0, ghost: true }),
      );
      if (lit)
        lights.push({ p: [p[0], p[1] - 0.4, p[2]], c: [1.5, 0.16, 0.07], reach: 4, core: 0.15 });
    }
    const away = x > 0 ? -1 : 1;
    w.box(x, yy - 0.2, 0.95, x + away * 2.6, yy - 0.13, 1.02, stripe);
    w.box(x - 0.2, yy - 0.3, 0, x + 0.2, yy + 0.1, 1.05, black);
  }
}
