/** Blue shade on the street, away from a low sun behind the garden: of the house, the wall, the plum, and the deer. */
import { type Ctx, H, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly, roughen } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { deerShade } from "./c-deer.ts";
import { on, P, r } from "./c-stage.ts";

/** the plum's boughs on the earth */
const BOUGHS = [
  ["980,918 1002,960 1040,1000 1050,1050 1110,1110 1130,1220", 46],
  ["1020,990 950,1030 930,1076 850,1110 800,1180", 24],
  ["1046,1040 1150,1056 1230,1046 1320,1090 1420,1100", 24],
  ["1060,1066 1000,1110 1000,1160 940,1210", 18],
  ["1230,1048 1270,1010 1350,1000", 13],
  ["1320,1090 1350,1140 1440,1170", 14],
  ["1110,1110 1190,1130 1220,1190", 15],
  ["930,1076 880,1062 840,1070", 11],
] as const;

function canopy(x: Ctx) {
  for (const [text, w] of BOUGHS) {
    const spine = catmull(pts(text), 12);
    x.beginPath();
    brushPath(x, spine, (t) => w * (1 - 0.72 * t) * (1 + 0.12 * Math.sin(t * 19)));
    x.fill();
    for (let i = 8; i < spine.length; i += 2) {
      if (r.chance(0.12)) continue;
      const near = (spine[i][1] - 800) / 300,
        size = r.range(7, 12) * near;
      const px = spine[i][0] + r.g() * 40 * near,
        py = spine[i][1] + r.g() * 20 * near;
      x.beginPath();
      for (let q = 0; q < 5; q++) {
        const a = q * 1.257 + i;
        x.ellipse(
          px + Math.cos(a) * size,
          py + Math.sin(a) * size * 0.46,
          size * 0.8,
          size * 0.4,
          0,
          0,
          7,
        );
      }
      x.fill();
    }
  }
}

export function printShade() {
  const fill = (x: Ctx, at: Pt[], amp: number) => {
    poly(x, roughen(at, P.noise, amp, 0.04));
    x.fill();
  };
  P.light(
    (x) => {
      x.fillStyle = "#8886b4";
      fill(
        x,
        [
          on(-3, 0),
          on(4.7, 0),
          on(3.8, 0, 1),
          on(2.9, 0, 2),
          on(2, 0, 3),
          [400, H + 20],
          [-60, H + 20],
          [-60, 1000],
        ],
        3,
      );
      fill(x, [on(4.7, 0), on(26, 0), on(26, 0, 1.16), on(3.64, 0, 1.16)], 2);
      canopy(x);
      for (const at of deerShade()) {
        poly(x, at);
        x.fill();
      }
    },
    { op: "multiply", blur: 0.8 },
  );
}

/** Petals that have come down: most lie under the boughs. */
export function printFallen() {
  P.block(
    (x) => {
      for (let i = 0; i < 260; i++) {
        const y = 920 + 270 * r.u() ** 0.8,
          px = 1060 + r.g() * 250,
          near = (y - 760) / 300,
          s = near * r.range(3.5, 6.5);
        if (px < 560 - (y - 1000) * 0.5) continue;
        x.fillStyle = r.pick(["#fffaf2", "#f6e4e2", "#fffaf2", "#e6cfd4"]);
        x.beginPath();
        x.ellipse(px, y, s, s * 0.5, r.range(-0.5, 0.5), 0, 7);
        x.fill();
      }
    },
    { occlude: 0.6 },
  );
}
