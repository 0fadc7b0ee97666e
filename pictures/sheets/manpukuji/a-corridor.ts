/** The corridor as solids: posts on stones, beams, the eave, a vault of ribs, the walls, and a monk who walks away from us. */
import { World } from "../../kit/solids.ts";
import { standCard } from "../../kit/people.ts";
import { block, boards, endWall, shadedSnow, sideWall, timber } from "./a-timber.ts";
import { floor } from "./a-floor.ts";
import { doors } from "./a-doors.ts";
import { lantern } from "./a-lantern.ts";
import { monk, monkInk } from "./a-monk.ts";
import { bays, EDGE, END, lamps, POST, WALL } from "./a-plan.ts";

const upright = timber(2),
  lengthways = timber(1),
  across = timber(0),
  rafter = timber(1, 0.9),
  rib = timber(1, 0.82, 0.6),
  planks = boards(),
  roofSnow = shadedSnow(),
  foot = block();

function bay(w: World, y: number) {
  const b = POST;
  w.box(b - 0.33, y - 0.33, -0.3, b + 0.33, y + 0.33, 0.19, foot);
  w.box(b - 0.255, y - 0.255, 0.19, b + 0.255, y + 0.255, 0.39, foot);
  w.box(b - 0.16, y - 0.16, 0.39, b + 0.16, y + 0.16, 4.3, upright);
  w.box(b - 0.24, y - 0.24, 4.28, b + 0.24, y + 0.24, 4.52, across);
  w.box(b + 0.1, y - 0.14, 4.32, WALL + 0.1, y + 0.14, 4.66, across);
  // two struts on the lower beam of each bay
  for (const d of [1.29, 2.59])
    w.box(b - 0.1, y + d - 0.1, 4.16, b + 0.1, y + d + 0.1, 4.56, upright);
}
/** rafters that carry the eave out over the snow, and the snow on its edge */
function eave(w: World) {
  for (let y = -1.2; y < END; y += 0.43)
    w.beam([POST + 0.05, y, 4.95], [-5.42, y, 4.3], 0.13, 0.15, rafter);
  w.beam([POST + 0.3, 15, 5.17], [-5.46, 15, 4.44], 42, 0.05, planks);
  w.box(-5.5, -6, 4.33, -5.4, END, 4.45, lengthways);
  w.box(-5.72, -6, 4.4, -5.5, END, 4.62, roofSnow);
}
/** a vault of bent ribs under boards, from the beam on the posts to the wall */
function vault(w: World) {
  const arch = (t: number): [x: number, z: number] => [
    -1.46 + 2.64 * (2 * t - 1),
    4.84 + 1.2 * (1 - Math.abs(2 * t - 1) ** 2.3),
  ];
  w.box(POST - 0.1, -6, 6.22, WALL + 0.2, 36, 6.3, planks);
  const parts = 9;
  for (let k = 0; k < parts; k++) {
    const [xa, za] = arch(k / parts),
      [xb, zb] = arch((k + 1) / parts);
    w.beam([xa, 15, za + 0.1], [xb, 15, zb + 0.1], 42, 0.03, planks);
    for (let y = 0.4; y < END; y += 0.4) w.beam([xa, y, za], [xb, y, zb], 0.11, 0.13, rib);
  }
}
export function corridor(): World {
  const w = new World();
  w.box(EDGE, -4, -0.3, WALL + 0.2, END, 0, floor());
  for (const y of bays) bay(w, y);
  w.box(POST - 0.12, -5, 3.87, POST + 0.12, END, 4.17, lengthways);
  w.box(POST - 0.17, -5, 4.52, POST + 0.17, END, 4.88, lengthways);
  eave(w);
  vault(w);
  w.box(WALL, -4, 0, WALL + 0.2, END, 5.1, sideWall());
  w.box(EDGE, END, 0, WALL, END + 0.3, 6.3, endWall());
  doors(w);
  for (const y of lamps) lantern(w, y);
  standCard(w, monk, { ...monkInk, x: -0.98, y: 16.7, mat: { c: [0, 0, 0], emit: 1, line: 1 } });
  return w.build();
}
