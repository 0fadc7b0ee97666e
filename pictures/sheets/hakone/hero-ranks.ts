/** A sky of mist, and three rows of cedars in it. */
import { sky } from "../../kit/stage.ts";
import { type Col, layer, mix, Rng, tick } from "../../kit/core.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { mistBand } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { P } from "./hero-stage.ts";

/** Graded mist. */
export function printSky() {
  sky(P, 760, stops("0 #4c6a6c, 0.2 #86a09a, 0.55 #c3cfc3, 0.85 #e2e2d0, 1 #e9e3cb"), 0.16, 860);
}

export interface Rank {
  readonly trunks: readonly (readonly [x: number, width: number])[];
  readonly foot: number;
  readonly ink: { tone: Col; dark: Col; light: Col };
  readonly sprays: number;
  readonly reach: number;
}
const ranks: Rank[] = [
  {
    trunks: pts(
      "56,34 196,30 262,40 352,28 430,36 520,30 566,24 640,34 705,26 816,32 930,30 1040,36 1168,28 1262,34 1390,30 1500,36",
    ),
    foot: 600,
    ink: { tone: "#a9bcb2", dark: "#97ada5", light: "#bccabe" },
    sprays: 5,
    reach: 62,
  },
  {
    trunks: pts("150,62 318,56 476,66 612,52 884,54 1130,62 1440,60"),
    foot: 640,
    ink: { tone: "#6d8c87", dark: "#587a77", light: "#89a399" },
    sprays: 6,
    reach: 105,
  },
  {
    trunks: pts("262,104 1330,100 560,88"),
    foot: 690,
    ink: { tone: "#3d5f5c", dark: "#2b4a4a", light: "#5f7f76" },
    sprays: 5,
    reach: 150,
  },
];

/** One tone for each row, with mist in front of it. */
export function printRanks() {
  for (const [depth, rank] of ranks.entries()) {
    const r = new Rng(60 + depth);
    const L = layer();
    for (const [x, width] of rank.trunks) {
      rankCedar(L.x, [x, rank.foot + r.range(-14, 14)], width, -10, r, {
        ...rank.ink,
        mist: mix("#dfe2d2", rank.ink.tone, 0.08),
        rise: 250 - depth * 50,
        lit: x < 800 ? 1 : -1,
      });
      for (let k = 0; k < rank.sprays; k++)
        cedarSpray(
          L.x,
          [x + r.range(-0.3, 0.3) * width, r.range(-40, 330 - depth * 40)],
          rank.reach * r.range(0.6, 1.2),
          r.chance(0.5) ? 1 : -1,
          r,
          [
            mix(rank.ink.dark, "#24463f", 0.2),
            mix(rank.ink.tone, "#53785f", 0.25),
            mix(rank.ink.light, "#8ba47c", 0.25),
          ],
        );
    }
    P.put(L, { occlude: 1 });
    P.mist(
      mistBand(P.noise, 610 - depth * 6, 210 - depth * 40, 120, {
        max: [0.8, 0.62, 0.5][depth],
        amp: 34,
      }),
      "#e1e3d3",
      { grain: 0.1 },
    );
  }
  tick("ranks");
}
