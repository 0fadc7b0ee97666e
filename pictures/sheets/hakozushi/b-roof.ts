/** Hakozushi B: the two roofs of the shop: rows of round tiles down to the eave, rafters below, a plastered ridge. */
import { type Mat, type World } from "../../kit/solids.ts";
import { tiles } from "../../kit/town.ts";
import { flat } from "../../kit/wood.ts";

interface Slope {
  /** half its length along the street, and the distance between its rows of tiles */
  readonly half: number;
  readonly pitch: number;
  /** depth and height of its lower edge */
  readonly edge: readonly [y: number, z: number];
  readonly long: number;
  readonly tip: number;
}
const ROLL = 0.05;
const pans = tiles("#2c3650", "#5d6d8e", { roll: 0.21, course: 0.2 }),
  rolls = flat("#66779a", { line: 0.8 }),
  ends = flat("#8494b4", { line: 1 });

export function roof(w: World, o: Slope, rafter: Mat) {
  const { half, edge, long, tip } = o;
  const [dy, dz] = [Math.cos(tip), Math.sin(tip)];
  /** a point `up` the slope and `over` its face, as depth and height */
  const at = (up: number, over: number): [number, number] => [
    edge[0] + dy * up - dz * over,
    edge[1] + dz * up + dy * over,
  ];
  w.turned([0, ...at(long / 2, 0)], [half, long / 2, 0.04], pans, 0, tip);
  for (let x = -half; x <= half + 0.01; x += o.pitch) {
    w.rod([x, ...at(-0.02, 0.05)], [x, ...at(long, 0.05)], ROLL, rolls);
    w.rod([x, ...at(-0.06, 0.04)], [x, ...at(-0.01, 0.04)], ROLL + 0.014, ends);
  }
  for (let x = -half + 0.1; x < half; x += 0.3)
    w.beam([x, ...at(0.05, -0.1)], [x, ...at(long * 0.7, -0.1)], 0.07, 0.08, rafter);
  w.box(-half, edge[0] - 0.02, edge[1] - 0.1, half, edge[0] + 0.04, edge[1] - 0.03, rafter);
}
/** The ridge: a band of plaster under the top tiles, raised at its ends. */
export function ridge(w: World, half: number, y: number, z: number) {
  w.box(-half, y - 0.12, z - 0.06, half, y + 0.12, z + 0.1, flat("#b9bfd0", { line: 0.9 }));
  w.rod([-half - 0.05, y, z + 0.16], [half + 0.05, y, z + 0.16], 0.11, rolls);
  for (const s of [-1, 1]) w.ball([s * (half + 0.05), y, z + 0.2], [0.1, 0.16, 0.22], ends);
}
