/** Oze D: the fire: one reserved red with calm edges, three pieces of driftwood, the bed of embers, bare smoke. */
import { bokashi, css, type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { FLAME, n, P, PIT, within } from "./d-plan.ts";

const shape = (line: string): Pt[] =>
  catmull(pts(line), 12, true).map(([x, y]) => [PIT[0] + x, PIT[1] + y]);
/** A line with calm curves between its corners (a bar), leaned over with its height. */
const cornered = (line: string): Pt[] => {
  const parts = line.split("|").map((part) => pts(part.trim()));
  return parts.flatMap((part, i) =>
    catmull([...part, parts[(i + 1) % parts.length][0]], 10).map(([x, y]): Pt => [
      PIT[0] + x + 0.0008 * y * y,
      PIT[1] + y,
    ]),
  );
};
/** The flame, one edge from tongue to tongue: all lean with the smoke. */
const TONGUES =
  "-146,-52 -138,-36 | -122,-18 -110,-32 -106,-56 -112,-84 -94,-112 | -60,-134 -74,-104 -76,-80 -64,-66 -54,-80 -54,-108 -58,-134 -46,-168 -16,-192 | 36,-212 6,-182 -2,-154 8,-126 16,-98 14,-68 | 24,-40 38,-54 42,-74 38,-94 50,-116 | 88,-140 72,-112 78,-88 80,-68 90,-60 100,-66 104,-76 | 122,-98 118,-74 120,-44 | 126,-30 146,-32 | 198,-58 170,-32 156,-4 128,16 80,32 0,36 -80,30 -126,14 -154,-4 -156,-30";
/** Where the dark looks through it. */
const gaps: readonly string[] = ["-34,-118 -42,-96 -38,-74 | -26,-52 -24,-78 -24,-98"];
/** What has torn off it. */
const torn: readonly string[] = [
  "34,-226 40,-236 48,-242 | 74,-268 62,-244 52,-232",
  "94,-152 97,-159 102,-164 | 114,-178 110,-162 103,-154",
];
/** The wood: its outer end, its end in the fire, thickness there; the light lies along one side. */
function log(
  x: Ctx,
  line: string,
  wide: [number, number],
  tones: [string, string, string],
  up: number,
) {
  const run = catmull(pts(line), 10).map(([a, b]): Pt => [PIT[0] + a, PIT[1] + b]);
  const w = (t: number) => lerp(wide[0], wide[1], t) * (1 + 0.12 * n.n2(t * 4, wide[0]));
  const strip = (from: number, to: number) => {
    const side = (k: number) =>
      run.map((p, i): Pt => {
        const a = run[Math.max(0, i - 1)],
          b = run[Math.min(run.length - 1, i + 1)],
          l = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const h = (w(i / (run.length - 1)) / 2) * k;
        return [p[0] + ((b[1] - a[1]) / l) * h, p[1] - ((b[0] - a[0]) / l) * h];
      });
    return [...side(from), ...side(to).toReversed()];
  };
  fillPoly(x, strip(-1, 1), tones[0]);
  // light, strongest near the fire
  const a = run[0],
    b = run[run.length - 1];
  const fade = (tone: string, from: number) =>
    bokashi(
      x,
      a[0],
      a[1],
      b[0],
      b[1],
      [
        [0, tone],
        [1, tone],
      ],
      [
        [0, 0],
        [from, 0.25],
        [1, 1],
      ],
    );
  fillPoly(x, strip(up * 0.1, up), fade(tones[1], 0.25));
  fillPoly(x, strip(up * 0.6, up), fade(tones[2], 0.5));
  // its end glows
  fillPoly(
    x,
    strip(-1, 1),
    bokashi(
      x,
      a[0],
      a[1],
      b[0],
      b[1],
      [
        [0, "#a82e18"],
        [1, "#ef7f30"],
      ],
      [
        [0, 0],
        [0.68, 0],
        [0.86, 0.55],
        [1, 0.95],
      ],
    ),
  );
}
export function glow() {
  P.light((x) => {
    const g = x.createRadialGradient(FLAME[0], FLAME[1], 20, FLAME[0], FLAME[1], 430);
    g.addColorStop(0, "rgba(240,130,60,.42)");
    g.addColorStop(0.35, "rgba(180,80,44,.17)");
    g.addColorStop(1, "rgba(90,40,40,0)");
    x.fillStyle = g;
    x.fillRect(FLAME[0] - 430, FLAME[1] - 430, 860, 860);
  }, {});
}
export function fire() {
  P.block((x) => {
    fillPoly(
      x,
      shape(
        "-168,10 -140,-16 -96,-20 -50,-40 30,-34 96,-28 130,-10 176,4 168,34 118,46 96,70 40,72 -8,84 -60,76 -104,60 -150,40",
      ),
      "#561a17",
    );
    fillPoly(
      x,
      shape("-128,14 -100,-10 -40,-28 60,-22 104,-4 136,16 96,40 70,58 10,62 -40,70 -84,46"),
      "#a93219",
    );
    fillPoly(x, shape("-90,12 -50,-12 30,-16 84,8 60,30 24,48 -30,44 -60,32"), "#e87a2c");
    log(x, "176,-92 120,-62 76,-48 16,-8", [22, 28], ["#2a1519", "#8a3f22", "#dd8f45"], -1);
    log(x, "-150,-60 -100,-34 -30,-6", [20, 24], ["#2a1519", "#8a3f22", "#dd8f45"], 1);
  });
  P.block((x) => {
    const g = x.createRadialGradient(0, 0, 4, 0, 0, 200);
    for (const [at, tone] of [
      [0, "#fff0c8"],
      [0.22, "#ffe3a2"],
      [0.4, "#f8b45c"],
      [0.58, "#ea7432"],
      [0.76, "#d94f22"],
      [1, "#c9411f"],
    ] as const)
      g.addColorStop(at, tone);
    x.beginPath();
    for (const line of [TONGUES, ...gaps, ...torn]) {
      for (const [i, p] of cornered(line).entries()) x[i ? "lineTo" : "moveTo"](...p);
      x.closePath();
    }
    // the heat lies low and broad on the wood
    x.save();
    x.translate(PIT[0], PIT[1] + 20);
    x.scale(1, 0.86);
    x.fillStyle = g;
    x.fill("evenodd");
    x.restore();
  });
  P.block((x) => {
    log(x, "-214,54 -150,44 -84,18 -16,4", [46, 26], ["#1a1019", "#6e2d1d", "#d98440"], 1);
    log(x, "196,48 140,26 84,20 8,2", [40, 24], ["#170f19", "#6e2d1d", "#d98440"], -1);
    // coals that have fallen out before the wood
    for (const [px, y, w, h] of [
      [-34, 50, 58, 28],
      [16, 60, 66, 30],
      [-70, 66, 34, 18],
      [78, 62, 44, 20],
      [-2, 78, 30, 14],
    ]) {
      const q = (a: number, b: number): Pt => [PIT[0] + px + a * w, PIT[1] + y + b * h];
      const p = [
        q(-0.5, 0),
        q(-0.44, -0.62),
        q(-0.1, -1),
        q(0.32, -0.86),
        q(0.5, -0.3),
        q(0.4, 0.16),
        q(-0.2, 0.22),
      ];
      fillPoly(x, p, "#e0702a");
      within(x, p, () =>
        fillPoly(
          x,
          p.map(([a, b]): Pt => [a, b + h * 0.22]),
          "#2a1118",
        ),
      );
    }
  });
}
/** The smoke: bare and pale, one long bend. */
export function smoke() {
  const ribbon = (line: string, wide: (t: number) => number, a: number) =>
    P.block(
      (x) => {
        x.fillStyle = bokashi(
          x,
          0,
          800,
          0,
          20,
          [
            [0, "#b9a59a"],
            [0.3, "#aab4bd"],
            [1, "#8fa3ba"],
          ],
          [
            [0, 0],
            [0.14, a],
            [0.6, a * 0.8],
            [1, 0],
          ],
        );
        x.beginPath();
        brushPath(x, catmull(pts(line), 24), wide);
        x.fill();
      },
      { grain: 0.12, occlude: 0.3, blur: 1.2 },
    );
  ribbon(
    "650,812 676,752 662,690 676,606 678,516 650,420 616,330 640,230 730,140 850,60 900,-20",
    (t) => (5 + 77 * t ** 1.1) * (0.82 + 0.3 * Math.sin(t * 9 + 1)),
    0.36,
  );
}
export function sparks() {
  const r = new Rng(9);
  P.block((x) => {
    x.fillStyle = css("#f6a048");
    x.beginPath();
    for (let i = 0; i < 9; i++) {
      const t = (i + 0.5) / 9;
      dab(
        x,
        FLAME[0] + 30 + 40 * t + r.g() * (34 + 30 * t),
        716 - 190 * t ** 1.3,
        lerp(13, 6, t),
        lerp(4, 2.4, t),
        -1.5 + r.g() * 0.5,
      );
    }
    x.fill();
  });
}
