/** Shelves of carved blocks, which stand close as bricks: all different, some leaning, some away. */
import { clamp, css, type Layer, type Pt, ramp, Rng } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, hand, Tones } from "../../kit/brush.ts";
import { HIGH, KEY } from "./d-plan.ts";

const ROW = 0.36,
  BOARD = 0.04,
  BAY = 0.98;
/** the same shelves are printed twice: in shade, and where the sun reaches them */
const inks = {
  shade: ramp([
    [0, "#12101a"],
    [0.3, "#271b22"],
    [0.6, "#5a3b29"],
    [0.85, "#8a5c35"],
    [1, "#a97a48"],
  ]),
  sun: ramp([
    [0, "#3a2018"],
    [0.3, "#8a5428"],
    [0.6, "#c98d45"],
    [0.85, "#e9b867"],
    [1, "#f8dc9c"],
  ]),
};
export interface Wall {
  /** a point of the wall: along it, its height, and how far behind its front */
  readonly at: (u: number, z: number, back: number) => Pt;
  readonly from: number;
  readonly to: number;
  /** the design units of a metre there */
  readonly scale: (u: number) => number;
  /** the light on the wall, 0 to 1 */
  readonly lit: (u: number, z: number) => number;
  readonly seed: number;
}
export type Light = keyof typeof inks;

export function shelves(L: Layer, K: Layer, w: Wall, light: Light) {
  const r = new Rng(w.seed),
    T = new Tones();
  /** one of a few flat tones */
  const ink = (t: number) => inks[light].at(Math.round(clamp(t) * 8) / 8);
  const base = light === "sun" ? 0.2 : 0;
  const quad = (u0: number, u1: number, z0: number, z1: number, back: number, t: number) =>
    T.add(ink(t), (x) => {
      for (const [i, [u, z]] of (
        [
          [u0, z0],
          [u1, z0],
          [u1, z1],
          [u0, z1],
        ] as const
      ).entries()) {
        const p = w.at(u, z, back);
        if (i) x.lineTo(...p);
        else x.moveTo(...p);
      }
      x.closePath();
    });
  fillPoly(
    L.x,
    [w.at(w.from, 0, 0), w.at(w.to, 0, 0), w.at(w.to, HIGH + 1, 0), w.at(w.from, HIGH + 1, 0)],
    ink(0),
  );
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  for (let z = 0.12; z < HIGH; z += ROW) {
    let u = w.from;
    while (u < w.to) {
      const gap = r.chance(0.045) ? r.range(0.06, 0.26) : 0;
      u += gap;
      // volumes of one scripture are alike: runs of one tone and one height
      const run = r.int(3, 9),
        tone = 0.13 * r.g(),
        tall = ROW - BOARD - r.range(0.05, 0.1);
      for (let k = 0; k < run && u < w.to; k++) {
        const thick = r.range(0.042, 0.066),
          back = r.range(0.015, 0.075),
          high = tall - r.range(0, 0.018);
        const t = base + w.lit(u, z) + tone + 0.06 * r.g();
        quad(u, u + thick, z, z + high, back, t);
        // the handle cut into its end, and sometimes a paper label
        const h = z + high * r.range(0.36, 0.44);
        if (r.chance(0.85)) quad(u + thick * 0.28, u + thick * 0.72, h, h + 0.08, back, t - 0.3);
        if (r.chance(0.06))
          quad(u + thick * 0.12, u + thick * 0.9, z + 0.03, z + 0.12, back, t + 0.3);
        const s = w.scale(u);
        brushPath(
          K.x,
          hand(w.at(u + thick, z, back), w.at(u + thick, z + high, back), r, 0.4, 24),
          () => Math.max(0.6, s * 0.006),
        );
        u += thick + 0.004;
      }
    }
  }
  K.x.fill();
  T.flush(L.x);
  // the shadow of each board on the blocks below it
  for (let z = 0.12; z < HIGH; z += ROW) {
    quad(w.from, w.to, z + ROW - BOARD - 0.09, z + ROW - BOARD, 0.02, light === "sun" ? 0.06 : 0);
    T.flush(L.x);
  }
  for (let z = 0.12; z < HIGH; z += ROW) board(z - BOARD);
  for (let u = w.from + 0.02; u < w.to; u += BAY) post(u);

  function board(z: number) {
    for (let u = w.from; u < w.to; u += 0.245)
      quad(u, Math.min(w.to, u + 0.25), z, z + BOARD, 0, base + w.lit(u, z) + 0.16);
    T.flush(L.x);
    line(w.at(w.from, z, 0), w.at(w.to, z, 0), 0.016);
    line(w.at(w.from, z + BOARD, 0), w.at(w.to, z + BOARD, 0), 0.007);
  }
  function post(u: number) {
    const wide = 0.085;
    const p: Pt[] = [
      w.at(u, 0, 0),
      w.at(u + wide, 0, 0),
      w.at(u + wide, HIGH + 1, 0),
      w.at(u, HIGH + 1, 0),
    ];
    clearUnder(K.x, p);
    for (let z = 0; z < HIGH; z += 0.36)
      quad(u, u + wide, z, z + 0.37, 0, base + w.lit(u, z) + 0.2);
    // it shades the blocks at its right
    quad(u + wide, u + wide + 0.05, 0, HIGH, 0.03, light === "sun" ? 0.1 : 0);
    T.flush(L.x);
    line(p[0], p[3], 0.009);
    line(p[1], p[2], 0.016);
  }
  function line(a: Pt, b: Pt, wide: number) {
    const s = (w.scale(w.from) + w.scale(w.to)) / 2;
    const [s0, s1] = [w.scale(w.from) / s, w.scale(w.to) / s];
    const flat = Math.abs(a[1] - b[1]) < Math.abs(a[0] - b[0]) * 3;
    K.x.fillStyle = css(KEY, 0.92);
    K.x.beginPath();
    brushPath(K.x, hand(a, b, r, 0.5, 50), (t) =>
      Math.max(0.8, wide * s * (flat ? s0 + (s1 - s0) * t : 1)),
    );
    K.x.fill();
  }
}
