/** The garden's snow: long blue hollows between cream backs, a swept path, laden bushes, and steps that lead to the lantern. */
import { css, type Ctx, lerp, mix, type Pt, ramp, Rng, shade, sstep } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, roughen } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { on, onSnow, GROUND } from "./a-plan.ts";
import { MIST } from "./a-sky.ts";

const snow = ramp([
  [0, "#7d99c2"],
  [0.3, "#9cb3d2"],
  [0.58, "#b9cade"],
  [0.8, "#d9dfe4"],
  [1, "#fbefdc"],
]);
/** a path swept from the hall past the lantern: how far a place is from its middle line */
const offPath = (x: number, y: number) =>
  Math.abs(x + 11.3 + 0.05 * y + 0.5 * Math.sin(y * 0.2)) - 0.8;

export function snowfield(P: Print) {
  const n = P.noise;
  P.put(
    shade((px, py, o) => {
      if (py < 688) {
        o[3] = 0;
        return;
      }
      const [x, y, away] = onSnow(px, py);
      const roll = n.fbm(px * 0.0021 + 0.15 * n.n2(x * 0.1, y * 0.1), 5 + away * 0.36, 3);
      let t = 0.74 + 0.46 * roll + 0.05 * n.n2(x * 0.55, y * 0.55);
      // the corridor's own shade lies along it
      t -= 0.34 * sstep(-8.6, -6.6, x + 0.5 * n.n2(y * 0.4, 2)) * sstep(40, 10, away);
      t -= 0.14 * sstep(-5.6, -4.9, x);
      const off = offPath(x, y);
      if (off < 0.32) {
        const edge = sstep(0.32, 0.05, off);
        const slab = y * 0.62 + (x + 11) * 0.3;
        const gap = Math.abs(slab - Math.round(slab)) < 0.035 ? 0.25 : 0;
        t = lerp(t, 0.22 + 0.2 * n.n2(x * 1.6, y * 0.9) + gap, edge);
        if (off > 0.12) t = Math.max(t, 0.97);
      }
      const c = mix(snow.at(steps(t, 6, 0.34)), MIST, 0.94 * sstep(840, 690, py) ** 1.15);
      for (let k = 0; k < 3; k++) o[k] = c[k];
      o[3] = 255 * sstep(688, 700, py);
    }),
    { occlude: 1 },
  );
}

/** a clipped bush under its snow: a dark foot of leaves, a blue side, a cream top */
function bush(x: Ctx, P: Print, [cx, foot]: Pt, wide: number, high: number, air: number) {
  const n = P.noise;
  const dome = (w: number, h: number, low: number, dx = 0): Pt[] => {
    const p: Pt[] = [];
    for (let k = 0; k <= 26; k++) {
      const a = Math.PI * (k / 26);
      p.push([
        cx + dx - Math.cos(a) * (w / 2) * (1 + 0.05 * Math.sin(a * 3)),
        foot - low - Math.sin(a) ** 0.72 * h,
      ]);
    }
    for (let k = 1; k < 12; k++)
      p.push([cx + dx + w / 2 - (w * k) / 12, foot - low + high * 0.11 * n.n2(k * 0.42 + cx, low)]);
    return roughen(p, n, 1.6, 0.05, 5);
  };
  const far = (c: string) => mix(c, MIST, air);
  fillPoly(
    x,
    catmull(
      [
        [cx - wide * 0.56, foot + 1],
        [cx, foot + high * 0.16],
        [cx + wide * 0.72, foot + 3],
        [cx, foot - 6],
      ],
      8,
      true,
    ),
    far("#7f9ac4"),
    0.7,
  );
  fillPoly(x, dome(wide * 0.97, high * 0.4, 0), far("#33434e"));
  fillPoly(x, dome(wide, high * 0.86, high * 0.17), far("#8fa6c9"));
  fillPoly(x, dome(wide * 0.9, high * 0.74, high * 0.28, -wide * 0.03), far("#bccbe0"));
  fillPoly(x, dome(wide * 0.6, high * 0.5, high * 0.52, -wide * 0.07), far("#f8eee0"));
}
export function bushes(P: Print) {
  P.block((x) => {
    for (const [cx, foot, wide, high, air] of [
      [350, 752, 84, 38, 0.4],
      [566, 754, 92, 42, 0.36],
      [690, 748, 66, 30, 0.36],
      [312, 814, 142, 66, 0.12],
      [642, 774, 106, 52, 0.2],
      [434, 808, 74, 32, 0.14],
      [976, 782, 132, 38, 0.16],
    ])
      bush(x, P, [cx, foot], wide, high, air);
  });
}
/** steps from the corridor to the lantern: each a blue hollow with a lit far rim */
export function footprints(P: Print) {
  const r = new Rng(6);
  P.block(
    (x) => {
      for (let k = 0; k < 13; k++) {
        const t = k / 12,
          y = lerp(4.75, 7.6, t),
          px = lerp(-4.95, -9.4, t ** 0.9) + (k % 2 ? 0.16 : -0.16) * 0.7;
        const print = (dx: number, s: number): Pt[] =>
          Array.from({ length: 14 }, (_v, i): Pt => {
            const a = (i / 14) * 6.283;
            const l = 0.15 * s * Math.cos(a),
              w = 0.06 * s * Math.sin(a);
            return on(
              px + dx - 0.84 * l + 0.54 * w + r.range(-0.004, 0.004),
              y + 0.54 * l + 0.84 * w + (k % 2 ? 0.1 : -0.1),
              GROUND,
            );
          });
        fillPoly(x, print(0.03, 1.16), "#fbf1e0");
        fillPoly(x, print(0, 1), "#6484b6");
      }
    },
    { occlude: 0 },
  );
  // a low plant that pushes through
  P.block((x) => {
    x.fillStyle = css("#2c3a44");
    x.beginPath();
    for (let k = 0; k < 15; k++) {
      const a = lerp(-2.95, -0.2, k / 14) + r.range(-0.1, 0.1),
        l = r.range(24, 38);
      brushPath(
        x,
        [
          [581, 868],
          [581 + Math.cos(a) * l * 0.6, 866 + Math.sin(a) * l * 0.42],
          [581 + Math.cos(a) * l, 868 + Math.sin(a) * l * 0.5],
        ],
        (t) => 3.4 * (1 - 0.8 * t),
      );
    }
    x.fill();
    bush(x, P, [581, 866], 54, 25, 0);
  });
}
