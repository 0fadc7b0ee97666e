/** The papermaker against the snow: one dark bowed shape, a white cloth over the head, the light along its upper edge. */
import { css, type Ctx, layer, Noise, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { pts } from "../../kit/points.ts";
import { KEY, onScreen } from "./hero-plan.ts";

const n = new Noise(4);
/** the far bar, where the hands close on it */
const LEFT = onScreen(0.1, 0),
  RIGHT = onScreen(0.9, 0);
const closed = (text: string) => catmull(pts(text), 8, true);

/** back and shoulders, a hill seen from its front; the sides of the body run down behind the screen */
const BODY = closed(
  "664,640 668,560 652,496 622,470 604,440 616,404 650,372 700,336 762,318 826,330 878,362 916,396 934,436 918,470 894,504 884,566 892,640",
);
const ARMS = [
  closed("640,398 604,410 572,450 544,494 522,534 548,566 580,562 604,532 632,500 656,470"),
  closed("900,394 936,408 966,450 996,498 1014,540 990,574 958,570 934,538 908,504 882,474"),
];
const WRISTS = [
  closed(
    `522,528 ${LEFT[0] - 16},${LEFT[1] - 16} ${LEFT[0] - 14},${LEFT[1] + 4} ${LEFT[0] + 12},${LEFT[1] + 6} 566,560`,
  ),
  closed(
    `1016,534 ${RIGHT[0] + 16},${RIGHT[1] - 16} ${RIGHT[0] + 14},${RIGHT[1] + 4} ${RIGHT[0] - 12},${RIGHT[1] + 6} 972,566`,
  ),
];
/** the bowed head from its crown: collar and nape behind, hair, the towel with its folded band, the knot at one side */
const NAPE = closed("736,420 744,394 768,384 792,394 800,420");
const HAIR = closed("722,446 728,418 744,402 768,397 792,402 808,418 816,446");
const CLOTH = closed(
  "714,482 711,452 720,428 742,416 770,412 798,418 817,432 826,456 821,484 798,504 768,511 738,503",
);
const LIT = pts(
  "712,452 720,428 742,416 770,412 798,418 817,432 824,452 792,440 762,444 734,456 718,470",
);
const KNOT = [
  closed("812,444 826,434 842,436 848,446 834,450 818,452"),
  closed("814,452 826,462 834,478 826,484 816,472 808,458"),
];
/** the lit upper edge of a shape: the part of its outline that faces the sky */
function rim(x: Ctx, outline: Pt[], w: number, c: string, shift = 3) {
  x.save();
  poly(x, outline);
  x.clip();
  x.fillStyle = c;
  const m = outline.length;
  let run: Pt[] = [];
  const flush = () => {
    if (run.length > 5) {
      x.beginPath();
      brushPath(
        x,
        run,
        (t) => w * Math.sin(Math.PI * (0.04 + 0.92 * t)) * (1 + 0.4 * n.n2(t * 7, run[0][0])),
      );
      x.fill();
    }
    run = [];
  };
  // begin at the lowest point, so that no lit run is cut in two
  const low = outline.reduce((best, p, i) => (p[1] > outline[best][1] ? i : best), 0);
  for (let q = 0; q <= m; q++) {
    const i = (low + q) % m,
      a = outline[(i + m - 1) % m],
      b = outline[(i + 1) % m],
      len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    // all outlines here run clockwise: the outward normal points up where x grows
    if ((b[0] - a[0]) / len > -0.1) run.push([outline[i][0], outline[i][1] + shift * 0.4]);
    else flush();
  }
  flush();
  x.restore();
}
const folds = [
  "700,346 676,386 664,438",
  "730,560 724,596 730,640",
  "836,344 866,380 878,430",
  "820,552 828,596 822,640",
  "690,520 700,552 696,590",
  "862,520 852,556 858,596",
  "600,440 584,484 556,530",
  "944,446 962,492 986,540",
  "628,448 610,492 590,528",
  "916,446 930,492 950,536",
];
export function maker(P: Print) {
  const L = layer(),
    K = layer(),
    x = L.x;
  const part = (outline: Pt[], c: string) => {
    clearUnder(K.x, outline);
    fillPoly(x, outline, c);
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    brushPath(K.x, [...outline, outline[0]], (t) => 1.6 + 1.2 * Math.sin(t * 23));
    K.x.fill();
  };
  part(BODY, "#18203c");
  // the chest between the arms, in full shade
  fillPoly(x, closed("668,640 676,540 700,480 768,500 836,480 872,540 884,640"), "#10152a");
  rim(x, BODY, 11, "#4f74a6", 8);
  rim(x, BODY, 9, "#eef4f5");
  for (const [i, arm] of ARMS.entries()) {
    part(WRISTS[i], "#5a3a30");
    rim(x, WRISTS[i], 6, "#f0c8a0");
    part(arm, "#1b2544");
    rim(x, arm, 12, "#4f74a6", 8);
    rim(x, arm, 8, "#eef4f5");
  }
  // the cord that ties the sleeves back
  for (const [line, w] of [
    ["652,378 668,420 664,466 646,496", 13],
    ["886,372 866,418 872,466 892,500", 13],
  ] as const) {
    x.fillStyle = "#c2402a";
    x.beginPath();
    brushPath(x, catmull(pts(line), 8), (t) => w * (1 - 0.3 * t));
    x.fill();
    x.fillStyle = "#f08a62";
    x.beginPath();
    brushPath(x, catmull(pts(line), 8).slice(0, 9), (t) => 4 * (1 - t));
    x.fill();
  }
  for (const fold of folds) {
    x.fillStyle = css("#3f5f93", 0.9);
    x.beginPath();
    brushPath(
      x,
      catmull(pts(fold), 8),
      (t) => 5 * Math.sin(Math.PI * (0.1 + 0.8 * t)) * (1 - 0.5 * t),
    );
    x.fill();
  }
  // the shade that the head throws on the breast
  fillPoly(
    x,
    closed("704,470 716,512 768,532 820,512 832,470 836,512 808,550 768,560 728,550 700,512"),
    "#0d1122",
  );
  part(NAPE, "#7d5542");
  for (const [w, c] of [
    [11.5, KEY],
    [7.5, "#c3cfdb"],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    brushPath(
      x,
      catmull(pts("716,452 726,404 746,380 768,372 790,380 810,404 820,452"), 8),
      (t) => w * (0.6 + 0.4 * Math.sin(Math.PI * t)),
    );
    x.fill();
  }
  part(HAIR, "#15121a");
  part(CLOTH, "#8598b0");
  x.save();
  poly(x, CLOTH);
  x.clip();
  fillPoly(x, LIT, "#f8f8f2");
  fillPoly(x, closed("706,486 738,490 768,496 800,490 830,482 820,520 768,524 716,518"), "#55698a");
  x.fillStyle = "#3c5f96";
  x.beginPath();
  for (const line of [
    "742,414 730,452 734,506",
    "770,410 768,456 768,512",
    "798,416 806,456 802,506",
  ])
    brushPath(x, catmull(pts(line), 6), () => 5);
  x.fill();
  x.restore();
  for (const end of KNOT) part(end, "#e3e9ec");
  // knuckles: dark grips that the far bar hides half of
  for (const [i, [px, py]] of [LEFT, RIGHT].entries()) {
    const s = i ? 1 : -1;
    const grip = catmull(
      [
        [px - 22, py + 8],
        [px - 24, py - 14],
        [px - 8 * s - 4, py - 25],
        [px + 12, py - 24],
        [px + 23, py - 13],
        [px + 22, py + 8],
      ],
      6,
      true,
    );
    part(grip, "#3d2822");
    rim(x, grip, 5, "#c99a78");
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
