/** A guest who kneels at the table, seen from above: the lap and two long sleeves that hide the hands; the rest is outside the sheet. */
import { type Col, css, layer, lerp, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { GUEST, KEY, turned } from "./c-plan.ts";

const [cx, cy] = GUEST;
/** From the guest's own frame, knees to the left, to the sheet. */
const at = ([u, v]: Pt): Pt => {
  const [a, b] = turned(u, v, [0, 0], -0.13);
  return [cx + a, cy + b];
};
const curve = (p: Pt[]) => catmull(p, 10).map(at);

const lap = curve([
  [420, -232],
  [200, -226],
  [40, -204],
  [-52, -160],
  [-78, -96],
  [-60, -30],
  [-34, -2],
  [-62, 34],
  [-80, 100],
  [-52, 164],
  [44, 206],
  [200, 230],
  [420, 240],
]);
const sleeve = (s: 1 | -1) =>
  curve([
    [440, s * 330],
    [300, s * 300],
    [190, s * 236],
    [110, s * 150],
    [62, s * 62],
    [70, s * 8],
    [128, s * -4],
    [176, s * 34],
    [236, s * 96],
    [330, s * 120],
    [440, s * 130],
  ]);
export function printGuest(P: Print) {
  const L = layer(),
    K = layer();
  const part = (edge: Pt[], tone: Col, shade: Pt[], dark: Col, folds: Pt[][], woven: Pt[][]) => {
    fillPoly(L.x, edge, tone);
    // the side away from the window, one flat tone
    L.x.save();
    L.x.beginPath();
    for (const [i, [x, y]] of edge.entries()) {
      if (i) L.x.lineTo(x, y);
      else L.x.moveTo(x, y);
    }
    L.x.clip();
    fillPoly(L.x, shade, dark);
    // the stripes of the cloth
    L.x.fillStyle = css("#a3b0c4", 0.6);
    L.x.beginPath();
    for (const w of woven) brushPath(L.x, w, () => 2.2);
    L.x.fill();
    L.x.restore();
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    fillPoly(K.x, edge, "#000");
    K.x.restore();
    K.x.fillStyle = css(KEY, 0.88);
    K.x.beginPath();
    brushPath(K.x, edge, () => 3);
    for (const f of folds) brushPath(K.x, f, (t) => 4.2 * Math.sin(Math.PI * (0.12 + 0.8 * t)));
    K.x.fill();
  };
  // the shadow on cushion and mat
  P.block(
    (x) =>
      fillPoly(
        x,
        lap.map(([a, b]): Pt => [a + 30, b + 34]),
        "#5a5480",
      ),
    { occlude: 0, op: "multiply", alpha: 0.75 },
  );
  part(
    lap,
    "#56688c",
    curve([
      [-90, 60],
      [-30, 96],
      [60, 120],
      [220, 130],
      [440, 130],
      [440, 260],
      [100, 260],
      [-90, 200],
    ]),
    "#37446a",
    [
      curve([
        [-34, -2],
        [30, -10],
        [120, -24],
      ]),
      curve([
        [-40, -110],
        [30, -120],
        [110, -140],
      ]),
      curve([
        [-44, 120],
        [30, 126],
        [110, 150],
      ]),
      curve([
        [-58, 70],
        [0, 76],
        [60, 92],
      ]),
    ],
    Array.from({ length: 21 }, (_, i) => {
      const v = -230 + 23 * i;
      return curve([
        [-90, v * 0.86 + 5],
        [60, v * 0.95],
        [440, v * 1.06],
      ]);
    }),
  );
  for (const s of [-1, 1] as const)
    part(
      sleeve(s),
      s < 0 ? "#6d80a2" : "#50628a",
      s < 0
        ? curve([
            [60, -40],
            [150, -60],
            [250, -130],
            [440, -160],
            [440, -90],
            [200, 20],
            [60, 20],
          ])
        : curve([
            [60, 90],
            [130, 130],
            [220, 190],
            [440, 230],
            [440, 350],
            [200, 300],
            [60, 160],
          ]),
      s < 0 ? "#4a5c84" : "#34416a",
      [
        curve([
          [110, s * 120],
          [190, s * 140],
          [300, s * 210],
        ]),
        curve([
          [88, s * 60],
          [160, s * 90],
          [230, s * 150],
        ]),
      ],
      Array.from({ length: 10 }, (_, i) => {
        const k = (i + 0.5) / 10;
        return curve([
          [440, s * lerp(330, 130, k)],
          [270, s * lerp(286, 100, k)],
          [lerp(60, 150, k), s * lerp(90, 10, k)],
        ]);
      }),
    );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
