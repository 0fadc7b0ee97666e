/** Echizen D: the great cedars on the right, their boughs hanging under snow before the light. */
import { type Pt, clamp, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { type Ink, press, solid } from "./d-ink.ts";
import { TRUNKS } from "./d-plan.ts";
import { trunk } from "./d-trunk.ts";

/** How near a tree is: its tones from dark to light, and those of its snow. */
interface Depth {
  readonly needles: readonly [string, string, string];
  readonly snow: readonly [shade: string, light: string];
  readonly line: number;
}
const NEAR: Depth = {
  needles: ["#152638", "#1e3648", "#2c4c59"],
  snow: ["#7f9dc2", "#cbd8e8"],
  line: 1,
};
const MIDDLE: Depth = {
  needles: ["#22384d", "#2c465b", "#38566a"],
  snow: ["#7189a6", "#a5b8cf"],
  line: 0,
};

/** one bough: a falling spine, sprays of needles that hang from it, and snow in cushions on top */
function bough(ink: Ink, at: Pt, reach: number, drop: number, deep: number, r: Rng, o: Depth) {
  const side = Math.sign(reach);
  const spine = catmull(
    [
      at,
      [at[0] + reach * 0.42, at[1] + drop * 0.2],
      [at[0] + reach * 0.8, at[1] + drop * 0.66],
      [at[0] + reach, at[1] + drop],
    ],
    8,
  );
  const on = (t: number): Pt => spine[Math.round(clamp(t) * (spine.length - 1))];
  for (const [i, c] of o.needles.entries()) {
    const T = new Tones();
    const count = Math.round(Math.abs(reach) / (i === 0 ? 4.2 : 8));
    for (let k = 0; k < count; k++) {
      const t = (k + r.u()) / count;
      const [px, py] = on(t);
      const long =
        deep *
        (0.45 + 0.75 * Math.sin(Math.PI * (0.16 + 0.74 * t))) *
        r.range(0.6, 1.15) *
        (1 - 0.24 * i);
      const out = side * long * r.range(0.12, 0.62);
      const x0 = px + r.range(-4, 4),
        y0 = py - 3 + i * r.range(2, 9);
      const spray: Pt[] = [
        [x0, y0],
        [x0 + out * 0.5, y0 + long * 0.36],
        [x0 + out * 0.85, y0 + long * 0.72],
        [x0 + out, y0 + long],
      ];
      const wide = (i === 0 ? 15 : 6) * (deep / 50) * r.range(0.7, 1.2);
      T.add(c, (x) =>
        brushPath(x, spray, (u) => wide * Math.sin(Math.PI * (0.24 + 0.76 * u)) ** 0.8 + 0.4),
      );
    }
    T.flush(ink.x);
    if (i === 0) clearKey(ink, spine, deep);
  }
  for (let t = r.range(0.02, 0.12); t < 0.94;) {
    const long = r.range(0.2, 0.46);
    if (r.chance(0.86)) cushion(ink, spine, t, Math.min(1, t + long), r, o);
    t += long + r.range(0.02, 0.09);
  }
  // smaller loads on the sprays below
  for (let k = 0; k < Math.abs(reach) / 46; k++) {
    const [px, py] = on(r.range(0.15, 0.9));
    const w = r.range(12, 34),
      y = py + deep * r.range(0.22, 0.6),
      x = px + side * deep * r.range(0, 0.3);
    cushion(
      ink,
      catmull(
        [
          [x - w / 2, y - side * w * 0.12],
          [x, y - 1],
          [x + w / 2, y + side * w * 0.16],
        ],
        5,
      ),
      0,
      1,
      r,
      o,
    );
  }
}
/** the bough hides the key lines behind it */
function clearKey(ink: Ink, spine: Pt[], deep: number) {
  ink.k.save();
  ink.k.globalCompositeOperation = "destination-out";
  ink.k.fillStyle = "#000000";
  fillPoly(
    ink.k,
    [...spine, ...spine.map(([x, y]): Pt => [x, y + deep * 0.8]).toReversed()],
    "#000000",
  );
  ink.k.restore();
}
/** snow on a part of a spine, thick in its middle; the sky lights its top */
function cushion(ink: Ink, spine: Pt[], from: number, to: number, r: Rng, o: Depth) {
  const last = spine.length - 1;
  const part = spine.slice(Math.round(from * last), Math.round(to * last) + 1);
  if (part.length < 3) return;
  const end = part[part.length - 1];
  const long = Math.hypot(end[0] - part[0][0], end[1] - part[0][1]);
  const tall = clamp(long * 0.2, 4, 17) * r.range(0.8, 1.2);
  const ph = r.range(0, 6);
  const hump = (i: number) => {
    const u = i / (part.length - 1);
    return Math.max(
      0.12,
      Math.sin(Math.PI * (0.06 + 0.88 * u)) ** 0.55 * (0.84 + 0.2 * Math.sin(u * 8 + ph)),
    );
  };
  const edge = (k: number): Pt[] => part.map(([x, y], i) => [x, y + k * tall * hump(i)]);
  solid(
    ink,
    catmull([...edge(-0.85), ...edge(0.34).toReversed()], 3, true),
    o.snow[0],
    o.line,
    0.5,
  );
  solid(ink, catmull([...edge(-0.82), ...edge(-0.16).toReversed()], 3, true), o.snow[1]);
}
/** a row of boughs down one side of a trunk */
function row(
  ink: Ink,
  x: number,
  [y0, y1]: Pt,
  reach: number,
  deep: number,
  r: Rng,
  o: Depth,
  every = 42,
) {
  for (let y = y0; y < y1; y += r.range(0.72, 1.3) * every) {
    const grow = 0.6 + 0.5 * clamp((y + 80) / 560);
    bough(
      ink,
      [x, y],
      reach * grow * r.range(0.66, 1.12),
      r.range(30, 66) * grow,
      deep * r.range(0.8, 1.2),
      r,
      o,
    );
  }
}
/** the wood behind: a dark mass with a ragged side, lighter towards its foot */
function depths(ink: Ink, r: Rng) {
  const side: Pt[] = [];
  for (let y = -10; y < 580; y += 13)
    side.push([1398 - 40 * Math.sin(y * 0.004) + r.range(-24, 18), y]);
  fillPoly(ink.x, [...side, [1420, 590], [1610, 596], [1610, -10]], "#33495f");
  const far: Pt[] = [];
  for (let x = 1296; x < 1620; x += 12) far.push([x, 505 - r.range(0, 60)]);
  fillPoly(ink.x, [...far, [1620, 620], [1480, 604], [1290, 566]], "#4a6078");
}
/** single boughs before the nearest trunk */
const ACROSS = [
  [1506, 250, -104, 34],
  [1504, 470, -120, 44],
  [1540, 40, 100, 30],
  [1536, 214, 96, 34],
  [1540, 420, 104, 40],
  [1536, 596, 92, 30],
] as const;
export function greatCedars(P: Print) {
  const r = new Rng(70);
  const trunks = (from: number, to: number) =>
    press(P, (ink) => {
      for (const t of TRUNKS.slice(from, to)) trunk(ink, t);
    });
  press(P, (ink) => depths(ink, r));
  trunks(0, 2);
  press(P, (ink) => {
    row(ink, 1352, [-40, 560], -120, 50, r, MIDDLE, 46);
    row(ink, 1470, [-40, 520], -96, 52, r, MIDDLE, 58);
    row(ink, 1468, [-20, 560], 110, 52, r, MIDDLE, 58);
  });
  trunks(2, 4);
  press(P, (ink) => {
    row(ink, 1388, [-46, 590], -170, 54, r, NEAR, 50);
    row(ink, 1384, [10, 470], 92, 46, r, NEAR, 92);
    row(ink, 1570, [-40, 640], 90, 54, r, NEAR, 56);
  });
  trunks(4, 5);
  press(P, (ink) => {
    for (const [x, y, reach, drop] of ACROSS) bough(ink, [x, y], reach, drop, 48, r, NEAR);
  });
}
