/** The papermaker against the snow: a dark shape that leans on the screen, a towel round the head, the light along its upper edge. */
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

/** shoulders from the front; the sides of the body run down behind the screen */
const BODY = closed(
  "664,640 668,560 650,500 624,470 612,440 628,414 668,396 712,380 736,362 802,362 826,380 872,394 912,412 928,440 914,472 894,504 884,566 892,640",
);
const ARMS = [
  closed("646,404 606,418 572,456 544,496 522,534 548,566 580,562 604,532 632,500 656,470"),
  closed("894,402 934,416 966,456 996,498 1014,540 990,574 958,570 934,538 908,504 882,474"),
];
const WRISTS = [
  closed(
    `522,528 ${LEFT[0] - 16},${LEFT[1] - 16} ${LEFT[0] - 14},${LEFT[1] + 4} ${LEFT[0] + 12},${LEFT[1] + 6} 566,560`,
  ),
  closed(
    `1016,534 ${RIGHT[0] + 16},${RIGHT[1] - 16} ${RIGHT[0] + 14},${RIGHT[1] + 4} ${RIGHT[0] - 12},${RIGHT[1] + 6} 972,566`,
  ),
];
/** the head leans a little towards the falling water, and is bowed: lower on the neck than one that looks up */
const LEAN = 0.13;
const lean = (p: Pt[]): Pt[] =>
  p.map(([a, b]): Pt => [
    770 + (a - 768) * Math.cos(LEAN) - (b - 400) * Math.sin(LEAN),
    414 + ((a - 768) * Math.sin(LEAN) + (b - 400) * Math.cos(LEAN)) * 0.96,
  ]);
const leaning = (text: string) => lean(closed(text));
/** the face against the light, in shade down to the cheeks; ears; a towel tied over the hair */
const FACE = leaning(
  "714,322 715,350 723,377 741,400 760,413 776,413 796,402 812,380 822,352 824,322 806,296 732,296",
);
const SHADE = leaning(
  "712,318 714,352 722,362 744,368 762,372 768,384 776,372 796,368 814,362 822,352 826,318",
);
const CHEEK = leaning("744,402 760,413 776,413 796,402 806,388 790,398 770,404 752,400");
const EARS = [
  leaning("716,336 706,338 704,354 712,370 720,370"),
  leaning("822,336 832,338 834,354 826,370 818,370"),
];
const CLOTH = leaning(
  "702,346 700,304 712,272 736,250 768,242 800,248 824,268 836,300 836,344 824,338 796,332 768,331 738,333 714,340",
);
const LIT = lean(
  pts(
    "698,304 712,272 736,250 768,242 800,248 824,268 838,304 820,290 796,280 768,277 740,282 716,294",
  ),
);
const KNOT = [
  leaning("830,322 844,310 860,310 868,320 852,326 836,330"),
  leaning("832,328 846,336 856,354 848,360 836,348 826,336"),
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
  "700,402 682,430 672,462",
  "730,560 724,596 730,640",
  "838,402 858,430 868,462",
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
    part(WRISTS[i], "#80543f");
    rim(x, WRISTS[i], 6, "#f0c8a0");
    part(arm, "#1b2544");
    rim(x, arm, 12, "#4f74a6", 8);
    rim(x, arm, 8, "#eef4f5");
  }
  // the cord that ties the sleeves back
  for (const [line, w] of [
    ["660,396 676,430 670,470 650,500", 13],
    ["880,394 864,430 868,470 890,502", 13],
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
  // the shade that the head throws on the breast, and the collar
  fillPoly(x, closed("716,392 730,440 768,470 808,440 820,392 790,372 744,372"), "#0d1122");
  for (const side of ["738,386 746,424 770,476", "800,386 794,424 770,476"])
    for (const [w, c] of [
      [12, KEY],
      [8, "#c3cfdb"],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(x, catmull(pts(side), 8), (t) => w * (1 - 0.5 * t));
      x.fill();
    }
  for (const ear of EARS) part(ear, "#6b4535");
  part(FACE, "#96644a");
  fillPoly(x, SHADE, "#69422f");
  fillPoly(x, CHEEK, "#b98259");
  rim(x, FACE, 5, "#e0b48a");
  // lowered lids, the nose, the mouth closed
  x.fillStyle = "#2a1714";
  x.beginPath();
  for (const [stroke, w] of [
    ["727,357 738,363 754,360", 4.4],
    ["784,360 800,363 811,357", 4.4],
    ["725,347 740,343 755,347", 3],
    ["783,347 798,343 813,347", 3],
    ["760,380 768,384 777,380", 3.2],
    ["760,396 769,396 779,395", 3.2],
  ] as const)
    brushPath(x, lean(catmull(pts(stroke), 6)), (t) => w * Math.sin(Math.PI * (0.14 + 0.72 * t)));
  x.fill();
  part(CLOTH, "#8598b0");
  x.save();
  poly(x, CLOTH);
  x.clip();
  fillPoly(x, LIT, "#f8f8f2");
  fillPoly(
    x,
    leaning("696,342 730,320 768,315 806,320 840,342 840,360 768,338 698,360"),
    "#55698a",
  );
  x.fillStyle = "#3c5f96";
  x.beginPath();
  for (const line of [
    "736,250 724,288 722,338",
    "768,242 767,284 768,332",
    "802,248 812,290 814,338",
  ])
    brushPath(x, lean(catmull(pts(line), 6)), () => 5);
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
    part(grip, "#80543f");
    rim(x, grip, 5, "#d6a680");
    // four fingers over the bar
    x.fillStyle = "#2a1714";
    x.beginPath();
    for (const dx of [-11, 0, 11])
      brushPath(
        x,
        [
          [px + dx, py - 20],
          [px + dx + 1, py - 4],
          [px + dx, py + 8],
        ],
        () => 2.6,
      );
    x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
