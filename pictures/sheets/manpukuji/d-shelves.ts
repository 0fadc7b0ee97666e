/** The shelves of carved blocks, like rows of bricks: all different, some leaning, some missing. */
import { clamp, css, type Layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, hand } from "../../kit/brush.ts";
import { amber, END, KEY, lightAt, on, SHELF } from "./d-plan.ts";

const NEAR = 1.1,
  ROW = 0.335,
  BOARD = 0.035;
/** one of a few flat tones */
const cut = (t: number) => amber.at(Math.round(clamp(t) * 7) / 7);

export function shelves(L: Layer, K: Layer) {
  const r = new Rng(15);
  fillPoly(
    L.x,
    [on(SHELF, NEAR, 0), on(SHELF, END, 0), on(SHELF, END, 4), on(SHELF, NEAR, 4)],
    "#2c1b18",
  );
  for (let row = 0; row < 11; row++) {
    const z = 0.1 + row * ROW;
    let depth = END;
    while (depth > NEAR) {
      const gap = r.chance(0.06) ? r.range(0.06, 0.2) : 0;
      depth -= gap;
      depth -= block(L, K, r, depth, z, gap > 0.1);
    }
    board(L, K, r, z);
  }
  for (const depth of [4.5, 3.5, 2.34, 1.52]) post(L, K, r, depth);
}

/** One upright block; after a gap it may lean on the one before. Returns its width on the shelf. */
function block(L: Layer, K: Layer, r: Rng, depth: number, z: number, leans: boolean): number {
  const thick = r.range(0.035, 0.075),
    tall = ROW - BOARD - r.range(0.02, 0.1),
    lean = leans ? r.range(0.04, 0.09) : r.range(-0.006, 0.006),
    deep = r.range(0, 0.05);
  const x = SHELF + deep;
  const face: Pt[] = [
    on(x, depth, z),
    on(x, depth - thick, z),
    on(x, depth - thick + lean, z + tall),
    on(x, depth + lean, z + tall),
  ];
  const t = lightAt(depth, z + 0.15) + 0.085 * r.g();
  fillPoly(L.x, face, cut(t));
  // the handle cut into its end
  const g = r.range(0.3, 0.4);
  const at = (u: number, v: number): Pt => on(x, depth - thick * u + lean * v, z + tall * v);
  if (r.chance(0.86))
    fillPoly(L.x, [at(0.28, g), at(0.74, g), at(0.74, g + 0.3), at(0.28, g + 0.3)], cut(t - 0.2));
  // some have a paper label with a number
  if (r.chance(0.09))
    fillPoly(L.x, [at(0.15, 0.1), at(0.88, 0.1), at(0.88, 0.5), at(0.15, 0.5)], cut(t + 0.3));
  const w = 2.6 / depth;
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  brushPath(K.x, hand(face[1], face[2], r, 0.5, 20), (v) => w * (0.5 + 1.1 * v));
  if (r.chance(0.7)) brushPath(K.x, hand(face[2], face[3], r, 0.4, 20), () => w * 0.8);
  K.x.fill();
  return thick + 0.006;
}

function board(L: Layer, K: Layer, r: Rng, z: number) {
  const x = SHELF - 0.03;
  for (let k = 0; k < 14; k++) {
    const a = END + ((NEAR - END) * k) / 14,
      b = END + ((NEAR - END) * (k + 1)) / 14 - 0.01;
    fillPoly(
      L.x,
      [on(x, a, z - BOARD), on(x, b, z - BOARD), on(x, b, z), on(x, a, z)],
      cut(lightAt(a, z) + 0.12),
    );
  }
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  for (const [dz, w] of [
    [-BOARD, 5],
    [0, 2.4],
  ])
    brushPath(
      K.x,
      hand(on(x, END, z + dz), on(x, NEAR, z + dz), r, 0.8, 60),
      (t) => w * (0.25 + 0.9 * t * t),
    );
  K.x.fill();
}

function post(L: Layer, K: Layer, r: Rng, depth: number) {
  const x = SHELF - 0.08,
    near = depth - 0.1;
  const face = [on(x, depth, 0), on(x, near, 0), on(x, near, 4), on(x, depth, 4)],
    shade = [on(x, near, 0), on(x + 0.1, near, 0), on(x + 0.1, near, 4), on(x, near, 4)];
  const t = lightAt(depth, 2.6);
  for (const [pts, c] of [
    [face, cut(t + 0.16)],
    [shade, cut(t - 0.16)],
  ] as const) {
    clearUnder(K.x, pts);
    fillPoly(L.x, pts, c);
  }
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  for (const [px, d] of [
    [x, depth],
    [x, near],
    [x + 0.1, near],
  ])
    brushPath(
      K.x,
      hand(on(px, d, 0), on(px, d, 4), r, 0.8, 60),
      (v) => (5 / depth) * (0.7 + 0.4 * Math.sin(v * 15)),
    );
  K.x.fill();
}
