/** Between the kitchen and the night: the curtain, the corner post, the snowy eave, the counter. */
import { bokashi, css, H, lerp, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly, hand, poly } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, print, r } from "./d-stage.ts";

/** The corner post, and the short curtain over the counter, moved by the wind. */
export function printCurtain() {
  print((p) => {
    shape(p, pts("782,-20 836,-20 838,1160 784,1160"), "#3b2220", { smooth: false });
    shape(p, pts("782,-20 798,-20 800,1160 784,1160"), "#a45f30", { smooth: false, line: 0.5 });
    eave(p);
    for (let i = 0; i < 5; i++) {
      const x = 806 + i * 6;
      line(p, hand([x, 20], [x + 3, 1140], r, 2), 0.5, "#22120f");
    }
  });
  print((p) => {
    // the shadow of the cook's head and shoulders on the lit cloth
    const bowed = catmull(
      pts(
        "190,620 214,520 268,470 340,444 348,416 322,376 318,336 296,326 282,304 300,300 320,308 342,266 392,244 446,262 474,310 474,366 448,412 446,440 520,468 566,530 580,620",
      ),
      6,
      true,
    );
    const panels: [number, number, number, number][] = [
      [-30, 186, 520, -4],
      [192, 396, 536, 6],
      [400, 604, 512, 22],
      [608, 800, 470, 66],
    ];
    for (const [x0, x1, hem, swing] of panels) {
      const low = (t: number): Pt => [
        lerp(x0, x1, t) + swing,
        hem + 13 * Math.sin(t * 6.3 + x0) - swing * 0.35 * t,
      ];
      const edge = Array.from({ length: 13 }, (_, i) => low(i / 12));
      const across = (d: number) => edge.map(([x, y]): Pt => [x - swing * 0.1, y - d]);
      const cloth = bokashi(p.x, 0, 0, 0, hem, stops("0 #17224a, 0.55 #22366e, 1 #35509a"));
      shape(p, [[x0, -20], [x1, -20], ...edge.toReversed()], cloth, { smooth: false });
      p.x.save();
      poly(p.x, [[x0, -20], [x1, -20], ...edge.toReversed()]);
      p.x.clip();
      fillPoly(p.x, bowed, "#101736", 0.55);
      p.x.restore();
      shape(p, [...across(96), ...across(68).toReversed()], "#e8dcc0", {
        smooth: false,
        line: 0.5,
      });
      shape(p, [...across(9), ...edge.toReversed()], "#d98a44", { smooth: false, line: 0.4 });
      for (const t of [0.2, 0.47, 0.8]) {
        const [x, y] = low(t),
          top = lerp(x0, x1, t);
        line(
          p,
          [
            [top + 11, -10],
            [top + 15, y * 0.55],
            [x + 9, y - 104],
          ],
          t === 0.47 ? 3 : 1.6,
          "#3d5aa0",
        );
      }
    }
  }, 2.2);
}

/** The eave outside with thick snow, from which the lantern hangs. */
function eave(p: Pen) {
  shape(p, pts("836,-20 1210,-20 1210,92 836,40"), "#2a1a22", { smooth: false });
  for (const x of [880, 948, 1030, 1122])
    line(
      p,
      [
        [x, -16],
        [x + 26, 46 + (x - 836) * 0.14],
      ],
      1.2,
      "#6f4030",
    );
  shape(
    p,
    pts(
      "830,34 900,46 990,60 1080,70 1210,88 1210,112 1150,106 1096,96 1060,104 1000,86 930,84 880,66 834,62",
    ),
    "#dbe3f0",
  );
  line(p, pts("836,40 1000,64 1210,92"), 1.6, "#ffffff");
}

/** The counter: one thick plank, lit from the kitchen and the lantern. */
export function printCounter() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 1090, 0, H, stops("0 #c07a3e, 0.3 #95552c, 1 #41211c"));
      x.beginPath();
      for (const [i, [a, b]] of pts("-10,1102 1210,1076 1210,1610 -10,1610").entries())
        if (i) x.lineTo(a, b);
        else x.moveTo(a, b);
      x.fill();
    },
    { grain: 0.3 },
  );
  print((p) => {
    for (let i = 0; i < 34; i++) {
      const y = 1110 + 470 * (i / 34) ** 1.2 + r.range(-5, 5),
        x = r.range(-200, 700);
      const long = r.range(300, 1100);
      line(
        p,
        hand([x, y], [x + long, y - long * 0.02], r, 3, 40),
        r.range(0.4, 1.1),
        r.chance(0.7) ? "#3c1d16" : "#cf9357",
      );
    }
    line(p, pts("-10,1102 600,1090 1210,1076"), 1.6);
    line(p, pts("-10,1112 600,1099 1210,1086"), 1.4, "#efc184");
  });
}

/** The lantern's warm light on post, cloth and cook. */
export function printWarmth() {
  P.light((x) => {
    const g = x.createRadialGradient(948, 396, 60, 948, 396, 560);
    g.addColorStop(0, css("#ff8a4a", 0.5));
    g.addColorStop(0.45, css("#ff7a3a", 0.16));
    g.addColorStop(1, css("#ff7a3a", 0));
    x.fillStyle = g;
    x.fillRect(300, 0, 900, 1100);
    // its red light on the plank
    x.translate(1010, 1150);
    x.scale(1, 0.36);
    const pool = x.createRadialGradient(0, 0, 20, 0, 0, 300);
    pool.addColorStop(0, css("#ff7a3a", 0.45));
    pool.addColorStop(1, css("#ff7a3a", 0));
    x.fillStyle = pool;
    x.fillRect(-300, -130, 600, 500);
  });
}
