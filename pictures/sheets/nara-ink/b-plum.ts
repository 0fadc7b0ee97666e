/** A plum in flower before the veranda: seen against the light, and its shade on all that the sun reaches inside. */
import { createCanvas } from "@napi-rs/canvas";
import { clamp, type Ctx, css, getPx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { cam, P, PLUM } from "./b-plan.ts";

/** limbs in centimetres: across, and up from the floor; their widths; and where their flowers begin */
const LIMBS = [
  ["275,-60 262,60 247,118 206,150 160,154 124,172 90,166 62,182 30,178", 15, 1.8, 0.34],
  ["166,154 136,140 110,141 84,126 62,130", 4.4, 1, 0.2],
  ["206,150 186,178 152,194 120,210", 5.4, 1.2, 0.1],
  ["247,118 262,168 250,212 268,250", 8, 2, 0.1],
  ["124,172 112,192 114,222", 2.8, 0.8, 0.2],
  ["172,154 158,170 140,166 126,158", 2.6, 0.7, 0.15],
  ["206,150 190,168 176,172 166,184", 2.6, 0.7, 0.15],
  ["150,158 142,150 130,152", 1.8, 0.6, 0.1],
  ["90,166 78,154 54,151", 2.2, 0.7, 0.3],
  ["186,153 178,132 150,116 138,98", 3, 0.8, 0.25],
  ["160,154 147,174 146,206", 2, 0.6, 0.3],
  ["62,182 56,202 59,222", 1.5, 0.5, 0.5],
] as const;

interface Inks {
  wood: string;
  flower: (lit: number) => string;
  bud: string;
}

/** one flower: five petals seen from the front, or three from the side */
function flower(x: Ctx, [u, v]: Pt, R: number, turn: number, flat: number, ink: string) {
  x.fillStyle = ink;
  x.beginPath();
  const side = flat < 0.5;
  for (let k = 0; k < (side ? 3 : 5); k++) {
    const a = side ? turn + (k - 1) * 0.72 : turn + (k / 5) * 6.283;
    const cx = u + Math.cos(a) * R * 0.6,
      cy = v + Math.sin(a) * R * 0.6 * (side ? 1 : flat);
    x.moveTo(cx + R * 0.5, cy);
    x.ellipse(cx, cy, R * 0.5, R * 0.46 * (side ? 0.8 : flat), side ? a : 0, 0, 6.3);
  }
  x.fill();
}

/** Draws the tree in centimetres; `v` grows upwards. */
function tree(x: Ctx, inks: Inks, at: (u: number, v: number) => Pt, scale: number) {
  const r = new Rng(64);
  const flowers: { p: Pt; R: number; turn: number; flat: number; bud: boolean; lit: number }[] = [];
  x.fillStyle = inks.wood;
  for (const [text, w0, w1, from] of LIMBS) {
    const spine = catmull(pts(text), 12);
    x.beginPath();
    brushPath(
      x,
      spine.map(([u, v]) => at(u, v)),
      (t) =>
        scale * lerp(w0, w1, t ** 0.7) * (1 + 0.1 * Math.sin(t * 31) + 0.06 * Math.sin(t * 57)),
    );
    x.fill();
    // flowers sit in twos and threes, with bare wood between
    for (let t = from; t < 1; t += r.range(0.06, 0.16)) {
      const [u, v] = spine[Math.min(spine.length - 1, Math.floor(t * spine.length))];
      const many = r.pick([1, 1, 2, 3]);
      for (let k = 0; k < many; k++) {
        const bud = r.chance(0.3);
        flowers.push({
          p: [u + r.range(-1.9, 1.9), v + r.range(-1.6, 2.2)],
          R: bud ? r.range(0.8, 1.1) : r.range(2.3, 3.1),
          turn: r.range(-2.6, -0.5),
          flat: r.chance(0.35) ? 0.3 : r.range(0.62, 1),
          bud,
          lit: r.u(),
        });
      }
    }
    // straight young shoots
    for (let k = 0; k < 2; k++) {
      const [u, v] = spine[Math.floor(spine.length * r.range(Math.max(0.3, from), 0.95))];
      const h = r.range(8, 20),
        lean = r.range(-0.3, 0.15);
      x.beginPath();
      brushPath(
        x,
        [at(u, v), at(u + lean * h * 0.4, v + h * 0.5), at(u + lean * h, v + h)],
        (t) => scale * lerp(0.8, 0.35, t),
      );
      x.fill();
      flowers.push({
        p: [u + lean * h * 0.6, v + h * 0.62],
        R: 0.9,
        turn: 0,
        flat: 1,
        bud: true,
        lit: 0.4,
      });
    }
  }
  for (const f of flowers) {
    const p = at(...f.p);
    if (f.bud) {
      x.fillStyle = inks.bud;
      x.beginPath();
      x.arc(p[0], p[1], f.R * scale, 0, 7);
      x.fill();
    } else flower(x, p, f.R * scale, f.turn, f.flat, inks.flower(f.lit));
  }
}

const RES = 3;
const cover = (() => {
  const c = createCanvas(360 * RES, 320 * RES),
    x = c.getContext("2d"),
    soft = createCanvas(c.width, c.height),
    s = soft.getContext("2d");
  tree(
    x,
    { wood: "#000", flower: () => "#000", bud: "#000" },
    (u, v) => [(u + 20) * RES, (260 - v) * RES],
    RES,
  );
  s.filter = `blur(${0.38 * RES}px)`;
  s.drawImage(c, 0, 0);
  return { d: getPx(soft).data, w: c.width, h: c.height };
})();

/** How much of the sun the tree takes away on a ray that passes its plane there (metres). */
export function shadeOf(x: number, z: number): number {
  const i = (x * 100 + 20) * RES,
    j = (260 - z * 100) * RES;
  if (i < 0 || j < 0 || i >= cover.w - 1 || j >= cover.h - 1) return 0;
  const a = Math.floor(i),
    b = Math.floor(j),
    o = (b * cover.w + a) * 4 + 3;
  return clamp(
    lerp(
      lerp(cover.d[o], cover.d[o + 4], i - a),
      lerp(cover.d[o + cover.w * 4], cover.d[o + cover.w * 4 + 4], i - a),
      j - b,
    ) / 255,
  );
}

/** The tree as it is seen through the opening. */
export function printPlum() {
  const k = cam.f / PLUM / 100;
  const at = (u: number, v: number): Pt => [cam.cx + u * k, cam.hy - (v - cam.z * 100) * k];
  P.block((x) =>
    tree(
      x,
      {
        wood: css("#3a2c33"),
        flower: (lit) => css(lit > 0.55 ? "#fff8ec" : lit > 0.2 ? "#f6e4dd" : "#d9c2c6"),
        bud: css("#a8505c"),
      },
      at,
      k,
    ),
  );
}
