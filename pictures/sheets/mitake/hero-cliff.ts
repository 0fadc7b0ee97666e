/** The head of the ravine: morning sky in the gap, cliffs in flat planes that pale towards their feet, and Ayahiro falls. */
import { bokashi, type Col, type Ctx, H, mix, type Pt, Rng, sstep } from "../../kit/core.ts";
import { brushPath, fillPoly, poly, roughen, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";

const MIST = "#d9dfc4";
const LEFT = pts(
  "-20,-20 470,-20 520,-10 560,20 588,34 610,72 650,104 690,134 708,127 732,128 748,150 772,160 808,157 808,520 -20,520",
);
const RIGHT = pts(
  "852,157 884,160 905,152 926,124 950,108 968,98 992,100 1016,70 1044,48 1090,18 1130,-20 1620,-20 1620,520 852,520",
);
/** planes of the rock that catch or lose the light: outline, colour, strength */
const PLANES: readonly (readonly [string, Col, number])[] = [
  ["590,40 650,104 690,134 660,190 640,280 560,330 470,300 500,120", "#4f8a78", 0.75],
  ["690,134 708,127 732,128 748,150 742,200 716,236 690,230 676,190", "#8fb58f", 0.85],
  ["748,150 772,160 808,157 808,250 792,262 780,226 756,206", "#7b8f84", 0.8],
  ["660,190 676,190 690,230 716,236 724,300 690,380 610,400 640,280", "#6f9585", 0.7],
  ["716,236 742,200 780,226 792,262 800,330 770,372 740,350", "#8ea392", 0.7],
  ["852,157 884,160 880,196 896,236 872,262 852,240", "#7b8f84", 0.8],
  [
    "905,152 926,124 950,108 968,98 974,150 940,214 900,270 880,250 896,236 880,196",
    "#86b08b",
    0.85,
  ],
  ["968,98 992,100 1016,70 1030,130 1000,240 950,330 920,300 940,214 974,150", "#5f9580", 0.75],
  ["1016,70 1044,48 1090,18 1140,20 1150,240 1060,330 1000,340 1000,240 1030,130", "#43806f", 0.75],
  ["872,262 880,250 900,270 920,300 916,380 870,390 858,330", "#8ea392", 0.6],
];

export function head(P: Print) {
  sky(
    P,
    330,
    [
      [0, "#ecdfae"],
      [0.35, "#f4e2ac"],
      [0.8, "#fbecc2"],
      [1, "#f8efd2"],
    ],
    0.1,
    H,
  );
  P.block(
    (x) => {
      for (const [i, side] of [LEFT, RIGHT].entries()) {
        x.fillStyle = bokashi(x, 0, 0, 0, 450, [
          [0, i ? "#3d7a6c" : "#3a7569"],
          [0.35, "#6c9786"],
          [0.75, "#a9bfa8"],
          [1, MIST],
        ]);
        poly(x, roughen(side, P.noise, 2.4, 0.06));
        x.fill();
      }
    },
    { grain: 0.12 },
  );
  P.block((x) => planes(P, x), { grain: 0.1 });
  P.mist(mistBand(P.noise, 412, 150, 120, { max: 0.8, amp: 20 }), MIST, { grain: 0.1 });
  P.block((x) => farFall(P, x), { grain: 0.05 });
  P.mist(mistBand(P.noise, 430, 74, 60, { max: 0.62, amp: 14 }), "#e6e8d2", { grain: 0.08 });
}
function planes(P: Print, x: Ctx) {
  for (const [outline, c, a] of PLANES) {
    const shape = roughen(pts(outline), P.noise, 4, 0.045);
    const ys = shape.map(([, y]) => y);
    fillPoly(
      x,
      shape,
      bokashi(
        x,
        0,
        Math.min(...ys),
        0,
        Math.max(...ys),
        [
          [0, c],
          [1, mix(c, MIST, 0.55)],
        ],
        [
          [0, a],
          [1, a * 0.55],
        ],
      ),
    );
  }
}
/** one white line of water from the edge down behind the bridge, with a ledge where it turns */
function farFall(P: Print, x: Ctx) {
  const r = new Rng(5),
    n = P.noise;
  const side =
    (s: number) =>
    (y: number): number => {
      const widen = sstep(270, 300, y) * (s < 0 ? 5 : 0) - (s > 0 ? 8 * sstep(235, 250, y) : 0);
      return 830 + s * (29 + 1.6 * n.n2(y * 0.05, s)) + widen + 0.012 * (y - 157);
    };
  const edge = (s: number) => {
    const out: Pt[] = [];
    for (let y = 155; y <= 450; y += 4) out.push([side(s)(y), y]);
    return out;
  };
  fillPoly(x, [...edge(-1), ...edge(1).toReversed()], "#f8f5ea");
  const T = new Tones();
  for (let k = 0; k < 34; k++) {
    const u = r.range(0.05, 0.95),
      y0 = r.range(158, 330),
      long = r.range(50, 150);
    const line: Pt[] = [];
    for (let y = y0; y < Math.min(440, y0 + long); y += 6)
      line.push([side(-1)(y) + u * (side(1)(y) - side(-1)(y)) + 0.4 * n.n2(y * 0.02, k), y]);
    const w = r.range(1, 2.6);
    T.add(r.chance(0.7) ? "#b5d0d2" : "#8fb6bd", (z) =>
      brushPath(z, line, (t) => w * Math.sin(Math.PI * (0.05 + 0.9 * t))),
    );
  }
  T.flush(x);
}
/** mist at the feet of the far trunks, then rays from beyond the right shoulder, in two flat tones; the parts before `near` metres stay clear */
export function rays(P: Print, depth: (x: number, y: number) => number) {
  const n = P.noise,
    from: Pt = [1420, -520];
  const haze = mistBand(n, 236, 130, 90, { max: 0.5, amp: 18 });
  P.mist(
    (x, y) => haze(x, y) * sstep(50, 170, Math.abs(x - 830)) * sstep(19, 27, depth(x, y)),
    "#8db4a0",
    { grain: 0.1, key: 0.5 },
  );
  P.mist(
    (x, y) => {
      const a = Math.atan2(x - from[0], y - from[1]) * 57.3;
      const beam = n.n2(a * 0.2, 3) * 0.7 + n.n2(a * 0.55, 9) * 0.4;
      const flat = beam > 0.34 ? 1 : beam > 0.02 ? 0.5 : 0;
      if (!flat) return 0;
      const reach =
        sstep(520, 260, y + 0.25 * Math.abs(x - 880)) *
        sstep(330, 150, Math.abs(x - 890 + 0.5 * (y - 200)));
      return 0.42 * flat * reach * sstep(13.5, 22, depth(x, y));
    },
    "#f7f0cf",
    { grain: 0.1, key: 0.6 },
  );
}
