/** This side of the night: the short curtain above, seen from inside, and the dark counter. */
import { bokashi, css, H, lerp, type Pt, W } from "../../kit/core.ts";
import { fillPoly, hand, poly } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { stops } from "../../kit/points.ts";
import { arc, HEM, P, print, r, SILL } from "./d-stage.ts";

/** each panel: its left and right edge, how far its hem hangs lower, how far the wind moves it */
const PANELS: readonly (readonly [number, number, number, number])[] = [
  [-40, 236, 14, -6],
  [242, 486, 26, 4],
  [492, 730, 4, 12],
  [736, 978, -12, 26],
  [984, 1240, 8, 18],
];

export function printCurtain() {
  print((p) => {
    for (const [x0, x1, low, swing] of PANELS) {
      const hem = (t: number): Pt => [
        lerp(x0, x1, t) + swing,
        HEM + low + 9 * Math.sin(t * 6.3 + x0) - swing * 0.4 * t,
      ];
      const edge = Array.from({ length: 15 }, (_, i) => hem(i / 14));
      const outline: Pt[] = [[x0, -20], [x1, -20], ...edge.toReversed()];
      const cloth = bokashi(p.x, 0, 0, 0, HEM, stops("0 #0c1230, 0.5 #16224c, 1 #24366c"));
      shape(p, outline, cloth, { smooth: false });
      p.x.save();
      poly(p.x, outline);
      p.x.clip();
      // folds, and the crest, of which each panel carries a part
      for (const t of [0.16, 0.42, 0.7, 0.9]) {
        const [x, y] = hem(t),
          top = lerp(x0, x1, t);
        const w = 10 + 14 * t;
        fillPoly(
          p.x,
          [
            [top, -20],
            [top + 4, -20],
            [x + w, y + 20],
            [x - 6, y + 20],
          ],
          "#0e1738",
          0.75,
        );
        fillPoly(
          p.x,
          [
            [top + 6, 30],
            [x + w + 14, y + 20],
            [x + w, y + 20],
          ],
          "#34498a",
          0.8,
        );
      }
      fillPoly(
        p.x,
        [...arc([366, 150], 104, 102), ...arc([366, 150], 72, 70, Math.PI * 2, 0)],
        "#8893b8",
        0.85,
      );
      p.x.restore();
      shape(p, [...edge.map(([x, y]): Pt => [x, y - 9]), ...edge.toReversed()], "#3a4c88", {
        smooth: false,
        line: 0.4,
      });
    }
  }, 2.2);
  // the lantern shines through the cloth in front of it
  P.light((x) => {
    const g = x.createRadialGradient(868, 380, 30, 868, 380, 300);
    g.addColorStop(0, css("#ff6a3a", 0.5));
    g.addColorStop(0.5, css("#e0503a", 0.2));
    g.addColorStop(1, css("#b0405a", 0));
    x.fillStyle = g;
    x.fillRect(500, 0, 700, HEM + 4);
  });
}

/** The counter: one thick plank, rubbed dark; the lantern stands in it. */
export function printCounter() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        SILL,
        0,
        H,
        stops("0 #8a4a2a, 0.12 #6b3524, 0.5 #40201f, 1 #1f131c"),
      );
      x.fillRect(0, SILL, W, H);
    },
    { grain: 0.3 },
  );
  print((p) => {
    for (let i = 0; i < 40; i++) {
      const y = SILL + 16 + 560 * (i / 40) ** 1.3 + r.range(-5, 5),
        x = r.range(-300, 800),
        long = r.range(300, 1100);
      line(
        p,
        hand([x, y], [x + long, y + r.range(-5, 5)], r, 3, 40),
        r.range(0.4, 1.1),
        r.chance(0.8) ? "#2a1518" : "#6a3726",
      );
    }
    shape(
      p,
      [
        [-10, SILL],
        [1210, SILL],
        [1210, SILL + 12],
        [-10, SILL + 12],
      ],
      "#d98f56",
      {
        smooth: false,
        line: 0.8,
      },
    );
  });
  P.light(
    (x) => {
      const g = x.createRadialGradient(0, 0, 10, 0, 0, 100);
      g.addColorStop(0, css("#ff8a4a", 0.75));
      g.addColorStop(0.5, css("#e85a3a", 0.3));
      g.addColorStop(1, css("#e85a3a", 0));
      x.translate(1010, 1170);
      x.scale(1.9, 2);
      x.fillStyle = g;
      x.fillRect(-100, -82, 200, 190);
    },
    { blur: 3 },
  );
}
