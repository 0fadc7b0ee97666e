/** Under the roof: dark boards on joists, and the tie beams; the window's cold light runs along their undersides. */
import { type V3 } from "../../kit/core.ts";
import { both, inAisle, ofWindow, step, WOOD } from "./hero-light.ts";
import { face, type Ink, rule, type Scene, square } from "./hero-face.ts";
import { BEAMS, END, NEAR, RACKS, RAIL, ROOF } from "./hero-plan.ts";
import { inOpen } from "./hero-rack.ts";

const DOWN: V3 = [0, 0, -1];
const [LEFT, RIGHT] = [RACKS[0].wall - 0.05, RACKS[1].wall + 0.05];
const JOISTS = [-2.75, -2.02, -1.3, -0.58, 0.14, 0.86, 1.56] as const;

const soot: Ink = (p, n) =>
  both(WOOD, step(inAisle(p, n), p, 0.2), step(ofWindow(p, n), p, 3.2) - 0.1);

export function printRoof(scene: Scene) {
  face(scene, square([LEFT, NEAR, ROOF.boards], [RIGHT, END, ROOF.boards]), DOWN, soot, []);
  // the joints of its boards, which lie across
  for (let depth = 2.7; depth < END; depth += 0.68)
    rule(scene.pen, scene.view, [LEFT, depth, ROOF.boards], [RIGHT, depth, ROOF.boards], 0.4);
  // the wall above the racks
  for (const { side, wall } of RACKS)
    face(
      scene,
      square([wall, NEAR, RAIL + 1 - 0.05], [wall, END, ROOF.boards]),
      [-side, 0, 0],
      soot,
      [2],
    );
  for (const x of JOISTS) {
    // of the two sides of a joist we see the one towards the middle
    const side = x < 0 ? x + 0.07 : x - 0.07;
    face(
      scene,
      square([side, NEAR, ROOF.joist], [side, END, ROOF.boards]),
      [x < 0 ? 1 : -1, 0, 0],
      soot,
      [0, 2],
    );
    face(
      scene,
      square([x - 0.07, NEAR, ROOF.joist], [x + 0.07, END, ROOF.joist]),
      DOWN,
      inOpen(0.1, 1),
      [1, 3],
    );
  }
}
export function printBeams(scene: Scene) {
  for (const depth of BEAMS) {
    face(
      scene,
      square([LEFT, depth, ROOF.beam], [RIGHT, depth + 0.22, ROOF.beam]),
      DOWN,
      // the light of the lamps does not come so far as the nearest
      depth < NEAR + 1 ? inOpen(0.03, 0.5) : inOpen(0.4, 3),
      [0, 2],
    );
    face(
      scene,
      square([LEFT, depth, ROOF.beam], [RIGHT, depth, ROOF.joist + 0.02]),
      [0, -1, 0],
      (p, n) => both(WOOD, step(inAisle(p, n), p, 0.08), 0),
      [0, 2],
    );
  }
}
