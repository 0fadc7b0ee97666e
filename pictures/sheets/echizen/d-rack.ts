/** A rail by the path with rinsed bundles of bark. */
import { type Pt, type Rng, css, lerp } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Pen3, face } from "../../kit/build.ts";
import { at, WALL } from "./d-plan.ts";

const X = -5.5,
  HIGH = WALL.top + 1.55;
/** each rail from near to far, and where it is bare */
const RAILS: readonly (readonly [near: number, far: number, bare: number])[] = [
  [20.6, 27.5, 24],
  [12.4, 17.8, 15.2],
];

function stick(p: Pen3, a: Pt, b: Pt, w: number, c: string) {
  face(
    p,
    [
      [a[0] - w, a[1] - w * 0.4],
      [b[0] - w, b[1] - w * 0.4],
      [b[0] + w, b[1] + w * 0.4],
      [a[0] + w, a[1] + w * 0.4],
    ],
    c,
  );
}
export function racks(p: Pen3, r: Rng) {
  for (const one of RAILS) rack(p, r, one);
}
function rack(p: Pen3, r: Rng, [Y0, Y1, bare]: (typeof RAILS)[number]) {
  for (const y of [Y1, Y0]) stick(p, at(X, y, WALL.top), at(X, y, HIGH + 0.1), 60 / y, "#4a3a34");
  const rail = (y: number) => at(X, y, HIGH);
  for (let y = Y1 - 0.2; y > Y0 + 0.1; y -= r.range(0.16, 0.3)) {
    if (Math.abs(y - bare) < 0.4) continue;
    const [px, py] = rail(y),
      [, foot] = at(X, y, HIGH - r.range(0.85, 1.15));
    const w = 130 / y,
      sway = r.range(-4, 4);
    face(
      p,
      [
        [px - w, py - 4],
        [px + w, py - 4],
        [px + w * 0.9 + sway, foot - r.range(0, 12)],
        [px - w * 0.8 + sway, foot],
      ],
      r.pick(["#f3e7c4", "#e3cf9c", "#fbf4da"]),
    );
    p.k.fillStyle = css(p.key, 0.7);
    p.k.beginPath();
    brushPath(
      p.k,
      [
        [px, py + 6],
        [lerp(px, px + sway, 0.5) + 1, (py + foot) / 2],
        [px + sway, foot - 14],
      ],
      () => 1.2,
    );
    p.k.fill();
  }
  const [a, b] = [rail(Y0 - 0.3), rail(Y1 + 0.3)];
  face(
    p,
    [
      [a[0], a[1] - 7],
      [b[0], b[1] - 5],
      [b[0], b[1] + 4],
      [a[0], a[1] + 6],
    ],
    "#8f8a4c",
  );
}
