/** Near at hand, in the shade: a great cedar, ferns and bamboo grass, young maple overhead. */
import { H, layer, lerp, Rng, W } from "../../kit/core.ts";
import { cedarTrunk, fern, mapleSpray } from "../../kit/flora.ts";
import { cedarSpray, sasa } from "../../kit/grove.ts";
import { P, leaf } from "./a-stage.ts";
import { roadEdge } from "./a-land.ts";

const DARK = "#0f2a2b";

export function plantNear() {
  const r = new Rng(23);
  const side = edgeAt();
  verge(r, side, 0, 0.62);
  cedarTrunk(P.base.x, P.key.x, 62, 1120, 250, -20, new Rng(8), {
    dark: "#171c20",
    mid: "#33302d",
    light: "#5d4f43",
    rim: "#c79a6c",
    key: "#101418",
    lit: 1,
    lean: 0.015,
    moss: "#7ea24c",
  });
  verge(r, side, 0.62, 1);
  overhead(r);
}

/** The road's left edge at a height, and its right. */
function edgeAt() {
  const half = roadEdge.length / 2;
  return (y: number): [number, number] => {
    let left = 0,
      right = W + 200;
    for (const [i, [px, py]] of roadEdge.entries())
      if (Math.abs(py - y) < 9) {
        if (i < half) left = Math.max(left, px);
        else right = Math.min(right, px);
      }
    return [left, right];
  };
}

function verge(r: Rng, side: (y: number) => [number, number], from: number, to: number) {
  const count = 260;
  for (let i = Math.round(count * from); i < count * to; i++) {
    const sy = lerp(1012, H + 80, Math.pow(i / count, 1.1));
    const sx = r.range(-70, W + 70);
    const [a, b] = side(Math.min(1195, sy));
    const unit = lerp(60, 210, (sy - 1000) / 260);
    if (sx > a - unit * 0.45 && sx < b + unit * 0.3) continue;
    const shade = lerp(0.82, 0.5, (sy - 1000) / 260);
    const green = (t: number) => leaf.at(t * shade);
    if (r.chance(0.42))
      sasa(P.base.x, P.key.x, sx, sy, unit * r.range(0.45, 0.65), r, green, { light: 0.5 });
    else fern(P.base.x, sx, sy, unit * r.range(0.5, 0.85), r, green, 7);
  }
}

function overhead(r: Rng) {
  const L = layer();
  for (const [x, y, reach, dir] of [
    [30, -30, 330, 1],
    [200, -24, 240, 1],
    [70, 96, 210, 1],
    [150, 190, 120, 1],
  ] as const)
    cedarSpray(L.x, [x, y], reach, dir, r, [DARK, "#173c36", "#2f6044"]);
  for (const [x, y, wide, high] of [
    [1500, 30, 460, 100],
    [1270, -4, 420, 74],
    [1590, 130, 360, 96],
    [1390, 104, 300, 70],
    [1600, 240, 240, 80],
    [1060, -14, 260, 52],
  ] as const)
    mapleSpray(L.x, x, y, wide, high, r, {
      leaf: 11,
      ramp: (t) => leaf.at(0.12 + 0.86 * t),
      dens: 1,
      droop: 0.25,
    });
  P.put(L, { occlude: 1 });
}
