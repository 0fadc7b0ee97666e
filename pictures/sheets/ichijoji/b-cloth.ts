/** The long curtain, lit from behind like a lamp: undyed cloth in panels, a vermilion band along its hem. */
import { bokashi, clamp, lerp, mix, type Pt, rgb, shade, sstep } from "../../kit/core.ts";
import { fillPoly, poly } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { FRONT, HEM, P, print, r } from "./b-stage.ts";

const TOP = 178;
const COUNT = 6;
/** how far the wind moves the hem of each panel */
const SWING = [-4, 5, -3, 10, 22, 6];

/** A panel's outline: its hem hangs in a slight wave. */
function panel(i: number): { outline: Pt[]; hem: Pt[]; x0: number; x1: number } {
  const w = (FRONT[1] - FRONT[0]) / COUNT;
  const x0 = FRONT[0] + i * w + 4,
    x1 = x0 + w - 8,
    s = SWING[i];
  const hem = Array.from({ length: 15 }, (_, k): Pt => {
    const t = k / 14;
    return [lerp(x0, x1, t) + s, HEM + 5 * Math.sin(t * 6.3 + i * 2) - 0.5 * s * t];
  });
  return { outline: [[x0, TOP], [x1, TOP], ...hem.toReversed()], hem, x0, x1 };
}

export function printCloth() {
  for (let i = 0; i < COUNT; i++) {
    const { outline, hem, x0, x1 } = panel(i);
    print((p) => {
      const cloth = bokashi(p.x, 0, TOP, 0, HEM, [
        [0, "#c27a34"],
        [0.16, "#e8ab54"],
        [0.42, "#fbdc92"],
        [0.7, "#f7cc78"],
        [1, "#e09a48"],
      ]);
      shape(p, outline, cloth, { smooth: false });
      p.x.save();
      poly(p.x, outline);
      p.x.clip();
      // folds from the rod downwards
      for (let k = 0; k < 5; k++) {
        const t = (k + r.range(0.2, 0.8)) / 5,
          w = r.range(7, 20),
          s = SWING[i],
          [hx] = hem[Math.round(t * 14)],
          x = lerp(x0, x1, t);
        fillPoly(
          p.x,
          [
            [x, TOP],
            [x + 3, TOP],
            [hx + w + s * 0.2, HEM + 12],
            [hx - w * 0.4, HEM + 12],
          ],
          "#cf8a3e",
          0.42,
        );
        fillPoly(
          p.x,
          [
            [x + 5, TOP],
            [hx + w * 2.1, HEM + 12],
            [hx + w, HEM + 12],
          ],
          "#fff0c0",
          0.5,
        );
      }
      const band = (a: number, b: number): Pt[] => [
        ...hem.map(([x, y]): Pt => [x, y - a]),
        ...hem.toReversed().map(([x, y]): Pt => [x, y - b]),
      ];
      fillPoly(p.x, band(74, 22), "#d0402a", 0.94);
      fillPoly(p.x, band(74, 66), "#b02a20", 0.9);
      fillPoly(p.x, band(5, -14), "#b97434");
      p.x.restore();
    }, 2.4);
  }
  // the rod, in loops of the cloth
  print((p) => {
    shape(
      p,
      [
        [FRONT[0] - 6, TOP - 12],
        [FRONT[1] + 6, TOP - 12],
        [FRONT[1] + 6, TOP],
        [FRONT[0] - 6, TOP],
      ],
      "#4a2a1c",
      { smooth: false },
    );
    line(
      p,
      [
        [FRONT[0], TOP - 9],
        [FRONT[1], TOP - 9],
      ],
      0.9,
      "#a8642f",
      false,
    );
  }, 2.4);
  weave();
}

/** The lamps inside shine through: two pools of light, and the threads of the weave. */
function weave() {
  const n = P.noise;
  const HOT = rgb("#fff6d4"),
    DIM = rgb(mix("#a55a26", "#8a4420", 0.4));
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      if (x < FRONT[0] || x > FRONT[1] || y < TOP || y > HEM - 76) return;
      const lamp = (cx: number, cy: number, w: number, h: number) =>
        Math.exp(-(((x - cx) / w) ** 2) - ((y - cy) / h) ** 2);
      const light = lamp(470, 400, 270, 190) + lamp(1010, 420, 330, 200);
      const dark = sstep(500, 780, Math.abs(x - 800)) * 0.5 + sstep(330, TOP, y) * 0.25;
      const thread = 0.1 * n.n2(x * 0.02, y * 0.9) + 0.08 * n.n2(x * 0.9, y * 0.02);
      const k = 0.62 * light - dark + thread;
      [o[0], o[1], o[2]] = k > 0 ? HOT : DIM;
      o[3] = 255 * clamp(Math.abs(k) * 0.85);
    }),
  );
}

/** The glow of the cloth in the wet air in front of it. */
export function printGlow() {
  P.light(
    (x) => {
      x.fillStyle = "rgba(240,160,70,0.5)";
      x.fillRect(FRONT[0] + 60, TOP + 80, FRONT[1] - FRONT[0] - 120, HEM - TOP - 160);
    },
    { blur: 70, alpha: 0.42 },
  );
}
