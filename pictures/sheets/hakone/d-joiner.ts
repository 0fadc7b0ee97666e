/** The joiner at the window, drawing his plane along the beam. */
import { line, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { print } from "./d-stage.ts";

/** The joiner leans back with his whole weight and draws the plane toward him, dark against the window. */
export function printJoiner() {
  print((p) => {
    shape(p, pts("-10,590 1610,582 1610,900 -10,900"), "#33241e", { smooth: false, line: 0 });
    shape(p, pts("1040,760 1070,690 1150,640 1260,640 1370,690 1400,760"), "#181a24");
    for (const board of [
      "-10,626 800,618 1610,612",
      "-10,676 800,672 1610,668",
      "-10,736 800,734 1610,732",
    ])
      line(p, pts(board), 0.9, "#1c1412");
    // beam and trestle
    shape(p, pts("690,640 1150,628 1150,660 690,674"), "#8a5f3c", { smooth: false });
    shape(p, pts("690,640 1150,628 1150,636 690,650"), "#d9b07a", { smooth: false, line: 0.5 });
    shape(p, pts("740,672 780,671 770,790 730,790"), "#38261e", { smooth: false });
    // back, shoulders and the far arm
    shape(
      p,
      pts(
        "1136,470 1176,440 1240,440 1296,480 1346,570 1372,680 1340,740 1180,740 1150,660 1140,560",
      ),
      "#18233c",
    );
    shape(p, pts("1240,440 1296,480 1346,570 1372,680 1352,720 1322,600 1280,510"), "#4d6a78", {
      line: 0,
    });
    shape(p, pts("1150,470 1190,500 1180,548 1110,590 1020,606 1012,580 1090,548"), "#1c2944");
    shape(p, pts("1022,578 1030,606 1000,616 966,616 960,596 986,584"), "#6a4232");
    line(p, pts("1180,548 1200,600 1196,660"), 1);
    line(p, pts("1232,450 1262,520 1270,600"), 0.8);
    // the cord of his sleeves, the sash, folds that pull toward the arms
    line(p, pts("1236,444 1216,500 1176,546"), 2, "#c9b88c");
    line(p, pts("1152,648 1240,664 1366,650"), 3.4, "#8c2f2a");
    for (const fold of [
      "1200,560 1260,590 1330,580",
      "1194,600 1240,628 1300,626",
      "1190,680 1230,710 1300,716",
    ])
      line(p, pts(fold), 0.8);
    // bowed head in a twisted cloth
    shape(
      p,
      pts(
        "1128,424 1120,444 1112,456 1122,462 1126,476 1146,484 1178,480 1204,452 1212,420 1160,404",
      ),
      "#4b3028",
    );
    shape(p, pts("1164,420 1176,440 1182,484 1206,470 1220,428 1212,396"), "#17131a", {
      line: 0.6,
    });
    shape(
      p,
      pts(
        "1124,430 1120,404 1130,378 1154,362 1186,362 1210,378 1219,402 1214,424 1192,430 1156,426",
      ),
      "#e2d4b2",
    );
    shape(p, pts("1213,410 1236,404 1246,416 1232,424 1240,440 1224,438 1213,424"), "#e2d4b2");
    line(p, pts("1124,414 1160,406 1216,414"), 0.8);
    // plane
    shape(p, pts("904,610 1010,607 1012,632 906,636"), "#6a4427", { smooth: false });
    shape(p, pts("952,608 966,572 982,570 974,607"), "#c9ccd0", { smooth: false });
  });
}
