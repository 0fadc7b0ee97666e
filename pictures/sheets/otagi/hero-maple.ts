/** The red maple: a dark trunk, and its leaves in a few big masses; the lowest is lit from behind. */
import { brushPath, catmull, mapleLeaf, Tones } from "../../kit/brush.ts";
import {
  clamp,
  css,
  type Ctx,
  layer,
  lerp,
  mix,
  type Pt,
  ramp,
  Rng,
  stamp,
} from "../../kit/core.ts";
import { limb } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { gn, P } from "./hero-stage.ts";

const BARK = { body: "#2a2734", light: "#675f62", key: "#0e131d" };
/** outlines as spine and half widths; `glow` is how bright its leaves are, `far` how much mist lies before it */
interface Mass {
  readonly spine: Pt[];
  readonly half: readonly number[];
  readonly glow: number;
  readonly far?: number;
  readonly leaf?: number;
}
const BEHIND: readonly Mass[] = [
  {
    spine: pts("884,166 960,138 1060,142 1150,120 1260,104"),
    half: [4, 24, 26, 28, 20],
    glow: 0.2,
    far: 0.5,
  },
  {
    spine: pts("1060,262 1150,236 1260,248 1330,228"),
    half: [6, 26, 28, 16],
    glow: 0.2,
    far: 0.55,
  },
  { spine: pts("1200,60 1300,52 1400,80 1480,60"), half: [14, 34, 34, 20], glow: 0.15, far: 0.4 },
];
const BEFORE: readonly Mass[] = [
  {
    spine: pts("690,182 760,142 850,106 950,62 1060,40 1180,20 1300,-10"),
    half: [3, 20, 38, 55, 62, 58, 50],
    glow: 0.1,
  },
  {
    spine: pts("950,112 1030,150 1120,190 1220,206 1320,178 1420,128 1530,70 1630,20"),
    half: [8, 30, 40, 48, 55, 55, 62, 62],
    glow: 0.08,
  },
  { spine: pts("1300,20 1420,6 1540,10 1640,-10"), half: [38, 45, 50, 50], glow: 0.05 },
  {
    spine: pts("1330,318 1400,286 1480,262 1560,262 1640,240"),
    half: [8, 38, 45, 45, 38],
    glow: 0.12,
  },
  {
    spine: pts("960,238 1030,232 1110,256 1190,300 1240,340"),
    half: [6, 20, 30, 35, 25],
    glow: 0.42,
  },
  {
    spine: pts("770,372 840,326 930,296 1030,284 1110,312 1190,346 1290,368"),
    half: [4, 28, 40, 38, 38, 35, 15],
    glow: 0.86,
  },
  {
    spine: pts("754,398 830,378 910,356 1000,356 1080,352 1150,352"),
    half: [4, 20, 30, 28, 25, 8],
    glow: 0.74,
  },
];
const DARK = ramp(stops("0 #2b0d1e, 0.3 #531424, 0.55 #7d1d29, 0.8 #96292a, 1 #b23a2c"));
const GLOW = ramp(stops("0 #5e1322, 0.25 #9c2020, 0.5 #d23a20, 0.75 #ee6428, 1 #f9993f"));

