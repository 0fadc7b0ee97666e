/** The valley of the kilns: the slope of the ground, the streets on it, and the autumn woods on its sides. */
import {
  H,
  Noise,
  Rng,
  W,
  clamp,
  css,
  mix,
  ramp,
  sstep,
  type Ctx,
  type Pt,
} from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { onSheet, proj, type Cam } from "../../kit/terrain.ts";
import { lobed } from "./lobed.ts";

export const cam: Cam = { x: 0, y: 0, z: 68, f: 1500, cx: 600, hy: 372 };
const leafNoise = new Noise(98);
export const FAR = 660;
/** The main street down the hill and along the valley. */
const street = (y: number) => (6 + 0.13 * y) * Math.sin(y * 0.0125 + 0.35);
/** How far the roofs reach to both sides of it. */
const REACH = 92;
export const floor = (x: number, y: number) =>
  26 * sstep(310, 70, y) + 0.5 * Math.max(0, Math.abs(x - street(y) * 0.6) - REACH);
export const haze = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 150) / 360)) * 0.92;
export const AIR = "#e9b698";
/** The woods are in the shade of their hills: the haze in front of them is cooler. */
const WOOD_AIR = "#b49cb4";

/** The rows follow the street; the farther from it, the less they take part in its bends. */
const place = (y: number, off: number) => {
  const turn =
    Math.atan2(street(y + 2) - street(y - 2), 4) * (1 - Math.min(0.4, Math.abs(off) / 200));
  return { x: street(y) + off * Math.cos(turn), y: y - off * Math.sin(turn) };
};
/**
 * A point beside the main street where that is `y` metres away: `off` metres to its right; and the direction of the row there.
 */
export function beside(y: number, off: number) {
  const near = place(y - 2, off),
    far = place(y + 2, off);
  return { ...place(y, off), turn: Math.atan2(far.x - near.x, far.y - near.y) };
}
export const onGround = ({ x, y }: { x: number; y: number }, up = 0): Pt =>
  onSheet(cam, x, y, floor(x, y) + up);

export const pine = ramp([
    [0, "#16263c"],
    [0.35, "#2c4650"],
    [0.65, "#5d7458"],
    [1, "#c9b874"],
  ]),
  rust = ramp([
    [0, "#3a2438"],
    [0.35, "#7a3d36"],
    [0.65, "#bf6a3a"],
    [1, "#f2b860"],
  ]),
  ginkgo = ramp([
    [0, "#5a4230"],
    [0.4, "#b0832f"],
    [0.7, "#e0b23e"],
    [1, "#f9e08a"],
  ]);
/** The position of the climbing kiln on the right slope; there are no trees on it. */
export const KILN = { from: 71, to: 104, y: 300 };

/** Woods on both sides of the valley, far to near. */
export function slopes(x: Ctx) {
  const q = new Rng(3);
  // the dark below the trees and between them
  fillPoly(
    x,
    [
      [0, 620],
      [W, 620],
      [W, H],
      [0, H],
    ],
    mix(pine.at(0.12), WOOD_AIR, haze(300)),
  );
  const trees: [number, number, number, number][] = [];
  for (let y = 1000; y > 150; y -= 8 + y * 0.012)
    for (const s of [-1, 1])
      for (let k = 0; k < 15; k++) {
        const wx = street(y) * 0.6 + s * (REACH + 2 + k * (6.5 + y * 0.006) + q.range(-2, 2));
        if (Math.abs(wx) > y * 0.42 + 16) continue;
        if (wx > KILN.from - 8 && wx < KILN.to + 12 && Math.abs(y - KILN.y + 4) < 16) continue;
        trees.push([wx, y + q.range(-3, 3), floor(wx, y), q.range(4.6, 7.6)]);
      }
  trees.sort((a, b) => b[1] - a[1]);
  for (const [wx, y, z, R] of trees) {
    const [sx, sy, d] = proj(cam, wx, y, z + 3),
      s = (cam.f * R) / d;
    const hz = haze(d),
      v = leafNoise.n2(wx * 0.03, y * 0.03) + q.g() * 0.3;
    const ink = v > 0.7 ? rust : v > 0.62 ? ginkgo : pine;
    x.fillStyle = css(mix(pine.at(0.12), WOOD_AIR, hz));
    x.beginPath();
    x.ellipse(sx, sy + s * 0.95, s * 1.5, s * 0.95, 0, 0, 6.3);
    x.fill();
    // the sun is behind the end of the valley: both sides are in shade, the left one a little less
    const shadeSide = (wx > 0 ? -0.24 : -0.2) + 0.16 * leafNoise.n2(wx * 0.012, y * 0.008);
    const tint = (t: number) => mix(ink.at(clamp(t + shadeSide)), WOOD_AIR, hz);
    const lobes = s > 22 ? 11 : 8;
    fillPoly(x, lobed(sx, sy, s * 1.12, s, q, lobes), tint(0.22));
    // only the crown's top still has the sun's light
    fillPoly(
      x,
      lobed(sx + s * q.range(-0.2, 0.3), sy - s * 0.3, s * 0.72, s * 0.5, q, lobes),
      tint(0.46),
    );
    if (q.chance(0.7))
      fillPoly(
        x,
        lobed(sx + s * q.range(0, 0.36), sy - s * 0.52, s * 0.36, s * 0.24, q, 7),
        tint(0.7),
      );
  }
}
