/** A bare persimmon bough with its last fruit, close to the eye. */
import { Rng, css, layer, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb } from "../../kit/flora.ts";
import { brushPath, catmull, dab } from "../../kit/brush.ts";
import { fruit, leaf, winterMandarin } from "../../kit/citrus.ts";

export function persimmonBough(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(8);
  const wood = { body: "#33293a", light: "#9a7468", key: "#161527", lightDir: 1 };
  const bough = (pts: Pt[], a: number, b: number) => limb(L.x, K.x, pts, a, b, r, wood);
  bough(
    [
      [-60, 560],
      [60, 640],
      [190, 660],
      [300, 720],
      [420, 730],
      [540, 776],
    ],
    34,
    5,
  );
  bough(
    [
      [190, 662],
      [280, 628],
      [360, 640],
      [440, 616],
    ],
    14,
    3,
  );
  bough(
    [
      [300, 718],
      [350, 790],
      [420, 820],
      [470, 868],
    ],
    12,
    3,
  );
  bough(
    [
      [60, 640],
      [110, 740],
      [150, 800],
      [220, 850],
    ],
    16,
    3,
  );
  bough(
    [
      [-40, 800],
      [60, 880],
      [140, 900],
      [230, 960],
    ],
    20,
    4,
  );
  const ink = {
    ...winterMandarin,
    fruit: "#e2702a",
    fruitDark: "#9c3a22",
    fruitLight: "#ffb765",
    mid: "#6a6a3c",
    key: "#161527",
  };
  const hang = (x: number, y: number, R: number) => {
    L.x.fillStyle = css("#33293a");
    L.x.beginPath();
    brushPath(
      L.x,
      catmull(
        [
          [x - 3, y - R * 1.7],
          [x + 2, y - R * 1.2],
          [x, y - R * 0.7],
        ],
        5,
      ),
      () => 4,
    );
    L.x.fill();
    fruit(L.x, K.x, x, y, R, r, ink, 0.35, false);
    // the four-lobed cap the fruit hangs from
    for (const [col, k] of [
      ["#4a4a34", 1],
      ["#8b8450", 0.7],
    ] as [string, number][]) {
      L.x.fillStyle = css(col);
      L.x.beginPath();
      for (const a of [2.75, 2.0, 1.15, 0.4])
        dab(L.x, x, y - R * 0.86, R * 0.62 * k, R * 0.34 * k, a, 0.12);
      L.x.fill();
    }
  };
  for (const [x, y, R] of [
    [250, 735, 34],
    [366, 692, 30],
    [446, 668, 27],
    [520, 826, 28],
    [408, 880, 30],
    [206, 905, 33],
    [150, 716, 32],
    [92, 944, 35],
    [300, 838, 26],
  ])
    hang(x, y, R);
  // a few leaves have not fallen
  for (const [x, y, a, s] of [
    [540, 776, 0.9, 62],
    [330, 728, 1.9, 70],
    [120, 752, 2.2, 74],
    [452, 616, -0.2, 58],
    [232, 962, 0.7, 66],
  ])
    leaf(L.x, K.x, [x, y], s, a, s * 0.27, 0.08, "#d9803c", "#8a3f2c", "#161527");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
