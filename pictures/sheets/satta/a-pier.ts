/** Satta Pass, A: one pier of the expressway: its shaft, and the head that carries the girders. */
import { type Fill, mix, type V3 } from "../../kit/core.ts";
import { along, face, inked, type Pens } from "./a-plan.ts";

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
    lit = air("#34557d", d),
    deep = air("#0b1931", d);
  const w = 1.15,
    t = 0.75;
  const at = (along0: number, o: number, z: number): V3 => along(d + along0, o, z);
  const box = (z0: number, z1: number, front: Fill, side: Fill) => {
    face(p, [at(t, w, z0), at(-t, w, z0), at(-t, w, z1), at(t, w, z1)], side);
    face(p, [at(-t, -w, z0), at(-t, w, z0), at(-t, w, z1), at(-t, -w, z1)], front);
  };
  box(-0.2, HEAD + 0.4, dark, lit);
  // the tide's mark
  box(-0.2, 0.9, deep, mix(lit, deep, 0.75));
  inked(p, [at(-t, w, 0), at(-t, w, HEAD)], 1.2, 0.5);
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
