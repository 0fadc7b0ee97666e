/** Maples: treetops in the mist below the slope, and one branch nearby. */
import { type Ctx, css, layer, type Pt, ramp, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, mapleLeaf, Tones } from "../../kit/brush.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { keyColour, n, P } from "./c-stage.ts";

/** Treetops on the slope below, the far ones pale. */
export function printCrowns() {
  const r = new Rng(70);
  for (const [tones, leaf, top, wide, count, mist] of [
    ["0 #b98a78, 0.5 #dca684, 1 #f0cba0", 4.5, 1392, 130, 90, 0.5],
    ["0 #7a3a36, 0.4 #b85a3c, 0.75 #df8a50, 1 #f4bd78", 7, 1478, 190, 80, 0.45],
    ["0 #42212c, 0.4 #862f2e, 0.75 #c0512f, 1 #e98a48", 11, 1560, 260, 40, 0],
  ] as const) {
    const L = layer(),
      glow = ramp(stops(tones));
    const masses = Array.from({ length: count }, (): [number, number] => {
      const x = r.range(-40, W + 40);
      // treetops above the mass; the near ones leave the middle open
      const crown = 46 * n.n2(x * 0.006, top) + 26 * n.n2(x * 0.017, top + 3);
      return [x, top - crown + 150 * r.u()];
    }).toSorted((a, b) => a[1] - b[1]);
    for (const [x, y] of masses)
      mapleSpray(L.x, x, y, wide * r.range(0.6, 1.2), wide * r.range(0.22, 0.34), r, {
        leaf,
        ramp: (t) => glow.at(t),
        dens: 0.75,
        light: 0.04,
        droop: 0.3,
      });
    P.put(L, { occlude: 1 });
    if (mist)
      P.mist(mistBand(n, top + 150, 110, 60, { max: mist, amp: 24 }), "#f6d9a8", { grain: 0.1 });
  }
}

/** A branch from the right, with leaves as large as a hand; light shines through them. */
export function printBranch() {
  const L = layer(),
    K = layer(),
    r = new Rng(24);
  const bark = { body: "#3a2630", light: "#8a5a48", key: keyColour };
  const twigs: [Pt[], number, number][] = [
    [
      [
        [1240, 1500],
        [1120, 1440],
        [1010, 1446],
        [880, 1400],
        [770, 1412],
      ],
      30,
      5,
    ],
    [
      [
        [1120, 1440],
        [1050, 1370],
        [960, 1330],
        [880, 1330],
      ],
      15,
      4,
    ],
    [
      [
        [1010, 1446],
        [930, 1500],
        [850, 1510],
      ],
      12,
      4,
    ],
    [
      [
        [1240, 1330],
        [1150, 1290],
        [1090, 1230],
      ],
      14,
      4,
    ],
  ];
  for (const [path, w0, w1] of twigs) limb(L.x, K.x, path, w0, w1, r, bark);
  const tones = ["#6e1f28", "#96292a", "#c03a2b", "#dd5a34", "#f08a48"];
  const leaves: { at: Pt; size: number; tone: number }[] = [];
  for (const [path] of twigs)
    for (let i = 1; i < path.length; i++)
      for (let k = 0; k < 14; k++) {
        const t = r.u();
        const x = path[i - 1][0] + (path[i][0] - path[i - 1][0]) * t + r.g() * 42,
          y = path[i - 1][1] + (path[i][1] - path[i - 1][1]) * t + 10 + r.g() * 34;
        leaves.push({ at: [x, y], size: r.range(26, 50), tone: r.int(0, 4) });
      }
  leaves.sort((a, b) => a.tone - b.tone);
  for (const { at, size, tone } of leaves) leaf(L.x, at, size, tones[tone], r);
  for (const at of [
    [520, 1090],
    [430, 1010],
    [610, 1240],
    [52, 1180],
    [470, 1330],
  ] as Pt[])
    leaf(L.x, at, r.range(16, 26), tones[r.int(2, 4)], r);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** One leaf: its key line, its body, and the veins left lighter. */
function leaf(x: Ctx, [px, py]: Pt, size: number, tone: string, r: Rng) {
  const turn = 1.57 + r.g() * 0.7,
    tilt = r.range(0.5, 1);
  for (const [grow, fill] of [
    [2.4, "#3d1620"],
    [0, tone],
  ] as const) {
    x.fillStyle = css(fill);
    x.beginPath();
    mapleLeaf(x, px, py, size + grow, turn, tilt, 7);
    x.fill();
  }
  const T = new Tones();
  for (const a of [-1.1, -0.5, 0, 0.5, 1.1])
    T.add(
      "#f6b672",
      (z) =>
        brushPath(
          z,
          [
            [px, py],
            [
              px + Math.cos(turn + a * tilt) * size * 0.6,
              py + Math.sin(turn + a * tilt) * size * 0.6,
            ],
          ],
          () => 1.1,
        ),
      0.6,
    );
  T.flush(x);
}
