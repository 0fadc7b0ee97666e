/** The end wall, and its window on the winter dusk: a last warm band, the neighbour's roof in snow, a bare branch. */
import { bokashi, css, type Pt, Rng, type Stops } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { cut, inAisle, PLASTER, step } from "./hero-light.ts";
import { face, type Scene, square } from "./hero-face.ts";
import { END, RACKS, ROOF, ROOM, type View, WINDOW } from "./hero-plan.ts";
import { plank, tone } from "./stage.ts";

const rectOn = (v: View, x0: number, z0: number, x1: number, z1: number, depth = END): Pt[] =>
  square([x0, depth, z0], [x1, depth, z1]).map((c) => v.on(...c));

const DUSK: Stops = [
  [0, "#7fa9cf"],
  [0.4, "#b3cfe0"],
  [0.66, "#f0dcc4"],
  [0.85, "#f6c59c"],
  [1, "#f0b48c"],
];
/** what boards give back of it is only cold */
const GLOSS: Stops = [
  [0, "#7fa9cf"],
  [1, "#c4dcec"],
];
function outside({ pen, view }: Scene) {
  const { left, right, sill, head } = WINDOW;
  const at = (u: number, w: number): Pt =>
    view.on(left + u * (right - left), END, sill + w * (head - sill));
  const pane = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const { x } = pen;
  x.save();
  poly(x, pane);
  x.clip();
  const [[, y0], [, y1]] = [at(0, 1), at(0, 0)];
  fillPoly(x, pane, bokashi(x, 0, y0, 0, y1, view === ROOM ? DUSK : GLOSS));
  // hills, then the roof across the yard under snow
  tone(
    pen,
    [at(0, 0.2), at(0.2, 0.29), at(0.42, 0.23), at(0.7, 0.34), at(1, 0.26), at(1, 0), at(0, 0)],
    "#8d9fb6",
    true,
  );
  tone(pen, [at(0.3, 0), at(0.42, 0.2), at(1.1, 0.2), at(1.1, 0)], "#dfe7ee");
  tone(pen, [at(0.3, 0), at(0.34, 0.06), at(1.1, 0.06), at(1.1, 0)], "#6d86a3");
  x.fillStyle = css("#4a4a5c");
  x.beginPath();
  for (const [branch, w] of [
    [[at(1.02, 0.36), at(0.8, 0.6), at(0.62, 0.7), at(0.4, 0.78)], 5],
    [[at(0.82, 0.58), at(0.74, 0.76), at(0.72, 0.98)], 3],
    [[at(0.62, 0.7), at(0.52, 0.86), at(0.5, 0.96)], 2.2],
    [[at(0.68, 0.66), at(0.56, 0.62), at(0.46, 0.64)], 2.2],
    [[at(0.9, 0.5), at(0.93, 0.74), at(0.99, 0.9)], 2.6],
  ] as const)
    brushPath(x, catmull([...branch], 6), (t) => w * (1 - 0.75 * t));
  x.fill();
  x.restore();
}
export function printEnd(scene: Scene) {
  const { pen, view } = scene;
  const { left, right, sill, head } = WINDOW;
  const wide = [RACKS[0].wall, RACKS[1].wall] as const;
  face(
    scene,
    square([wide[0], END, 0], [wide[1], END, ROOF.boards]),
    [0, -1, 0],
    (p, n) => cut(PLASTER, step(inAisle(p, n), p, 0.07) + 0.75),
    [],
  );
  // the foot of the wall is boarded
  plank(pen, rectOn(view, wide[0], 0, wide[1], 0.6), "#1a0f0f", 0.5);
  plank(pen, rectOn(view, left - 0.14, sill - 0.14, right + 0.14, head + 0.14), "#160d10", 0.6);
  outside(scene);
  const r = new Rng(4);
  const bar = (x0: number, z0: number, x1: number, z1: number) => {
    tone(pen, rectOn(view, x0, z0, x1, z1), "#150e14");
  };
  for (let i = 1; i < 6; i++) {
    const x = left + ((right - left) * i) / 6 + 0.004 * r.g();
    bar(x - 0.022, sill, x + 0.022, head);
  }
  for (let i = 1; i < 4; i++) {
    const z = sill + ((head - sill) * i) / 4;
    bar(left, z - 0.02, right, z + 0.02);
  }
  // the snow's light on the sill
  tone(pen, rectOn(view, left - 0.18, sill - 0.12, right + 0.18, sill - 0.04), "#50668a");
  tone(pen, rectOn(view, left - 0.18, sill - 0.19, right + 0.18, sill - 0.12), "#0f0a0d");
}
