/** The joiner, dark in front of his window: he leans back and pulls the plane with both arms. */
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from, pts } from "../../kit/points.ts";
import { print } from "./d-stage.ts";

const COAT = "#1a2440",
  FAR_SLEEVE = "#121a30",
  TROUSERS = "#14151f",
  SKIN = "#4a2f28",
  RIM = "#a9c9b6";

/** The floor, the beam, the joiner and his plane. */
export function printJoiner() {
  print((p) => {
    shape(p, pts("-10,590 1610,582 1610,900 -10,900"), "#33241e", { smooth: false, line: 0 });
    for (const board of [
      "-10,626 800,618 1610,612",
      "-10,676 800,672 1610,668",
      "-10,736 800,734 1610,732",
    ])
      line(p, pts(board), 0.9, "#1c1412");
    beam(p);
    shape(
      p,
      pts("1250,668 1180,690 1120,722 1084,772 1230,784 1424,780 1412,736 1360,694 1310,670"),
      TROUSERS,
    );
    line(p, pts("1236,700 1190,730 1150,772"), 1, "#34364a");
    line(p, pts("1310,706 1300,740 1250,770"), 0.8, "#34364a");
    shape(
      p,
      pts("1236,478 1196,500 1130,540 1050,578 1040,592 1062,596 1150,566 1226,530"),
      FAR_SLEEVE,
    );
    shape(
      p,
      pts(
        "1234,452 1208,520 1196,600 1190,660 1184,706 1270,722 1350,706 1358,640 1346,548 1318,484 1284,450",
      ),
      COAT,
    );
    line(p, pts("1192,654 1270,668 1356,650"), 2.6, "#86302a");
    line(p, pts("1300,560 1316,610 1310,650"), 0.9, "#0d1222");
    line(p, pts("1222,560 1216,610 1226,648"), 0.9, "#0d1222");
    nearArm(p);
    head(p);
    for (const edge of [
      "1288,450 1320,482 1348,548 1358,632",
      "1266,476 1228,512 1176,558 1130,580",
    ])
      line(p, pts(edge), 1.5, RIM);
    plane(p);
  });
}

function beam(p: Pen) {
  shape(p, pts("690,640 1150,628 1150,660 690,674"), "#8a5f3c", { smooth: false });
  shape(p, pts("690,640 1150,628 1150,636 690,650"), "#d9b07a", { smooth: false, line: 0.5 });
  shape(p, pts("740,672 780,671 770,790 730,790"), "#38261e", { smooth: false });
}

/** The sleeve of a stretched arm slides back; the hand is on the plane. */
function nearArm(p: Pen) {
  shape(p, pts("1146,584 1150,612 1080,622 1030,622 1010,612 1014,598 1050,596 1100,590"), SKIN);
  line(p, pts("1016,604 1030,610 1026,620"), 0.6);
  shape(
    p,
    pts(
      "1268,474 1306,486 1322,528 1284,586 1216,620 1146,632 1124,612 1128,582 1172,560 1228,510",
    ),
    COAT,
  );
  line(p, pts("1284,586 1240,572 1206,580"), 0.9, "#0d1222");
  line(p, pts("1296,540 1262,560 1236,552"), 0.8, "#0d1222");
}

/** The head, bent over the work, with a headband; drawn from the back of the neck. */
function head(p: Pen) {
  const at = (text: string) => from([1276, 462], text);
  shape(p, at("-62,-40 -74,-16 -66,-9 -68,4 -54,16 -24,18 4,2 16,-24 -20,-60"), SKIN, {
    line: 0.7,
  });
  shape(p, at("-30,-26 -14,-6 -12,16 12,14 20,-16 8,-44"), "#15121a", { line: 0.5 });
  shape(p, at("-72,-27 -75,-54 -61,-80 -33,-92 -4,-84 12,-58 10,-28 -10,-20 -38,-30"), "#dccdaa");
  shape(p, at("8,-44 30,-54 40,-42 26,-32 34,-12 16,-16 6,-28"), "#dccdaa", { line: 0.8 });
  line(p, at("-70,-42 -32,-51 10,-42"), 0.8);
  line(p, at("-52,-82 -28,-72 0,-80"), 0.5);
}

function plane(p: Pen) {
  shape(p, pts("904,610 1010,607 1012,632 906,636"), "#6a4427", { smooth: false });
  shape(p, pts("952,608 966,572 982,570 974,607"), "#c9ccd0", { smooth: false });
}
