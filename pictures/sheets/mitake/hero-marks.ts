/** Hero of the Moss Ravine: the few long lines of the knife in the shaded stone, and the spray where the water strikes. */
import { type Col, type Ctx, layer, type Layer, type Pt } from "../../kit/core.ts";
import { catmull, stroke } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { project } from "./hero-plan.ts";

/** [line, width, ink] */
const lines: readonly (readonly [string, number, Col])[] = [
  // the green one
  ["1374,590 1362,660 1384,730 1370,800", 3, "#22382f"],
  // the ledge
  ["888,690 880,740 890,800", 2, "#24392f"],
];
export function knife(): Layer {
  const L = layer();
  for (const [l, w, c] of lines)
    stroke(L.x, catmull(pts(l), 8), w, c, { taper: [0.3, 0.6], a: 0.85 });
  return L;
}
function cloud(x: Ctx, [u, v]: Pt, rx: number, ry: number, a: number) {
  x.save();
  x.translate(u, v);
  x.scale(rx, ry);
  const g = x.createRadialGradient(0, 0, 0.05, 0, 0, 1);
  g.addColorStop(0, `rgba(240,238,222,${a})`);
  g.addColorStop(0.5, `rgba(236,236,220,${a * 0.45})`);
  g.addColorStop(1, "rgba(236,236,220,0)");
  x.fillStyle = g;
  x.fillRect(-1, -1, 2, 2);
  x.restore();
}
export function spray(): Layer {
  const L = layer();
  cloud(L.x, project([2.08, 26.3, 2.95]), 120, 46, 0.75);
  cloud(L.x, project([-1.15, 15.9, 0.2]), 110, 34, 0.2);
  return L;
}
