/** Hero of the Moss Ravine: a drift of mist, and the spray where the water strikes. */
import { type Ctx, layer, type Layer, type Pt } from "../../kit/core.ts";
import { project } from "./hero-plan.ts";

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
/** a drift of mist over the foot of the far wall */
export function drift(): Layer {
  const L = layer();
  cloud(L.x, [452, 392], 150, 110, 0.85);
  return L;
}
export function spray(): Layer {
  const L = layer();
  cloud(L.x, project([2.08, 26.3, 2.95]), 130, 52, 0.9);
  cloud(L.x, project([-1.15, 15.9, 0.2]), 110, 34, 0.2);
  return L;
}
