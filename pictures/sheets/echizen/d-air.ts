/** Echizen D: dawn: the sky, one far ridge, the woods as pale masses, a farmhouse in the haze with one window lit. */
import {
  bokashi,
  type Ctx,
  H,
  lerp,
  Noise,
  type Pt,
  Rng,
  sstep,
  type Stops,
  W,
} from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { HORIZON } from "./d-plan.ts";

const n = new Noise(41);
const SKY = stops("0 #35507f, 0.3 #5f7ca3, 0.58 #9aa9b7, 0.78 #d3c3ae, 0.92 #eecb98, 1 #f3cd94");
export function sky(x: Ctx) {
  x.fillStyle = bokashi(x, 0, 0, 0, HORIZON + 20, SKY);
  x.fillRect(0, 0, W, H);
}
export function ridge(x: Ctx) {
  const top = catmull(
    pts(
      "-20,330 120,312 260,296 370,262 450,222 520,176 556,160 590,172 640,206 716,252 810,292 920,322 1040,338 1160,334 1320,312 1470,300 1620,306",
    ),
    8,
  );
  fade(
    x,
    [...top, [W + 20, 440], [-20, 440]],
    [160, 410],
    stops("0 #d3cdcb, 0.45 #d0c6bd, 1 #ecca9c"),
  );
  // its side away from the dawn: three long cuts of the knife
  fade(
    x,
    [
      ...catmull(pts("-20,330 120,312 260,296 370,262 450,222 520,176 556,160"), 8),
      ...catmull(pts("556,160 572,186 566,206 606,246 612,262 668,312 730,350"), 8),
      ...catmull(pts("730,350 620,352 560,356 500,372 380,392 -20,410"), 6),
    ],
    [160, 352],
    stops("0 #8499b8, 0.45 #9dabbf, 0.8 #c6c0b8, 1 #e2c8a4"),
  );
}
function fade(x: Ctx, shape: Pt[], [from, to]: Pt, tones: Stops) {
  fillPoly(x, shape, bokashi(x, 0, from, 0, to, tones));
}
/** The upper edge of a wood: spires of many sizes, that run together in one mass. */
function crowns(
  seed: number,
  [x0, x1]: Pt,
  base: (x: number) => number,
  tall: (x: number) => number,
) {
  const r = new Rng(seed);
  const height = new Float64Array(Math.ceil(x1 - x0) + 1);
  for (let px = x0 - 30; px < x1 + 30;) {
    const h = tall(px) * r.range(0.45, 1.1) * (0.8 + 0.4 * n.n2(px * 0.011, seed));
    const half = Math.max(1, h * r.range(0.2, 0.3));
    for (let k = -half; k <= half; k++) {
      const i = Math.round(px + k - x0);
      if (i < 0 || i >= height.length) continue;
      const t = 1 - Math.abs(k) / half;
      height[i] = Math.max(
        height[i],
        h * (0.72 * t + 0.28 * t ** 3) + 1.6 * Math.sin(k * 0.8 + px),
      );
    }
    px += Math.max(4, half) * r.range(0.5, 1.6);
  }
  const edge: Pt[] = [];
  for (let i = 0; i < height.length; i += 2) edge.push([x0 + i, base(x0 + i) - height[i]]);
  return edge;
}
export function woods(x: Ctx) {
  const far = crowns(
    4,
    [-10, 700],
    (px) => lerp(250, 434, (Math.max(0, px) / 690) ** 0.8),
    (px) => lerp(90, 22, Math.max(0, px) / 690) * sstep(690, 560, px),
  );
  fade(x, [...far, [700, 460], [-10, 460]], [150, 436], stops("0 #6c84a6, 0.5 #93a1b6, 1 #d9c8b2"));
  const near = crowns(
    9,
    [-10, 330],
    (px) => lerp(330, 448, Math.max(0, px / 330) ** 0.9),
    (px) => lerp(136, 40, Math.max(0, px) / 330) * sstep(326, 230, px),
  );
  fade(
    x,
    [...near, [330, 460], [-10, 460]],
    [200, 446],
    stops("0 #54709a, 0.55 #7a8eac, 1 #bcb9b9"),
  );
  const right = crowns(
    15,
    [1080, 1620],
    (px) => lerp(426, 352, ((px - 1080) / 540) ** 1.1),
    (px) => lerp(24, 96, (px - 1080) / 540) * sstep(1090, 1190, px),
  );
  fade(
    x,
    [...right, [1620, 470], [1080, 470]],
    [270, 446],
    stops("0 #6d83a4, 0.5 #98a2b4, 1 #dcc7ac"),
  );
}
export function house(x: Ctx) {
  // the window's light on the snow before it
  const g = x.createRadialGradient(515, 446, 2, 515, 446, 40);
  g.addColorStop(0, "rgba(255,190,96,.5)");
  g.addColorStop(1, "rgba(255,190,96,0)");
  x.save();
  x.beginPath();
  x.rect(440, 441, 160, 60);
  x.clip();
  x.fillStyle = g;
  x.fillRect(440, 400, 160, 100);
  x.restore();
  const shape = (text: string, from: number, to: number, tones: string) =>
    fade(x, pts(text), [from, to], stops(tones));
  shape("404,402 556,404 556,444 404,442", 402, 444, "0 #43557c, 0.7 #6b7a97, 1 #a9acb6");
  shape("556,404 588,399 588,435 556,444", 402, 444, "0 #5b6b8c, 0.7 #8690a4, 1 #b9b6b8");
  // a lean-to at its side
  shape("366,420 406,416 406,442 366,441", 412, 442, "0 #3f5178, 0.7 #6b7a97, 1 #a9acb6");
  shape("356,421 366,411 400,404 408,404 408,418", 404, 421, "0 #b7c1d1, 1 #95a6c1");
  // the window, and the dark of the open door
  fillPoly(x, pts("500,414 530,414.6 530,432 500,431.4"), "#f7b24e");
  fillPoly(x, pts("513.6,414 516.4,414 516.4,432 513.6,432"), "#6b4a3c");
  fillPoly(x, pts("424,414 446,414 446,441 424,441"), "#344569");
  // thatch under its snow
  shape(
    "390,402 396,396 560,398 597,394 599,401 562,409 392,407",
    394,
    409,
    "0 #3b4c72, 1 #54648a",
  );
  const snow = catmull(
    pts("388,403 398,388 418,354 436,331 452,325 530,326 545,334 556,368 566,404 480,402"),
    5,
    true,
  );
  fade(x, snow, [325, 404], stops("0 #c8cdd6, 0.5 #aab6ca, 1 #93a4c0"));
  shape("538,327 546,333 574,366 600,396 566,405 553,368", 327, 404, "0 #efdcc2, 1 #cfc4be");
}
