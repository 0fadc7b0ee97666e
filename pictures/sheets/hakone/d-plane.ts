/** The plane and what it throws off: ribbons of wood that turn about themselves. */
import { clamp, css, type Ctx, mix, Noise, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, poly, clearUnder } from "../../kit/brush.ts";
import { fit, type Wood, woods } from "./d-woods.ts";

/** How a ribbon runs: along an axis that bends, winding as it goes. */
export interface Curl {
  readonly from: Pt;
  readonly way: number;
  readonly bend: number;
  readonly long: number;
  readonly radius: number;
  readonly turns: number;
  readonly wide: number;
  readonly wood: Wood;
}
/** A shaving: far windings first, their inner side in shade; near ones over them, thin enough to glow. */
export function ribbon(x: Ctx, key: Ctx, c: Curl, r: Rng) {
  const n = new Noise(r.int(1, 999));
  const N = Math.round(58 * c.turns);
  const phase = r.range(0, 6.28);
  const axis = (t: number): Pt => {
    const a = c.way + c.bend * t * 0.5;
    return [c.from[0] + Math.cos(a) * c.long * t, c.from[1] + Math.sin(a) * c.long * t];
  };
  const at = (t: number, side: number) => {
    const a = c.way + c.bend * t,
      w = phase + t * c.turns * 6.283 + 0.5 * n.n2(t * 3, 1);
    const R = c.radius * (1 - 0.45 * t) * (1 + 0.12 * n.n2(t * 4, 7));
    const [px, py] = axis(t);
    const out = Math.cos(w) * R,
      // the iron leaves the wood gently: the free end runs out to a point
      thin = clamp((1 - t) * c.turns * 2.6),
      off = side * c.wide * 0.5 * thin + 0.22 * R * Math.sin(w);
    return {
      p: [
        px - Math.sin(a) * out + Math.cos(a) * off,
        py + Math.cos(a) * out + Math.sin(a) * off - 0.3 * R * Math.sin(w),
      ] as Pt,
      near: Math.sin(w),
      w,
    };
  };
  const cells = Array.from({ length: N }, (_, i) => {
    const t = i / N,
      u = (i + 1.15) / N;
    return {
      near: at(t, 0).near,
      w: at(t, 0).w,
      q: [at(t, -1).p, at(u, -1).p, at(u, 1).p, at(t, 1).p],
      t,
    };
  }).toSorted((a, b) => a.near - b.near);
  for (const cell of cells) {
    const light = 0.5 + 0.5 * Math.sin(cell.w + 0.8);
    const step = Math.round(light * 5) / 5;
    const streak = 0.1 * n.n2(cell.t * 40, 3);
    const tone =
      cell.near < 0
        ? mix(woods[c.wood], "#4a2f20", clamp(0.62 - 0.3 * step))
        : mix(
            mix(woods[c.wood], "#a87c50", clamp(0.5 - 0.6 * step + streak)),
            "#fffaea",
            clamp(0.62 * step - 0.1 + streak),
          );
    x.fillStyle = css(tone);
    poly(x, cell.q);
    x.fill();
    clearUnder(key, cell.q);
    key.fillStyle = css("#2c1d16", 0.8);
    key.beginPath();
    brushPath(key, [cell.q[0], cell.q[1]], () => 1.5);
    brushPath(key, [cell.q[3], cell.q[2]], () => 1.3);
    key.fill();
  }
}
/** The plane, drawn toward the worker as in Japan: a block of oak, a slanting mouth, iron and chip breaker. */
export function drawPlane(x: Ctx, key: Ctx, [cx, cy]: Pt, angle: number, r: Rng) {
  const long = 470,
    wide = 150,
    deep = 66;
  const c = Math.cos(angle),
    s = Math.sin(angle);
  const at = (t: number, v: number, lift = 0): Pt => [
    cx + c * long * t - s * wide * v,
    cy + s * long * t + c * wide * v - lift,
  ];
  const top = [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)];
  x.fillStyle = css("#120d10", 0.55);
  poly(x, [
    at(-0.5, -0.4, -deep),
    at(0.54, -0.36, -deep - 6),
    at(0.55, 0.62, -deep - 14),
    at(-0.46, 0.62, -deep - 14),
  ]);
  x.fill();
  const drop = (p: Pt): Pt => [p[0], p[1] + deep];
  fit(x, key, [top[3], top[2], drop(top[2]), drop(top[3])], "brown", angle, r, -0.3);
  fit(x, key, [top[1], top[2], drop(top[2]), drop(top[1])], "brown", 1.57, r, -0.1);
  fit(x, key, top, "brown", angle, r, 0.14);
  const plate = (p: Pt[], colour: string) => {
    x.fillStyle = colour;
    poly(x, p);
    x.fill();
    clearUnder(key, p);
    key.fillStyle = css("#140f12", 0.9);
    key.beginPath();
    p.forEach((a, i) => brushPath(key, [a, p[(i + 1) % p.length]], () => 2));
    key.fill();
  };
  // the throat, dark, then the iron leaning out of it with its breaker
  plate([at(-0.16, -0.36), at(0.08, -0.36), at(0.08, 0.36), at(-0.16, 0.36)], "#2b1b14");
  plate([at(-0.1, -0.34), at(0.1, -0.34, 10), at(0.1, 0.34, 10), at(-0.1, 0.34)], "#5f6168");
  plate(
    [at(0.1, -0.34, 10), at(0.13, -0.34, 34), at(0.13, 0.34, 34), at(0.1, 0.34, 10)],
    "#8d9098",
  );
  plate(
    [at(0.13, -0.34, 34), at(0.15, -0.34, 33), at(0.15, 0.34, 33), at(0.13, 0.34, 34)],
    "#3b3c43",
  );
  x.fillStyle = css("#c9ccd0", 0.9);
  x.beginPath();
  brushPath(x, [at(0.115, -0.26, 22), at(0.125, -0.26, 30)], () => 5);
  x.fill();
}
