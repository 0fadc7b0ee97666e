/** A mandarin tree of sheet B: many leaves on a few round branches, fruit between them, sun from the right. */
import { clamp, type Ctx, mix, Noise, ramp, type Rng, type RGB, sstep } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";

const n = new Noise(12);
export const leafInk = ramp(
  stops("0 #0b2229, 0.2 #13352f, 0.42 #275139, 0.62 #4f7a40, 0.8 #93a748, 1 #ecdf8c"),
);
const AIR = "#c6d4d8";
interface Ball {
  x: number;
  y: number;
  rx: number;
  ry: number;
  lift: number;
}
function fruit(T: Tones, x: number, y: number, R: number, light: number, air: number) {
  const disc = (c: RGB | string, dx: number, dy: number, s: number) =>
    T.add(mix(c, AIR, air), (q) => {
      q.moveTo(x + dx * R + R * s, y + dy * R);
      q.ellipse(x + dx * R, y + dy * R, R * s, R * s * 0.92, 0, 0, 6.3);
    });
  const dim = 0.55 * (1 - light);
  disc(mix("#7c3218", "#1d3a33", dim), -0.05, 0.07, 1.1);
  disc(mix("#d06a1c", "#2c4636", dim), 0, 0, 0.98);
  disc(mix("#ef962c", "#8a5a2a", dim), 0.18, -0.18, 0.7);
  if (R > 3 && light > 0.4) disc("#ffd584", 0.34, -0.38, 0.24);
}
export function mandarinTree(
  x: Ctx,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  leaf: number,
  air: number,
  r: Rng,
  fruits: number,
  tone = 0,
) {
  const ink = (t: number) => mix(leafInk.at(Math.round(clamp(t + tone) * 12) / 12), AIR, air);
  const balls: Ball[] = [{ x: cx, y: cy + ry * 0.12, rx: rx * 0.84, ry: ry * 0.84, lift: -0.14 }];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.2832 + r.range(-0.3, 0.3),
      d = i ? r.range(0.45, 0.74) : 0.1,
      q = r.range(0.34, 0.48);
    const u = Math.cos(a) * d,
      v = Math.sin(a) * d;
    balls.push({
      x: cx + u * rx,
      y: cy + v * ry,
      rx: rx * q * r.range(0.9, 1.25),
      ry: ry * q * 0.9,
      lift: 0.16 * u - 0.24 * v + r.g() * 0.03,
    });
  }
  const [under, ...rest] = balls;
  const T = new Tones();
  for (const b of [under, ...rest.toSorted((p, q) => p.y - q.y)]) {
    T.add(ink(0.06 + b.lift * 0.4), (q) => {
      q.moveTo(b.x + b.rx * 0.84, b.y);
      q.ellipse(b.x, b.y, b.rx * 0.84, b.ry * 0.84, 0, 0, 6.3);
    });
    T.flush(x);
    const leaves = Math.round(clamp((b.rx * b.ry * 8.5) / (leaf * leaf), 40, 1500));
    const lay = (count: number) => {
      for (let i = 0; i < count; i++) {
        const a = r.range(0, 6.283),
          d = Math.sqrt(r.u()) * 1.02,
          u = Math.cos(a) * d,
          v = Math.sin(a) * d;
        const t =
          0.4 +
          0.3 * u -
          0.46 * v * Math.min(1, 1.5 - d) +
          1.3 * b.lift -
          0.3 * sstep(0.86, 1, d) +
          0.16 * n.n2(b.x * 0.02 + u * 2, b.y * 0.02 + v * 2) +
          r.g() * 0.05;
        const l = leaf * r.range(0.9, 1.5),
          px = b.x + u * b.rx,
          py = b.y + v * b.ry;
        T.add(ink(t), (q) =>
          dab(
            q,
            px - l * 0.4,
            py,
            l,
            l * 0.62,
            Math.atan2(v * 0.7 + 0.35, u) + r.g() * 0.5,
            r.range(-0.1, 0.1),
          ),
        );
      }
      T.flush(x);
    };
    lay(Math.round(leaves * 0.7));
    // fruit hangs in twos and threes, half below the leaves
    const here = b === under ? 0 : Math.round((fruits / 9) * r.range(0.5, 1.6));
    for (let i = 0; i < here; i++) {
      const a = r.range(-0.7, 3.7),
        d = r.range(0.2, 0.86),
        R = leaf * r.range(0.8, 1.02);
      const px = b.x + Math.cos(a) * d * b.rx,
        py = b.y + Math.sin(a) * d * b.ry;
      const light = clamp(0.6 + 0.35 * Math.cos(a) * d - 0.45 * Math.sin(a) * d + b.lift * 1.6);
      fruit(T, px, py, R, light, air);
      T.flush(x);
      if (r.chance(0.45)) {
        fruit(T, px + R * r.range(1, 1.5), py + R * r.range(0.1, 0.8), R * 0.94, light - 0.1, air);
        T.flush(x);
      }
    }
    lay(Math.round(leaves * 0.16));
  }
}
