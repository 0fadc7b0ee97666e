/** The small hall at the top of the steps, one door lit. */
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { bokashi, css, type Ctx, layer, lerp, type Pt, Rng } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { P } from "./hero-stage.ts";

const CX = 590,
  RIDGE = 190,
  EAVE = 250,
  FLOOR = 306,
  FOOT = 342;

export function printHall() {
  const L = layer(),
    x = L.x;
  // the mound it stands on
  fillPoly(
    x,
    [
      [345, 338],
      ...catmull(
        [
          [345, 336],
          [430, 324],
          [500, 318],
          [680, 318],
          [760, 326],
          [842, 340],
        ],
        8,
      ),
      [842, 346],
      [345, 346],
    ],
    "#bfc9a9",
  );
  base(x);
  walls(x);
  roof(x);
  P.put(L, { alpha: 0.66 });
  P.light((q) => {
    const g = q.createRadialGradient(CX, 282, 4, CX, 282, 120);
    g.addColorStop(0, css("#ffc766", 0.62));
    g.addColorStop(0.35, css("#ffc36a", 0.2));
    g.addColorStop(1, css("#ffc36a", 0));
    q.fillStyle = g;
    q.fillRect(CX - 130, 150, 260, 260);
  });
}

/** a stone terrace with steps in the middle, and a rail */
function base(x: Ctx) {
  const r = new Rng(5);
  fillPoly(
    x,
    [
      [CX - 92, 314],
      [CX + 92, 314],
      [CX + 92, FOOT],
      [CX - 92, FOOT],
    ],
    "#9aa89b",
  );
  fillPoly(
    x,
    [
      [CX - 96, 310],
      [CX + 96, 310],
      [CX + 96, 316],
      [CX - 96, 316],
    ],
    "#c9ceb6",
  );
  x.fillStyle = css("#7f918a");
  for (const y of [323, 332]) x.fillRect(CX - 92, y, 184, 1.6);
  for (let i = 0; i < 16; i++)
    x.fillRect(CX - 88 + i * 11.6 + r.range(-2, 2), i % 2 ? 316 : 324, 1.4, 8);
  for (let k = 0; k < 5; k++) {
    const half = 31 + k * 2,
      y = 310 + k * 6.6;
    x.fillStyle = css("#eae8cf");
    x.fillRect(CX - half, y, 2 * half, 4);
    x.fillStyle = css("#8b9a90");
    x.fillRect(CX - half, y + 4, 2 * half, 2.6);
  }
  x.fillStyle = css("#566f6f");
  for (const s of [-1, 1]) {
    for (const y of [296, 303]) x.fillRect(CX + (s < 0 ? -86 : 34), y, 52, 2.2);
    for (const d of [34, 52, 70, 86]) x.fillRect(CX + s * d - 1.5, 292, 3, 19);
  }
}
function walls(x: Ctx) {
  x.fillStyle = bokashi(x, 0, EAVE, 0, FLOOR, stops("0 #5f7472, 0.3 #a4ab97, 1 #cbcbb0"));
  x.fillRect(CX - 67, EAVE - 4, 134, FLOOR - EAVE + 6);
  // the right side is turned from the sun
  x.fillStyle = css("#6d8282", 0.45);
  x.fillRect(CX + 30, EAVE - 4, 37, FLOOR - EAVE + 6);
  x.fillStyle = css("#ffd56e");
  x.fillRect(CX - 19, 264, 38, 42);
  x.fillStyle = css("#fff0ae");
  x.fillRect(CX - 12, 276, 24, 26);
  x.fillStyle = css("#a2763c");
  for (const d of [-19, -7, 5, 17]) x.fillRect(CX + d, 264, 1.8, 42);
  for (const y of [264, 277, 291]) x.fillRect(CX - 19, y, 38, 1.6);
  x.fillStyle = css("#3f5a60");
  for (const d of [-67, -39, -23, 20, 37, 63]) x.fillRect(CX + d, EAVE - 2, 4.2, FLOOR - EAVE + 4);
  x.fillRect(CX - 67, 260, 134, 2.8);
}
/** a steep, hollow roof with hips; its right slope in shade */
function roof(x: Ctx) {
  const at = (u: number, v: number): Pt => {
    // u -1 to 1 across, v 0 at the ridge, 1 at the eave
    const half = lerp(46, 100, v ** 1.7 * 0.72 + v * 0.28);
    return [CX + u * half, lerp(RIDGE, EAVE, v) - 5 * Math.abs(u) ** 5 * v ** 3];
  };
  const edge = (u: number) => Array.from({ length: 13 }, (_, i) => at(u, i / 12));
  const eave = Array.from({ length: 17 }, (_, i) => at(lerp(1, -1, i / 16), 1));
  const left = edge(-1).toReversed(),
    right = edge(1);
  x.fillStyle = bokashi(x, 0, RIDGE, 0, EAVE, stops("0 #385c68, 0.55 #5e8086, 1 #8ba39c"));
  x.beginPath();
  for (const p of [...left, ...right, ...eave]) x.lineTo(...p);
  x.fill();
  fillPoly(x, [...edge(0.42), ...edge(1).toReversed()], "#2f5362", 0.42);
  x.fillStyle = css("#2d4f5c", 0.55);
  for (let i = -9; i <= 9; i++) {
    x.beginPath();
    brushPath(x, edge(i / 9.6), () => 1.3);
    x.fill();
  }
  x.fillStyle = css("#27444f");
  x.beginPath();
  brushPath(
    x,
    eave.map(([a, b]): Pt => [a, b + 1]),
    () => 3.4,
  );
  brushPath(
    x,
    catmull(
      [
        [CX - 51, RIDGE - 5],
        [CX - 30, RIDGE - 1],
        [CX + 30, RIDGE - 1],
        [CX + 51, RIDGE - 5],
      ],
      6,
    ),
    () => 6.5,
  );
  x.fill();
}
