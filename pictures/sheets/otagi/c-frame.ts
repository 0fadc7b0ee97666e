/** The small open roof: beam, far post, rafters; the floor below. */
import { bokashi, H, layer, lerp, mix, Rng, sstep, type V3 } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, see, under } from "./c-stage.ts";
import { type Pen, press, timber } from "./c-timber.ts";

export const BEAM = { low: 3.16, high: 3.44, half: 0.13 };
const FAR = 8.4,
  NEAR = 2.2;
const EAVE = { out: 1.35, z: 3.2 };

/** Seen from below: boards and rafters run from the eaves up over the beam. */
export function printRoof() {
  const pen: Pen = { L: layer(), K: layer(), r: new Rng(31) };
  // beyond the beam a narrow eave; on this side boards, lit at the eaves by the low sun
  const top = 3.5;
  timber(
    pen,
    [
      under(FAR + 0.3, 0, top),
      under(NEAR, 0, top),
      under(NEAR, -0.5, 3.3),
      under(FAR + 0.3, -0.5, 3.3),
    ],
    "#3a2430",
    "#221520",
    2,
    0,
  );
  timber(
    pen,
    [
      under(FAR + 0.2, EAVE.out, EAVE.z),
      under(NEAR, EAVE.out, EAVE.z),
      under(NEAR, 0, top),
      under(FAR + 0.2, 0, top),
    ],
    "#8a5442",
    "#3c2432",
    0,
    0,
  );
  const rafters = 15;
  for (let i = 0; i <= rafters; i++) {
    const d = lerp(FAR, NEAR + 0.1, i / rafters);
    const w = 0.06;
    for (const [drop, c0, c1] of [
      [0, "#3a2130", "#2a1826"],
      [0.1, "#a8683f", "#4a2c34"],
    ] as const) {
      const low = EAVE.z - 0.11,
        high = top - 0.11;
      timber(
        pen,
        drop === 0
          ? [
              under(d - w, EAVE.out, low),
              under(d - w, 0, high),
              under(d - w, 0, top),
              under(d - w, EAVE.out, EAVE.z),
            ]
          : [
              under(d + w, EAVE.out, low),
              under(d + w, 0, high),
              under(d - w, 0, high),
              under(d - w, EAVE.out, low),
            ],
        mix(c0, "#3a2430", i / rafters),
        mix(c1, "#22141f", i / rafters),
        1.6,
        5,
      );
    }
  }
  // eaves board
  timber(
    pen,
    [
      under(FAR + 0.2, EAVE.out, EAVE.z - 0.16),
      under(NEAR, EAVE.out, EAVE.z - 0.16),
      under(NEAR, EAVE.out, EAVE.z + 0.12),
      under(FAR + 0.2, EAVE.out, EAVE.z + 0.12),
    ],
    "#b07a4c",
    "#4a2e38",
    2.6,
  );
  press(pen);
}

/** The beam the bells hang from, and the post at its far end. */
export function printBeam() {
  const pen: Pen = { L: layer(), K: layer(), r: new Rng(37) };
  const w = 0.15;
  for (const [out0, out1, c0, c1] of [
    [w, w, "#d59a5e", "#8a5a48"],
    [w, -w, "#4a2f3a", "#3a2431"],
  ] as const)
    timber(
      pen,
      out0 === out1
        ? [
            under(FAR - w, out0, 0),
            under(FAR - w, out0, BEAM.low),
            under(FAR + w, out0, BEAM.low),
            under(FAR + w, out0, 0),
          ]
        : [
            under(FAR - w, out0, 0),
            under(FAR - w, out0, BEAM.low),
            under(FAR - w, out1, BEAM.low),
            under(FAR - w, out1, 0),
          ],
      c1,
      c0,
      2,
      18,
    );
  const { low, high, half } = BEAM;
  timber(
    pen,
    [
      under(FAR + 0.4, half, low),
      under(NEAR, half, low),
      under(NEAR, -half, low),
      under(FAR + 0.4, -half, low),
    ],
    "#4a2c34",
    "#1f1420",
    2.4,
    30,
  );
  timber(
    pen,
    [
      under(FAR + 0.4, half, low),
      under(NEAR, half, low),
      under(NEAR, half, high),
      under(FAR + 0.4, half, high),
    ],
    "#d1955a",
    "#6d4340",
    2.8,
    90,
  );
  press(pen);
}

/** The stone floor: flags in perspective, plum in the shade, with one long lit tongue. */
export function printFloor() {
  const pen: Pen = { L: layer(), K: layer(), r: new Rng(41) };
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 930, 0, H, stops("0 #9a6a52, 0.35 #694450, 1 #2c1c2c"));
      poly(x, [see([-9, 11, 0]), see([9, 11, 0]), see([9, 2, 0]), see([-9, 2, 0])]);
      x.fill();
    },
    { grain: 0.2 },
  );
  for (let row = 0; row < 10; row++)
    for (let col = -12; col < 8; col++) {
      const d0 = 11.6 - row,
        d1 = d0 - 0.94;
      const out = col * 1.1 + (row % 2) * 0.5 + pen.r.range(-0.1, 0.1);
      const corner = (d: number, o: number) => under(d, o, 0);
      if ([corner(d1, out), corner(d1, out + 1.04)].some((p) => p[1] < 2.2)) continue;
      // the low sun glances off the far left flags
      const [px] = see(corner((d0 + d1) / 2, out + 0.5));
      const lit = Math.exp(-(((px - 130) / 620) ** 2)) * sstep(13, 1, row);
      const c = mix(
        mix("#a56f58", "#46303f", row / 10),
        "#f0c283",
        0.8 * lit * (0.7 + 0.3 * pen.r.u()),
      );
      timber(
        pen,
        [corner(d0, out), corner(d0, out + 1.04), corner(d1, out + 1.04), corner(d1, out)],
        mix(c, "#2a1a2a", pen.r.u() * 0.18),
        c,
        1.2,
        4,
      );
    }
  press(pen);
}

/** The post throws one long shadow towards the viewer. */
export function printPostShadow() {
  P.light(
    (x) => {
      const foot = under(FAR, 0, 0);
      const at = (along: number, side: number): V3 => [
        foot[0] + 0.42 * along + side,
        foot[1] - along,
        0,
      ];
      x.fillStyle = "rgba(86,52,84,.72)";
      poly(x, [at(0.1, -0.19), at(0.1, 0.19), at(6.1, 0.22), at(6.1, -0.22)].map(see));
      x.fill();
    },
    { op: "multiply" },
  );
}
