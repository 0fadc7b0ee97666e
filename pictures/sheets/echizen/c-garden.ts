/** The garden behind, a tone in the haze: low sun, a far ridge, clipped shrubs, moss. */
import { bokashi, css, type Ctx, layer, Noise, type Pt, stamp, W } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { maple } from "./c-bough.ts";

const n = new Noise(8);
/** a mass with a long calm outline: its height along the picture, down to its foot */
function mass(x: Ctx, top: (px: number) => number, foot: number, from: string, to: string) {
  const line: Pt[] = [];
  for (let px = -10; px <= W + 10; px += 8) line.push([px, top(px)]);
  const high = Math.min(...line.map(([, y]) => y));
  fillPoly(
    x,
    [...line, [W + 10, foot], [-10, foot]],
    bokashi(x, 0, high, 0, foot, [
      [0, from],
      [1, to],
    ]),
  );
}
/** a clump of shrubs: rounds of different size, the sun behind them along their upper edge, their feet lost in the haze */
function clump(
  x: Ctx,
  rounds: readonly (readonly number[])[],
  ink: string,
  rim: string,
  haze: string,
) {
  for (const [cx, foot, w, h] of rounds) {
    const outline = (grow: number, dx: number, dy: number) =>
      catmull(
        Array.from({ length: 19 }, (_, i): Pt => {
          const a = Math.PI * (1 - i / 18),
            k = (1 + 0.07 * n.n2(i * 0.8, cx) + 0.015 * n.n2(i * 2.3, cx)) * grow;
          return [cx + dx + Math.cos(a) * w * k, foot + dy - Math.sin(a) ** 0.85 * h * k];
        }),
        5,
      );
    const glow = x.createLinearGradient(0, foot - h, 0, foot);
    glow.addColorStop(0, css(rim));
    glow.addColorStop(0.5, css(rim, 0.7));
    glow.addColorStop(0.85, css(rim, 0));
    fillPoly(x, outline(1, 0, 0), glow);
    const g = x.createLinearGradient(0, foot - h, 0, foot + 2);
    g.addColorStop(0, css(ink));
    g.addColorStop(0.45, css(ink));
    g.addColorStop(0.8, css(haze, 0.75));
    g.addColorStop(1, css(haze, 0));
    fillPoly(x, outline(0.97, 2.5, 2.2), g);
  }
}
/** a bank of haze */
function haze(x: Ctx, y: number, high: number, c: string, a: number) {
  const g = x.createLinearGradient(0, y - high, 0, y + high);
  g.addColorStop(0, css(c, 0));
  g.addColorStop(0.5, css(c, a));
  g.addColorStop(1, css(c, 0));
  x.fillStyle = g;
  x.fillRect(0, y - high, W, 2 * high);
}
export function garden(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        120,
        0,
        620,
        stops("0 #869c9f, 0.42 #aeb9ac, 0.75 #d8caa2, 1 #ecd2a0"),
      );
      x.fillRect(0, 0, W, 760);
      mass(
        x,
        (p) => 452 + 70 * n.n2(p * 0.0017, 1) + 10 * n.n2(p * 0.009, 2),
        640,
        "#93a39b",
        "#d6caa2",
      );
      mass(
        x,
        (p) => 556 + 34 * n.n2(p * 0.0036, 4) + 9 * n.n2(p * 0.014, 5),
        690,
        "#74897f",
        "#c4c09c",
      );
      haze(x, 640, 70, "#e2d0a4", 0.75);
      mass(x, (p) => 676 + 4 * n.n2(p * 0.005, 7), 1010, "#aeb088", "#46553f");
      clump(
        x,
        [
          [1392, 700, 62, 44],
          [1330, 706, 74, 62],
        ],
        "#667a66",
        "#a3a680",
        "#9aa27c",
      );
      clump(x, [[1262, 716, 50, 40]], "#5d715d", "#929a77", "#8a946e");
      clump(
        x,
        [
          [896, 752, 74, 104],
          [950, 764, 70, 72],
        ],
        "#526653",
        "#88916c",
        "#71805d",
      );
      clump(x, [[1084, 744, 58, 52]], "#566a56", "#88916c", "#71805d");
      clump(x, [[30, 860, 120, 190]], "#4a5d4b", "#7f8866", "#5b6c4e");
      // long shadows on the moss, towards us
      const long = layer();
      long.x.fillStyle = css("#3d4c3a", 0.6);
      for (const [cx, cy, w, h] of [
        [940, 790, 130, 18],
        [1100, 774, 70, 11],
        [1330, 728, 110, 10],
        [200, 920, 400, 30],
      ]) {
        long.x.beginPath();
        long.x.ellipse(cx, cy, w, h, 0, 0, 7);
        long.x.fill();
      }
      stamp(x, long, { blur: 6 });
      maple(x);
    },
    { grain: 0.05 },
  );
}
