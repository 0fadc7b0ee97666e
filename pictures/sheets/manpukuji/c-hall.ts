/** The founder's hall across the court: its front in its own shade, a hollow tiled roof with lifted corners. */
import { clamp, type Ctx, lerp, type Pt, ramp, type RGB, sstep } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { cloud, fillWith, hash, steps, streak } from "./c-paint.ts";
import { GROUND, on } from "./c-plan.ts";

const wood = ramp([
  [0, "#3b2d34"],
  [0.4, "#62504e"],
  [0.7, "#8b7264"],
  [1, "#c3aa8a"],
]);
const slate = ramp([
  [0, "#3c4d5a"],
  [0.35, "#5b6f7a"],
  [0.65, "#82979a"],
  [1, "#b9c6bd"],
]);
/** how far away it is, and where its middle is */
export const HALL = 56,
  MID = 8.2;

export function hall(x: Ctx) {
  const at = (u: number, z: number, d = HALL): Pt => on(MID + u, d, z);
  const box = (a: number, b: number, z0: number, z1: number, c: string) =>
    fillPoly(x, [at(a, z0), at(b, z0), at(b, z1), at(a, z1)], c);
  // the stone base, its steps, the front in shade
  box(-10, 10, GROUND, 0.25, "#9c8c80");
  box(-10, 10, 0.15, 0.25, "#d8c29a");
  box(-1.7, 1.7, GROUND, 0.2, "#b3a08c");
  fillWith(x, [[at(-8.6, 0.25), at(8.6, 0.25), at(8.6, 5), at(-8.6, 5)]], front);
  for (const u of [-8.5, -5.2, -1.95, 1.95, 5.2, 8.5]) {
    box(u - 0.17, u + 0.17, 0.25, 4.8, "#3d3038");
    box(u + 0.08, u + 0.17, 0.25, 4.6, "#6b5248");
  }
  // the roof: a hollow slope with lifted corners, its tiles catch a little of the sun from behind
  const eave: Pt[] = catmull(
    [
      [-11, 5.75],
      [-9.6, 5.15],
      [-7.5, 4.85],
      [0, 4.75],
      [7.5, 4.85],
      [9.6, 5.15],
      [11, 5.75],
    ].map(([a, b]) => at(a, b)),
    8,
  );
  const side = (s: number) =>
    catmull(
      [
        [11, 5.75],
        [9.2, 6.2],
        [7.9, 6.95],
        [7.1, 8],
        [6.7, 9.3],
      ].map(([a, b]) => at(a * s, b)),
      6,
    );
  const roof = [...eave, ...side(1), ...side(-1).toReversed()];
  fillPoly(x, eave.map(([a, b]): Pt => [a, b + 7]).concat(eave.toReversed()), "#3d3038");
  fillWith(x, [roof], tiles);
  // ridge with its jewel and its fish tails
  box(-6.9, 6.9, 9.15, 9.75, "#4b5c66");
  box(-6.9, 6.9, 9.62, 9.75, "#f0dcae");
  for (const s of [-1, 1])
    fillPoly(
      x,
      catmull(
        [
          [6.3, 9.7],
          [6.9, 9.7],
          [7.05, 10.2],
          [6.95, 10.7],
          [7.5, 11.3],
          [6.7, 10.9],
          [6.45, 10.3],
        ].map(([a, b]) => at(a * s, b)),
        4,
        true,
      ),
      "#4b5c66",
    );
  fillPoly(
    x,
    catmull(
      [
        [-0.4, 9.75],
        [0.4, 9.75],
        [0.3, 10.2],
        [0.55, 10.6],
        [0, 11.4],
        [-0.55, 10.6],
        [-0.3, 10.2],
      ].map(([a, b]) => at(a, b)),
      4,
      true,
    ),
    "#5b605a",
  );
}
/** where a point of the sheet lies on the hall's front: metres from its middle, and height */
function frontAt(u: number, v: number): Pt {
  const [x0, y0] = on(MID, HALL, 0),
    [x1] = on(MID + 1, HALL, 0);
  return [(u - x0) / (x1 - x0), (y0 - v) / (x1 - x0)];
}
/** boarded bays below a strip of white plaster; the middle doors stand open on a lamp's light */
function front(u: number, v: number): RGB {
  const [a, z] = frontAt(u, v);
  if (z > 4.45 || (z > 3.45 && z < 3.7)) return wood.at(0.16);
  if (z > 3.7)
    return wood.at(steps(clamp(0.86 + 0.14 * cloud(a * 0.8, z, 3) - 0.3 * sstep(4, 4.45, z)), 7));
  const bay = Math.abs(a) < 1.8;
  if (bay && Math.abs(Math.abs(a) - 0.86) < 0.74)
    return lamp.at(
      steps(
        clamp(0.5 + 0.16 * z - 0.2 * Math.abs(Math.abs(a) - 0.86) + 0.1 * streak(a, z * 3, 2)),
        6,
      ),
    );
  const board = Math.abs((a * 2.4) % 1) < 0.2 ? 0.2 : 0;
  return wood.at(
    steps(clamp(0.46 - board + 0.12 * streak(a * 5, z * 0.5, 4) - 0.2 * sstep(2.4, 3.4, z)), 7),
  );
}
/** rows of round tiles, weathered in patches, paler towards the ridge where the sun grazes them */
function tiles(u: number, v: number): RGB {
  const [a, z] = frontAt(u, v),
    up = clamp((z - 4.7) / 4.6),
    spread = lerp(0.42, 0.27, up ** 0.8),
    row = (a / spread) * 1.0,
    f = row - Math.floor(row),
    course = Math.abs(((z ** 1.25 * 2.2) % 1) - 0.5);
  const round = 0.2 * Math.sin(f * Math.PI) - 0.1 - 0.12 * sstep(0.3, 0.1, f);
  const own = 0.1 * (hash(Math.floor(row), Math.floor(z ** 1.25 * 2.2)) - 0.5),
    age = 0.12 * cloud(a * 0.35, z * 0.5, 7);
  return slate.at(
    steps(clamp(0.34 + 0.34 * up + round + own + age - 0.06 * sstep(0.12, 0, course)), 9),
  );
}
const lamp = ramp([
  [0, "#c98f4c"],
  [0.5, "#f2c676"],
  [1, "#fde3a2"],
]);
