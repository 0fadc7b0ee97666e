/** The bowl: a solid of revolution, lit from above; only its rim and its inner side take the full light. */
import { bokashi, type Ctx, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { at, BOWL, circle, COUNTER, cutBlock, hull } from "./a-plan.ts";

/** height and radius of the outer side, from the foot to the rim */
const OUTER = [
  [0.012, 0.048],
  [0.017, 0.062],
  [0.026, 0.08],
  [0.038, 0.095],
  [0.052, 0.106],
  [0.068, 0.1145],
  [0.085, 0.12],
  [0.097, 0.122],
] as const;
export const RIM = 0.097;
const INNER = 0.1175;
export const BROTH = { height: 0.087, radius: 0.115 };

/** A circle of the bowl at a height. */
export const ringAt = (height: number, radius: number, from?: number, to?: number) =>
  circle([BOWL.x, COUNTER + height, BOWL.z], radius, from, to);
/** A point of the bowl: right and away in parts of its radius, and a height. */
export const inBowl = (u: number, v: number, height: number): Pt =>
  at(BOWL.x + u * BOWL.radius, COUNTER + height, BOWL.z + v * BOWL.radius);

function radiusAt(h: number) {
  let k = 0;
  while (k < OUTER.length - 2 && h > OUTER[k + 1][0]) k++;
  const [a, b] = [OUTER[k], OUTER[k + 1]];
  return lerp(a[1], b[1], (h - a[0]) / (b[0] - a[0]));
}
const front = (h: number): Pt[] =>
  ringAt(h, radiusAt(h) + 0.0004, Math.PI * 0.955, -Math.PI * 0.03);
/** the band of the outer side between two heights */
const bandOf = (h0: number, h1: number): Pt[] => [...front(h0), ...front(h1).toReversed()];

export function printBowl() {
  const body = hull(OUTER.flatMap(([h, r]) => ringAt(h, r)));
  cutBlock((x) => {
    fillPoly(
      x,
      footRing(),
      bokashi(x, 520, 0, 720, 0, [
        [0, "#8a6d57"],
        [0.5, "#6b5446"],
        [1, "#3f302d"],
      ]),
    );
    fillPoly(
      x,
      body,
      bokashi(x, 0, 850, 0, 1075, [
        [0, "#e2d3ba"],
        [0.3, "#c3b098"],
        [0.68, "#94816f"],
        [1, "#6d5a4e"],
      ]),
    );
    x.save();
    poly(x, body);
    x.clip();
    // shade on the side away from the lamp, one long curve
    x.fillStyle = bokashi(
      x,
      620,
      0,
      920,
      0,
      [
        [0, "#4b3d40"],
        [1, "#392e35"],
      ],
      [
        [0, 0],
        [0.45, 0.12],
        [1, 0.66],
      ],
    );
    x.fillRect(300, 700, 700, 420);
    x.fillStyle = bokashi(
      x,
      300,
      0,
      470,
      0,
      [
        [0, "#6a4a34"],
        [1, "#6a4a34"],
      ],
      [
        [0, 0.5],
        [1, 0],
      ],
    );
    x.fillRect(300, 700, 200, 420);
    pattern(x);
    // one block of shade, cut in a long curve
    fillPoly(
      x,
      catmull(
        [
          [742, 884],
          [770, 916],
          [752, 968],
          [690, 1020],
          [596, 1052],
          [560, 1090],
          [980, 1090],
          [980, 780],
          [905, 838],
          [830, 872],
        ],
        14,
        true,
      ),
      "#4b3a3c",
      0.27,
    );
    // the counter's light comes back from below
    x.fillStyle = bokashi(
      x,
      0,
      990,
      0,
      1080,
      [
        [0, "#c98a4b"],
        [1, "#c98a4b"],
      ],
      [
        [0, 0],
        [1, 0.34],
      ],
    );
    x.fillRect(300, 900, 700, 220);
    x.restore();
  });
  cutBlock((x) => {
    fillPoly(
      x,
      ringAt(RIM, 0.122),
      bokashi(x, 300, 0, 910, 0, [
        [0, "#f3e6cc"],
        [0.55, "#f6ebd5"],
        [1, "#d8c6aa"],
      ]),
    );
    // the inner side: the far wall in full light
    fillPoly(
      x,
      ringAt(RIM - 0.001, INNER),
      bokashi(x, 330, 0, 890, 0, [
        [0, "#cdb894"],
        [0.45, "#ecdcbd"],
        [1, "#b99f7d"],
      ]),
    );
  });
}
/** a muted indigo band between two lines under the rim */
function pattern(x: Ctx) {
  fillPoly(x, bandOf(0.066, 0.086), "#3f5066", 0.62);
  fillPoly(x, bandOf(0.0605, 0.0625), "#3f5066", 0.6);
  fillPoly(x, bandOf(0.089, 0.0903), "#3f5066", 0.5);
  // fret: uneven keys left out of the band
  x.fillStyle = "rgba(205,190,165,0.4)";
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.875 - (i * 0.82) / 14),
      w = 0.052 + 0.008 * Math.sin(i * 2.3);
    const p = (h: number, t: number): Pt =>
      ringAt(h, radiusAt(h) + 0.0004, a + w * t, a + w * t)[0];
    x.beginPath();
    brushPath(
      x,
      [p(0.0695, -1), p(0.0825, -1), p(0.0825, 0.75), p(0.0738, 0.75), p(0.0738, -0.15)],
      () => 3.1 - (1.2 * Math.abs(i - 7)) / 7,
    );
    x.fill();
  }
}
/** the lower edge of the belly, over the foot */
const belly = (): Pt[] =>
  hull(OUTER.flatMap(([h, r]) => ringAt(h, r)))
    .filter(([x, y]) => Math.abs(x - at(BOWL.x, COUNTER, BOWL.z)[0]) < 118 && y > 900)
    .toSorted((p, q) => p[0] - q[0]);
