/** Satta Pass, A: one pier of the expressway: its shaft, and the head that carries the girders. */
import { bokashi, type Fill, mix, type V3 } from "../../kit/core.ts";
import { along, face, type Pens } from "./a-plan.ts";

/** the sea side of the deck, its land side, and the heights of its parts */
export const SEA = 5.4,
  LAND = -5.8,
  SOFFIT = 7.5;
const HEAD = 6.2;
/** the colour of the air between us and a distance */
export const air = (c: string, d: number) =>
  mix(c, "#7f9db3", Math.min(0.8, Math.max(0, (d - 45) / 520)));

/** A pier with its head, which carries the girders. Its side to the sea has the moon on it, ever less as the road turns. */
export function pier(p: Pens, d: number) {
  const dark = air("#0f2140", d),
    lit = air(p.eye.flip ? "#172f56" : "#34557d", d),
    deep = air("#0b1931", d);
  const w = 1.15,
    t = 0.75;
  const at = (along0: number, o: number, z: number): V3 => along(d + along0, o, z);
  const box = (z0: number, z1: number, front: Fill, side: Fill) => {
    face(p, [at(t, w, z0), at(-t, w, z0), at(-t, w, z1), at(t, w, z1)], side);
    face(p, [at(-t, -w, z0), at(-t, w, z0), at(-t, w, z1), at(-t, -w, z1)], front);
  };
  // the water throws some light back up the shaft, which darkens towards the deck
  const grade = (top: string, foot: string): Fill => {
    const [, y0] = p.eye.to(...at(-t, w, HEAD)),
      [, y1] = p.eye.to(...at(-t, w, 0));
    return bokashi(p.x, 0, y0, 0, y1, [
      [0, air(top, d)],
      [0.35, air(top, d)],
      [1, air(foot, d)],
    ]);
  };
  if (p.eye.flip) box(-0.2, HEAD + 0.4, dark, lit);
  else box(-0.2, HEAD + 0.4, grade("#0e1f3e", "#1a345c"), grade("#2b4a72", "#4a6f96"));
  // the tide's mark
  box(-0.2, 0.9, deep, mix(lit, deep, 0.75));
  if (p.eye.flip) return;
  // the head slopes out to both sides
  face(
    p,
    [at(-t, w, HEAD), at(t, w, HEAD), at(t, SEA - 0.6, SOFFIT), at(-t, SEA - 0.6, SOFFIT)],
    deep,
  );
  face(
    p,
    [
      at(-t, -w, HEAD),
      at(-t, w, HEAD),
      at(-t, SEA - 0.6, SOFFIT),
      at(-t, SEA - 0.6, SOFFIT + 0.5),
      at(-t, LAND + 0.6, SOFFIT + 0.5),
      at(-t, LAND + 0.6, SOFFIT),
    ],
    dark,
  );
}
