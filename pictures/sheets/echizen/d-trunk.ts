/** Echizen D: a cedar's trunk, flared into its roots, with strips of bark and a broken edge of sun. */
import { type Pt, css, lerp, Noise, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { type Ink, solid } from "./d-ink.ts";
import { type Trunk } from "./d-plan.ts";

const n = new Noise(3);
const NEAR = ["#29273a", "#352e3e", "#463740"] as const,
  FAR = ["#384055", "#414659", "#4b4d5e"] as const;

export function trunk(ink: Ink, t: Trunk) {
  const r = new Rng(t.x);
  const hues = t.near > 0.6 ? NEAR : FAR;
  const half = (y: number) => {
    const up = (t.foot - y) / t.foot;
    return (
      (t.wide / 2) * (1 - 0.28 * up) +
      t.wide * 0.36 * Math.exp(-(t.foot - y) / (t.wide * 0.75)) +
      1.2 * n.n2(y * 0.02, t.x)
    );
  };
  const mid = (y: number) => t.x + (t.lean * (t.foot - y)) / t.foot;
  const ys = Array.from({ length: 60 }, (_, i) => lerp(t.foot, -20, i / 59));
  const strip = (s0: number, s1: number): Pt[] => [
    ...ys.map((y): Pt => [mid(y) + s0 * half(y), y]),
    ...ys.map((y): Pt => [mid(y) + s1 * half(y), y]).toReversed(),
  ];
  solid(ink, strip(-1, 1), hues[0], t.near > 0.6 ? 2 : 1);
  fillPoly(ink.x, strip(0.1, 0.82), hues[1]);
  fillPoly(ink.x, strip(0.52, 0.84), hues[2]);
  for (let i = 0; i < t.wide * 0.8; i++) {
    const s = r.range(-0.9, 0.9),
      y0 = r.range(0, t.foot),
      long = r.range(60, 220);
    const line = Array.from({ length: 9 }, (_, k): Pt => {
      const y = Math.min(t.foot - 2, y0 + (long * k) / 8);
      return [mid(y) + s * half(y) + 1.6 * n.n2(y * 0.03, i), y];
    });
    ink.x.fillStyle = css(r.chance(0.75) ? "#1c1d2d" : "#5c484b", 0.7);
    ink.x.beginPath();
    brushPath(ink.x, line, (u) => 2.1 * Math.sin(Math.PI * u));
    ink.x.fill();
  }
  for (let y = 30; y < t.foot - 30;) {
    const long = r.range(20, 90);
    const rim = (v: number, inwards: number): Pt => [mid(v) + half(v) - inwards, v];
    if (r.chance(0.55))
      fillPoly(
        ink.x,
        catmull(
          [rim(y, 0.6), rim(y + long / 2, 2.8), rim(y + long, 0.6), rim(y + long / 2, -0.2)],
          4,
          true,
        ),
        "#c48f72",
      );
    y += long * r.range(1, 2.2);
  }
  drift(ink, t, mid(t.foot), half(t.foot) * 1.3);
}
/** snow that the wind has driven against the foot */
function drift(ink: Ink, t: Trunk, x: number, w: number) {
  const crest = Array.from({ length: 14 }, (_, i): Pt => {
    const u = i / 13;
    return [
      x - w + 2 * w * u,
      t.foot + 3 - 14 * Math.sin(Math.PI * u) * (0.6 + 0.5 * n.n2(u * 3, t.x)) * (t.wide / 50),
    ];
  });
  const foot = Array.from({ length: 8 }, (_, i): Pt => {
    const u = i / 7;
    return [x + w - 2 * w * u, t.foot + 3 + t.wide * 0.24 * Math.sin(Math.PI * u)];
  });
  solid(ink, catmull([...crest, ...foot.slice(1, -1)], 3, true), "#93acca");
}