/** the outline of the foot, on the wood */
const foot = (): Pt[] =>
  footRing()
    .filter(([, y]) => y > 1046)
    .toSorted((p, q) => p[0] - q[0]);
const footRing = (): Pt[] => hull([...ringAt(0, 0.043), ...ringAt(0.016, 0.047)]);
/** the outline of one side, from the rim down to the foot */
function side(k: 1 | -1): Pt[] {
  const body = hull(OUTER.flatMap(([h, r]) => ringAt(h, r)));
  const middle = at(BOWL.x, COUNTER, BOWL.z)[0];
  return body.filter(([x, y]) => (x - middle) * k > 122 && y > 838).toSorted((a, b) => a[1] - b[1]);
}
/** The front rim, over the food; and lines: thick under the belly, thin at the rim's far side. */
export function printRim() {
  cutBlock((x) => {
    const a = Math.PI * 1.02,
      b = -Math.PI * 0.02;
    fillPoly(
      x,
      [...ringAt(RIM, 0.122, a, b), ...ringAt(RIM, INNER, b, a)],
      bokashi(x, 300, 0, 910, 0, [
        [0, "#f0e2c6"],
        [0.5, "#f8eed9"],
        [1, "#d2bfa2"],
      ]),
    );
    x.fillStyle = "rgba(44,30,28,0.9)";
    const line = (p: Pt[], w: (t: number) => number) => {
      x.beginPath();
      brushPath(x, p, w);
      x.fill();
    };
    line(ringAt(RIM - 0.0012, 0.122, a, b), (t) => 1 + 2 * Math.sin(Math.PI * t));
    line(foot(), (t) => 1.5 + 4 * Math.sin(Math.PI * t));
    line(belly(), (t) => 1 + 3 * Math.sin(Math.PI * t));
    line(side(1), (t) => 0.6 + 3.4 * t);
    line(side(-1), (t) => 0.6 + 2.4 * t);
  });
}
