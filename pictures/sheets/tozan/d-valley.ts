/** The valley of the kilns: where its floor and sides lie, and the autumn woods on them. */
import { Noise, Rng, clamp, css, mix, ramp, sstep, type Ctx } from "../../kit/core.ts";
import { proj, type Cam } from "../../kit/terrain.ts";
import { crown } from "../../kit/leafage.ts";

export const cam: Cam = { x: 0, y: 0, z: 52, f: 1250, cx: 800, hy: 392 };
export const leafNoise = new Noise(98);
export const midline = (y: number) => 34 * Math.sin(y * 0.0062 - 0.7) + y * 0.05;
export const halfWidth = (y: number) => 62 + 14 * Math.sin(y * 0.011) - sstep(500, 1100, y) * 20;
export const floor = (x: number, y: number) =>
  0.012 * y + 0.42 * Math.max(0, Math.abs(x - midline(y)) - halfWidth(y) * 0.82);
export const haze = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 130) / 430)) * 0.9;
export const AIR = "#e6b69a";

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
/** crowns on both sides of the valley, far to near */
export function slopes(x: Ctx) {
  const q = new Rng(3);
  const trees: [number, number, number, number][] = [];
  for (let y = 900; y > 90; y -= 7.5 + y * 0.013)
    for (const s of [-1, 1])
      for (let k = 0; k < 17; k++) {
        const off = halfWidth(y) * 0.95 + 5 + k * (6 + y * 0.005) + q.range(-2, 2);
        const wx = midline(y) + s * off,
          z = floor(wx, y) + 0.3 * Math.max(0, off - halfWidth(y)) * 0.6;
        if (Math.abs(wx) > y * 0.72 + 20) continue;
        trees.push([wx, y + q.range(-3, 3), z, q.range(4.2, 7)]);
      }
  trees.sort((a, b) => b[1] - a[1]);
  for (const [wx, y, z, R] of trees) {
    const [sx, sy, d] = proj(cam, wx, y, z + 3),
      s = (cam.f * R) / d;
    const hz = haze(d),
      v = leafNoise.n2(wx * 0.03, y * 0.03) + q.g() * 0.36;
    const ink = v > 0.74 ? rust : v > 0.68 ? ginkgo : pine;
    // the wood's own darkness between the crowns
    x.fillStyle = css(mix(pine.at(0.12), AIR, hz));
    x.beginPath();
    x.ellipse(sx, sy + s * 0.95, s * 1.5, s * 0.95, 0, 0, 6.3);
    x.fill();
    // the sun is behind the valley's end: both sides turn their shade to us, the left one a little less
    const shadeSide = (wx > midline(y) ? -0.2 : -0.1) + 0.16 * leafNoise.n2(wx * 0.012, y * 0.008);
    crown(
      x,
      sx,
      sy,
      s,
      s * 0.9,
      clamp(s * 0.16, 2.6, 9),
      (t) => mix(ink.at(clamp(t + shadeSide)), AIR, hz),
      q,
      leafNoise,
      s > 22 ? 6 : 3,
    );
  }
}
