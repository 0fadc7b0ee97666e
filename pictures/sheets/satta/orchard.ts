/** orchard: small round fruit trees on far terraces. */
import { type Col, type Rng } from "../../kit/core.ts";
import { type Tones, dab } from "../../kit/brush.ts";

/** a round orchard tree a few pixels across: dark mass, leafy lit side, dots of fruit */
export function orchardTree(
  T: Tones,
  px: number,
  py: number,
  R: number,
  r: Rng,
  tone: (t: number) => Col,
  fruitCol: Col,
) {
  const lobe = (cx: number, cy: number, q: number, c: Col) => {
    const a0 = r.range(0, 6.28),
      bumps = R > 7 ? 18 : 10;
    T.add(c, (x) => {
      x.moveTo(cx + q, cy);
      for (let i = 1; i <= bumps; i++) {
        const a = (i / bumps) * 6.2832,
          w = q * (1 + 0.13 * Math.sin(a * 3 + a0) + (i % 2 ? 0.07 : -0.07));
        x.lineTo(cx + Math.cos(a) * w, cy + Math.sin(a) * w * 0.88);
      }
    });
  };
  /** leaf strokes break the edge between two tones */
  const leaves = (cx: number, cy: number, q: number, c: Col, cnt: number) => {
    for (let i = 0; i < cnt; i++) {
      const a = r.range(0, 6.28),
        d = q * (0.45 + 0.65 * Math.sqrt(r.u())),
        l = R * r.range(0.2, 0.34);
      const lx = cx + Math.cos(a) * d,
        ly = cy + Math.sin(a) * d * 0.88,
        dir = r.range(-0.4, 1.2);
      T.add(c, (x) => dab(x, lx, ly, l, l * 0.5, dir));
    }
  };
  lobe(px - R * 0.1, py + R * 0.15, R, tone(0));
  if (R > 7) leaves(px - R * 0.1, py + R * 0.15, R, tone(0), 14);
  lobe(px + R * 0.12, py - R * 0.05, R * 0.76, tone(0.45));
  if (R > 5) leaves(px + R * 0.12, py - R * 0.05, R * 0.76, tone(0.45), R > 9 ? 22 : 10);
  if (R > 9) leaves(px, py + R * 0.1, R * 0.6, tone(0.12), 10);
  lobe(px + R * 0.34, py - R * 0.26, R * 0.42, tone(0.8));
  if (R > 5) leaves(px + R * 0.34, py - R * 0.26, R * 0.5, tone(0.8), R > 9 ? 14 : 7);
  if (R > 9) leaves(px + R * 0.4, py - R * 0.36, R * 0.3, tone(1), 5);
  const cnt = Math.round(R * 0.62);
  for (let i = 0; i < cnt; i++) {
    const a = r.range(0, 6.28),
      d = R * Math.sqrt(r.u()) * 0.86,
      q = Math.max(0.8, R * 0.1);
    const fx = px + Math.cos(a) * d,
      fy = py + Math.sin(a) * d * 0.85;
    T.add(fruitCol, (x) => {
      x.moveTo(fx + q, fy);
      x.arc(fx, fy, q, 0, 6.3);
    });
  }
}
