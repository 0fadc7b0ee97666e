/** The fish by the fire and in the basket: their skin in firelight on one side, in the night's blue on the other. */
import { clamp, lerp, mix, ramp, sstep, type V3 } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import type { Body } from "./d-body.ts";
import { BODY, FIN, type Fish, girth, type Place, shape, TAIL, turned } from "./d-fish.ts";
import { skewer } from "./d-wood.ts";
import { behind, n } from "./d-stage.ts";

const gold = ramp([
  [0, "#2a1718"],
  [0.2, "#5c2c16"],
  [0.4, "#9c5a22"],
  [0.6, "#cf8b3b"],
  [0.8, "#efbf6a"],
  [1, "#ffe9b2"],
]);
const slate = ramp([
  [0, "#0c1428"],
  [0.35, "#1a2a4a"],
  [0.65, "#2b466f"],
  [1, "#6d8eb6"],
]);
/** How light the skin itself is, 0 to 1: a dark back, silver sides, a pale belly; the drawing of head and scales. */
function pale({ u, a, part }: Place, seed: number, fire: number) {
  if (part !== BODY) {
    const rays = Math.sin(
      (part === TAIL ? a / Math.max(0.14, u - 0.72) : a * 0.55 - u) * (part === TAIL ? 34 : 95),
    );
    return (
      0.62 -
      0.26 * sstep(0.1, 0.8, rays) -
      (part === TAIL ? 0.2 * sstep(1.06, 1.14, u + 0.2 * Math.abs(a)) : 0)
    );
  }
  const v = a / girth(u);
  let p = lerp(0.98, 0.3, sstep(-0.75, 0.85, v));
  // scales as a net of short arcs, on the flank only
  const row = a * 118,
    col = u * 74 + (Math.floor(row) & 1) * 0.5;
  const sx = (((col % 1) + 1) % 1) - 0.5,
    sy = (((row % 1) + 1) % 1) - 0.5;
  if (u > 0.22 && Math.abs(Math.hypot(sx + 0.35, sy) - 0.62) < 0.11) p -= 0.17;
  p += 0.1 * n.n2(u * 9 + seed, a * 26);
  // toasted where it came near the flames
  p -= 0.26 * fire * sstep(0.3, 0.5, n.n2(u * 6 + seed * 3, a * 15 + seed));
  if (u > 0.2 && Math.abs(v - 0.1) < 0.05) p -= 0.22;
  const gill = Math.hypot(u - 0.095, (a + 0.006) * 0.85) - 0.092;
  if (Math.abs(gill) < 0.006 && u > 0.11) p -= 0.5;
  if (Math.hypot((u - 0.235) * 0.8, a - 0.004) < 0.02) p += 0.25;
  if (Math.abs(a + 0.022 - u * 0.12) < 0.005 && u < 0.06) p -= 0.55;
  return p;
}
const eye = ({ u, a, part }: Place) => (part === BODY ? Math.hypot(u - 0.075, a - 0.014) : 1);

/** `fire` is less for fish that lie low and are not yet roasted. */
function fish(f: Fish, fire = 1): Body {
  const { probe, spot, c, r } = shape(f);
  return {
    c,
    r,
    line: 1.2,
    dist: probe,
    ink: (p, nn, l) => {
      probe(...p);
      const at: Place = { ...spot };
      const thin = at.part !== BODY;
      // light shines through the fins, but not where they grow from the body
      const through =
        at.part === FIN
          ? 0.55 * sstep(-0.01, 0.05, Math.abs(at.a) - girth(at.u) * 0.85)
          : at.part === TAIL
            ? 0.55 * sstep(0.9, 1.04, at.u)
            : 0;
      const cos = Math.max(through * (0.6 + 0.4 * Math.abs(l.cos)), l.cos + 0.04, 0);
      const own = clamp(pale(at, f.seed, fire), 0.05, 1);
      const w = steps(clamp(l.reach * cos ** 1.15 * 1.34) * lerp(0.5, 1, own) * fire, 6, 0.12);
      const night = slate.at(
        steps(
          lerp(0.17, 0.94, own) * (0.44 + 0.5 * Math.max(0, nn[2] * 0.7 + 0.3 - nn[1] * 0.4)),
          5,
          0.15,
        ),
      );
      let col = mix(night, gold.at(w), sstep(0.06, 0.2, w));
      // coarse salt, on fins and back
      const salt = n.n3(at.u * 80 + f.seed, at.a * 80, at.b > 0 ? 0 : 40);
      if (salt + 0.3 * n.n2(at.u * 9, at.a * 20 + f.seed) > (thin ? 0.66 : 0.78))
        col = mix(col, w > 0.15 ? "#fff3d2" : "#a9bfd8", 0.55 * fire);
      const e = eye(at);
      if (e < 0.017)
        col = mix(e < 0.0115 ? "#120d12" : w > 0.15 ? "#d8a45a" : "#54709a", col, 0.15);
      else if (e < 0.021) col = mix(col, "#1a1214", 0.5);
      return col;
    },
  };
}
/** snout, tail's fork and skewer's foot on the sheet, with the distances of the first two; turn, bend, seed */
const ring: readonly (readonly [V3, V3, readonly [number, number], number, number, number])[] = [
  [[166, 806, 0.94], [268, 404, 1], [129, 966], -0.5, 0.03, 0.6],
  [[330, 684, 1.33], [396, 436, 1.27], [308, 770], 0.42, 0.034, 2.2],
  [[562, 650, 1.44], [584, 384, 1.37], [566, 740], 2.75, 0.03, 4.4],
  [[806, 668, 1.38], [760, 436, 1.31], [826, 752], -0.3, 0.036, 1.1],
  [[1064, 866, 0.89], [964, 428, 0.96], [1092, 1024], 2.3, 0.02, 1.6],
  [[1178, 756, 1.05], [1098, 470, 1.06], [1210, 892], 3.5, 0.034, 3.1],
];
export function supper(): Body[] {
  return ring.flatMap(([s, t, foot, turn, bend, seed]) => {
    const nose = behind(...s),
      tail = behind(...t);
    const part = (i: 0 | 1 | 2) => lerp(nose[i], tail[i], 0.04);
    const into: V3 = [part(0), part(1), part(2)];
    return [skewer(foot, into), fish({ nose, tail, back: turned(nose, tail, turn), bend, seed })];
  });
}
/** Two fish that wait in the basket, on their sides. */
export const waiting = (): Body[] => [
  fish(
    {
      nose: [0.318, 1.11, 0.034],
      tail: [0.466, 1.085, 0.05],
      back: [0.1, 0.9, 0.5],
      bend: 0.02,
      seed: 0.8,
    },
    0.42,
  ),
  fish(
    {
      nose: [0.333, 1.01, 0.036],
      tail: [0.503, 1.04, 0.062],
      back: [-0.1, 0.9, 0.45],
      bend: 0.02,
      seed: 2.6,
    },
    0.42,
  ),
];
