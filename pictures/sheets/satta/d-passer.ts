/** The passer-by, small, walking away into the light: the wind takes her sleeve and hem, the parasol hides head and hand. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

const RED = ["#f0714a", "#d5432c", "#9c2c28"] as const,
  ROBE = ["#fff2d6", "#d9cdbd", "#9a96aa"] as const,
  SASH = "#27427c";
/** the parasol tilts into the wind: its middle and half axes, the figure being 100 tall */
const TOP: Pt = [10, -84],
  WIDE = 41,
  DEEP = 25,
  TURN = -0.3;
const rim = (a: number, k = 1): Pt => {
  const u = Math.cos(a) * WIDE * k,
    v = Math.sin(a) * DEEP * k;
  return [
    TOP[0] + u * Math.cos(TURN) - v * Math.sin(TURN),
    TOP[1] + u * Math.sin(TURN) + v * Math.cos(TURN),
  ];
};
const CROWN: Pt = [14, -93];

export function passerBy(P: Print, [sx, sy]: Pt, metre: number) {
  const s = (1.5 * metre) / 100,
    on = (p: readonly Pt[]): Pt[] => p.map(([u, v]) => [sx + u * s, sy + v * s]);
  P.light(
    (x) => {
      const cast = (points: string) => fillPoly(x, on(pts(points)), "#7f7699");
      cast("-11,-2 14,-2 12,2 -26,11 -66,19 -92,21 -84,12 -50,6");
      cast("-64,14 -84,10 -124,14 -150,22 -140,29 -110,30 -76,24");
    },
    { op: "multiply", blur: 0.6 },
  );
  const L = layer(),
    x = L.x;
  const flat = (points: string, c: string) => fillPoly(x, on(pts(points)), c);
  const soft = (points: string, c: string) => fillPoly(x, catmull(on(pts(points)), 6, true), c);
  // feet in white socks, the left heel lifted
  flat("-9,-11 0,-12 -1,-3 -8,-2 -11,-5", "#eee6d8");
  flat("-12,-4 1,-5 2,0 -11,2", "#3f2228");
  flat("4,-9 12,-9 13,-2 5,-1", "#eee6d8");
  flat("3,-3 15,-3 15,2 4,2", "#3f2228");
  soft(
    "-14,-70 -4,-78 14,-78 20,-66 19,-48 19,-28 17,-8 4,-5 -12,-8 -24,-14 -20,-28 -15,-44",
    ROBE[1],
  );
  soft("6,-77 15,-77 20,-66 19,-48 19,-28 17,-8 12,-7 13,-30 11,-56", ROBE[0]);
  soft("-14,-48 -15,-40 -20,-26 -24,-14 -16,-10 -9,-28 -4,-44", ROBE[2]);
  // a broad indigo hem, waves drawn in it
  soft("-23,-19 -10,-14 4,-11 18,-14 17,-7 4,-4 -12,-7 -25,-13", SASH);
  soft("5,-10 17,-13 16.5,-7.5 5,-5", "#4a74b4");
  // the left sleeve flies out behind the wind
  soft("-8,-73 -15,-66 -27,-55 -44,-50 -40,-42 -27,-38 -15,-43 -8,-54", ROBE[1]);
  soft("-30,-51 -44,-50 -40,-42 -27,-38 -20,-41 -28,-45", ROBE[2]);
  flat("-15,-60 19,-60 19,-46 -15,-45", SASH);
  soft("-3,-64 9,-65 12,-54 10,-40 0,-40 -4,-52", "#3a62a8");
  flat("7,-64 10,-60 11,-46 9,-41 6,-48", "#6d94cc");
  // the parasol: three tones of paper between ribs, a pale rim
  const ring = Array.from({ length: 48 }, (_, i) =>
    rim((i / 48) * 6.2832, 1 - 0.03 * Math.cos(((i % 4) / 4) * 6.2832)),
  );
  fillPoly(x, on(ring), RED[1]);
  const slice = (from: number, to: number, c: string) =>
    fillPoly(
      x,
      on([
        CROWN,
        ...Array.from({ length: 12 }, (_, i) => rim(from + ((to - from) * i) / 11, 0.98)),
      ]),
      c,
    );
  slice(-1.5, 0.35, RED[0]);
  slice(1.6, 3.5, RED[2]);
  x.fillStyle = css("#6b1f22", 0.85);
  x.beginPath();
  for (let i = 0; i < 16; i++)
    brushPath(x, on([CROWN, rim((i / 16) * 6.2832, 0.6), rim((i / 16) * 6.2832, 1)]), () => 0.9);
  x.fill();
  x.fillStyle = css("#ffd9a8", 0.9);
  x.beginPath();
  brushPath(x, on(Array.from({ length: 20 }, (_, i) => rim(-1.6 + i * 0.11, 0.985))), () => 1.5);
  x.fill();
  fillPoly(
    x,
    on(
      Array.from({ length: 12 }, (_, i): Pt => [
        CROWN[0] + 3 * Math.cos(i / 1.9),
        CROWN[1] + 2.4 * Math.sin(i / 1.9),
      ]),
    ),
    "#3a2326",
  );
  P.put(L, { occlude: 1 });
}
