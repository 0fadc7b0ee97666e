/** Two trained pines under snow: bent trunks, flat pads of dark needles, a cloud of snow on each pad. */
import {
  type Col,
  css,
  type Ctx,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  stamp,
} from "../../kit/core.ts";
import { catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { MIST } from "./a-sky.ts";

const n = new Noise(14);
type Pad = readonly [x: number, y: number, wide: number, high: number];

/** one pad: needles below and at both ends, then snow in three flat tones */
function pad(x: Ctx, r: Rng, [cx, cy, w, h]: Pad, air: number) {
  const T = new Tones(),
    far = (c: Col) => mix(c, MIST, air);
  const long = 15 + w * 0.045;
  for (let k = 0; k < w * 1.5; k++) {
    const u = r.range(-1, 1),
      px = cx + (u * w) / 2,
      py = cy + r.range(-0.05, 0.3) * h * (1 - 0.5 * u * u) + 3;
    const a = Math.PI / 2 - u * 1.15 + r.g() * 0.5;
    T.add(far(r.pick(["#1f3138", "#2c434a", "#40585c"])), (z) =>
      dab(z, px, py, long * r.range(0.6, 1.1), 2.1, a, 0.06),
    );
  }
  T.flush(x);
  const cloud = (s: number, up: number, dx: number): Pt[] => {
    const p: Pt[] = [];
    const bumps = Math.max(3, Math.round(w / 40));
    for (let k = 0; k <= 24; k++) {
      const t = k / 24,
        arch = Math.sin(Math.PI * t) ** 0.55;
      p.push([
        cx + dx + (t - 0.5) * w * s,
        cy -
          up -
          arch * h * 0.62 * s -
          Math.abs(Math.sin(t * Math.PI * bumps + cx + 1.2 * n.n2(t * 3, cx))) * h * 0.15 * s,
      ]);
    }
    for (let k = 1; k < 14; k++) {
      const t = 1 - k / 14;
      p.push([
        cx + dx + (t - 0.5) * w * s * 0.97,
        cy - up + h * (0.1 + 0.16 * n.n2(t * w * 0.03 + cx, up)) * s,
      ]);
    }
    return catmull(p, 3, true);
  };
  fillPoly(x, cloud(1, 0, 0), far("#8ba4ca"));
  fillPoly(x, cloud(0.93, h * 0.13, -w * 0.015), far("#c6d3e6"));
  fillPoly(x, cloud(0.76, h * 0.29, -w * 0.04), far("#fdf5e8"));
  // needles that stick out of the snow
  for (let k = 0; k < w * 0.09; k++) {
    const px = cx + r.range(-0.46, 0.46) * w,
      py = cy + r.range(-0.1, 0.2) * h,
      lean = r.range(-0.6, 0.6);
    for (let q = -2; q <= 2; q++)
      T.add(far("#2f474e"), (z) => dab(z, px, py, long * 0.62, 1.7, 1.57 + lean + q * 0.32, 0));
  }
  T.flush(x);
}
interface Tree {
  readonly air: number;
  readonly seed: number;
  readonly trunk: string;
  readonly thick: number;
  readonly boughs: readonly string[];
  readonly pads: readonly Pad[];
}
const TREES: readonly Tree[] = [
  {
    air: 0.22,
    seed: 3,
    thick: 17,
    trunk: "652,722 644,694 652,660 668,630 676,590 690,556",
    boughs: ["656,654 620,676 590,682", "668,628 706,640 730,650", "676,590 640,604 612,604"],
    pads: [
      [694, 548, 112, 40],
      [640, 594, 130, 44],
      [724, 604, 110, 40],
      [606, 640, 120, 44],
      [690, 646, 130, 46],
      [634, 688, 196, 54],
    ],
  },
  {
    air: 0.04,
    seed: 9,
    thick: 34,
    trunk: "898,770 908,738 919,702 914,668 894,640 884,608 896,574 914,544 904,512 892,484",
    boughs: [
      "914,664 872,660 826,676 794,680",
      "896,640 946,622 996,636",
      "886,604 846,598 806,604",
      "898,572 942,556 972,560",
      "910,540 866,528 830,530",
      "904,512 936,498",
    ],
    pads: [
      [896, 490, 108, 40],
      [948, 512, 84, 36],
      [836, 528, 96, 40],
      [948, 560, 120, 44],
      [820, 590, 150, 50],
      [934, 604, 128, 46],
      [860, 634, 150, 46],
      [984, 652, 170, 52],
      [824, 684, 190, 54],
    ],
  },
];
const points = (text: string): Pt[] =>
  text.split(" ").map((p): Pt => {
    const [a, b] = p.split(",");
    return [Number(a), Number(b)];
  });

export function pines(P: Print) {
  for (const t of TREES) {
    const L = layer(),
      K = layer(),
      r = new Rng(t.seed);
    const wood = {
      body: mix("#3b2c30", MIST, t.air),
      light: mix("#8b7a80", MIST, t.air),
      key: mix("#1a1620", MIST, t.air),
      lightDir: -1,
    };
    const foot = points(t.trunk)[0];
    fillPoly(
      L.x,
      catmull(
        [
          [foot[0] - 40, foot[1] + 2],
          [foot[0], foot[1] - 7],
          [foot[0] + 62, foot[1] + 1],
          [foot[0], foot[1] + 9],
        ],
        8,
        true,
      ),
      "#86a0ca",
      0.8,
    );
    limb(L.x, K.x, points(t.trunk), t.thick, t.thick * 0.3, r, wood);
    for (const b of t.boughs) limb(L.x, K.x, points(b), t.thick * 0.4, t.thick * 0.16, r, wood);
    // snow lies along the trunk's windward side
    L.x.strokeStyle = css(mix("#f4efe8", MIST, t.air));
    L.x.lineWidth = lerp(2, 5, t.thick / 34);
    const side = catmull(points(t.trunk), 8).map(([a, b]): Pt => [a - t.thick * 0.3, b]);
    L.x.beginPath();
    side.slice(26, 60).forEach(([a, b], i) => (i ? L.x.lineTo(a, b) : L.x.moveTo(a, b)));
    L.x.stroke();
    const low = [...t.pads].toSorted((a, b) => b[1] - a[1]);
    for (const p of low) pad(L.x, r, p, t.air);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K, { alpha: 0.8 });
  }
}
