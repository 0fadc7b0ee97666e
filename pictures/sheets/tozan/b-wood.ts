/** The wet wood behind the guardians: trunks in mist, dark evergreen shrubs, dripping cedar branches in the corners. */
import { sky } from "../../kit/stage.ts";
import { clamp, H, layer, lerp, mix, Noise, ramp, Rng, W } from "../../kit/core.ts";
import { cedarSpray, rankCedar, sasa } from "../../kit/grove.ts";
import { fillPoly } from "../../kit/brush.ts";
import { fern } from "../../kit/flora.ts";
import { crown } from "../../kit/leafage.ts";
import { AXIS } from "./b-ground.ts";
import type { Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";

export const MIST = "#d3d9cd";
const leaf = ramp(stops("0 #0b1a20, 0.3 #14363a, 0.55 #2a5a4c, 0.8 #5f8f62, 1 #b4c684"));

/** the bright gap in the wood between the two */
const edge = new Noise(77);
export const gap = (x: number, y: number) => {
  const v = clamp(1.15 - Math.hypot((x - AXIS) / 330, (y - 520) / 620)) ** 0.8;
  // four flat tones; their borders run a little along the wood's grain
  return clamp(Math.round(v * 4 + 0.34 * edge.fbm(x * 0.0022, y * 0.022, 3)) / 4);
};

export function wood(P: Print) {
  sky(P, H, stops("0 #4c6468, 0.45 #5d7674, 0.7 #3b5353, 1 #24383c"), 0.2);
  P.mist((x, y) => 1.1 * gap(x, y), MIST, { grain: 0.1 });
  const r = new Rng(9),
    n = new Noise(9);
  // three rows: the nearer, the darker and the further from the middle
  const rank = (
    xs: number[],
    width: [number, number],
    foot: number,
    tone: string,
    dark: string,
    light: string,
    rise: number,
  ) => {
    const L = layer();
    for (const at of xs)
      rankCedar(L.x, [at, foot + r.range(-20, 20)], r.range(...width), -20, r, {
        tone,
        dark,
        light,
        mist: MIST,
        rise,
        lit: at < AXIS ? 1 : -1,
      });
    P.put(L);
  };
  rank(
    [450, 520, 556, 678, 716, 772, 398, 836],
    [16, 30],
    640,
    "#8fa3a0",
    "#7f9492",
    "#a3b3ad",
    420,
  );
  P.mist((x, y) => 0.75 * gap(x, y), MIST, { grain: 0.1 });
  rank([356, 492, 762, 872, 1010], [40, 52], 720, "#5f7b79", "#4c6868", "#7c9490", 360);
  P.mist((x, y) => 0.4 * gap(x, y), MIST, { grain: 0.1 });
  rank(
    [-20, 116, 268, 968, 1090, 1262, 1430, 1560],
    [84, 124],
    820,
    "#2c4649",
    "#1c3338",
    "#45625f",
    120,
  );
  // shade between the shrubs
  P.block((x) => {
    // up to the stair's kerbs, so that every shrub stands on a bank
    fillPoly(
      x,
      [
        [0, 470],
        [AXIS - 270, 540],
        [AXIS - 150, 590],
        [AXIS - 104, 612],
        [AXIS - 190, 930],
        [AXIS - 190, 1170],
        [0, 1170],
      ],
      "#1b3a3c",
    );
    fillPoly(
      x,
      [
        [W, 470],
        [AXIS + 270, 500],
        [AXIS + 150, 580],
        [AXIS + 104, 612],
        [AXIS + 190, 930],
        [AXIS + 190, 1170],
        [W, 1170],
      ],
      "#1b3a3c",
    );
  });
  shrubs(P, r, n);
}
/** evergreen shrubs behind the white, in flat tones of leaves, paler towards the gap between them */
function shrubs(P: Print, r: Rng, n: Noise) {
  const L = layer();
  for (let row = 0; row < 5; row++)
    for (const side of [-1, 1]) {
      const f = row / 4;
      for (let k = 0; k < 9; k++) {
        const x = AXIS + side * (lerp(190, 262, f) + k * lerp(88, 126, f) + r.range(-34, 34));
        if (x < -120 || x > W + 120) continue;
        const far = clamp(Math.abs(x - AXIS) / 800);
        const y = lerp(600, 1010, f) - far * lerp(220, 40, f) + r.range(-34, 34);
        const R = lerp(60, 104, f) * r.range(0.7, 1.35);
        const air = lerp(0.34, 0.04, f ** 0.5) * clamp(1.1 - 1.6 * far);
        const own = 0.08 * n.n2(x * 0.006, row * 2.1) - 0.06 * far;
        crown(
          L.x,
          x,
          y,
          R,
          R * r.range(0.66, 0.86),
          lerp(9, 14, f),
          (t) => mix(leaf.at(clamp(t * 0.84 + own)), MIST, air),
          r,
          n,
          6,
        );
      }
    }
  P.put(L, { occlude: 1 });
  P.mist((x, y) => 0.5 * gap(x, y) * clamp((720 - y) / 120 + 0.3), MIST, { grain: 0.1 });
}
/** ferns and bamboo grass at the pedestals' feet */
export function feet(P: Print) {
  const r = new Rng(44),
    L = layer();
  const ink = (t: number) => leaf.at(clamp(t * 0.95));
  for (let i = 0; i < 64; i++) {
    const side = i % 2 ? 1 : -1;
    const off = r.range(175, 800);
    const x = AXIS + side * off;
    const near = x > AXIS + 330;
    const y = (near ? 1190 : 1010) + r.range(-14, 60) + (off > 420 && !near ? 70 * r.u() : 0);
    const s = r.range(60, 120) * (near ? 1.4 : 0.8);
    if (r.chance(0.6)) fern(L.x, x, y + 20, s, r, ink, 7);
    else sasa(L.x, null, x, y + 24, s * 0.7, r, ink, { light: 0.4, rim: "#9fb0a0" });
  }
  // at the near lantern's foot
  for (const [dx, s] of [
    [178, 46],
    [206, 62],
    [232, 52],
    [250, 40],
  ])
    if (dx % 4) fern(L.x, AXIS + dx, 902, s, r, ink, 7);
    else sasa(L.x, null, AXIS + dx, 900, s * 0.8, r, ink, { light: 0.4, rim: "#9fb0a0" });
  P.put(L, { occlude: 1 });
}
/** wet cedar sprays at the upper edge */
export function boughs(P: Print) {
  const r = new Rng(15),
    L = layer();
  for (const [x, y, reach, dir] of [
    [-20, 20, 250, 1],
    [-40, 110, 190, 1],
    [120, -20, 220, 1],
    [300, -40, 180, 1],
    [1620, 10, 270, -1],
    [1640, 100, 210, -1],
    [1480, -24, 220, -1],
    [1290, -46, 170, -1],
  ] as const)
    cedarSpray(L.x, [x, y], reach, dir, r, ["#0d2026", "#1d3b3e", "#3c5e55"]);
  P.put(L, { occlude: 1 });
}