export function printMaple() {
  const L = layer(),
    K = layer(),
    r = new Rng(64);
  for (const m of BEHIND) leaves(L.x, m, r);
  wood(L.x, K.x, r);
  for (const m of BEFORE) leaves(L.x, m, r);
  speaking(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const cover = layer();
  for (const m of BEFORE) leaves(cover.x, m, new Rng(64), 0.7);
  stamp(P.key.x, cover, { op: "destination-out" });
}

function wood(x: Ctx, key: Ctx, r: Rng) {
  const part = (spine: string, a: number, b: number) => limb(x, key, pts(spine), a, b, r, BARK);
  part("1500,338 1420,232 1330,168 1200,118", 20, 4);
  part("1524,240 1400,140 1240,92 1120,70", 18, 3);
  part("1535,500 1576,430 1640,380", 34, 24);
  part("1515,402 1566,340 1640,292", 40, 26);
  part("1392,366 1300,366 1220,372 1124,388", 18, 3);
  part("1512,500 1462,410 1390,366 1310,360 1250,326 1190,270", 58, 7);
  part("1240,318 1214,262 1216,210", 10, 3);
  trunk(x, key, r);
}
/** the trunk: a flared foot, a bend, one edge lit by the clearing */
function trunk(x: Ctx, key: Ctx, r: Rng) {
  const spine = pts(
    "1512,872 1506,800 1518,700 1524,610 1506,510 1498,410 1516,290 1548,140 1590,-30",
  );
  limb(x, key, spine, 112, 40, r, BARK);
  for (const [foot, wide] of [
    ["1490,800 1466,850 1430,874", 40],
    ["1540,810 1566,862 1600,880", 44],
    ["1512,820 1516,868 1520,884", 50],
  ] as const)
    limb(x, key, pts(foot), wide, 6, r, BARK);
  x.fillStyle = css("#a99e8d");
  const lit = catmull(spine, 10).map(([a, b], i, all): Pt => [
    a - lerp(50, 17, i / all.length) * (1 + 0.06 * gn.n2(b * 0.02, 4)),
    b,
  ]);
  for (let i = 4; i < lit.length - 14; i += 9) {
    x.beginPath();
    brushPath(x, lit.slice(i, i + r.int(5, 9)), (t) => 5 * Math.sin(Math.PI * (0.1 + 0.85 * t)));
    x.fill();
  }
}

/** where the sky comes through all the layers of leaves: long holes that follow the boughs */
const open = (x: number, y: number) =>
  gn.n2(x * 0.009 + 4, y * 0.034 + x * 0.008) + 0.35 * gn.n2(x * 0.05, y * 0.07) < -0.24;

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly t: number;
  readonly s: number;
  readonly a: number;
}
/** One mass: a closed dark body with fingers that droop from it, then patches of lighter leaves on the upper left. */
function leaves(x: Ctx, m: Mass, r: Rng, shrink = 1) {
  const inkOf = (t: number) => {
    const q = Math.round(clamp(t) * 5) / 5;
    const c = mix(DARK.at(q), GLOW.at(q), m.glow);
    return m.far ? mix(c, "#d5ccbd", m.far) : c;
  };
  const half = (t: number) => {
    const v = clamp(t) * (m.half.length - 1),
      k = Math.min(m.half.length - 2, Math.floor(v));
    return lerp(m.half[k], m.half[k + 1], v - k) * shrink;
  };
  const spine = catmull(m.spine, 12);
  const all: Leaf[] = [];
  x.fillStyle = css(inkOf(0.08));
  spray(spine, half);
  // fingers: thin sprays that leave the mass towards its tip and droop
  for (let i = 6; i < spine.length - 4; i += r.int(5, 8)) {
    const t = i / spine.length,
      h = half(t);
    if (h < 10) continue;
    const [px, py] = spine[i];
    const up = r.chance(0.4) ? -1 : 1;
    const long = r.range(1.5, 2.6) * h + 26;
    const tip: Pt = [
      px - long * r.range(0.75, 1),
      py + up * h * r.range(0.7, 1) + long * r.range(0.1, 0.3),
    ];
    const bend: Pt = [lerp(px, tip[0], 0.5), lerp(py, tip[1], 0.5) - long * 0.1];
    spray(
      catmull([tip, bend, [px + h * 0.4, py]], 7),
      (v) => (3 + h * 0.36 * Math.sin(Math.PI * Math.min(0.75, v))) * shrink,
    );
  }
  const T = new Tones();
  for (const p of all.toSorted((a, b) => a.t - b.t))
    T.add(inkOf(p.t), (q) => mapleLeaf(q, p.x, p.y, p.s, p.a, 0.8, p.s > 11 ? 7 : 5));
  T.flush(x);

  function spray(along: Pt[], wide: (t: number) => number) {
    const size = m.leaf ?? 12.5;
    for (let i = 1; i < along.length; i++) {
      const [a, b] = [along[i - 1], along[i]];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const h =
        wide(i / (along.length - 1)) * (0.85 + 0.5 * gn.n2(b[0] * 0.014, b[1] * 0.02 + m.glow * 9));
      const count = Math.max(1, (l * 2 * Math.max(h, 4)) / (size * size * 0.44));
      for (let k = 0; k < count; k++) {
        const v = r.range(-1, 1);
        const px = lerp(a[0], b[0], r.u()) + r.g() * 2,
          py = b[1] + v * h;
        if (open(px, py)) continue;
        const t =
          0.36 -
          0.26 * v +
          0.8 * gn.fbm(px * 0.008, py * 0.019, 2) +
          0.00025 * (1000 - px) +
          r.g() * 0.07;
        all.push({ x: px, y: py, t, s: size * r.range(0.7, 1.15), a: 1.57 + r.range(-0.8, 0.8) });
      }
    }
    // a twig below the leaves
    x.beginPath();
    brushPath(x, along, (t) => Math.max(1, Math.min(4, wide(t) * 0.2)));
    x.fill();
  }
}

/** Twenty single leaves that hang from the edges against the light, or fall. */
function speaking(x: Ctx) {
  const r = new Rng(12);
  for (const [px, py] of pts(
    "764,380 800,394 838,402 868,392 902,400 948,386 985,390 1012,382 1070,388 1108,372 878,318 940,276 1002,262 1060,300 800,340 716,176 790,152 1130,326 1240,352 1284,330",
  )) {
    const s = r.range(15, 21);
    x.fillStyle = css(GLOW.at(py > 370 ? r.range(0.45, 0.85) : r.range(0.6, 1)));
    x.beginPath();
    mapleLeaf(x, px, py, s, 1.57 + r.range(-0.5, 0.5), 0.85, 7);
    x.fill();
  }
}
