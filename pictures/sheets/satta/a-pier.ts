/** Satta Pass, A: one pier of the expressway: its shaft, marked by boards and tides, and the head that carries the girders. */
import { type Fill, mix, Rng, type V3 } from "../../kit/core.ts";
import { along, face, INK, type Pens } from "./a-plan.ts";

/** the sea side of the deck, its land side, and the heights of its parts */
export const SEA = 5.4,
  LAND = -5.8,
  SOFFIT = 7.5;
const HEAD = 6.3;

/** A pier with its head, which carries the girders */
export function pier(p: Pens, d: number) {
  const hz = Math.min(0.75, Math.max(0, (d - 70) / 420));
  const dark = mix("#1c3554", "#54798c", hz),
    pale = mix("#7e9fae", "#93a9ab", hz),
    deep = mix("#142540", "#4a6d82", hz);
  const w = 1.25,
    t = 0.62;
  const at = (along0: number, o: number, z: number): V3 => along(d + along0, o, z);
  const box = (
    o0: number,
    o1: number,
    z0: number,
    z1: number,
    front: Fill,
    side: Fill,
    pen = 1.2,
  ) => {
    face(p, [at(t, o1, z0), at(-t, o1, z0), at(-t, o1, z1), at(t, o1, z1)], side, pen);
    face(p, [at(-t, o0, z0), at(-t, o1, z0), at(-t, o1, z1), at(-t, o0, z1)], front, pen);
  };
  box(-w, w, 0, HEAD, dark, pale);
  if (!p.eye.flip && d < 170) {
    // the marks of the boards and of the water on the concrete
    const q = new Rng(Math.round(d));
    for (let i = 0; i < 16; i++) {
      const o = q.range(-w + 0.1, w - 0.3),
        z = q.range(1.6, HEAD),
        l = q.range(0.6, 2.6),
        b = q.range(0.08, 0.3);
      const streak = [at(-t, o, z), at(-t, o + b, z), at(-t, o + b * 0.5, Math.max(1, z - l))];
      face(p, streak, mix(dark, q.chance(0.6) ? "#3c5f7a" : INK, 0.3));
      const s = q.range(-t, t - 0.2);
      face(
        p,
        [at(s, w, z), at(s + b * 0.7, w, z), at(s + b * 0.3, w, Math.max(1, z - l))],
        mix(pale, q.chance(0.35) ? "#b9cbcd" : "#4f7186", 0.4),
      );
    }
  }
  box(-w, w, 0, 1, deep, mix(pale, deep, 0.72), 0.6);
  // in the water the head is lost in the shade of the deck
  if (p.eye.flip) return;
  // the underside of the head slopes out to both sides
  face(
    p,
    [at(-t, w, HEAD), at(t, w, HEAD), at(t, SEA - 0.6, SOFFIT), at(-t, SEA - 0.6, SOFFIT)],
    mix(deep, INK, 0.35),
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
    1.2,
  );
}
