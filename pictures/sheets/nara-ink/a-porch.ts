/** The veranda in the light of the window, the snow on its edge, the garden before it. */
import { bokashi, clamp, H, lerp, type Pt, rgb, Rng, shade, sstep, W } from "../../kit/core.ts";
import { brushPath, catmull, hand, roughen } from "../../kit/brush.ts";
import { line, type Pen } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { EDGE, GARDEN, nz, P, PAPER, print, SILL } from "./a-plan.ts";
import { plank, rect, tone } from "./stage.ts";

const LEFT = PAPER[0],
  RIGHT = PAPER[2];

/** How much of the window's light falls on a point of the veranda. */
const spill = (x: number, y: number) => {
  const wide = 60 + (y - SILL) * 1.5;
  return (
    sstep(LEFT - wide, LEFT + wide * 0.7, x) *
    sstep(RIGHT + wide, RIGHT - wide * 0.7, x) *
    sstep(EDGE + 60, SILL, y)
  );
};
const BOARD = ["#16213c", "#243049", "#54382f", "#8d5028", "#c9782f", "#eba64b"].map(rgb);

export function printVeranda() {
  P.put(
    shade((x, y, out) => {
      out[3] = y > SILL && y < EDGE ? 255 : 0;
      if (!out[3]) return;
      const row = Math.floor(5 * ((y - SILL) / (EDGE - SILL)) ** 0.8);
      const grain = nz.n2(x * 0.004 + row * 9, y * 0.14) + 0.5 * nz.n2(x * 0.002, row * 5);
      const t = clamp(4.6 * spill(x, y) + 0.34 * grain + 0.4, 0, 4.999),
        k = Math.floor(t),
        f = sstep(0.3, 0.7, t - k);
      for (let c = 0; c < 3; c++) out[c] = lerp(BOARD[k][c], BOARD[k + 1][c], f);
    }),
    { occlude: 1 },
  );
  print((p) => {
    const r = new Rng(21);
    for (const k of [0.14, 0.3, 0.5, 0.74]) {
      const y = SILL + (EDGE - SILL) * k;
      line(p, hand([-20, y], [W + 20, y], r, 0.8, 60), 0.9);
      for (let x = r.range(-100, 200); x < W; x += r.range(320, 620))
        line(
          p,
          [
            [x, y],
            [x + 0.5, y + 22 * (0.6 + k)],
          ],
          0.7,
          undefined,
          false,
        );
    }
    plank(p, rect(-20, EDGE, W + 20, EDGE + 26), "#131a30");
    tone(p, rect(-20, EDGE + 26, W + 20, GARDEN + 30), "#0a1022");
    for (const x of [96, 540, 1010, 1440])
      plank(p, rect(x, EDGE + 26, x + 52, GARDEN + 20), "#18223e");
  }, 2.4);
  lip();
}

/** Snow that lies on the edge of the veranda, lit from behind. */
function lip() {
  const top: Pt[] = [],
    foot: Pt[] = [];
  for (let x = -20; x <= W + 20; x += 16) {
    const h = 15 + 9 * nz.n2(x * 0.005, 60) + 4 * nz.n2(x * 0.02, 61);
    top.push([x, EDGE - 4 - h]);
    foot.push([x, EDGE + 13 + 6 * nz.n2(x * 0.012, 70) + 3 * nz.n2(x * 0.04, 71)]);
  }
  print((p) => {
    tone(
      p,
      [...catmull(top), ...catmull(foot).toReversed()],
      bokashi(p.x, 0, EDGE - 30, 0, EDGE + 18, [
        [0, "#a9c4e0"],
        [0.5, "#86a8cd"],
        [1, "#48709f"],
      ]),
    );
    // the warm crest
    const crest = catmull(top).filter(([x]) => x > LEFT - 40 && x < RIGHT + 40);
    const thick = (t: number) => 9 * Math.sin(Math.PI * t) ** 0.6;
    tone(
      p,
      [
        ...crest,
        ...crest
          .map(([x, y], i): Pt => [
            x,
            y + thick(i / (crest.length - 1)) * (0.7 + 0.4 * nz.n2(x * 0.02, 3)),
          ])
          .toReversed(),
      ],
      "#ffd28a",
    );
    p.k.fillStyle = "#0b1020";
    p.k.beginPath();
    brushPath(p.k, roughen(foot, nz, 1, 0.05, 6, false), (t) => 2 + Math.sin(t * 29));
    p.k.fill();
  }, 2);
}

/** Deep snow in front of the house; a warm pool in it, and somebody's footprints to the step. */
export function printGarden() {
  const crest: Pt[] = [];
  for (let x = -20; x <= W + 20; x += 20)
    crest.push([
      x,
      GARDEN + 14 * nz.n2(x * 0.0026, 80) + 4 * nz.n2(x * 0.012, 81) + 26 * sstep(500, 0, x),
    ]);
  print((p) => {
    tone(
      p,
      [...catmull(crest), [W + 20, H + 20], [-20, H + 20]],
      bokashi(p.x, 0, GARDEN - 10, 0, H, [
        [0, "#6b93c0"],
        [0.3, "#8fb2d6"],
        [0.65, "#6f97c4"],
        [1, "#2f5788"],
      ]),
    );
    // flat drifts, lighter and darker
    for (const [y, c] of [
      [1072, "#9dbfdf"],
      [1104, "#7fa5d0"],
      [1150, "#6890bf"],
    ] as const) {
      const top: Pt[] = [],
        foot: Pt[] = [];
      for (let x = -20; x <= W + 20; x += 20) {
        const rise = 12 * nz.n2(x * 0.0022, y) + 4 * nz.n2(x * 0.01, y);
        top.push([x, y + rise]);
        foot.push([x, y + rise + 22 * Math.max(0, 0.35 + nz.n2(x * 0.0035, y + 7))]);
      }
      tone(p, [...catmull(top), ...catmull(foot).toReversed()], c);
    }
    steps(p);
    p.k.fillStyle = "#0b1020";
    p.k.beginPath();
    brushPath(p.k, catmull(crest), (t) => 1.6 + 0.8 * Math.sin(t * 31));
    p.k.fill();
  }, 2);
  // the snow before the window is a little warmer
  P.light(
    (x) => {
      x.fillStyle = "#8a5a3a";
      x.beginPath();
      x.ellipse(880, 1076, 380, 34, 0, 0, 7);
      x.fill();
    },
    { alpha: 0.5, blur: 22 },
  );
}

/** Footprints to the veranda, each deeper than the snow around it. */
function steps(p: Pen) {
  const path = catmull(pts("1420,1230 1330,1168 1210,1120 1090,1084 1010,1058 970,1044"), 2);
  path.forEach(([x, y], i) => {
    const s = 0.35 + (y - GARDEN) / 210,
      side = i % 2 ? 1 : -1;
    const print = (grow: number, dy: number): Pt[] =>
      pts("-20,2 -12,-7 4,-8 20,-4 22,3 8,7 -10,8").map(([u, v]): Pt => [
        x + side * 7 * s + (u * s + 8 * side * s) * grow,
        y + side * 7 * s + v * s * grow + dy,
      ]);
    tone(p, print(1, 0), "#3c6598", true);
    tone(p, print(0.72, -2.5 * s), "#27486f", true);
    tone(p, print(0.6, 8.5 * s), "#bcd4ea", true);
  });
}
