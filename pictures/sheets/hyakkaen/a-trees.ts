/** The trees round the pond: rows of unequal crowns in the haze, roofs of the town between them, a pine on the left. */
import { type Col, layer, mix, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { roundTree } from "./crowns.ts";
import { limb, pinePad } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { greens, HAZE } from "./a-plan.ts";

/** middle, width, height, foot and row of each tree; 0 is the far row */
const TREES: readonly (readonly [x: number, y: number, w: number, h: number, row: 0 | 1 | 2])[] = [
  [640, 560, 120, 96, 0],
  [742, 572, 90, 70, 0],
  [905, 566, 96, 84, 0],
  [1076, 574, 110, 66, 0],
  [1168, 548, 96, 124, 0],
  [700, 516, 130, 190, 1],
  [826, 548, 170, 116, 1],
  [1228, 520, 230, 150, 1],
  [1420, 500, 190, 190, 1],
  [560, 450, 170, 290, 2],
  [30, 400, 300, 350, 2],
  [316, 390, 280, 310, 2],
  [1640, 470, 250, 260, 2],
];
const LOOK = [
  { haze: 0.62, leaf: 7 },
  { haze: 0.36, leaf: 9 },
  { haze: 0.1, leaf: 12 },
] as const;

export function trees(P: Print, key: Col) {
  town(P);
  for (const [row, { haze, leaf }] of LOOK.entries()) {
    const L = layer(),
      r = new Rng(20 + row * 3);
    for (const [x, y, w, h, of] of TREES)
      if (of === row)
        roundTree(L.x, x, y, w, h, 650, r, {
          leaf,
          light: 0.8,
          dens: 0.95,
          col: (t, py) => mix(greens.at(t), HAZE, haze + 0.3 * haze * sstep(540, 640, py)),
        });
    for (let k = 0; k < 22; k++)
      roundTree(
        L.x,
        r.range(-40, W + 40),
        636 + row * 3,
        r.range(60, 190) * (0.8 + row * 0.2),
        r.range(26, 70),
        656,
        r,
        {
          leaf: leaf * 0.75,
          light: 0.8,
          col: (t) => mix(greens.at(0.1 + 0.75 * t), HAZE, haze * 0.9),
        },
      );
    P.put(L, { occlude: 1 });
    P.mist(mistBand(P.noise, 622, 46, 40, { max: 0.55 - row * 0.16, amp: 10 }), "#eef0dc", {
      grain: 0.1,
    });
  }
  pine(P, key);
}
/** the town beyond the hedge: flat pale blocks at the tower's foot */
function town(P: Print) {
  P.block(
    (x) => {
      for (const [x0, x1, top, c] of [
        [770, 850, 566, "#a9bfc0"],
        [846, 902, 552, "#95b0b6"],
        [930, 968, 556, "#9fb7ba"],
        [958, 1120, 588, "#a4bbbf"],
        [1058, 1104, 572, "#98b2b8"],
        [1118, 1190, 562, "#a9bfc0"],
      ] as const)
        fillPoly(
          x,
          [
            [x0, 660],
            [x0, top + 3],
            [x0 + 14, top],
            [x1, top],
            [x1, 660],
          ],
          c,
        );
    },
    { grain: 0.1 },
  );
}
/** an old pine that leans out over the roof of the bench */
function pine(P: Print, key: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(64),
    bark = { body: "#5a4038", light: "#a87a5c", key, lightDir: 1 };
  for (const [line, w0, w1] of [
    [
      [
        [96, 670],
        [70, 540],
        [116, 410],
        [86, 300],
        [150, 206],
      ],
      46,
      18,
    ],
    [
      [
        [96, 350],
        [180, 300],
        [260, 292],
        [352, 250],
      ],
      22,
      6,
    ],
    [
      [
        [110, 420],
        [30, 372],
        [-40, 356],
      ],
      20,
      7,
    ],
    [
      [
        [150, 206],
        [236, 158],
        [300, 150],
      ],
      16,
      5,
    ],
    [
      [
        [150, 206],
        [90, 150],
        [40, 150],
      ],
      14,
      5,
    ],
  ] as const)
    limb(
      L.x,
      K.x,
      line.map(([x, y]) => [x, y]),
      w0,
      w1,
      r,
      bark,
    );
  for (const [x, y, w, h] of [
    [-20, 352, 190, 56],
    [50, 150, 190, 62],
    [296, 152, 210, 60],
    [176, 120, 220, 70],
    [354, 256, 230, 56],
    [226, 296, 190, 46],
    [44, 250, 150, 44],
  ])
    pinePad(L.x, x, y, w, h, r, {
      dark: "#143c44",
      mid: "#2f6a58",
      light: "#9fb878",
      len: 20,
      nw: 2.4,
      dens: 1.1,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
