/** In the foreground, in shade: a great cedar on each side of the gate, ferns and bamboo grass, young maple above. */
import { H, layer, lerp, Rng, W } from "../../kit/core.ts";
import { cedarTrunk, fern, mapleSpray } from "../../kit/flora.ts";
import { cedarSpray, sasa } from "../../kit/grove.ts";
import { P, leaf } from "./a-stage.ts";

const BARK = {
  dark: "#171c20",
  mid: "#33302d",
  light: "#5d4f43",
  rim: "#c79a6c",
  key: "#101418",
  moss: "#7ea24c",
} as const;

export function plantNear() {
  const r = new Rng(23);
  overhead(r);
  cedarTrunk(P.base.x, P.key.x, 1500, 1096, 150, -40, new Rng(15), {
    ...BARK,
    mid: "#3b3a35",
    light: "#6b5c4c",
    lit: -1,
    lean: -0.012,
  });
  verge(r, 0, 0.45);
  cedarTrunk(P.base.x, P.key.x, 96, 1168, 268, -40, new Rng(8), { ...BARK, lit: 1, lean: 0.012 });
  verge(r, 0.45, 1);
}

/** Undergrowth at both feet; the road between them stays open. */
function verge(r: Rng, from: number, to: number) {
  const count = 240;
  for (let i = Math.round(count * from); i < count * to; i++) {
    const near = Math.pow(i / count, 1.1),
      sy = lerp(1086, H + 80, near),
      sx = r.range(-70, W + 70);
    const unit = lerp(56, 190, near);
    const left = 330 + 190 * near - 60 * Math.sin(near * 5),
      right = 1330 - 10 * near + 50 * Math.sin(near * 6);
    if (sx > left - unit * 0.3 && sx < right + unit * 0.3) continue;
    const shade = lerp(0.86, 0.5, near);
    const green = (t: number) => leaf.at(t * shade);
    if (r.chance(0.42))
      sasa(P.base.x, P.key.x, sx, sy, unit * r.range(0.45, 0.65), r, green, { light: 0.5 });
    else fern(P.base.x, sx, sy, unit * r.range(0.5, 0.85), r, green, 7);
  }
}

/** A cedar branch behind its trunk, and young maple in front of the sky. */
function overhead(r: Rng) {
  const L = layer();
  for (const [x, y, reach, dir] of [
    [160, 40, 300, 1],
    [180, 190, 220, 1],
    [1480, 300, 190, -1],
    [1520, 420, 150, 1],
  ] as const)
    cedarSpray(L.x, [x, y], reach, dir, r, ["#0f2a2b", "#173c36", "#2f6044"]);
  for (const [x, y, wide, high] of [
    [1500, 30, 460, 100],
    [1270, -4, 420, 74],
    [1590, 130, 360, 96],
    [1390, 104, 300, 70],
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
