/** The craftsman in profile, head back, on his toes: lit by the bare flame in front of him, dark behind. */
import { layer, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { hollowOf } from "./hero-lamps.ts";
import { KEY } from "./hero-plan.ts";

interface Tones {
  readonly lit: string;
  readonly body: string;
  readonly dark: string;
}
const SKIN: Tones = { lit: "#f6b45e", body: "#a85c2c", dark: "#542a1a" };
const COAT: Tones = { lit: "#d98238", body: "#2d4272", dark: "#141b38" };
const SCARF: Tones = { lit: "#fbe0a4", body: "#c99a62", dark: "#6d4a38" };
const BELT: Tones = { lit: "#f09a48", body: "#a83c26", dark: "#54201a" };

/** A part in three cuts: the light comes from the left and a little from above. */
function part(p: Pen, at: Pt[], c: Tones, [rim, deep]: [number, number], smooth = true) {
  const moved = (k: number): Pt[] => at.map(([x, y]): Pt => [x + k, y + k * 0.28]);
  shape(p, at, c.lit, { smooth });
  p.x.save();
  p.x.beginPath();
  (smooth ? catmull(at, 6, true) : at).forEach(([x, y], i) =>
    i ? p.x.lineTo(x, y) : p.x.moveTo(x, y),
  );
  p.x.clip();
  shape(p, moved(rim), c.body, { smooth, line: 0 });
  shape(p, moved(deep), c.dark, { smooth, line: 0 });
  p.x.restore();
}
const folds = (p: Pen, all: string[], w: number, c?: string) =>
  all.forEach((f) => line(p, pts(f), w, c));

/** where the lid is that he holds up, and half its width */
const LID: Pt = [764, 461];
const LID_WIDE = 84;

function lid(p: Pen) {
  const round = (k: number): Pt[] =>
    Array.from({ length: 40 }, (_, i): Pt => {
      const a = i * 0.15708;
      return [LID[0] + LID_WIDE * k * Math.cos(a), LID[1] + LID_WIDE * k * 1.08 * Math.sin(a)];
    });
  shape(
    p,
    round(1.06).map(([x, y]): Pt => [x + 9, y - 6]),
    "#3d1f14",
    { smooth: false },
  );
  shape(p, round(1.03), "#c9752e", { smooth: false, line: 1.2 });
  for (const [c, at] of hollowOf(LID[0], LID[1], LID_WIDE * 0.94, LID_WIDE * 1.0, {
    away: [0.6, -0.75],
    soot: 0.6,
  }))
    fillPoly(p.x, at, c);
}

export function printMan(P: Print) {
  const colour = layer();
  const p: Pen = { x: colour.x, k: P.key.x, key: KEY, lw: 3.4 };
  lid(p);
  // the far arm: up to the lid, its sleeve fallen back; it is the dark behind his face
  part(p, pts("836,572 862,566 878,616 892,676 890,730 852,716 846,650"), SKIN, [11, 30]);
  part(
    p,
    pts("838,694 866,672 900,676 950,712 1010,770 1000,840 950,860 900,836 862,800 842,748"),
    COAT,
    [10, 26],
  );
  shape(p, pts("866,674 894,680 884,706 858,716 844,706"), "#0d1022", { line: 0.8 });
  folds(p, ["862,724 880,770 916,806", "850,740 864,784 890,812"], 0.9);
  body(p);
  head(p);
  // the near arm: the feather's
  part(p, pts("838,756 862,774 896,806 920,838 896,858 866,832 842,808 826,786"), SKIN, [10, 30]);
  part(
    p,
    pts(
      "1022,792 1072,800 1098,846 1086,900 1040,944 980,972 930,960 896,930 872,886 864,846 878,812 902,806 932,840 966,850 994,826",
    ),
    COAT,
    [13, 70],
  );
  shape(p, pts("902,806 880,814 870,848 882,866 908,850 922,830"), "#0d1022", { line: 0.8 });
  folds(
    p,
    ["896,870 940,884 1000,866 1040,830", "892,900 936,920 1000,908", "1060,840 1050,880 1016,916"],
    1,
  );
  folds(p, ["1098,846 1086,900 1040,944 980,972 930,960"], 1, "#4a67a4");
  folds(p, ["890,884 924,900 960,900", "1010,840 990,862 966,872"], 0.7, COAT.lit);
  P.put(colour);
}

function head(p: Pen) {
  part(p, pts("962,744 966,800 1034,812 1044,740 1034,700"), SKIN, [22, 44]);
  // the profile, looking up
  part(
    p,
    pts(
      "944,640 928,654 921,664 906,664 894,672 898,680 914,688 910,697 918,702 915,712 925,719 926,736 940,752 966,756 1000,744 1036,716 1034,672 1000,640",
    ),
    SKIN,
    [17, 62],
  );
  line(p, pts("925,668 938,662 948,664"), 1.2);
  line(p, pts("930,652 944,646 958,650"), 1.3);
  line(p, pts("914,690 924,692 930,698"), 0.7);
  line(p, pts("916,708 926,707 934,709"), 0.8);
  shape(p, pts("986,676 994,664 1008,668 1008,688 996,706 988,698"), SKIN.body, { line: 0.9 });
  line(p, pts("992,680 1000,676 1000,690"), 0.6);
  // a towel round his head, knotted behind
  part(
    p,
    pts("938,648 944,618 982,594 1028,604 1058,640 1060,690 1044,720 1036,690 1014,664 976,648"),
    SCARF,
    [20, 74],
  );
  folds(
    p,
    ["956,640 990,622 1030,628", "980,646 1014,640 1046,660", "1020,664 1040,672 1050,696"],
    0.9,
  );
  part(p, pts("1056,690 1084,704 1100,744 1088,748 1066,726 1046,716"), SCARF, [6, 18]);
  part(p, pts("1052,706 1066,740 1058,776 1044,768 1044,734"), SCARF, [5, 16]);
}

function body(p: Pen) {
  part(
    p,
    pts(
      "1004,776 1068,782 1116,830 1136,900 1132,968 1150,1060 1180,1240 932,1240 946,1090 944,1000 926,930 930,860 956,806",
    ),
    COAT,
    [17, 92],
  );
  // the collar, white below it
  shape(p, pts("960,800 984,786 1012,800 990,860 962,920 950,880"), "#f0d9a8", { line: 0.8 });
  shape(p, pts("976,796 1004,792 1024,812 996,880 966,950 952,932 984,860"), "#1b2547", {
    line: 0.9,
  });
  folds(
    p,
    [
      "1060,880 1030,930 1012,990",
      "1096,900 1060,950 1044,992",
      "966,950 972,980 968,1004",
      "960,1060 976,1120 964,1200",
      "1020,1050 1040,1120 1032,1220",
      "1084,1050 1110,1120 1118,1220",
      "1120,980 1090,1000 1060,1004",
    ],
    1.2,
  );
  folds(p, ["1010,1060 1026,1120 1018,1200", "1048,900 1020,944 1004,984"], 1, "#4a67a4");
  part(
    p,
    pts("938,996 1000,1010 1080,1008 1140,992 1144,1036 1084,1052 1000,1054 940,1040"),
    BELT,
    [16, 104],
  );
  line(p, pts("944,1018 1010,1030 1090,1028 1140,1012"), 0.9);
  part(
    p,
    pts("1112,1020 1150,1030 1172,1090 1184,1160 1160,1164 1140,1100 1112,1052"),
    BELT,
    [7, 26],
  );
}
