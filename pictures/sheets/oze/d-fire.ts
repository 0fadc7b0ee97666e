/** Oze D: the fire: one reserved red with calm edges, three pieces of driftwood, the bed of embers, bare smoke. */
import { bokashi, css, type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { FLAME, n, P, PIT, within } from "./d-plan.ts";

const shape = (line: string): Pt[] =>
  catmull(pts(line), 12, true).map(([x, y]) => [PIT[0] + x, PIT[1] + y]);
/** Its tongues, from the back to the front. */
const tongues: readonly string[] = [
  "-40,0 -96,-30 -104,-74 -78,-112 -92,-150 -60,-126 -46,-84 -20,-40 -10,0",
  "10,0 34,-44 74,-84 70,-120 92,-158 108,-110 104,-64 74,-20 60,2",
  "-62,4 -76,-40 -52,-92 -18,-132 -22,-186 2,-232 -6,-290 30,-236 44,-182 28,-140 52,-98 70,-52 62,4 0,14",
];
/** What is hottest in it. */
const cores: readonly string[] = [
  "-44,4 -50,-30 -24,-70 4,-108 6,-150 22,-112 14,-72 38,-38 36,4 0,10",
  "44,2 52,-30 74,-66 82,-46 70,-16 58,4",
];
/** The wood: its outer end, its end in the fire, thickness there; the light lies along one side. */
function log(x: Ctx, line: string, wide: [number, number], tones: [string, string, string], up: number) {
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
    bokashi(x, a[0], a[1], b[0], b[1], [[0, tone], [1, tone]], [[0, 0], [from, 0.25], [1, 1]]);
  fillPoly(x, strip(up * 0.1, up), fade(tones[1], 0.25));
  fillPoly(x, strip(up * 0.6, up), fade(tones[2], 0.5));
}
export function glow() {
  P.light(
    (x) => {
      const g = x.createRadialGradient(FLAME[0], FLAME[1], 20, FLAME[0], FLAME[1], 430);
      g.addColorStop(0, "rgba(240,130,60,.42)");
      g.addColorStop(0.35, "rgba(180,80,44,.17)");
      g.addColorStop(1, "rgba(90,40,40,0)");
      x.fillStyle = g;
      x.fillRect(FLAME[0] - 430, FLAME[1] - 430, 860, 860);
    },
    {},
  );
}
export function fire() {
  P.block((x) => {
    fillPoly(x, shape("-196,6 -150,-30 -60,-46 60,-46 150,-30 200,8 160,46 70,66 -60,68 -150,48"), "#6e1f17");
    fillPoly(x, shape("-150,8 -110,-22 0,-34 110,-22 152,10 110,40 0,52 -104,42"), "#b93a1c");
    fillPoly(x, shape("-104,8 -60,-14 40,-18 100,8 60,30 -40,34"), "#ee8631");
    log(x, "210,-74 130,-46 30,-12", [24, 30], ["#2a1519", "#8a3f22", "#dd8f45"], -1);
  });
  P.block((x) => {
    const [foot, tip] = [PIT[1] + 4, PIT[1] - 270];
    for (const line of tongues)
      fillPoly(
        x,
        shape(line),
        bokashi(x, 0, foot, 0, tip, [
          [0, "#f7b155"],
          [0.2, "#f08c35"],
          [0.46, "#dd5723"],
          [0.75, "#bd371b"],
          [1, "#98291a"],
        ]),
      );
    for (const line of cores)
      fillPoly(
        x,
        shape(line),
        bokashi(x, 0, foot, 0, PIT[1] - 150, [
          [0, "#fff0c4"],
          [0.4, "#fddc93"],
          [1, "#f29a42"],
        ]),
      );
  });
  P.block((x) => {
    log(x, "-262,22 -150,10 -20,6", [40, 34], ["#1a1019", "#6e2d1d", "#e28b3e"], 1);
    log(x, "250,76 150,44 24,14", [44, 36], ["#170f19", "#6e2d1d", "#e28b3e"], -1);
    // coals that have fallen out before the wood
    for (const [px, y, w, h] of [
      [-76, 46, 62, 30],
      [-8, 54, 70, 32],
      [64, 58, 54, 26],
      [-138, 40, 40, 22],
    ]) {
      const p = shape(
        `${px - w / 2},${y} ${px - w * 0.4},${y - h * 0.7} ${px - w * 0.05},${y - h} ${px + w * 0.36},${y - h * 0.7} ${px + w / 2},${y} ${px + w * 0.2},${y + h * 0.24} ${px - w * 0.3},${y + h * 0.2}`,
      );
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
          760,
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
    "606,760 590,680 620,590 664,510 650,420 612,330 640,230 730,140 850,60 900,-20",
    (t) => (8 + 74 * t ** 1.2) * (0.82 + 0.3 * Math.sin(t * 9 + 1)),
    0.36,
  );
  ribbon(
    "622,690 640,610 678,540 688,450 672,360 700,280 770,215 850,170",
    (t) => (3 + 30 * t) * (0.8 + 0.4 * Math.sin(t * 11)) * Math.min(1, (1 - t) * 5),
    0.3,
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
        FLAME[0] + r.g() * (18 + 40 * t),
        690 - 190 * t ** 1.3,
        lerp(13, 6, t),
        lerp(4, 2.4, t),
        -1.5 + r.g() * 0.5,
      );
    }
    x.fill();
  });
}
