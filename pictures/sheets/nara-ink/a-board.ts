/** The work board below the window, and the objects on it. */
import { H, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, hand } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
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

/** The paulownia box, its long side to the sill, a finished stick in it. */
export function openBox(P: Print, key: string) {
  const faces: [Pt[], string][] = [
    [cut("1036 974, 1330 974, 1372 1010, 1072 1010"), "#4b3226"],
    [
      catmull(
        cut(
          "1080 1000, 1090 976, 1122 964, 1146 972, 1174 958, 1200 969, 1228 957, 1252 969, 1284 964, 1310 986, 1316 1006, 1310 1016, 1086 1016",
        ),
        6,
        true,
      ),
      "#14131a",
    ],
    [cut("1036 974, 1072 1010, 1072 1090, 1036 1050"), "#8c623f"],
    [cut("1072 1010, 1372 1010, 1372 1090, 1072 1090"), "#cfa873"],
    [cut("1072 1010, 1372 1010, 1372 1021, 1072 1021"), "#ecd0a0"],
  ];
  const glint = catmull(
    cut(
      "1098 984, 1122 973, 1146 982, 1174 967, 1200 978, 1228 966, 1250 978, 1278 975, 1252 988, 1228 975, 1200 988, 1174 976, 1146 992, 1122 982",
    ),
    6,
    true,
  );
  for (const [pts, c] of faces) {
    P.block((x) => fillPoly(x, pts, c), { grain: 0.12 });
    P.lines((x) => {
      x.fillStyle = key;
      x.beginPath();
      brushPath(x, [...pts, pts[0]], (t) => 2 + 1.1 * Math.sin(t * 13));
      x.fill();
    });
  }
  P.block((x) => fillPoly(x, glint, "#8d99aa"));
}
