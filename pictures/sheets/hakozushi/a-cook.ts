/** Hakozushi A: the cook: one dark shape that leans with its whole weight on the paddle in the rice. */
import { type Ctx, type Pt, css } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { carve } from "./a-plan.ts";

const INK = "#15121a",
  NEAR = "#221d26";
/** a limb as a brush stroke: points with widths */
function limb(x: Ctx, p: readonly (readonly [number, number, number])[], c: string) {
  const line = catmull(
    p.map(([a, b]) => [a, b] as Pt),
    10,
  );
  x.fillStyle = c;
  x.beginPath();
  brushPath(x, line, (t) => {
    const u = t * (p.length - 1),
      k = Math.min(p.length - 2, Math.floor(u));
    return p[k][2] + (p[k + 1][2] - p[k][2]) * (u - k);
  });
  x.fill();
  for (const [a, b, w] of [p[0], p[p.length - 1]]) {
    x.beginPath();
    x.arc(a, b, w / 2, 0, 7);
    x.fill();
  }
}
function edge(x: Ctx, p: Pt[], w: number, c: string, a = 1) {
  x.fillStyle = css(c, a);
  x.beginPath();
  brushPath(x, catmull(p, 10), (t) => w * Math.sin(Math.PI * t) ** 0.8 + 0.2);
  x.fill();
}
export function cook(x: Ctx) {
  // the far leg bears behind, heel just leaving the ground
  limb(
    x,
    [
      [756, 1300, 50],
      [764, 1350, 36],
      [782, 1400, 25],
      [800, 1430, 16],
    ],
    INK,
  );
  carve(x, cut("792 1420, 810 1428, 806 1440, 778 1449, 756 1449, 762 1442"), INK);
  // the near leg, its knee bent over the foot
  limb(
    x,
    [
      [728, 1300, 58],
      [696, 1348, 46],
      [688, 1396, 31],
      [694, 1436, 19],
    ],
    INK,
  );
  carve(x, cut("684 1430, 706 1432, 710 1450, 682 1455, 646 1456, 650 1448, 672 1442"), INK);
  // far arm: at the top of the handle
  limb(
    x,
    [
      [652, 1182, 36],
      [620, 1218, 27],
      [588, 1207, 17],
      [580, 1204, 15],
    ],
    INK,
  );
  // the paddle
  limb(
    x,
    [
      [588, 1192, 7],
      [548, 1249, 8],
      [516, 1293, 9],
      [506, 1307, 15],
      [502, 1312, 15],
    ],
    INK,
  );
  // coat: the back a long bow from the nape to the hem
  carve(
    x,
    cut(
      "640 1166, 654 1150, 682 1152, 716 1172, 748 1206, 772 1250, 784 1296, 790 1322, 752 1332, 716 1330, 690 1318, 694 1284, 688 1254, 668 1232, 646 1208, 632 1186",
    ),
    INK,
  );
  // apron before the knees
  fillPoly(
    x,
    cut("696 1262, 676 1304, 662 1344, 654 1384, 678 1390, 706 1392, 722 1352, 734 1300"),
    INK,
  );
  edge(x, cut("684 1290, 668 1334, 656 1382"), 2.2, "#8f8480", 0.8);
  // head: bent to the work, the knot of the towel behind
  carve(
    x,
    cut(
      "607 1157, 611 1148, 611 1139, 618 1122, 634 1114, 650 1118, 660 1132, 660 1150, 654 1166, 640 1174, 632 1177, 622 1177, 615 1172, 613 1166, 611 1161",
    ),
    INK,
  );
  // the towel about it
  carve(
    x,
    cut("612 1138, 617 1122, 634 1113, 651 1117, 661 1132, 660 1142, 640 1136, 624 1137"),
    "#8b8584",
  );
  carve(x, cut("630 1120, 652 1118, 661 1132, 660 1142, 644 1137"), "#4c474c");
  carve(x, cut("656 1136, 668 1128, 678 1132, 670 1138, 676 1148, 664 1144"), INK);
  // near arm: straight down the handle, the sleeve tied up and hanging
  carve(
    x,
    cut("648 1172, 676 1176, 684 1200, 668 1228, 654 1250, 632 1233, 622 1214, 632 1192"),
    NEAR,
  );
  limb(
    x,
    [
      [640, 1216, 30],
      [596, 1248, 22],
      [552, 1259, 14],
      [543, 1257, 15],
    ],
    NEAR,
  );
  // light of the steam along the back and the crown, the fire on the calf
  edge(x, cut("660 1151, 684 1154, 716 1174, 746 1206, 764 1238"), 4.2, "#e9dcc6", 0.9);
  edge(x, cut("614 1134, 622 1121, 636 1115, 650 1119"), 3, "#efe4cf", 0.9);
  edge(x, cut("634 1203, 602 1234, 562 1251"), 2.4, "#a4968c", 0.8);
  edge(x, cut("779 1352, 792 1392, 806 1426"), 4.4, "#c8643a", 0.9);
  edge(x, cut("785 1290, 790 1310, 788 1322"), 3, "#c8643a", 0.7);
}
