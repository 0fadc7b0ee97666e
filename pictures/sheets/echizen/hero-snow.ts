/** What the open wall shows: a garden deep in snow, cedars in the fall of it, bamboo bowed under its load. */
import { bokashi, css, type Ctx, layer, Noise, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { bank, forest } from "../../kit/snow.ts";
import { snowfall } from "../../kit/weather.ts";
import { OPEN } from "./hero-plan.ts";

const n = new Noise(15);
const { x0, y0, x1, y1 } = OPEN;

export function garden(P: Print) {
  const L = layer(),
    x = L.x,
    r = new Rng(21);
  x.save();
  x.beginPath();
  x.rect(x0, y0, x1 - x0, y1 - y0);
  x.clip();
  x.fillStyle = bokashi(x, 0, y0, 0, 560, stops("0 #6f9ab8, 0.4 #a3c0d0, 0.8 #d3dfe2, 1 #e6eae6"));
  x.fillRect(x0, y0, x1 - x0, y1 - y0);
  snowfall(x, 3, 260, [x0, y0, x1, 480], { r0: 1, r1: 2.6, a: 0.9 });
  forest(
    x,
    r,
    x0 - 40,
    x1 + 40,
    (q) => 372 + 26 * Math.sin(q * 0.006 + 1) + 16 * n.n2(q * 0.01, 1),
    60,
    120,
    {
      dark: "#5f86a0",
      mist: "#b9cfd9",
      snow: "#eef2f0",
    },
  );
  mist(x, 330, 470, "#d9e4e6");
  forest(x, r, x0 - 40, x0 + 300, (q) => 440 + 0.16 * (q - x0), 60, 210, {
    dark: "#34596c",
    mist: "#86a7b8",
    snow: "#f4f5f0",
  });
  forest(x, r, x1 - 250, x1 + 60, (q) => 470 - 0.22 * (q - x1 + 250), 50, 230, {
    dark: "#34596c",
    mist: "#86a7b8",
    snow: "#f4f5f0",
  });
  mist(x, 420, 560, "#e3eaea");
  bank(
    x,
    n,
    x0,
    x1,
    (q) => 520 - 24 * Math.sin((q - x0) * 0.004) + 12 * n.n2(q * 0.006, 5),
    y1 + 40,
    {
      light: "#f6f4ec",
      shade: "#b4cad6",
      low: "#fdfbf4",
      seed: 4,
    },
  );
  bank(
    x,
    n,
    x0,
    x1,
    (q) => 612 + 0.00016 * (q - 760) ** 2 * -1 + 14 * n.n2(q * 0.008, 9),
    y1 + 60,
    {
      light: "#fffdf6",
      shade: "#bdd0da",
      low: "#f4f3ec",
      seed: 8,
    },
  );
  house(x);
  mist(x, 520, 590, "#e9eeec");
  for (const [stem, w] of BAMBOO) bamboo(x, r, stem, w);
  snowfall(x, 8, 210, [x0, y0, x1, y1], { r0: 2.2, r1: 7 });
  x.restore();
  P.put(L, { occlude: 1 });
}
function mist(x: Ctx, from: number, to: number, c: string) {
  x.fillStyle = bokashi(
    x,
    0,
    from,
    0,
    to,
    [
      [0, c],
      [1, c],
    ],
    [
      [0, 0],
      [0.6, 0.85],
      [1, 0.9],
    ],
  );
  x.fillRect(x0, from, x1 - x0, to - from);
}
/** a neighbour's house across the snow, one window lit */
function house(x: Ctx) {
  const on = (text: string) => pts(text).map(([a, b]): Pt => [1196 + a, 548 + b]);
  fillPoly(x, on("-92,-62 96,-62 92,0 -88,0"), "#5f7788");
  fillPoly(x, on("-92,-62 -20,-62 -20,0 -88,0"), "#7f97a6");
  fillPoly(x, on("22,-46 56,-46 56,-14 22,-14"), "#f2b056");
  for (const dx of [32, 44])
    fillPoly(x, on(`${dx},-46 ${dx + 2},-46 ${dx + 2},-14 ${dx},-14`), "#6b5a50");
  fillPoly(x, on("22,-31 56,-31 56,-29 22,-29"), "#6b5a50");
  fillPoly(x, on("-124,-50 -64,-142 70,-146 132,-52 124,-46 -116,-44"), "#8fa8b6");
  fillPoly(
    x,
    catmull(
      on(
        "-126,-56 -96,-102 -64,-152 4,-158 72,-154 104,-106 134,-58 128,-52 60,-60 0,-56 -60,-60 -120,-50",
      ),
      6,
      true,
    ),
    "#fbfaf4",
  );
  fillPoly(x, catmull(on("-130,14 -110,-6 -60,-12 0,-4 50,-10 104,-8 140,14"), 6), "#f4f5ef");
  fillPoly(x, on("-126,-54 -68,-146 -40,-150 -70,-58"), "#c3d3dc");
}
const BAMBOO: readonly [Pt[], number][] = [
  [pts("110,620 150,440 206,300 290,206 390,190 470,250 512,344"), 17],
  [pts("232,720 236,600 252,500 290,410 350,372 412,400 444,470"), 12],
  [pts("186,712 182,500 172,320 148,170 96,60"), 13],
];
/** one culm: up from the slope, over, and down again under the snow on its leaves */
function bamboo(x: Ctx, r: Rng, course: Pt[], w: number) {
  const stem = catmull(course, 16),
    m = stem.length;
  x.fillStyle = "#1e4038";
  x.beginPath();
  brushPath(x, stem, (t) => w * (1 - 0.78 * t));
  x.fill();
  x.fillStyle = "#5f8a6a";
  x.beginPath();
  brushPath(
    x,
    stem.slice(0, Math.floor(m * 0.7)).map(([px, py]): Pt => [px - w * 0.2, py]),
    (t) => w * 0.24 * (1 - 0.8 * t),
  );
  x.fill();
  for (let i = 12; i < m * 0.6; i += 15) {
    x.fillStyle = "#0f2624";
    x.beginPath();
    x.ellipse(stem[i][0], stem[i][1], w * 0.62, 2, 0, 0, 7);
    x.fill();
  }
  for (let i = Math.floor(m * 0.42); i < m; i += 2) {
    const [px, py] = stem[i];
    for (let k = 0; k < 4; k++) {
      x.fillStyle = css(r.pick(["#163630", "#2c5647", "#4f7b5f"]));
      x.beginPath();
      dab(x, px + r.range(-9, 9), py, r.range(28, 56), 9, 1.75 + r.g() * 0.5, 0.1);
      x.fill();
    }
  }
  // the load lies in lumps along the bow, and on some of the leaves
  for (let i = Math.floor(m * 0.4); i < m - 6; i += r.int(5, 9)) {
    const load = stem
      .slice(i, i + r.int(7, 12))
      .map(([px, py]): Pt => [px + r.range(-2, 2), py - 5 + r.range(-3, 3)]);
    for (const [dy, c, s] of [
      [4, "#b6cad6", 1],
      [-1, "#fffdf6", 0.86],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(
        x,
        load.map(([px, py]): Pt => [px, py + dy]),
        (t) => s * (5 + w * 1.1 * Math.sin(Math.PI * t) + 3 * Math.sin(t * 17 + i)),
      );
      x.fill();
    }
    const [lx, ly] = load[0];
    x.fillStyle = "#fffdf6";
    x.beginPath();
    dab(x, lx, ly + 8, r.range(22, 40), 9, 1.7 + 0.4 * r.g(), 0.1);
    x.fill();
  }
}
/** flakes that drift in before the dark timbers */
export function driftedIn(P: Print) {
  const L = layer();
  snowfall(L.x, 12, 46, [240, 130, 1400, 690], { r0: 2.5, r1: 7 });
  const lit = layer();
  stamp(lit.x, L, { blur: 0.8 });
  P.put(lit);
}
