/** Maples against the sun: one bough hangs in at the upper right, a far crown glows at the left. */
import { type Ctx, mix, type Pt, ramp, Rng } from "../../kit/core.ts";
import { catmull, stroke } from "../../kit/brush.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { clump } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";
import { inWindow } from "./c-garden.ts";

const red = ramp([
  [0, "#4c1420"],
  [0.25, "#8e1f22"],
  [0.5, "#cc3a24"],
  [0.75, "#f06c32"],
  [1, "#ffb860"],
]);
const azalea = ramp([
  [0, "#3f4a3e"],
  [0.4, "#62684a"],
  [0.7, "#8c8652"],
  [1, "#c3a860"],
]);
type Pad = readonly [number, number, number, number];
export function maples(P: Print) {
  P.block((x) => {
    inWindow(x);
    const r = new Rng(21);
    // far crowns either side of the court, hazed
    for (const [u, v, w] of [
      [606, 414, 7],
      [1128, 412, 8],
    ])
      stroke(
        x,
        [
          [u, v],
          [u + 5, v - 22],
          [u + 2, v - 60],
        ],
        w,
        "#4a3230",
        { taper: [0, 0.4] },
      );
    // clipped azaleas along the court
    for (const [u, v, rx, ry] of [
      [566, 408, 34, 18],
      [676, 412, 26, 11],
      [636, 415, 38, 15],
      [1046, 412, 26, 12],
      [1092, 416, 40, 18],
      [1140, 414, 34, 22],
    ])
      clump(x, { x: u, y: v, rx, ry, leaf: 5, ink: azalea.at, lift: 0.06 }, r, P.noise, 0.7);
    far(
      x,
      r,
      [
        [620, 372, 110, 60],
        [590, 340, 90, 60],
        [660, 392, 80, 36],
        [1110, 380, 100, 54],
        [1140, 350, 90, 60],
      ],
      0.22,
    );
  });
  P.block((x) => {
    inWindow(x);
    const r = new Rng(8);
    const wood = (pts: Pt[], w: number) =>
      stroke(x, catmull(pts, 8), w, "#2a1a20", { taper: [0, 0.8] });
    wood(
      [
        [1160, 330],
        [1118, 262],
        [1060, 206],
        [985, 176],
        [905, 160],
      ],
      20,
    );
    wood(
      [
        [1085, 226],
        [1050, 160],
        [990, 120],
        [930, 104],
      ],
      11,
    );
    wood(
      [
        [1118, 262],
        [1066, 268],
        [1020, 262],
      ],
      9,
    );
    const pads: Pad[] = [
      [900, 160, 150, 44],
      [965, 192, 140, 42],
      [940, 112, 150, 44],
      [1030, 130, 170, 60],
      [1050, 206, 170, 56],
      [1030, 262, 130, 42],
      [1110, 240, 130, 70],
      [1100, 300, 110, 44],
      [850, 138, 90, 26],
    ];
    for (const [px, py, w, h] of pads)
      mapleSpray(x, px, py, w, h, r, {
        leaf: 9,
        ramp: red.at,
        dens: 0.8,
        light: 0.12,
        droop: 0.3,
        under: 0.4,
      });
  });
}
function far(x: Ctx, r: Rng, pads: Pad[], haze: number) {
  for (const [px, py, w, h] of pads)
    mapleSpray(x, px, py, w, h, r, {
      leaf: 5,
      ramp: (t) => mix(red.at(t), "#f0cf98", haze),
      dens: 0.8,
      light: 0.1,
    });
}
