/** On the floor: the lamp set down to be filled, its thread of smoke, and the lids taken off. */
import { css, type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { type Scene } from "./hero-face.ts";
import { flame, lid, LID, vessel } from "./hero-lamp.ts";
import { FREE, LIDS, on, OPENED, RACKS, scaleAt, SHELVES } from "./hero-plan.ts";
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
/** Three threads of soot smoke, rising straight before the air of the room bends and thins them. */
export function smoke(x: Ctx) {
  const thread = ([a, b, c]: V3, high: number, bend: number, w: number) => {
    const way = [0, 0.2, 0.42, 0.64, 0.83, 1].map((t): Pt =>
      on(a + bend * t * t * Math.cos(5.2 * t), b, c + high * t),
    );
    const g = x.createLinearGradient(0, way[0][1], 0, way[5][1]);
    g.addColorStop(0, css("#a8958c", 0.62));
    g.addColorStop(0.5, css("#9a8f94", 0.4));
    g.addColorStop(1, css("#8a8a98", 0));
    x.fillStyle = g;
    x.beginPath();
    brushPath(x, catmull(way, 12), (t) => w * (0.3 + 1.7 * t));
    x.fill();
  };
  thread([FREE.x, FREE.depth, 0.24], 1.75, 0.09, 3.2);
  thread([RACKS[0].edge - 0.16, OPENED.depth, OPENED.z + 0.26], 1.3, 0.07, 2.4);
  thread([RACKS[1].edge + 0.24, 4.4, SHELVES[1] + 0.1], 1.5, -0.08, 2.2);
}
