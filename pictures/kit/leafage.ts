/** leafage: broadleaf crowns and clipped shrubs, drawn as lit balls of leaf strokes. */
import { type Noise, type Rng, clamp, type Col, type Ctx } from "./core.ts";
import { Tones, dab } from "./brush.ts";

export interface Clump {
  x: number;
  y: number;
  rx: number;
  ry: number;
  leaf: number;
  /** the ink for a light of 0..1 */
  ink: (t: number) => Col;
  /** makes the whole clump lighter or darker */
  lift?: number;
}
const lightX = -0.5,
  lightY = -0.78;

/** one ball of leaves in four flat tones. Leaf strokes roughen the edge of every tone; the light is at the upper left */
export function clump(x: Ctx, c: Clump, r: Rng, n: Noise, fray = 1) {
  const T = new Tones();
  const lift = c.lift ?? 0;
  const tone = (t: number, ox: number, oy: number, s: number, reach: number) => {
    const col = c.ink(clamp(t + lift)),
      cx = c.x + ox * c.rx,
      cy = c.y + oy * c.ry,
      rx = c.rx * s,
      ry = c.ry * s;
    const bumps = Math.max(9, Math.round((rx + ry) / (c.leaf * 1.1))),
      a0 = r.range(0, 6.28);
    T.add(col, (q) => {
      for (let i = 0; i <= bumps * 2; i++) {
        const a = (i / (bumps * 2)) * 6.2832,
          w =
            1 +
            0.12 * n.n2(Math.cos(a) * 1.3 + cx * 0.05, Math.sin(a) * 1.3 + cy * 0.05) +
            (i % 2 ? 0.05 : -0.05);
        const px = cx + Math.cos(a + a0) * rx * w,
          py = cy + Math.sin(a + a0) * ry * w;
        if (i) q.lineTo(px, py);
        else q.moveTo(px, py);
      }
    });
    const cnt = Math.round(((rx + ry) / c.leaf) * 2.6 * fray);
    for (let i = 0; i < cnt; i++) {
      const a = r.range(0, 6.2832),
        d = 1 + r.g() * reach;
      const px = cx + Math.cos(a) * rx * d,
        py = cy + Math.sin(a) * ry * d,
        l = c.leaf * r.range(0.8, 1.5),
        dir = a + r.range(-0.9, 0.9);
      T.add(col, (q) =>
        dab(
          q,
          px - Math.cos(dir) * l * 0.5,
          py - Math.sin(dir) * l * 0.5,
          l,
          l * 0.55,
          dir,
          r.range(-0.15, 0.15),
        ),
      );
    }
    T.flush(x);
  };
  tone(0.06, 0, 0.04, 1, 0.05);
  tone(0.26, -0.06, -0.1, r.range(0.78, 0.88), 0.12);
  if (lift > -0.16) tone(0.46, -0.18, -0.27, r.range(0.5, 0.66), 0.2);
  if (lift > -0.05) tone(0.66, r.range(-0.4, -0.2), r.range(-0.52, -0.4), r.range(0.2, 0.34), 0.4);
  // single leaves in the sun, single gaps in shade
  for (let i = 0; i < ((c.rx + c.ry) / c.leaf) * 0.8 * fray; i++) {
    const px = c.x + (r.g() * 0.3 - 0.25) * c.rx,
      py = c.y + (r.g() * 0.25 - 0.4) * c.ry,
      l = c.leaf * r.range(0.7, 1.2);
    T.add(c.ink(clamp((r.chance(0.65) ? 0.95 : 0.2) + lift)), (q) =>
      dab(q, px, py, l, l * 0.5, r.range(-0.6, 1.4)),
    );
  }
  T.flush(x);
}
/** a crown: several clumps, the far ones first, the upper left ones lit */
export function crown(
  x: Ctx,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  leaf: number,
  ink: (t: number) => Col,
  r: Rng,
  n: Noise,
  parts = 7,
) {
  const list: Clump[] = [
    { x: cx, y: cy + ry * 0.1, rx: rx * 0.8, ry: ry * 0.8, leaf, ink, lift: -0.12 },
  ];
  for (let i = 0; i < parts; i++) {
    const a = (i / parts) * 6.2832 + r.range(-0.3, 0.3),
      d = i ? r.range(0.5, 0.78) : 0;
    const q = r.range(0.34, 0.5);
    const ux = Math.cos(a) * d,
      uy = Math.sin(a) * d;
    list.push({
      x: cx + ux * rx,
      y: cy + uy * ry,
      rx: rx * q * r.range(0.9, 1.3),
      ry: ry * q * 0.82,
      leaf,
      ink,
      lift: 0.26 * (ux * lightX + uy * lightY) - 0.02 + r.g() * 0.04,
    });
  }
  const [under, ...rest] = list;
  rest.sort((p, q) => p.y - q.y);
  for (const c of [under, ...rest]) clump(x, c, r, n);
}
