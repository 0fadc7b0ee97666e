/** Echizen D: boulders along the water, wet and dark below, each under a cushion of snow. */
import { type Pt, Noise, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { press, solid, type Ink } from "./d-ink.ts";
import { cam, leftShore, rightShore } from "./d-plan.ts";

const n = new Noise(88);
interface Stone {
  readonly at: Pt;
  readonly size: number;
  readonly seed: number;
  /** Whether the sun reaches it. */
  readonly lit: boolean;
}
/** pixels of a metre on the water at this height of the sheet */
const metre = (y: number) => (y - cam.hy) / cam.z;

function stones(): Stone[] {
  const r = new Rng(37);
  const all: Stone[] = [];
  const line = (
    edge: (y: number) => number,
    side: number,
    from: number,
    to: number,
    close: number,
  ) => {
    for (let y = from; y < to;) {
      const m = metre(y);
      const size =
        (y > 1030 ? 0.8 : 1) * m * (r.chance(0.24) ? r.range(0.36, 0.6) : r.range(0.1, 0.28));
      all.push({
        at: [
          edge(y) + side * r.range(-0.5, 0.35) * size + (y > 1030 && side > 0 ? 0.7 * size : 0),
          y,
        ],
        size,
        seed: r.int(1, 999),
        lit: side < 0 && y > 690,
      });
      if (r.chance(0.45))
        all.push({
          at: [edge(y) + side * r.range(0.3, 1.1) * m * 0.5, y - r.range(2, 8)],
          size: size * r.range(0.4, 0.75),
          seed: r.int(1, 999),
          lit: false,
        });
      y += size * close * (r.chance(0.16) ? r.range(2, 3.4) : r.range(0.35, 1.3));
    }
  };
  line(leftShore, -1, 524, 1120, 1);
  line(rightShore, 1, 512, 1230, 0.72);
  // some lie out in the stream
  for (const [x, y, s] of [
    [918, 728, 0.42],
    [1008, 695, 0.38],
    [1084, 830, 0.42],
    [414, 1062, 0.36],
    [826, 597, 0.34],
  ] as const)
    all.push({ at: [x, y], size: s * metre(y), seed: Math.round(x), lit: x < 500 });
  return all.toSorted((a, b) => a.at[1] - b.at[1]);
}
/** a lumpy outline round a point; `up` and `down` flatten its halves */
const lump = ([cx, cy]: Pt, rx: number, up: number, down: number, seed: number): Pt[] =>
  Array.from({ length: 26 }, (_, i): Pt => {
    const a = (i / 26) * 6.283;
    const k = 1 + 0.14 * n.n2(Math.cos(a) * 0.9 + seed, Math.sin(a) * 0.9);
    return [cx + rx * k * Math.cos(a), cy - (Math.sin(a) > 0 ? up : down) * k * Math.sin(a)];
  });
function stone(ink: Ink, { at: [cx, cy], size: s, seed, lit }: Stone) {
  const line = Math.min(2.2, 0.5 + s * 0.022);
  // what the water keeps of it, then the rock, then its snow with the sky on the crown
  solid(
    ink,
    lump([cx - s * 0.06, cy + s * 0.22], s * 1.02, s * 0.2, s * 0.16, seed + 3),
    "#102a42",
  );
  solid(ink, lump([cx, cy], s, s * 0.52, s * 0.26, seed), "#27344c", line);
  const hem: Pt[] = Array.from({ length: 7 }, (_, i): Pt => {
    const t = i / 6;
    return [
      cx + s * (0.94 - 1.88 * t),
      cy + s * (-0.04 + 0.13 * Math.sin(t * 9 + seed) + 0.05 * Math.sin(t * 17 + seed)),
    ];
  });
  const crown = (k: number, dx: number, dy: number): Pt[] =>
    Array.from({ length: 13 }, (_, i): Pt => {
      const a = Math.PI * (1 - i / 12);
      const w = 1 + 0.09 * n.n2(Math.cos(a) + seed, Math.sin(a) * 2);
      return [
        cx + dx * s + s * 0.99 * k * w * Math.cos(a),
        cy + dy * s - s * 0.66 * k * w * Math.sin(a),
      ];
    });
  solid(
    ink,
    catmull([...crown(1, 0, -0.04), ...hem.slice(1, -1)], 4, true),
    lit ? "#9fb4d0" : "#8ba6c8",
    line * 0.9,
  );
  solid(ink, catmull(crown(0.74, 0.13, -0.16), 4, true), lit ? "#f3e2d4" : "#b3c6dd");
}
export function shores(P: Print) {
  press(P, (ink) => {
    for (const s of stones()) stone(ink, s);
  });
}
