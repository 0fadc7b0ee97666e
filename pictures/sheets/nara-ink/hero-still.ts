/** On the floor: the lamp set down to be filled, its thread of smoke, and the lids taken off. */
import { css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { type Scene } from "./hero-face.ts";
import { flame, lid, LID, vessel } from "./hero-lamp.ts";
import { FREE, LIDS, on, scaleAt } from "./hero-plan.ts";
import { type Foot, outline, ring } from "./hero-round.ts";

/** what a lid has of the free flame: a warm side, cut by the turn of the clay */
function lit(scene: Scene, f: Foot) {
  const { pen, view } = scene;
  const dx = FREE.x - f.x,
    dy = FREE.depth - f.depth,
    d = Math.hypot(dx, dy);
  pen.x.save();
  poly(pen.x, outline(view, f, LID.slice(0, 4)));
  pen.x.clip();
  const ink = ["#7a421b", "#ad6825", "#dc9c46"] as const;
  for (const [k, c] of ink.entries()) {
    const s = 0.12 + 0.05 * k;
    const at = { x: f.x + (dx / d) * s, depth: f.depth + (dy / d) * s, z: f.z - 0.012 * k };
    fillPoly(
      pen.x,
      outline(
        view,
        at,
        LID.slice(0, 4 - Math.min(1, k)).map(([r, h]) => [r * (1 - 0.16 * k), h * (1 - 0.1 * k)]),
      ),
      c,
    );
  }
  pen.x.restore();
  // the ring of its crown, and the lines of the wheel
  shape(pen, outline(view, f, LID.slice(4)), "#6b3a19", { smooth: false, line: 0.7 });
  for (const r of LID.slice(1, 3))
    line(pen, ring(view, f, r, Math.PI * 1.1, Math.PI * 1.95), 0.5, undefined, false);
}
export function still(scene: Scene) {
  const { pen } = scene;
  for (const f of [LIDS[2], LIDS[0], LIDS[1]]) {
    lid(scene, f, 1, 0.35, 1.1);
    lit(scene, f);
  }
  const wide = scaleAt(FREE.depth);
  vessel(pen, scene.view, { ...FREE, z: 0 }, 1.35, true, 1.1);
  flame(pen, on(FREE.x, FREE.depth, 0.062), wide, FREE.flame, -0.1);
}
/** The smoke rises straight, then the draught of the room takes it. */
export function smoke(x: Ctx) {
  const rise = (...at: readonly (readonly [number, number])[]) =>
    catmull(
      at.map(([dx, z]): Pt => on(FREE.x + dx, FREE.depth, z)),
      12,
    );
  x.fillStyle = css("#9a8a8c", 0.62);
  x.beginPath();
  brushPath(
    x,
    rise(
      [-0.02, 0.25],
      [0, 0.42],
      [-0.03, 0.62],
      [0.015, 0.84],
      [-0.04, 1.05],
      [-0.01, 1.24],
      [-0.12, 1.5],
    ),
    (t) => 1 + 9 * t * (1 - t) + 2 * Math.sin(9 * t) * t,
  );
  brushPath(
    x,
    rise([-0.03, 0.62], [-0.04, 0.82], [0.02, 1.0], [-0.02, 1.2], [0.05, 1.36]),
    (t) => 5 * t * (1 - t),
  );
  x.fill();
}
