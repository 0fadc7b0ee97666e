/** A rack: the clay wall behind it, four shelves with their lamps, posts and a rail. */
import { type V3 } from "../../kit/core.ts";
import { both, cut, inAisle, inRow, ofWindow, PLASTER, step, WOOD } from "./hero-light.ts";
import { face, type Ink, type Scene, square } from "./hero-face.ts";
import { lamp } from "./hero-lamp.ts";
import { BOARD, END, NEAR, POSTS, type Rack, RAIL, ROOF, type Row, ROWS } from "./hero-plan.ts";

const UP: V3 = [0, 0, 1],
  DOWN: V3 = [0, 0, -1],
  TO_US: V3 = [0, -1, 0];

/** what lies in the aisle: warm from the flames, cold from the window */
export const inOpen =
  (albedo: number, sheen = 1.1 * albedo): Ink =>
  (p, n) =>
    both(WOOD, step(inAisle(p, n), p, albedo), step(ofWindow(p, n), p, sheen) - 0.1);

/** The clay of the wall: bands of light round each flame, cut by the arch of its lid. */
function wall(scene: Scene, row: Row) {
  const { rack, z, top } = row;
  const n: V3 = [-rack.side, 0, 0];
  face(
    scene,
    square([rack.wall, NEAR, z], [rack.wall, END, top]),
    n,
    (p) => cut(PLASTER, step(inRow(row, p, n), p, 0.6)),
    [1],
  );
  // posts stand against it too
  for (const depth of POSTS)
    face(
      scene,
      square(
        [rack.wall - rack.side * 0.04, depth - 0.06, z],
        [rack.wall - rack.side * 0.04, depth + 0.06, top],
      ),
      n,
      (p) => cut(WOOD, step(inRow(row, p, n), p, 0.22)),
      [0, 2],
    );
}
/** The part of a shelf that one sees: its top, with the lamps' light; or its underside. */
function board(scene: Scene, row: Row, below: Row | undefined) {
  const { rack, z } = row;
  const flat = (h: number) => square([rack.edge, NEAR, h], [rack.wall, END, h]);
  if (scene.view.eye > z)
    face(scene, flat(z), UP, (p) => cut(WOOD, step(inRow(row, p, UP), p, 0.5) + 0.2), [3]);
  else
    face(
      scene,
      flat(z - BOARD),
      DOWN,
      (p) => cut(WOOD, (below ? step(inRow(below, p, DOWN), p, 0.7) : 0) + 0.5),
      [3],
    );
}
/** The front edge of a shelf: dark, for the flames are behind it; its arris glows. */
function edge(scene: Scene, row: Row) {
  const { rack, z } = row;
  const n: V3 = [-rack.side, 0, 0];
  const strip = (a: number, b: number) => square([rack.edge, NEAR, a], [rack.edge, END, b]);
  face(scene, strip(z - BOARD, z), n, inOpen(0.9), [0, 2]);
  if (scene.view.eye > z)
    face(
      scene,
      strip(z - 0.008, z),
      n,
      (p) => cut(WOOD, step(inRow(row, [rack.edge + rack.side * 0.02, p[1], z], UP), p, 0.7)),
      [],
    );
}
/** A post at the front: its face to us has the light of nearer lamps, its side that of the window. */
function post(scene: Scene, rack: Rack, depth: number) {
  const half = 0.075,
    s = -rack.side;
  const x0 = rack.edge - half,
    x1 = rack.edge + half;
  const side = rack.edge + s * half;
  face(
    scene,
    square([side, depth, 0], [side, depth + 0.15, ROOF.beam]),
    [s, 0, 0],
    inOpen(1, 0.45),
    [0, 1, 2],
  );
  face(scene, square([x0, depth, 0], [x1, depth, ROOF.beam]), TO_US, inOpen(0.3));
}
/** The rail that ties the posts. */
function rail(scene: Scene, rack: Rack) {
  const inner = rack.edge - rack.side * 0.05,
    outer = rack.edge + rack.side * 0.05;
  face(scene, square([outer, NEAR, RAIL], [inner, END, RAIL]), DOWN, inOpen(0.8), [0, 2]);
  face(
    scene,
    square([inner, NEAR, RAIL], [inner, END, RAIL + 0.13]),
    [-rack.side, 0, 0],
    inOpen(0.9),
    [0, 2],
  );
}
export function printRack(scene: Scene, rack: Rack) {
  const rows = ROWS.filter((r) => r.rack === rack);
  const { eye } = scene.view;
  // the skirt under the lowest shelf, and the wall over the highest
  face(
    scene,
    square([rack.edge + rack.side * 0.12, NEAR, 0], [rack.edge + rack.side * 0.12, END, rows[0].z]),
    [-rack.side, 0, 0],
    (p, n) => both(WOOD, step(inAisle(p, n), p, 0.3), step(ofWindow(p, n), p, 0.5)),
    [0],
  );
  for (const row of rows) wall(scene, row);
  const shelf = (row: Row, below: Row | undefined) => {
    if (eye > row.z) board(scene, row, below);
    for (const l of row.lamps) lamp(scene, l);
    if (eye <= row.z) board(scene, row, below);
    edge(scene, row);
  };
  // from the floor up to the eye, then from the roof down to it: each hides what is beyond it
  rows.forEach((row, k) => {
    if (row.z < eye) shelf(row, rows[k - 1]);
  });
  for (let k = rows.length - 1; k >= 0; k--) if (rows[k].z >= eye) shelf(rows[k], rows[k - 1]);
  rail(scene, rack);
  for (const depth of POSTS) post(scene, rack, depth);
}
