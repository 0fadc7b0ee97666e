/** The straw rope with folded papers across the gorge, which marks the beginning of the sacred place. */
import { type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, Tones, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./a-plan.ts";

const line = catmull(
  [
    [148, 566],
    [420, 678],
    [700, 706],
    [940, 640],
    [1230, 470],
  ],
  16,
);
/** positions of the papers along the rope */
const papers = [0.25, 0.42, 0.635, 0.75];
const thick = (t: number) => 15 - 5 * t;

/** The same rope around the old trunk, from its left edge to its right one. */
const turns: Pt[][] = [0, 21, 40].map((down) =>
  catmull(
    [
      [-20, 520 + down],
      [70, 566 + down],
      [140, 574 + down],
      [190, 556 + down * 0.9],
    ],
    10,
  ),
);

export function rope(P: Print) {
  twist(P, line, thick);
  const r = new Rng(3);
  for (const t of papers) {
    const [x, y] = line[Math.round(t * (line.length - 1))];
    foldedPaper(P, x, y + thick(t) / 2, r.range(0.9, 1.15), r.range(-3, 7));
  }
}

export function ropeOnTrunk(P: Print) {
  for (const turn of turns) twist(P, turn, () => 19);
}

/** Two strands twisted around each other, with an uneven outline. */
function twist(P: Print, path: Pt[], wide: (t: number) => number) {
  const T = new Tones();
  P.block((x) => {
    x.fillStyle = "#9a7f4c";
    x.beginPath();
    brushPath(x, path, wide);
    x.fill();
  });
  for (let i = 1; i < path.length - 1; i++) {
    const [x, y] = path[i],
      w = wide(i / path.length);
    T.add(i % 2 ? "#d9c184" : "#4f3c2a", (z) =>
      brushPath(
        z,
        [
          [x - w * 0.34, y + w * 0.5],
          [x + w * 0.34, y - w * 0.5],
        ],
        () => w * 0.26,
      ),
    );
  }
  T.flush(P.base.x);
  P.lines((x) => {
    x.fillStyle = KEY;
    x.beginPath();
    for (const s of [-1, 1])
      brushPath(
        x,
        path.map(([px, py], i): Pt => [px, py + (s * wide(i / path.length)) / 2]),
        (t) => 1.3 + 0.8 * Math.sin(t * 31 + s),
      );
    x.fill();
  });
}

/** One paper with three folds, each to the side; the wind of the fall lifts it. */
function foldedPaper(P: Print, x: number, y: number, k: number, lift: number) {
  let [px, py] = [x, y];
  for (let i = 0; i < 4; i++) {
    const side = i % 2 ? 1 : -1,
      w = (13 + 2.4 * i) * k,
      h = 26 * k,
      slip = side * 8 * k + lift;
    const fold: Pt[] = [
      [px - w / 2, py],
      [px + w / 2, py - 3],
      [px + w / 2 + slip, py + h - 4],
      [px - w / 2 + slip, py + h],
    ];
    P.block((z) => fillPoly(z, fold, i % 2 ? "#cfd8d6" : "#fdfaf0"));
    P.lines((z) => {
      z.strokeStyle = KEY;
      z.lineWidth = 1.4;
      z.beginPath();
      trace(z, fold);
      z.stroke();
    });
    px += slip * 1.3;
    py += h - 4;
  }
}
