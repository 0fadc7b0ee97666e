/** The cedars of the village, dark against the morning, snow along their sunward boughs. */
import { type Ctx, mix, type Rng, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { airAt, shadowOf } from "./hero-ground.ts";
import { depth, project, scaleAt } from "./hero-plan.ts";

export function cedar(x: Ctx, r: Rng, foot: V3, tall: number) {
  const k = scaleAt(foot),
    [px, py] = project(foot),
    h = tall * k;
  const air = airAt(depth(foot));
  const far = (c: string) => mix(c, "#a9b9d8", air);
  fillPoly(
    x,
    [
      [px - 0.15 * k, py],
      [px + 0.15 * k, py],
      [px + 0.12 * k, py - h * 0.4],
      [px - 0.12 * k, py - h * 0.4],
    ],
    far("#2b3350"),
  );
  cedarCrown(x, px, py - h, py - 0.05 * h, 0.21 * h, r, {
    s: Math.min(1.5, Math.max(0.7, k * 0.026)),
    lightDir: -1,
    dens: 1.25,
    ragged: 0.42,
    col: (t) =>
      far(
        t > 0.74
          ? "#f4f1ea"
          : t > 0.6
            ? "#c3cfe6"
            : t > 0.45
              ? "#5f7aa8"
              : t > 0.25
                ? "#334b78"
                : "#22335a",
      ),
  });
  // snow heaped about the stem
  fillPoly(
    x,
    [
      [px - 1.3 * k, py + 0.08 * k],
      [px - 0.6 * k, py - 0.16 * k],
      [px - 0.1 * k, py - 0.3 * k],
      [px + 0.4 * k, py - 0.2 * k],
      [px + 0.8 * k, py - 0.04 * k],
      [px + 1.3 * k, py + 0.1 * k],
    ],
    far("#dbe2f0"),
  );
}
/** its shadow in the snow: broad at the foot, drawn out to a point, in tiers like the tree */
export function cedarShadow(x: Ctx, foot: V3, tall: number) {
  const side = (s: number) =>
    Array.from({ length: 61 }, (_, i) => {
      const t = i / 60,
        tier = 1 + 0.13 * Math.sin(i * 1.1 + s) + 0.1 * Math.sin(i * 2.7 + s * 2);
      const wide = i === 0 ? 0.1 : 0.21 * tall * (1 - t) * tier;
      return shadowOf([foot[0] + s * wide, foot[1] + s * wide * 0.35, foot[2] + tall * t]);
    });
  fillPoly(x, [...side(-1), ...side(1).toReversed()], "#a9bce2");
}
