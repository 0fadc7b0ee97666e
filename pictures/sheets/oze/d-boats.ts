/** The fishing boats: each a long dark hull with a basket of fire before its bow, three men, and the birds on their cords. */
import { css, lerp, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { basket, flame, sparks } from "../../kit/fire.ts";
import { bird, fill, man } from "./d-crew.ts";
import { afloat, n, P, SHORE, WATER, seen } from "./d-stage.ts";

interface Boat {
  /** its bow at the water, on the sheet */
  readonly bow: Pt;
  readonly long: number;
  readonly seed: number;
  /** where the birds swim, in metres before the bow and nearer than it; which way each looks */
  readonly birds: readonly (readonly [along: number, near: number, way: 1 | -1])[];
}
const boats: readonly Boat[] = [
  {
    bow: [734, 345],
    long: 9.6,
    seed: 3,
    birds: [
      [-2.2, 0.1, -1],
      [-3.2, 0.05, -1],
      [-1.2, 0.1, 1],
    ],
  },
  {
    bow: [918, 358],
    long: 11.4,
    seed: 8,
    birds: [
      [-1.8, 0.2, 1],
      [-3.5, 0.3, -1],
      [-4.6, 0.15, -1],
      [1.2, 0.55, 1],
    ],
  },
  {
    bow: [1308, 382],
    long: 12,
    seed: 5,
    birds: [
      [-3.6, 0.12, -1],
      [-1.75, 0.1, -1],
      [0.55, 0.24, 1],
      [2, 0.4, -1],
      [3.1, 0.3, 1],
    ],
  },
];
/** the middle of a boat's fire, and the pixels of a metre */
function fireOf({ bow }: Boat) {
  const { metre } = afloat(bow[1]);
  return { at: [bow[0] - 0.35 * metre, bow[1] - 1.66 * metre] as Pt, metre };
}
/** The fires' broken images: short level strokes, closer in the middle, wider and sparser towards us. */
export function mirrored() {
  const [, foot] = seen([0, SHORE, WATER]);
  const r = new Rng(21);
  P.block((x) => {
    const T = new Tones();
    for (const b of boats) {
      const { at, metre } = fireOf(b);
      const count = lerp(300, 1500, (metre - 18) / 26);
      for (let i = 0; i < count; i++) {
        const t = r.u() ** 0.85,
          y = lerp(b.bow[1] + 5, foot - 4, t);
        const wide = lerp(0.6, 2.3, t ** 0.7) * metre * 0.72,
          off = r.g() * wide + 7 * n.n2(y * 0.06, b.seed),
          core = Math.abs(off) / wide;
        // the strokes stand in rows: crests of the ripples
        if (n.n2((at[0] + off) * 0.012, y * 0.16 + b.seed) < lerp(-0.5, 0.05, core / 2)) continue;
        const c =
          core < 0.55
            ? r.pick(["#ffe3a0", "#fdb857", "#f08a2c"])
            : core < 1.1
              ? r.pick(["#f08a2c", "#d8641f", "#fdb857"])
              : r.pick(["#b54a1e", "#d8641f"]);
        const w =
          lerp(5, 21, t) *
          r.range(0.5, 1.25) *
          (core < 1 ? 1 : 0.7) *
          lerp(0.7, 1, (metre - 18) / 26);
        T.add(c, (z) =>
          dab(z, at[0] + off - w / 2, y, w, lerp(1.8, 3.8, t), 0, r.range(-0.04, 0.04)),
        );
      }
    }
    T.flush(x);
  });
}
/** the hull, its bow to the left, the dark shape below it on the water, and the light along the bow */
function hull(x: Ctx, { bow: [bx, by], long }: Boat, m: number) {
  const at = (p: Pt[]): Pt[] => p.map(([a, b]): Pt => [bx + a * m, by - b * m]);
  fill(
    x,
    at([
      [0.3, 0.02],
      [long, 0.02],
      [long - 0.3, -0.42],
      [4, -0.5],
      [1.6, -0.66],
      [0.1, -1.0],
      [0.6, -0.4],
    ]),
    "#22385e",
  );
  const top: Pt[] = [
    [-0.28, 0.98],
    [0.5, 0.74],
    [1.7, 0.56],
    [4, 0.46],
    [8, 0.44],
    [long - 0.2, 0.6],
  ];
  fill(
    x,
    at([...top, [long + 0.05, 0.66], [long - 0.15, -0.02], [0.55, -0.02], [0.1, 0.42]]),
    "#0a1122",
  );
  fill(
    x,
    at([
      [-0.28, 0.98],
      [0.5, 0.74],
      [1.7, 0.56],
      [3.6, 0.48],
      [2.4, 0.28],
      [0.7, 0.3],
      [0.2, 0.5],
    ]),
    "#5a2a1a",
  );
  fill(
    x,
    at([
      [-0.28, 0.98],
      [0.5, 0.74],
      [1.5, 0.58],
      [0.9, 0.5],
      [0.14, 0.62],
    ]),
    "#a9562a",
  );
  x.fillStyle = css("#e0924a");
  x.beginPath();
  brushPath(x, at(top.slice(0, 5)), (t) => 0.075 * m * (1 - t));
  x.fill();
}
function halo(at: Pt, m: number) {
  P.light((x) => {
    const g = x.createRadialGradient(at[0], at[1], 0, at[0], at[1], 3 * m);
    g.addColorStop(0, "rgba(255,150,70,.55)");
    g.addColorStop(0.3, "rgba(190,90,50,.22)");
    g.addColorStop(1, "rgba(120,60,50,0)");
    x.fillStyle = g;
    x.fillRect(at[0] - 3 * m, at[1] - 3 * m, 6 * m, 6 * m);
  });
}
export function fleet() {
  for (const b of boats) {
    const { at, metre: m } = fireOf(b),
      [bx, by] = b.bow,
      r = new Rng(b.seed);
    halo([at[0], at[1] - 0.4 * m], m);
    P.block((x) => {
      hull(x, b, m);
      // the pole that holds the basket
      x.fillStyle = css("#23171b");
      x.beginPath();
      brushPath(
        x,
        catmull(
          [
            [bx + 1.1 * m, by - 0.6 * m],
            [bx + 0.62 * m, by - 2.2 * m],
            [bx + 0.1 * m, by - 3 * m],
            [at[0], by - 3.1 * m],
          ],
          8,
        ),
        (t) => (0.1 - 0.05 * t) * m,
      );
      x.fill();
      man(x, [bx + 2.1 * m, by - 0.36 * m], m, true, 1.9);
      man(x, [bx + 4.9 * m, by - 0.3 * m], m, false, 3);
      man(x, [bx + (b.long - 1.4) * m, by - 0.34 * m], m, false, 5);
      fill(
        x,
        [
          [bx + 1.4 * m, by - 0.5 * m],
          [bx + (b.long - 0.3) * m, by - 0.45 * m],
          [bx + (b.long - 0.3) * m, by - 0.24 * m],
          [bx + 1.6 * m, by - 0.2 * m],
        ],
        "#0a1122",
      );
    });
    P.put(flame(at[0], at[1] + 0.36 * m, 0.92 * m, 2.1 * m, b.seed, 0.04), { occlude: 1 });
    P.block((x) => basket(x, at[0], at[1] + 0.02 * m, 0.94 * m, 0.66 * m, true));
    P.block((x) => {
      sparks(x, at[0], at[1] - 1.2 * m, r, {
        count: (7 + m * 0.4) | 0,
        rise: 2.6 * m,
        spread: 0.5 * m,
        drift: 0.6 * m,
      });
      for (const [along, near, way] of b.birds) {
        const p: Pt = [bx + along * m, by + near * m];
        bird(x, p, 1.12 * m, way, "#c9803c");
      }
      // cords from the master's hand
      x.strokeStyle = css("#c98f54", 0.55);
      x.lineWidth = Math.max(0.5, 0.016 * m);
      x.beginPath();
      for (const [along, near] of b.birds.slice(0, 3)) {
        x.moveTo(bx + 1.36 * m, by - 1.5 * m);
        x.quadraticCurveTo(
          bx + (along * 0.5 + 0.7) * m,
          by - 0.5 * m,
          bx + along * m,
          by + (near - 0.45) * m,
        );
      }
      x.stroke();
    });
  }
}
/** How near a point of the sheet's bank lies to the mirrored fire of the nearest boat: wet stones shine there. */
export function shine(x: number) {
  const { at, metre } = fireOf(boats[2]);
  return Math.exp(-(((x - at[0]) / (2.6 * metre)) ** 2));
}
