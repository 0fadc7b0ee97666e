/** The small open roof: beam, far post, rafters; the floor below; the striking cords. */
import {
  bokashi,
  type Col,
  css,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  Rng,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, keyColour, scaleAt, see, under } from "./c-stage.ts";

const BEAM = { low: 3.16, high: 3.44, half: 0.13 };
const FAR = 8.4,
  NEAR = 2.2;
const EAVE = { out: 1.35, z: 3.2 };

type Pen = { L: ReturnType<typeof layer>; K: ReturnType<typeof layer>; r: Rng };
/** A sawn face: graded, with a few long cuts of grain along one edge. */
function timber({ L, K, r }: Pen, corners: readonly V3[], c0: Col, c1: Col, line = 2.4, cuts = 40) {
  const p = corners.map(see);
  L.x.save();
  poly(L.x, p);
  L.x.fillStyle = bokashi(L.x, p[0][0], p[0][1], p[1][0], p[1][1], [
    [0, c0],
    [1, c1],
  ]);
  L.x.fill();
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < cuts; i++) {
    // from the first edge to the opposite one, along the length
    const v = r.u(),
      t = r.u() * 0.8,
      t1 = t + r.range(0.05, 0.3);
    const on = (s: number): Pt => [
      lerp(lerp(p[0][0], p[1][0], s), lerp(p[3][0], p[2][0], s), v),
      lerp(lerp(p[0][1], p[1][1], s), lerp(p[3][1], p[2][1], s), v),
    ];
    T.add(
      r.chance(0.65) ? mix(c1, "#140c16", 0.5) : mix(c0, "#ffd9a0", 0.25),
      (z) =>
        brushPath(
          z,
          [on(t), on((t + t1) / 2), on(t1)],
          (q) => 2.6 * Math.sin(Math.PI * (0.1 + 0.8 * q)),
        ),
      0.6,
    );
  }
  T.flush(L.x);
  L.x.restore();
  K.x.save();
  K.x.globalCompositeOperation = "destination-out";
  K.x.fillStyle = "#000";
  poly(K.x, p);
  K.x.fill();
  K.x.restore();
  if (!line) return;
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  for (const [i, a] of p.entries()) brushPath(K.x, [a, p[(i + 1) % p.length]], () => line);
  K.x.fill();
}

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

function press({ L, K }: Pen) {
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
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

/** A striking cord beside a bell: twisted hemp, a knot, and a vermilion tassel. */
export function cord(depth: number, out: number) {
  const L = layer(),
    K = layer();
  const unit = scaleAt(depth);
  const [x, top] = see(under(depth, out, BEAM.low + 0.02)),
    foot = see(under(depth, out, 1.28))[1];
  const thick = unit * 0.036;
  const sway = (y: number) => x + unit * 0.012 * Math.sin((y - top) / (unit * 0.3));
  const line: Pt[] = Array.from({ length: 40 }, (_, i) => {
    const y = lerp(top, foot, i / 39);
    return [sway(y), y];
  });
  L.x.fillStyle = "#6b4a3c";
  L.x.beginPath();
  brushPath(L.x, line, () => thick);
  L.x.fill();
  const T = new Tones();
  for (let y = top; y < foot; y += thick * 0.62)
    T.add("#ecd3a0", (z) =>
      dab(z, sway(y) - thick * 0.5, y + thick * 0.36, thick * 1.15, thick * 0.44, -0.62),
    );
  // tassel: strands that widen, lit on the left
  for (let i = 0; i < 17; i++) {
    const u = -1 + i / 8,
      end = 5.4 - 0.7 * u * u + 0.5 * Math.sin(i * 2.4);
    T.add(mix(i % 2 ? "#e2613c" : "#a83029", "#6e1c28", 0.75 * sstep(-0.5, 1, u)), (z) =>
      brushPath(
        z,
        [
          [sway(foot) + u * thick * 0.4, foot + thick * 0.4],
          [sway(foot) + u * thick * 0.72, foot + thick * 2],
          [sway(foot) + u * thick * 1.0, foot + thick * 3.8],
          [sway(foot) + u * thick * 1.36, foot + thick * end],
        ],
        (t) => thick * (0.22 - 0.17 * t * t),
      ),
    );
  }
  T.flush(L.x);
  for (const [dy, w, c] of [
    [0, 1.5, "#8f2a28"],
    [-0.2, 1.1, "#d9543a"],
  ] as const) {
    L.x.fillStyle = c;
    L.x.beginPath();
    L.x.ellipse(
      sway(foot) - (w < 1.5 ? thick * 0.16 : 0),
      foot + dy * thick,
      thick * w * 0.7,
      thick * w * 0.62,
      0,
      0,
      7,
    );
    L.x.fill();
  }
  // the iron ring it is tied to
  L.x.strokeStyle = "#1b1620";
  L.x.lineWidth = thick * 0.36;
  L.x.beginPath();
  L.x.ellipse(x, top - thick * 0.5, thick * 0.7, thick * 0.9, 0, 0, 7);
  L.x.stroke();
  K.x.fillStyle = css(keyColour, 0.85);
  K.x.beginPath();
  for (const s of [-0.52, 0.52])
    brushPath(
      K.x,
      line.map(([a, b]) => [a + s * thick, b] as Pt),
      () => Math.max(1.1, thick * 0.1),
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
