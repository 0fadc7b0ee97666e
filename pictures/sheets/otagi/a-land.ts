/** Sky, rows of cedars behind the gate, and the road in front of it. */
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
import { poly } from "../../kit/brush.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { skyline } from "../../kit/horizon.ts";
import { mistBand } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n } from "./a-stage.ts";

/** Pale noon sky: dark only at the upper edge. */
export function printSky() {
  sky(P, 900, stops("0 #2f6f97, 0.16 #79adc4, 0.44 #c3dcd8, 0.75 #ebe8d2, 1 #f2ead0"), 0.18, H);
}

interface Rank {
  /** The position of each trunk, and its width. */
  readonly trunks: readonly Pt[];
  readonly foot: number;
  readonly ink: { tone: Col; dark: Col; light: Col };
  readonly sprays: number;
  readonly reach: number;
}
/** Dense on both sides; to the upper right of the gate there is a gap for the light. */
const ranks: Rank[] = [
  {
    trunks: pts(
      "150,30 246,40 330,26 424,44 540,32 610,24 716,38 800,26 905,40 1012,30 1064,22 1206,34 1284,24 1392,38 1446,28 1560,34",
    ),
    foot: 960,
    ink: { tone: "#94b8a6", dark: "#7ea595", light: "#b2cbb2" },
    sprays: 6,
    reach: 84,
  },
  {
    trunks: pts("206,70 392,58 478,76 690,62 824,52 1226,44 1336,66 1508,74"),
    foot: 985,
    ink: { tone: "#437967", dark: "#2f6257", light: "#6c9d7a" },
    sprays: 8,
    reach: 130,
  },
  {
    trunks: pts("300,112 574,92 1424,118 1590,104"),
    foot: 1010,
    ink: { tone: "#1c4743", dark: "#123536", light: "#3b6d58" },
    sprays: 8,
    reach: 170,
  },
];

/** Mist in flat steps with torn edges. */
export const flat = (band: (x: number, y: number) => number) => (x: number, y: number) =>
  Math.round(4 * band(x, y) + 0.5 * n.fbm(x * 0.004, y * 0.03, 3)) / 4;

/** Rows of trunks with mist in front of each. */
export function printCedars() {
  for (const [depth, rank] of ranks.entries()) {
    const r = new Rng(60 + depth),
      L = layer();
    for (const [x, width] of rank.trunks) {
      rankCedar(L.x, [x, rank.foot + r.range(-10, 10)], width, -10, r, {
        ...rank.ink,
        mist: mix("#e3ead0", rank.ink.tone, 0.12),
        rise: 210 - depth * 40,
        lit: 1,
      });
      for (let k = 0; k < rank.sprays; k++)
        cedarSpray(
          L.x,
          [x + r.range(-0.3, 0.3) * width, r.range(-60, 560 - depth * 60)],
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
      flat(
        mistBand(n, 930 - depth * 10, 190 - depth * 50, 110, {
          max: [0.7, 0.5, 0.36][depth],
          amp: 30,
        }),
      ),
      "#e6ecd2",
      { grain: 0.1 },
    );
  }
  tick("cedars");
}

/** Earth from the viewer's feet to the steps; it bends to the right below the wall. */
export function printRoad() {
  const far = skyline((x) => 1046 + 4 * n.fbm(x * 0.006, 4, 3), 6);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 1040, 0, H, stops("0 #f6edd2, 0.4 #e6d9ba, 1 #bfae93"));
      poly(x, [...far, [W + 10, H], [-10, H]]);
      x.fill();
    },
    { grain: 0.22 },
  );
  tick("road");
}

/** Shadows of leaves on the near ground in long flat shapes, more of them nearby. */
export function shadeRoad() {
  const L = shade((x, y, o) => {
    o[3] = 0;
    if (y < 1050) return;
    const k = (y - 1050) / 150;
    const d = 1 / (k + 0.16);
    const u = (x - 800) * d * 0.0028,
      v = d * 3.1;
    const f = n.fbm(u + 0.5 * v, v * 1.25, 3) + 0.25 * n.n2(u * 5, v * 5);
    const cover =
      f - 0.3 + 0.5 * sstep(0.2, 1, k) + 0.3 * sstep(620, 100, x) + 0.3 * sstep(1240, 1560, x);
    const a = cover > 0.1 ? 0.62 : cover > 0 ? 0.4 : 0;
    o[0] = 74;
    o[1] = 92;
    o[2] = 118;
    o[3] = 255 * a;
  });
  P.put(L, { op: "multiply" });
}
