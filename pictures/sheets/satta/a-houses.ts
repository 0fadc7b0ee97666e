/** Satta Pass, A: the houses of the fishermen along the sea wall, a few of their windows lit. */
import { mix, Rng, type V3 } from "../../kit/core.ts";
import { along, face, inked, type Pens } from "./a-plan.ts";
import { DARK, type House, houses } from "./a-village.ts";

/** the height of the ground they stand on */
export const TOP = 3.2;
const AIR = "#4d7286";
/** A colour as the night air changes it with the distance. */
export const far = (c: string, d: number) =>
  mix(c, AIR, Math.min(0.72, Math.max(0, (d - 80) / 330)));
function house(p: Pens, h: House) {
  const floor = TOP + 0.1,
    eaves = floor + h.eaves * 0.68,
    ridge = eaves + 2.2,
    deep = 6.5;
  const at = (t: number, back: number, z: number): V3 => along(h.d + t * h.long, h.back - back, z);
  const wall = far(h.wall, h.d);
  // the gable end that faces us, the front, and the roof's slope towards the sea
  face(
    p,
    [
      at(0, deep, floor),
      at(0, 0, floor),
      at(0, 0, eaves),
      at(0, deep / 2, ridge),
      at(0, deep, eaves),
    ],
    mix(wall, "#10182f", 0.45),
    1.3,
  );
  face(p, [at(0, 0, floor), at(1, 0, floor), at(1, 0, eaves), at(0, 0, eaves)], wall, 1.2);
  face(
    p,
    [at(0, 0, floor), at(1, 0, floor), at(1, 0, floor + 0.7), at(0, 0, floor + 0.7)],
    mix(wall, "#10182f", 0.5),
  );
  if (!p.eye.flip && h.d < 130) {
    // boards of many ages, and the shade below the eaves
    const q = new Rng(Math.round(h.d * 7));
    for (let i = 0; i < h.long * 2.4; i++) {
      const t = q.u() * 0.94,
        z = floor + q.range(0.7, 1.4),
        w = q.range(0.1, 0.5) / h.long;
      face(
        p,
        [at(t, 0, z), at(t + w, 0, z), at(t + w, 0, eaves - 0.3), at(t, 0, eaves - 0.3)],
        mix(wall, q.chance(0.5) ? "#6a6f80" : "#131b33", q.range(0.08, 0.24)),
      );
    }
    face(
      p,
      [at(0, 0, eaves - 0.7), at(1, 0, eaves - 0.5), at(1, 0, eaves), at(0, 0, eaves)],
      mix(wall, "#0e162e", 0.5),
    );
  }
  for (const [t, up, w, high, c] of h.windows) {
    const tall = high * 0.78;
    const t0 = t - w / 2 / h.long,
      t1 = t + w / 2 / h.long,
      z = floor + up * 0.66;
    face(
      p,
      [at(t0, 0, z), at(t1, 0, z), at(t1, 0, z + tall), at(t0, 0, z + tall)],
      c === DARK ? far(DARK, h.d) : c,
      0.8,
    );
    if (c === DARK) continue;
    const bars = Math.round(w / 0.55);
    for (let i = 1; i < bars; i++) {
      const b = t0 + ((t1 - t0) * i) / bars;
      inked(p, [at(b, 0, z), at(b, 0, z + tall)], 0.7, 0.7);
    }
    inked(p, [at(t0, 0, z + tall * 0.5), at(t1, 0, z + tall * 0.5)], 0.6, 0.6);
  }
  const lap = 0.06;
  const roof = far("#4b6685", h.d);
  face(
    p,
    [
      at(-lap, -0.7, eaves - 0.35),
      at(1 + lap, -0.7, eaves - 0.35),
      at(1 + lap, deep / 2, ridge),
      at(-lap, deep / 2, ridge),
    ],
    roof,
    1.3,
  );
  const rolls = Math.round(h.long * 1.5);
  if (!p.eye.flip && h.d < 150) {
    const q = new Rng(Math.round(h.d * 3)),
      tile = (t: number, v: number) =>
        at(t, -0.7 + (deep / 2 + 0.7) * v, eaves - 0.35 + (ridge - eaves + 0.35) * v);
    for (let i = 0; i < rolls; i++) {
      const t = -lap + ((1 + 2 * lap) * i) / rolls,
        w = (1 + 2 * lap) / rolls,
        v = q.u() * 0.6,
        e = v + q.range(0.2, 0.5);
      face(
        p,
        [tile(t, v), tile(t + w, v), tile(t + w, Math.min(1, e)), tile(t, Math.min(1, e))],
        mix(roof, q.chance(0.45) ? "#8aa3ba" : "#22364f", q.range(0.1, 0.34)),
      );
    }
  }
  for (let i = 1; i < rolls; i++) {
    const t = -lap + ((1 + 2 * lap) * i) / rolls;
    inked(p, [at(t, -0.7, eaves - 0.35), at(t, deep / 2, ridge)], 0.9, 0.55);
  }
  face(
    p,
    [
      at(-lap, deep / 2 - 0.3, ridge),
      at(1 + lap, deep / 2 - 0.3, ridge),
      at(1 + lap, deep / 2, ridge + 0.3),
      at(-lap, deep / 2, ridge + 0.3),
    ],
    far("#7d99b4", h.d),
    0.7,
  );
}

/** The row of houses, the farthest first. */
export function village(p: Pens) {
  for (const h of houses.toReversed()) house(p, h);
}
