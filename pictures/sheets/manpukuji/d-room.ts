/** The three walls of the aisle, its floor, and the window. */
import {
  bokashi,
  css,
  type Ctx,
  H,
  layer,
  type Layer,
  type Pt,
  Rng,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, fillPoly, hand, poly, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import {
  END,
  HIGH,
  KEY,
  LEFT,
  on,
  onEnd,
  onFloor,
  onRight,
  panes,
  RIGHT,
  scaleAt,
  WINDOW,
} from "./d-plan.ts";
import { shelves, type Wall } from "./d-shelves.ts";

const NEAR = 2.6;
const end: Wall = {
  at: (u, z, back) => on(u, END + back, z),
  from: LEFT,
  to: RIGHT,
  scale: () => scaleAt(END),
  // the lit blocks light those beside them
  lit: (u, z) => 0.24 + 0.42 * sstep(3, 0.4, Math.abs(u - 1.2)) * sstep(6.6, 1.5, z),
  seed: 15,
};
const right: Wall = {
  at: (u, z, back) => on(RIGHT + back, END - u, z),
  from: 0,
  to: END - NEAR,
  scale: (u) => 0.7 * scaleAt(END - u),
  lit: (u, z) => 0.16 + 0.5 * sstep(4.4, 0, u) * sstep(6.4, 0.6, z),
  seed: 27,
};
/** a part of the left wall */
const left = (near: number, far: number, seed: number): Wall => ({
  at: (u, z, back) => on(LEFT - back, near + u, z),
  from: 0,
  to: far - near,
  scale: (u) => 0.45 * scaleAt(near + u),
  lit: (u) => 0.12 + 0.12 * sstep(0, far - near, u),
  seed,
});
const regionOf = (w: Wall): Pt[] => [
  w.at(w.from, 0, 0),
  w.at(w.to, 0, 0),
  w.at(w.to, HIGH + 1, 0),
  w.at(w.from, HIGH + 1, 0),
];
/** where the sun goes on a plane */
function sunOn(x: Ctx, region: Pt[], at: (depth: number, z: number) => Pt) {
  poly(x, region);
  x.clip();
  x.beginPath();
  for (const pane of panes())
    trace(
      x,
      pane.map(([d, z]) => at(d, z)),
    );
  x.clip();
}
export function walls(P: Print) {
  const L = layer(),
    K = layer();
  const dark = left(NEAR, WINDOW.near - 0.15, 4),
    beyond = left(WINDOW.far + 0.15, END, 8);
  for (const w of [beyond, end, right, dark]) shelves(L, K, w, "shade");
  for (const [w, at] of [
    [end, onEnd],
    [right, onRight],
  ] as const) {
    const S = layer();
    shelves(S, layer(), w, "sun");
    L.x.save();
    sunOn(L.x, regionOf(w), at);
    stamp(L.x, S);
    L.x.restore();
  }
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  const r = new Rng(3);
  for (const x of [LEFT, RIGHT])
    brushPath(K.x, hand(on(x, END, 0), on(x, END, HIGH), r, 0.6, 60), () => 5);
  K.x.fill();
  window(L, K);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
function window(L: Layer, K: Layer) {
  const { near, far, sill, top } = WINDOW;
  const at = (d: number, z: number): Pt => on(LEFT, d, z);
  fillPoly(
    L.x,
    [at(near - 0.15, 0), at(far + 0.15, 0), at(far + 0.15, HIGH), at(near - 0.15, HIGH)],
    "#2a1d1b",
  );
  fillPoly(L.x, [at(near, sill), at(far, sill), at(far, top), at(near, top)], "#4a3a34");
  const T = bokashi(L.x, 0, 0, 0, at(far, sill)[1], [
    [0, "#9fb9c8"],
    [0.4, "#d6e0dd"],
    [1, "#fbf3d8"],
  ]);
  for (const pane of panes())
    fillPoly(
      L.x,
      pane.map(([d, z]) => at(d, z)),
      T,
    );
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  const r = new Rng(12);
  for (const d of [near - 0.15, far + 0.15])
    brushPath(K.x, hand(at(d, 0), at(d, HIGH), r, 0.6, 60), () => 4);
  K.x.fill();
}
export function floor(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(6);
  const region: Pt[] = [on(LEFT, END, 0), on(RIGHT, END, 0), on(RIGHT, NEAR, 0), on(LEFT, NEAR, 0)];
  L.x.fillStyle = bokashi(L.x, 0, region[0][1], 0, H, [
    [0, "#5a3d2c"],
    [0.35, "#3b2926"],
    [1, "#17131a"],
  ]);
  poly(L.x, region);
  L.x.fill();
  // old boards shine: the lit shelves and the window stand in them upside down
  L.x.save();
  poly(L.x, region);
  L.x.clip();
  const [a] = onEnd(WINDOW.far, WINDOW.sill),
    [b] = onEnd(WINDOW.near, WINDOW.sill);
  const foot = region[0][1];
  for (let k = 0; k < 60; k++) {
    const y = foot + ((H - foot) * k) / 60,
      wide = r.range(-16, 14);
    L.x.fillStyle = bokashi(
      L.x,
      a - 40,
      0,
      b + 40,
      0,
      [
        [0, "#c98c4a"],
        [1, "#c98c4a"],
      ],
      [
        [0, 0],
        [0.2, 0.4 * (1 - k / 60) ** 1.3],
        [0.75, 0.34 * (1 - k / 60) ** 1.3],
        [1, 0],
      ],
    );
    L.x.fillRect(a - 60 - wide, y, b - a + 120 + 2 * wide, (H - foot) / 60 + 0.4);
  }
  L.x.fillStyle = css("#f3cd84");
  L.x.beginPath();
  for (const pane of panes())
    trace(
      L.x,
      pane.map(([d, z]) => onFloor(d, z)),
    );
  L.x.fill();
  shadows(L.x);
  L.x.restore();
  K.x.fillStyle = css(KEY, 0.8);
  K.x.beginPath();
  for (let x = LEFT; x < RIGHT; x += r.range(0.2, 0.3))
    brushPath(K.x, hand(on(x, END, 0), on(x, NEAR, 0), r, 0.8, 40), (t) => 1.1 + 2.4 * t);
  for (let k = 0; k < 16; k++) {
    const d = r.range(4.6, END),
      x = r.range(LEFT, RIGHT);
    brushPath(K.x, [on(x, d, 0), on(x + 0.25, d, 0)], () => 1.4);
  }
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** the bench and the printer shade the floor behind them */
function shadows(x: Ctx) {
  for (const [a, d, wide, long] of [
    [-0.62, 7.5, 0.9, 0.36],
    [0.32, 7.86, 0.5, 1.2],
  ])
    fillPoly(
      x,
      [
        on(a, d, 0),
        on(a + wide, d + 0.4 * wide, 0),
        on(a + wide + long, d + 0.4 * wide + 0.78 * long, 0),
        on(a + long, d + 0.78 * long, 0),
      ],
      "#54382a",
    );
}
