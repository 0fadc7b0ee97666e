/** Satta Pass, A: the stones of the quay in front, the lantern's light on them. */
import { mix, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { stroke, Tones } from "../../kit/brush.ts";
import { direct, face, INK, inked, type Pens, place } from "./a-plan.ts";

/** the height of the quay */
export const STONES = 0.9;
/** A point of the quay: `a` metres from its corner along the edge away from us, `b` towards us. */
export const quayAt = (a: number, b: number, z = STONES): V3 => [
  -1.21 - 0.931 * a - 0.365 * b,
  17.6 + 0.365 * a - 0.931 * b,
  z,
];
export const LANTERN: Pt = [272, 1016];

/** Light on the quay: warm by the lantern, a cool sheen at the far edge. */
function stoneColour(at: Pt, own: number) {
  const near = Math.exp(
    -(((at[0] - LANTERN[0]) / 150) ** 2) - ((at[1] - LANTERN[1] - 24) / 62) ** 2,
  );
  const c = mix("#1b3049", "#3f5b74", own);
  return mix(c, "#a08058", Math.round(near * 5) / 11);
}

export function quay(p: Pens) {
  const r = new Rng(12);
  // the side that faces the boat, wet at its foot
  face(p, [quayAt(0, 0), quayAt(0, 7), quayAt(0, 7, -1), quayAt(0, 0, -0.05)], "#162845", 0.5);
  face(p, [quayAt(0, 0, 0.3), quayAt(0, 7, 0.3), quayAt(0, 7, -1), quayAt(0, 0, -0.05)], "#0f1d38");
  inked(p, [quayAt(0, 0, 0.45), quayAt(0, 7, 0.45)], 0.4);
  face(p, [quayAt(0, 0), quayAt(13, 0), quayAt(13, 8), quayAt(0, 8)], "#101d36");
  const T = new Tones();
  const rows = [0, 0.52, 1.5, 2.5, 3.5, 4.6, 5.7, 6.8];
  for (let j = 0; j + 1 < rows.length; j++) {
    const b0 = rows[j],
      b1 = rows[j + 1];
    for (let a = j === 0 ? 0 : -r.range(0.2, 0.9); a < 12.5;) {
      const l = j === 0 ? r.range(1.7, 2.3) : r.range(1.25, 2),
        a0 = Math.max(0, a),
        a1 = a + l;
      a = a1;
      if (a1 < 0.15) continue;
      const mid = direct.to(...quayAt((a0 + a1) / 2, (b0 + b1) / 2));
      const c = stoneColour(mid, j === 0 ? 0.9 : 0.15 + 0.75 * r.u());
      const g = 0.03;
      face(
        p,
        [
          quayAt(a0 + g, b0 + g),
          quayAt(a1 - g, b0 + g),
          quayAt(a1 - g, b1 - g),
          quayAt(a0 + g, b1 - g),
        ],
        c,
      );
      // a patch worn lighter or darker than the rest
      const u0 = r.range(a0 + 0.1, a1 - 0.7),
        v0 = b0 + (b1 - b0) * r.range(0.1, 0.5),
        worn = [
          quayAt(u0, v0 + 0.06),
          quayAt(u0 + 0.3, v0),
          quayAt(u0 + r.range(0.6, 1.1), v0 + 0.1),
          quayAt(u0 + 0.7, v0 + (b1 - b0) * 0.34),
          quayAt(u0 + 0.16, v0 + (b1 - b0) * 0.28),
        ].map(([x, d, z]): V3 => [x, d, z]);
      if (j > 0) face(p, worn, mix(c, r.chance(0.5) ? "#5b7890" : "#14233d", 0.22));
      inked(p, [quayAt(a1, b0), quayAt(a1, b1)], r.range(0.4, 0.7), 0.9);
      for (let i = 0; i < 9; i++) {
        const u = r.range(a0 + 0.1, a1 - 0.5),
          v = r.range(b0 + 0.12, b1 - 0.12),
          m = r.range(0.12, 0.5);
        const [s, e] = place(p, [quayAt(u, v), quayAt(u + m, v)]);
        T.add(mix(c, r.chance(0.55) ? "#8fa5b4" : INK, r.chance(0.4) ? 0.42 : 0.2), (q) => {
          q.moveTo(...s);
          q.quadraticCurveTo((s[0] + e[0]) / 2, (s[1] + e[1]) / 2 + 4, ...e);
          q.quadraticCurveTo((s[0] + e[0]) / 2, (s[1] + e[1]) / 2 - 1, ...s);
        });
      }
    }
    inked(p, [quayAt(0, b1), quayAt(12.5, b1)], 0.6, 0.9);
  }
  T.flush(p.x);
  // the moon on the edges
  stroke(p.x, place(p, [quayAt(0, 0), quayAt(5, 0), quayAt(12, 0)]), 3.4, "#a9b9c6", {
    taper: [0, 0],
  });
  stroke(p.x, place(p, [quayAt(0, 0), quayAt(0, 3), quayAt(0, 6)]), 4.6, "#ccd6da", {
    taper: [0.01, 0],
  });
}
