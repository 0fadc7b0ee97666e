/** The garden's red maple, and the colour of the mist. */
import { type Ctx, layer, lerp, mix, ramp, type Rng, stamp } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { KEY } from "./c-plan.ts";

export const MIST = "#eadbae";
const REDS = ramp(stops("0 #5a2030, 0.35 #92302f, 0.65 #bf4a32, 0.88 #e08444, 1 #f3bd74"));
/** the maple's trunk behind the post, its boughs across the opening, and one spray at the far left */
export function trees(x: Ctx, k: Ctx, r: Rng) {
  const wood = { body: "#3b3038", light: "#8a6a58", key: KEY, lightDir: -1 };
  limb(x, k, pts("1262,690 1252,560 1266,420 1244,300 1256,180"), 44, 26, r, wood);
  limb(x, k, pts("1250,400 1196,352 1120,330 1052,322"), 13, 2.5, r, wood);
  limb(x, k, pts("1252,330 1180,280 1080,268 980,276"), 12, 2.5, r, wood);
  const sprays = layer();
  for (const [cx, cy, w, h, fog] of [
    [1010, 258, 190, 50, 0.3],
    [1180, 250, 190, 60, 0.26],
    [1096, 268, 190, 60, 0.14],
    [1196, 300, 120, 54, 0.08],
    [1002, 300, 110, 36, 0.06],
    [1180, 350, 150, 46, 0.02],
    [1086, 338, 130, 30, 0],
    [56, 290, 130, 60, 0.12],
    [84, 372, 90, 28, 0.04],
    [1500, 330, 120, 60, 0.1],
  ])
    mapleSpray(sprays.x, cx, cy, w, h, r, {
      leaf: 6.6,
      ramp: (t) => mix(REDS.at(t), MIST, fog),
      dens: 0.95,
      light: 0.08,
      droop: 0.2,
      under: 0.5,
    });
  stamp(k, sprays, { op: "destination-out" });
  stamp(x, sprays);
  // fallen leaves under the tree, thinning out
  const T = new Tones();
  for (let i = 0; i < 110; i++) {
    const t = r.u(),
      py = lerp(618, 722, t),
      px = 1240 - Math.abs(r.g()) * 120;
    T.add(
      REDS.at(r.range(0.35, 0.85)),
      (q) => dab(q, px, py, 3 + 4 * t, 1.6 + 2 * t, r.g() * 0.5),
      0.9,
    );
  }
  T.flush(x);
}
