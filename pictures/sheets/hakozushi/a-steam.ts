/** Hakozushi A: the steam: one great calm shape of bare paper from the kettles to the vent, and the light around it. */
import { type Ctx, type Layer, type Pt, layer, stamp } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { carve, grade } from "./a-plan.ts";

/** the edge on the light's side, from the kettles up: three long swells, each larger */
const left: Pt[] = [
  [640, 1172],
  [604, 1130],
  [578, 1060],
  [570, 990],
  [548, 930],
  [508, 880],
  [484, 812],
  [492, 744],
  [470, 690],
  [434, 640],
  [424, 575],
  [450, 505],
  [486, 430],
  [536, 350],
  [596, 286],
];
const right: Pt[] = [
  [618, 286],
  [694, 350],
  [746, 420],
  [784, 500],
  [800, 580],
  [772, 660],
  [742, 720],
  [752, 790],
  [790, 860],
  [806, 940],
  [800, 1010],
  [810, 1080],
  [824, 1130],
  [831, 1160],
  [822, 1178],
  [740, 1186],
  [660, 1186],
];
const outline = catmull([...left, ...right], 12, true);
function masked(of: Layer, blur: number, mask: (x: Ctx) => void): Layer {
  const L = layer(),
    m = layer();
  stamp(L.x, of, { blur });
  mask(m.x);
  stamp(L.x, m, { op: "destination-in" });
  return L;
}
/** What the steam lights of the hall around it. */
export function halo(x: Ctx) {
  const L = layer();
  carve(
    L.x,
    [
      [480, 1280],
      [430, 1100],
      [380, 900],
      [330, 700],
      [370, 480],
      [540, 250],
      [680, 250],
      [850, 480],
      [890, 720],
      [880, 960],
      [930, 1130],
      [920, 1280],
    ],
    "#b5a593",
  );
  stamp(x, L, { alpha: 0.38, blur: 60 });
}
export function steam(x: Ctx) {
  const body = layer(),
    b = body.x;
  poly(b, outline);
  b.fillStyle = grade(
    b,
    [606, 1180],
    [606, 260],
    [
      [0, "#e6d8c2"],
      [0.1, "#f1e6d1"],
      [0.4, "#f6eedb"],
      [1, "#f5eede"],
    ],
  );
  b.fill();
  // its far side in shade: one broad grey that swells as the shape does
  const shade = layer();
  carve(
    shade.x,
    [
      [900, 1190],
      [836, 1178],
      [806, 1110],
      [768, 1040],
      [746, 980],
      [744, 916],
      [716, 850],
      [690, 800],
      [684, 744],
      [704, 690],
      [740, 640],
      [748, 560],
      [724, 480],
      [690, 400],
      [900, 300],
      [1000, 700],
    ],
    "#a9a7a8",
  );
  b.globalCompositeOperation = "source-atop";
  stamp(b, shade, { op: "source-atop", alpha: 0.42, blur: 22 });
  stamp(b, shade, { op: "source-atop", alpha: 0.28, blur: 3 });
  const fold = layer();
  carve(
    fold.x,
    [
      [560, 980],
      [590, 936],
      [594, 872],
      [566, 806],
      [552, 742],
      [520, 730],
      [470, 780],
      [470, 900],
    ],
    "#c2b7ac",
  );
  stamp(b, fold, { op: "source-atop", alpha: 0.5, blur: 10 });
  const under = layer();
  carve(
    under.x,
    [
      [400, 700],
      [420, 640],
      [486, 610],
      [540, 640],
      [560, 700],
      [520, 740],
    ],
    "#c9bfb4",
  );
  stamp(b, under, { op: "source-atop", alpha: 0.5, blur: 18 });
  // the fire below warms its foot
  const warm = layer();
  carve(
    warm.x,
    [
      [700, 1200],
      [760, 1110],
      [850, 1080],
      [880, 1200],
    ],
    "#e2a673",
  );
  stamp(b, warm, { op: "source-atop", alpha: 0.3, blur: 26 });
  b.globalCompositeOperation = "source-over";
  const whole = (c: Ctx) => c.fillRect(0, 0, 1200, 1600);
  // cut on the left, softer to the right, softest under the roof
  const soft = masked(body, 12, (c) => {
    for (const [line, from] of [
      [[0, 540, 0, 760], 1],
      [[600, 0, 760, 0], 0],
    ] as const) {
      const [x0, y0, x1, y1] = line;
      const g = c.createLinearGradient(x0, y0, x1, y1);
      g.addColorStop(0, `rgba(0,0,0,${from})`);
      g.addColorStop(1, `rgba(0,0,0,${1 - from})`);
      c.fillStyle = g;
      whole(c);
    }
  });
  stamp(x, soft, { alpha: 0.97 });
  const crisp = (blur: number, high: number, low: number) => {
    const L = masked(body, blur, (c) => {
      const g = c.createLinearGradient(480, 860, 820, 760);
      g.addColorStop(0, "rgba(0,0,0,1)");
      g.addColorStop(0.5, "rgba(0,0,0,1)");
      g.addColorStop(1, `rgba(0,0,0,${blur > 3 ? 0.7 : 0})`);
      c.fillStyle = g;
      whole(c);
    });
    L.x.globalCompositeOperation = "destination-in";
    const g = L.x.createLinearGradient(0, high, 0, low);
    g.addColorStop(0, "rgba(0,0,0,0)");
    g.addColorStop(1, "rgba(0,0,0,1)");
    L.x.fillStyle = g;
    whole(L.x);
    stamp(x, L);
  };
  crisp(5, 420, 560);
  crisp(1.4, 500, 700);
}
/** Under the roof the steam spreads and hides a part of the frame: one soft bank. */
export function spread(x: Ctx) {
  const veil = layer();
  carve(
    veil.x,
    cut(
      "590 790, 612 720, 640 676, 690 640, 752 622, 812 600, 840 618, 800 668, 752 694, 720 730, 700 800",
    ),
    "#efe6d4",
  );
  stamp(x, veil, { alpha: 0.4, blur: 13 });
}
/** The light of the vent blooms over what stands before it. */
export function bloom(x: Ctx, alpha: number) {
  const L = layer();
  carve(
    L.x,
    [
      [606, 250],
      [740, 400],
      [770, 560],
      [700, 700],
      [520, 700],
      [430, 560],
      [470, 400],
    ],
    "#f3e6c9",
  );
  stamp(x, L, { alpha, blur: 70 });
}
/** Light falls from the vent through the hall, very thin. */
export function shaft(x: Ctx) {
  const L = layer();
  poly(L.x, [
    [470, 400],
    [740, 400],
    [650, 1450],
    [250, 1450],
  ]);
  L.x.fillStyle = "#f3e7cf";
  L.x.fill();
  stamp(x, L, { alpha: 0.09, blur: 22 });
}
