/** The work board below the window, and the objects on it. */
import { H, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** where the window ends and the board begins */
export const SILL = 1010;

export function board(P: Print, key: string) {
  P.block(
    (x) => {
      fillPoly(
        x,
        [
          [0, SILL],
          [W, SILL],
          [W, SILL + 46],
          [0, SILL + 46],
        ],
        "#6d4a34",
      );
      fillPoly(
        x,
        [
          [0, SILL + 46],
          [W, SILL + 46],
          [W, H],
          [0, H],
        ],
        "#2c1d1b",
      );
    },
    { grain: 0.2 },
  );
  P.lines((x) => {
    x.fillStyle = key;
    x.beginPath();
    for (const [y, w] of [
      [SILL, 3],
      [SILL + 46, 4],
    ])
      brushPath(
        x,
        hand([0, y], [W, y], new Rng(y), 1, 50),
        (t) => w * (0.7 + 0.5 * Math.sin(t * 21)),
      );
    x.fill();
  });
}

/** The paulownia box for the ink in the fist. */
export function openBox(P: Print, key: string) {
  const faces: [Pt[], string][] = [
    [
      [
        [1092, 962],
        [1374, 972],
        [1344, 1006],
        [1046, 996],
      ],
      "#54382a",
    ],
    [
      [
        [1046, 996],
        [1344, 1006],
        [1342, 1086],
        [1048, 1072],
      ],
      "#cfa873",
    ],
    [
      [
        [1344, 1006],
        [1374, 972],
        [1372, 1046],
        [1342, 1086],
      ],
      "#8c623f",
    ],
    [
      [
        [1046, 996],
        [1344, 1006],
        [1343, 1017],
        [1047, 1007],
      ],
      "#ecd0a0",
    ],
  ];
  for (const [pts, c] of faces) {
    P.block((x) => fillPoly(x, pts, c), { grain: 0.12 });
    P.lines((x) => {
      x.fillStyle = key;
      x.beginPath();
      brushPath(x, [...pts, pts[0]], (t) => 2 + 1.1 * Math.sin(t * 13));
      x.fill();
    });
  }
}
