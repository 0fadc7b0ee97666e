/** Hakozushi C: the tone of the landing's stones in the lamplight, their chisel marks, wear and joints. */
import { clamp, type Ctx, css, lerp, Noise, type Pt, ramp, Rng, shade } from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { EYE, FOCUS, LEVEL, STONE } from "./c-plan.ts";

const n = new Noise(12);
/** A point of the landing: to the right from its corner at the water, and towards us. */
type At = (right: number, near: number) => Pt;

/** The stone from under the lamp into the dusk. */
const LIT = ramp([
  [0, "#f8d8a2"],
  [0.1, "#dfb07e"],
  [0.26, "#b58a6c"],
  [0.42, "#876858"],
  [0.6, "#5c4a4b"],
  [0.76, "#3d3543"],
  [1, "#262434"],
]);
/** How far a point is from the lamp's light, 0 to 1; the light falls flat along the edge. */
const dusk = (x: number, y: number) => Math.hypot(x - 1650, (y - 925) * 2) / 1300;

/** The whole landing as a layer of stone; the caller cuts its outline. */
export const stone = () =>
  shade((x, y, out) => {
    if (y < 900) {
      out[3] = 0;
      return;
    }
    const far = ((EYE - STONE) * FOCUS) / (y - LEVEL),
      u = ((x - 800) * far) / FOCUS;
    const broad = n.fbm(u * 5, far * 8, 3),
      rubbed = n.n2(u * 9 + 4, far * 46),
      pit = n.n2(u * 150, far * 210);
    let t = dusk(x, y) + 0.09 * broad + 0.045 * rubbed;
    t = lerp(t, Math.round(t * 11) / 11, 0.32);
    if (pit > 0.5) t += 0.07 * (pit - 0.5) * 2;
    [out[0], out[1], out[2]] = LIT.at(clamp(t));
    out[3] = 255;
  });

/** Short flat cuts of the chisel in rows along the edge; fewer where no light shows them. */
export function chiselled(x: Ctx, at: At) {
  const r = new Rng(33),
    T = new Tones();
  for (let i = 0; i < 1900; i++) {
    const s = r.range(0, 1.9),
      w = Math.round(r.range(0.01, 0.6) / 0.011) * 0.011 + r.g() * 0.001;
    const p = at(s, w);
    const shadowed = dusk(...p);
    if (n.n2(s * 4, w * 9) < r.range(-0.7, 0.7) || shadowed > r.range(0.15, 1.1)) continue;
    const long = r.range(0.009, 0.032),
      wide = r.range(0.0035, 0.0062);
    const pale = r.chance(0.45);
    T.add(
      LIT.at(clamp(shadowed + (pale ? -0.13 : 0.14))),
      (z) => {
        const q = [
          at(s, w),
          at(s + long, w),
          at(s + long - 0.002, w + wide),
          at(s - 0.003, w + wide),
        ];
        z.moveTo(...q[0]);
        for (const c of q.slice(1)) z.lineTo(...c);
        z.closePath();
      },
      0.8,
    );
  }
  T.flush(x);
}
/** Long soft strokes where many feet have gone. */
export function wear(x: Ctx, at: At) {
  const r = new Rng(51);
  for (let i = 0; i < 30; i++) {
    const p = at(r.range(0, 1.5), r.range(0.03, 0.34));
    const long = r.range(70, 220),
      pale = r.chance(0.55);
    x.fillStyle = css(LIT.at(clamp(dusk(...p) + (pale ? -0.08 : 0.09))), 0.3);
    x.beginPath();
    brushPath(
      x,
      [0, 0.25, 0.5, 0.75, 1].map((t): Pt => [
        p[0] + t * long,
        p[1] - t * long * 0.03 + 2 * n.n2(t * 2, i),
      ]),
      (t) => 9 * Math.sin(Math.PI * (0.02 + 0.96 * t)),
    );
    x.fill();
  }
}
/** A joint: dark, of unlike width, with a lip of light on the stone that faces the lamp. */
function joint(x: Ctx, run: Pt[], wide: number, lip: Pt) {
  // piece by piece, for the light changes along it
  if (run.length > 16) {
    for (let i = 0; i + 1 < run.length; i += 12) joint(x, run.slice(i, i + 13), wide, lip);
    return;
  }
  const width = (seed: number) => (t: number) => wide * (0.85 + 0.5 * n.n2(t * 7, seed));
  const [mx, my] = run[Math.floor(run.length / 2)];
  x.fillStyle = css(LIT.at(clamp(dusk(mx, my) - 0.09)), 0.5);
  x.beginPath();
  brushPath(
    x,
    run.map(([a, b]): Pt => [a + lip[0], b + lip[1]]),
    width(3),
  );
  x.fill();
  x.fillStyle = css("#2a1f25", 0.85);
  x.beginPath();
  brushPath(x, run, width(8));
  x.fill();
}
/** The joints between the stones of the edge, and the one behind them, with moss and chips. */
export function joints(x: Ctx, at: At) {
  const across = (s: number, to: number): Pt[] =>
    Array.from({ length: 14 }, (_, i) => at(s + 0.002 * n.n2(i * 0.6, s * 9), (to * i) / 13));
  const BACK = 0.285;
  joint(
    x,
    Array.from({ length: 90 }, (_, i) => at(i * 0.021, BACK + 0.0022 * n.n2(i * 0.21, 2))),
    4,
    [0, -3],
  );
  for (const s of [0.405, 0.79, 1.27]) joint(x, across(s, BACK), 5, [-4, 0]);
  for (const [s, w] of [
    [0.405, 0.02],
    [0.79, 0.016],
    [0.405, 0.27],
  ] as const) {
    const [px, py] = at(s, w);
    fillPoly(
      x,
      [
        [px - 9, py + 2],
        [px - 1, py - 5],
        [px + 8, py + 1],
        [px + 3, py + 6],
      ],
      "#2a1f25",
      0.6,
    );
  }
}
