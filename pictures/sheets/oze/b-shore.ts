/** Hills as flat bands, and the cobbled bank we stand on. */
import {
  W,
  Noise,
  bokashi,
  clamp,
  css,
  mix,
  ramp,
  shade,
  sstep,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { brushPath } from "../../kit/brush.ts";
import { worley, cell } from "../../kit/terrain.ts";
import { onWater, project, type WaterCam } from "../../kit/nightwater.ts";

type Pair = [string, string];
export function hillBands(P: Print) {
  const n = P.noise;
  const bands: [(x: number) => number, Pair, number][] = [
    [
      (x) => 268 + 46 * Math.sin(x * 0.0021 + 2.2) + 20 * n.fbm(x * 0.004, 1, 3),
      ["#7d86a8", "#b7a4b0"],
      0,
    ],
    [
      (x) => 306 + 60 * sstep(300, 900, x) - 70 * sstep(850, 1500, x) + 16 * n.fbm(x * 0.005, 5, 3),
      ["#4f6690", "#8a8fa8"],
      3,
    ],
    [(x) => 250 + 150 * sstep(80, 720, x) + 14 * n.fbm(x * 0.006, 9, 3), ["#2c4a72", "#56708f"], 5],
    [
      (x) => 400 - 96 * sstep(1040, 1620, x) + 12 * n.fbm(x * 0.007, 13, 3),
      ["#1c385c", "#3a5a7c"],
      7,
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
    P.mist(mistBand(n, 424 - i * 3, 44 - i * 6, 20, { amp: 7, max: 0.62, sx: 0.0022 }), "#c9bcc2", {
      grain: 0.12,
    });
  });
}

const stone = ramp([
  [0, "#14233c"],
  [0.3, "#2f4660"],
  [0.55, "#5d7084"],
  [0.8, "#9aa2aa"],
  [1, "#d6c9bd"],
]);
const bn = new Noise(9);
const bankEdge = (x: number) => 9.7 + 0.3 * x + 0.5 * bn.n2(x * 0.5, 2) + 0.16 * bn.n2(x * 2.3, 7);
export function bank(P: Print, cam: WaterCam) {
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      if (y < 800) return;
      const [wx, d] = onWater(cam, x, y);
      const e = bankEdge(wx) - d;
      if (e < 0) return;
      // cobbles are flattened domes; two sizes share the bank
      worley(wx * 2.6, d * 2.6, 0.75);
      let c = { ...cell };
      if (c.id > 0.55) {
        worley(wx * 5.4 + 40, d * 5.4, 0.75);
        c = { ...cell };
      }
      const round = clamp(c.f1 / 0.62);
      let t =
        0.5 +
        0.24 * (c.id - 0.5) +
        0.62 * (c.dy * 0.9 + c.dx * 0.3) * round +
        0.05 * bn.n2(wx * 11, d * 11);
      const gap = Math.min(c.edge, 0.62 - c.f1);
      if (gap < 0.05) t = 0.03;
      else if (gap < 0.1) t -= 0.22;
      const wet = sstep(0.5, 0.1, e);
      t -= 0.14 * wet;
      const k = 5,
        q = Math.floor(t * k);
      t = clamp((q + sstep(0.3, 0.7, t * k - q)) / k);
      let C: RGB = stone.at(t);
      // lantern light catches the far sides of the stones near the water
      if (c.dy > 0.12 && gap > 0.1)
        C = mix(C, "#f0b070", 0.55 * sstep(3.2, 0.2, e) * sstep(7, 0, Math.abs(wx)));
      if (wet > 0.3 && gap > 0.1 && c.dy > 0.2) C = mix(C, "#d9dfe4", 0.35);
      o[0] = C[0];
      o[1] = C[1];
      o[2] = C[2];
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  // water's lip
  P.block((x) => {
    const lip: Pt[] = [];
    for (let wx = -7; wx < 9; wx += 0.06) {
      const q = project(cam, [wx, bankEdge(wx), 0]);
      lip.push([q[0], q[1]]);
    }
    x.fillStyle = css("#c9d2d8", 0.85);
    x.beginPath();
    brushPath(x, lip, (t) => 2.6 + 1.6 * Math.sin(t * 90));
    x.fill();
  });
}
