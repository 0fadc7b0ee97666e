/** The house round the window: snow on its eave, plaster and boards in the blue of the hour. */
import { bokashi, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, dab, hand, Tones } from "../../kit/brush.ts";
import { line } from "../../kit/figures.ts";
import { nz, P, PAPER, print, SILL } from "./a-plan.ts";
import { plank, rect, tone } from "./stage.ts";

const [LEFT, TOP, RIGHT] = PAPER;
const POST = "#18213a",
  LIT = "#2c3c60";

export function printWalls() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 100, 0, SILL, [
        [0, "#1b2f52"],
        [0.5, "#34557f"],
        [1, "#41658f"],
      ]);
      x.fillRect(0, 90, W, SILL - 60);
    },
    { grain: 0.2 },
  );
  P.block(
    (x) => {
      // strokes of the trowel
      const r = new Rng(5),
        T = new Tones();
      for (let i = 0; i < 2600; i++) {
        const px = r.range(0, W),
          py = r.range(110, 560),
          l = r.range(12, 46);
        T.add(
          r.pick(["#2c4a74", "#456a95", "#3a5c87"]),
          (z) => dab(z, px, py, l, l * 0.2, r.g() * 0.5),
          0.16,
        );
      }
      T.flush(x);
    },
    { occlude: 0 },
  );
  print((p) => {
    const r = new Rng(8);
    // a wainscot of boards on both sides
    for (const [a, b] of [
      [-20, LEFT - 54],
      [RIGHT + 54, W + 20],
    ])
      for (let x = a; x < b;) {
        const w = Math.min(r.range(44, 78), b - x);
        plank(p, rect(x, 560, x + w, SILL), r.pick(["#1d2a48", "#223253", "#1a2541"]), 0.8);
        for (let k = 0; k < 3; k++) {
          const u = x + w * r.range(0.15, 0.85);
          line(p, hand([u, 570], [u + r.g() * 3, SILL - 8], r, 2, 60), 0.45, "#33476e");
        }
        x += w;
      }
    for (const [a, b] of [
      [-20, LEFT - 54],
      [RIGHT + 54, W + 20],
    ]) {
      plank(p, rect(a, 544, b, 566), POST);
      tone(p, rect(a, 544, b, 548), LIT);
    }
    // lintel, posts, sill
    plank(p, rect(-20, TOP - 34, W + 20, TOP), POST);
    tone(p, rect(LEFT, TOP - 6, RIGHT, TOP), "#7c4523");
    for (const x of [LEFT - 56, RIGHT]) {
      plank(p, rect(x, 120, x + 56, SILL), POST);
      tone(
        p,
        x < LEFT ? rect(x + 50, TOP, x + 56, SILL - 12) : rect(x, TOP, x + 6, SILL - 12),
        "#8a4a22",
      );
      for (let k = 0; k < 4; k++) {
        const u = x + r.range(12, 44);
        line(p, hand([u, 140], [u + r.g() * 4, SILL - 20], r, 2, 70), 0.45, LIT);
      }
    }
    plank(p, rect(-20, 832, W + 20, SILL), "#141a2e");
  }, 2.6);
}

/** The eave: rafters in the dark, a thick rim of snow over them, darker towards the top. */
export function printEave() {
  print((p) => {
    tone(p, rect(-20, 60, W + 20, 132), "#0f1730");
    const r = new Rng(12);
    for (let x = -30; x < W; x += 88) {
      const u = x + r.g() * 2,
        warm = u > LEFT - 60 && u < RIGHT + 20;
      plank(p, rect(u, 84, u + 34, 150), "#1c2745", 0.8);
      tone(p, rect(u + 3, 141, u + 31, 149), warm ? "#7a4526" : "#2c3c60");
    }
    plank(p, rect(-20, 92, W + 20, 116), "#16203a");
  }, 2.4);
  const rim: Pt[] = [];
  for (let x = -20; x <= W + 20; x += 20)
    rim.push([x, 96 + 17 * nz.n2(x * 0.0042, 3) + 9 * nz.n2(x * 0.013, 9)]);
  print((p) => {
    const snow = catmull([...rim], 6);
    tone(
      p,
      [...snow, [W + 20, -20], [-20, -20]],
      bokashi(p.x, 0, 0, 0, 118, [
        [0, "#1d3a66"],
        [0.45, "#5c86b4"],
        [0.8, "#b9d0e4"],
        [1, "#86a8cb"],
      ]),
    );
    // the underside of the rim
    const under = [
      ...snow,
      ...snow.toReversed().map(([x, y]): Pt => [x, y - 9 - 5 * nz.n2(x * 0.01, 40)]),
    ];
    tone(p, under, "#5f88b4");
    p.k.fillStyle = "#0b1020";
    p.k.beginPath();
    brushPath(p.k, snow, (t) => 2.2 + 1.2 * Math.sin(t * 31));
    p.k.fill();
    for (const [x, l] of [
      [182, 46],
      [236, 28],
      [1394, 58],
      [1432, 30],
      [1510, 40],
      [640, 24],
    ]) {
      const y = 96 + 17 * nz.n2(x * 0.0042, 3) + 9 * nz.n2(x * 0.013, 9) - 3;
      tone(
        p,
        [
          [x - 6, y],
          [x + 6, y],
          [x + 1, y + l],
        ],
        "#a9c6e2",
      );
      tone(
        p,
        [
          [x + 1, y],
          [x + 6, y],
          [x + 1, y + l],
        ],
        "#5f88b4",
      );
    }
  }, 2.2);
}
