/** Hills as flat bands. */
import { W, bokashi, sstep, type Pt } from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";

type Pair = [string, string];
export function hillBands(P: Print) {
  const n = P.noise;
  const bands: [(x: number) => number, Pair, number][] = [
    [
      (x) => 296 + 40 * Math.sin(x * 0.0023 + 2.2) + 20 * n.fbm(x * 0.004, 1, 3),
      ["#4b5f8c", "#8d84a2"],
      0,
    ],
    [(x) => 262 + 122 * sstep(60, 700, x) + 16 * n.fbm(x * 0.005, 9, 3), ["#233f70", "#4d6490"], 4],
    [
      (x) => 392 - 120 * sstep(980, 1620, x) + 12 * n.fbm(x * 0.007, 13, 3),
      ["#132a55", "#2c477a"],
      6,
    ],
  ];
  bands.forEach(([f, [c0, c1], tree], i) => {
    const pts: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 2.5)
      pts.push([
        x,
        f(x) - tree * (0.6 + Math.abs(n.n2(x * 0.09, i)) + 0.7 * Math.abs(n.n2(x * 0.3, i + 4))),
      ]);
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, 260, 0, 440, [
          [0, c0],
          [1, c1],
        ]);
        x.beginPath();
        x.moveTo(-10, 450);
        for (const p of pts) x.lineTo(p[0], p[1]);
        x.lineTo(W + 10, 450);
        x.fill();
      },
      { grain: 0.15 },
    );
    P.mist(mistBand(n, 424 - i * 3, 44 - i * 6, 20, { amp: 7, max: 0.62, sx: 0.0022 }), "#a29cb4", {
      grain: 0.12,
    });
  });
}
