/** Sky, the cedar wall in ranks, and the road's bend. */
import { sky } from "../../kit/stage.ts";
import {
  bokashi,
  type Col,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  shade,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { mistBand } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n } from "./a-stage.ts";

/** Pale noon: deep only at the upper edge. */
export function printSky() {
  sky(P, 900, stops("0 #2f6f97, 0.13 #79adc4, 0.4 #c3dcd8, 0.75 #ebe8d2, 1 #f2ead0"), 0.18, 940);
}

interface Rank {
  readonly trunks: readonly Pt[];
  readonly foot: number;
  readonly ink: { tone: Col; dark: Col; light: Col };
  readonly sprays: number;
  readonly reach: number;
}
/** The wood is thickest on the left and opens to the right, where the road goes on. */
const ranks: Rank[] = [
  {
    trunks: pts("30,34 120,38 232,32 318,40 430,34 520,38 640,32 742,36 846,30 930,34 1010,28"),
    foot: 880,
    ink: { tone: "#8fb3a4", dark: "#7ba293", light: "#a9c4b0" },
    sprays: 7,
    reach: 84,
  },
  {
    trunks: pts("180,66 384,60 566,64 806,58 985,54"),
    foot: 900,
    ink: { tone: "#3f7465", dark: "#2d6056", light: "#659678" },
    sprays: 8,
    reach: 130,
  },
  {
    trunks: pts("276,104 486,92 894,86"),
    foot: 925,
    ink: { tone: "#1c4743", dark: "#123536", light: "#3b6d58" },
    sprays: 7,
    reach: 165,
  },
];

/** Ranks of trunks, mist before each; pale crowns over the road's far end. */
export function printCedars() {
  farHill();
  for (const [depth, rank] of ranks.entries()) {
    const r = new Rng(60 + depth),
      L = layer();
    for (const [x, width] of rank.trunks) {
      rankCedar(L.x, [x, rank.foot + r.range(-10, 10)], width, -10, r, {
        ...rank.ink,
        mist: mix("#e3ead0", rank.ink.tone, 0.12),
        rise: 420 - depth * 70,
        lit: 1,
      });
      for (let k = 0; k < rank.sprays; k++)
        cedarSpray(
          L.x,
          [x + r.range(-0.3, 0.3) * width, r.range(-60, 520 - depth * 110)],
          rank.reach * r.range(0.6, 1.2),
          r.chance(0.5) ? 1 : -1,
          r,
          [
            mix(rank.ink.dark, "#1d4a3c", 0.2),
            mix(rank.ink.tone, "#4d8a5a", 0.4),
            mix(rank.ink.light, "#a3c46c", 0.45),
          ],
        );
    }
    P.put(L, { occlude: 1 });
    P.mist(
      mistBand(n, 850 - depth * 10, 330 - depth * 90, 160, {
        max: [0.8, 0.6, 0.45][depth],
        amp: 30,
      }),
      "#e6ecd2",
      { grain: 0.1 },
    );
  }
  farCrowns();
  tick("cedars");
}

/** The far side of the valley: two wooded shoulders, each paler at the foot. */
function farHill() {
  for (const [k, [tone, top, fall]] of (
    [
      ["#8fb4ba", 430, 0.28],
      ["#76a394", 560, 0.2],
    ] as const
  ).entries()) {
    P.block(
      (x) => {
        const line: Pt[] = [];
        for (let u = 980; u <= 1620; u += 5)
          line.push([
            u,
            top +
              fall * (1620 - u) * (k ? 1 : 0.9) -
              16 * n.fbm(u * 0.008, k * 9, 4) +
              3 * n.n2(u * 0.11, k),
          ]);
        x.fillStyle = bokashi(x, 0, top, 0, 860, [
          [0, tone],
          [1, mix(tone, "#e9ecd4", 0.75)],
        ]);
        poly(x, [...line, [1620, 940], [980, 940]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    P.mist(mistBand(n, 800 - k * 20, 190, 200, { max: 0.4, amp: 20 }), "#e9ecd4", { grain: 0.1 });
  }
}

/** Hill and tree tops in the haze, where the valley opens. */
function farCrowns() {
  for (const [row, [tone, lit, count, top]] of (
    [
      ["#a9c6bd", "#c3d8c6", 7, 470],
      ["#6f9f8e", "#96bd98", 6, 590],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(50 + row);
    for (let i = 0; i < count; i++) {
      const x = 1090 + ((i + r.range(0.2, 0.8)) / count) * 600;
      cedarCrown(
        L.x,
        x,
        top + 0.16 * Math.abs(x - 1330) * (x < 1330 ? -1 : -1.3) + r.range(-30, 60),
        960,
        r.range(60, 86) + row * 18,
        r,
        {
          s: 2 + row * 0.6,
          dens: 0.9,
          lightDir: 1,
          col: (t, y) => mix(mix(tone, lit, t), "#e8ead2", 0.6 * sstep(700, 900, y)),
        },
      );
    }
    P.put(L, { occlude: 1 });
    P.mist(mistBand(n, 830 - row * 10, 170, 120, { max: 0.5, amp: 22 }), "#e9ecd4", { grain: 0.1 });
  }
}

/** The road: it fills the lower right, passes the steps and bends away behind the bank. */
export const roadEdge: Pt[] = [
  ...catmull(
    pts("520,1230 590,1140 690,1072 800,1026 900,1002 1120,980 1290,952 1390,930 1440,912"),
    10,
  ),
  ...catmull(pts("1500,912 1512,940 1548,984 1640,1046 1760,1120 1760,1230"), 10),
];

/** The bank and the road on it. */
export function printRoad() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 890, 0, H, stops("0 #7fa75e, 0.35 #3f7348, 1 #16372f"));
      x.fillRect(0, 890, W, H);
    },
    { grain: 0.14 },
  );
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 900, 0, H, stops("0 #f3ead0, 0.4 #e4d7b8, 1 #bfae93"));
      poly(
        x,
        roadEdge.map(([a, b]): Pt => [a + 5 * n.n2(b * 0.03, a * 0.01), b + 2 * n.n2(a * 0.03, 2)]),
      );
      x.fill();
    },
    { grain: 0.22 },
  );
  tick("road");
}

/** Leaf shade lies over the near ground in long flat shapes, thicker towards the viewer. */
export function shadeRoad() {
  const L = shade((x, y, o) => {
    o[3] = 0;
    if (y < 905) return;
    const k = (y - 905) / 295;
    const d = 1 / (k + 0.16);
    const u = (x - 800) * d * 0.0028,
      v = d * 3.1;
    const f = n.fbm(u + 0.5 * v, v * 1.25, 3) + 0.25 * n.n2(u * 5, v * 5);
    const cover = f - 0.34 + 0.62 * sstep(0.12, 0.95, k);
    const a = cover > 0.1 ? 0.62 : cover > 0 ? 0.4 : 0;
    o[0] = 74;
    o[1] = 92;
    o[2] = 118;
    o[3] = 255 * a;
  });
  P.put(L, { op: "multiply" });
}
