/** The papermaker, from behind her right shoulder: one foot back, leaning over the vat. */
import { type Ctx } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";
import { fillPoly } from "../../kit/brush.ts";
import { KEY } from "./hero-plan.ts";

const INDIGO = "#27406e",
  SHADE = "#141f3a",
  LIT = "#7391b8",
  TROUSER = "#2a2633",
  GLOOM = "#1a1822",
  KERCHIEF = "#f4eddb",
  CORD = "#bd3b26",
  SKIN = "#c58a62",
  SKIN_SHADE = "#8f5a42";

export function papermaker(x: Ctx, k: Ctx) {
  const p: Pen = { x, k, key: KEY, lw: 3 };
  legs(p);
  jacket(p);
  arm(p);
  head(p);
}
/** the far leg bent against the vat, the near one stretched out behind */
function legs(p: Pen) {
  shape(
    p,
    cut("500 800, 612 800, 622 900, 606 990, 582 1060, 572 1140, 506 1142, 512 1040, 500 940"),
    GLOOM,
    { smooth: false },
  );
  shape(p, cut("502 1128, 574 1128, 612 1156, 606 1176, 500 1172"), "#cfc4ac");
  shape(
    p,
    cut(
      "410 786, 556 800, 548 880, 486 980, 440 1060, 372 1164, 292 1140, 330 1050, 366 960, 392 880",
    ),
    TROUSER,
    { smooth: false },
  );
  fillPoly(
    p.x,
    cut("410 800, 440 806, 420 900, 380 1000, 330 1146, 292 1140, 330 1050, 366 960, 392 880"),
    GLOOM,
  );
  for (const fold of [
    "470 860, 452 930, 404 1010",
    "520 870, 480 950, 450 1000",
    "420 1010, 400 1030, 356 1040",
    "440 1040, 408 1070, 370 1084",
  ])
    line(p, cut(fold), 1);
  shape(p, cut("288 1128, 372 1156, 386 1190, 366 1206, 278 1178"), "#e4dcc8");
}
function jacket(p: Pen) {
  const skirt = "404 800, 470 826, 560 836, 612 822, 626 880, 596 912, 520 922, 440 912, 378 884";
  shape(p, cut(skirt), INDIGO, { smooth: false });
  fillPoly(p.x, cut("404 800, 450 820, 440 912, 378 884"), SHADE);
  fillPoly(p.x, cut("590 830, 612 822, 626 880, 596 912, 580 914"), LIT);
  line(p, cut("500 836, 494 880, 498 918"), 1.2);
  line(p, cut("556 842, 566 880, 560 914"), 1);
  const back =
    "636 508, 594 508, 548 530, 500 578, 456 642, 424 712, 402 790, 460 822, 548 834, 616 822, 636 752, 672 704, 716 664, 724 600, 706 548, 676 516";
  shape(p, cut(back), INDIGO, { smooth: false });
  fillPoly(
    p.x,
    cut(
      "548 530, 500 578, 456 642, 424 712, 402 790, 450 816, 462 740, 490 668, 540 598, 580 552, 594 508",
    ),
    SHADE,
  );
  fillPoly(p.x, cut("650 520, 676 516, 706 548, 724 600, 716 664, 690 688, 702 620, 690 570"), LIT);
  // cloth pulled from the shoulder to the belt
  for (const [fold, w] of [
    ["650 680, 610 720, 590 790", 1.6],
    ["640 640, 580 700, 548 800", 1.3],
    ["560 640, 520 720, 500 800", 1],
    ["700 640, 672 664, 650 700", 1.6],
    ["470 660, 452 720, 440 790", 1],
  ] as const)
    line(p, cut(fold), w);
  // the cords that hold the sleeves back, crossed and tied on the back
  line(p, cut("628 516, 600 566, 560 628, 514 700, 490 742"), 4, CORD);
  line(p, cut("520 562, 570 606, 630 646, 700 668"), 4, CORD);
  shape(p, cut("572 598, 594 588, 602 606, 584 620"), CORD, { line: 0.5 });
  line(p, cut("586 616, 598 650, 592 676"), 3, CORD);
  line(p, cut("580 618, 572 650, 578 668"), 3, CORD);
  // apron strings, knotted over the belt
  shape(
    p,
    cut("402 778, 470 804, 550 814, 620 802, 620 826, 548 840, 464 828, 396 800"),
    "#dccda8",
    { smooth: false, line: 0.8 },
  );
  shape(p, cut("500 808, 528 804, 536 832, 504 838"), "#efe3c2", { line: 0.7 });
  shape(p, cut("506 836, 522 838, 512 904, 494 898"), "#dccda8", { smooth: false, line: 0.7 });
  shape(p, cut("520 838, 536 834, 546 888, 530 894"), "#cdbb92", { smooth: false, line: 0.7 });
}
/** the near arm: the sleeve gathered at the elbow, the forearm straight to the bar, fingers over it */
function arm(p: Pen) {
  shape(p, cut("752 664, 780 664, 796 704, 806 752, 782 764, 762 714"), SKIN);
  fillPoly(p.x, cut("752 664, 764 664, 776 714, 790 758, 782 764, 762 714"), SKIN_SHADE);
  shape(p, cut("780 744, 808 738, 832 752, 828 774, 800 784, 778 768"), SKIN);
  for (const finger of ["804 752, 812 766, 808 780", "816 750, 823 764, 820 776"])
    line(p, cut(finger), 0.8);
  const sleeve =
    "650 536, 690 538, 730 572, 768 628, 792 668, 776 692, 744 706, 718 690, 690 652, 664 616, 644 576";
  shape(p, cut(sleeve), INDIGO, { smooth: false });
  fillPoly(p.x, cut("690 538, 730 572, 768 628, 792 668, 780 684, 748 634, 714 582"), LIT);
  fillPoly(
    p.x,
    cut("650 560, 676 610, 706 656, 744 694, 740 704, 718 690, 690 652, 664 616, 644 576"),
    SHADE,
  );
  for (const fold of [
    "716 612, 724 650, 742 684",
    "696 580, 700 620, 716 650",
    "760 650, 752 672, 756 690",
  ])
    line(p, cut(fold), 1.2);
}
/** her head, bent over the screen: neck, hair, and a headscarf tied behind */
function head(p: Pen) {
  shape(p, cut("652 520, 690 530, 716 506, 712 470, 668 474"), SKIN);
  shape(p, cut("646 498, 676 516, 704 498, 716 476, 690 460, 654 466"), "#1a1720");
  shape(
    p,
    cut("640 494, 632 456, 646 424, 676 404, 712 404, 740 424, 750 454, 738 478, 706 484, 672 496"),
    KERCHIEF,
  );
  fillPoly(p.x, cut("642 492, 634 456, 648 424, 668 412, 656 446, 660 494"), "#b9b3ad");
  for (const fold of [
    "654 478, 690 452, 746 450",
    "660 488, 700 470, 740 470",
    "668 420, 690 432, 700 450",
  ])
    line(p, cut(fold), 0.9);
  shape(p, cut("640 478, 620 482, 600 500, 612 508, 636 496"), KERCHIEF, { line: 0.8 });
  shape(p, cut("642 486, 628 500, 626 528, 640 526, 650 498"), "#d9d1c0", { line: 0.8 });
}
