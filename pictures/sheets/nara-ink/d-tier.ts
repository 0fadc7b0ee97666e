/** She ties the next bundle: kneeling on the boards in the sun, one hand pulls the straw up, the other holds the stick. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from, pts } from "../../kit/points.ts";
import { lit, print, r, tone } from "./d-stage.ts";

const SKIN = { lit: "#f6cfa0", body: "#c98a5c", dark: "#8a5238" };
const COAT = { lit: "#f0b46a", body: "#35548c", dark: "#1c2c54" };
const SKIRT = { lit: "#e09a5c", body: "#7c3234", dark: "#481e2a" };
const WHITE = { lit: "#fff6e2", body: "#d3c6bc", dark: "#8d8796" };

export function printTier(foot: Pt) {
  print((p) => {
    const f = (text: string) =>
      from(foot, text).map(([x, y]): Pt => [
        foot[0] + (x - foot[0]) * 1.3,
        foot[1] + (y - foot[1]) * 1.3,
      ]);
    tone(p, f("-150,4 70,-4 240,24 300,44 180,44 60,26 -140,18"), "#33242a", true);
    mat(p, f);
    // far arm, pulling the straw up
    lit(
      p,
      f("-28,-186 -66,-176 -98,-186 -120,-204 -112,-222 -88,-212 -58,-208 -24,-214"),
      COAT,
      [8, 26],
    );
    lit(p, f("-112,-224 -124,-240 -138,-238 -142,-222 -132,-208 -118,-206"), SKIN, [7, 18]);
    // thighs, shins, the soles of her socks
    lit(p, f("-150,0 -160,-34 -132,-66 -60,-86 20,-82 66,-44 74,0"), SKIRT, [14, 90]);
    lit(p, f("58,-4 64,-18 92,-22 108,-10 104,2 62,4"), WHITE, [4, 24]);
    for (const q of ["-120,-40 -50,-58 20,-50", "-130,-14 -60,-24 40,-14", "20,-70 48,-44 56,-10"])
      line(p, f(q), 1);
    lit(
      p,
      f("-40,-66 -54,-130 -46,-184 -16,-216 22,-214 52,-180 62,-120 56,-56 10,-50"),
      COAT,
      [12, 58],
    );
    lit(
      p,
      f(
        "-60,-62 -56,-108 -30,-100 20,-92 52,-104 58,-88 20,-72 -40,-70 -90,-44 -140,-30 -146,-44 -104,-60",
      ),
      WHITE,
      [6, 66],
    );
    lit(p, f("44,-104 70,-122 88,-112 76,-98 90,-84 72,-80 52,-92"), WHITE, [4, 12]);
    for (const q of [
      "-18,-206 -4,-170 -10,-130",
      "30,-190 36,-150 28,-110",
      "-40,-150 -20,-136 0,-134",
    ])
      line(p, f(q), 1);
    shape(p, f("-34,-206 -14,-222 14,-218 2,-200 -20,-182"), "#fff6e2", { line: 0.8 });
    head(p, f);
    // near arm, sleeves tied back with a cord
    lit(
      p,
      f("18,-204 40,-180 36,-140 6,-112 -34,-98 -46,-114 -22,-130 -4,-152 -6,-186"),
      COAT,
      [9, 30],
    );
    lit(
      p,
      f("-34,-120 -70,-112 -98,-116 -118,-108 -120,-96 -104,-90 -68,-92 -32,-98"),
      SKIN,
      [6, 14],
    );
    line(p, f("24,-210 36,-176 20,-140"), 1.5, "#d8452e");
    line(p, f("-24,-204 0,-176 34,-168"), 1.5, "#d8452e");
    line(p, f("-112,-102 -102,-100 -96,-102"), 0.7);
    // the straw between her hands
    for (const d of [0, 4]) {
      line(p, f(`${-130 + d},-212 ${-126 + d},-160 ${-118 + d},-104`), 1.7, "#7a5220");
      line(p, f(`${-130 + d},-212 ${-126 + d},-160 ${-118 + d},-104`), 1, "#f8dc8e");
    }
    line(p, f("-132,-226 -146,-250 -140,-274"), 1.2, "#e2b04e");
    line(p, f("-128,-228 -134,-256 -120,-280"), 1.2, "#f8dc8e");
  }, 2.9);
}

function head(p: Pen, f: (text: string) => Pt[]) {
  lit(p, f("-22,-214 -16,-236 18,-238 20,-208 -2,-200"), SKIN, [8, 18]);
  lit(
    p,
    f(
      "-24,-292 -38,-280 -44,-264 -56,-250 -47,-245 -48,-237 -43,-234 -44,-226 -34,-219 -16,-222 6,-236 14,-262 4,-286",
    ),
    SKIN,
    [11, 34],
  );
  line(p, f("-40,-262 -30,-264 -24,-260"), 1.1);
  line(p, f("-42,-271 -32,-274 -22,-270"), 1);
  line(p, f("-44,-234 -38,-234 -34,-232"), 0.8);
  shape(p, f("-2,-262 8,-268 12,-256 4,-246"), SKIN.body, { line: 0.8 });
  lit(
    p,
    f("-36,-280 -32,-300 -6,-316 26,-304 36,-272 28,-240 18,-232 14,-256 2,-274 -16,-280"),
    WHITE,
    [9, 40],
  );
  lit(p, f("26,-252 48,-242 54,-222 42,-226 28,-234"), WHITE, [4, 12]);
  line(p, f("-26,-290 0,-296 24,-282"), 0.9);
  line(p, f("14,-262 24,-254 26,-242"), 0.8);
}

/** The straw mat, the bundle on it so far, a box of sticks that wait. */
function mat(p: Pen, f: (text: string) => Pt[]) {
  shape(p, f("-420,-14 -150,-34 40,-12 -10,54 -400,44"), "#d9b670", { smooth: false });
  tone(p, f("-420,-14 -150,-34 -120,-30 -404,-8"), "#f3dca0");
  for (let i = 0; i < 9; i++)
    line(p, f(`${-410 + i * 2},${-6 + i * 6} -200,${-16 + i * 6} 0,${-6 + i * 6}`), 0.5, "#a98344");
  for (let i = 0; i < 8; i++) {
    const x = -366 + i * 31 + r.range(-3, 3);
    shape(p, f(`${x},-6 ${x + 17},-8 ${x + 29},30 ${x + 11},33`), "#17151d", {
      smooth: false,
      line: 0.8,
    });
    tone(p, f(`${x + 1},-5 ${x + 6},-6 ${x + 17},30 ${x + 12},31`), "#6a7690");
  }
  for (const [y, d] of [
    [2, 0],
    [20, 7],
  ]) {
    const path = f(`-380,${y} -300,${y - 2} -200,${y - 3} -120,${y - 6}`).map(([x, yy]): Pt => [
      x + d,
      yy,
    ]);
    line(p, path, 2.1, "#9a6a2a");
    line(p, path, 1.4, "#f8dc8e");
  }
  // the stick that she ties in
  shape(p, f("-136,-112 -108,-120 -98,-84 -126,-76"), "#17151d", { smooth: false, line: 0.8 });
  tone(p, f("-134,-111 -126,-113 -116,-80 -124,-77"), "#6a7690");
}

/** A box of sticks at the right edge, and straw that lies ready. */
export function printStore() {
  print((p) => {
    shape(p, pts("1330,1010 1560,990 1640,1060 1400,1090"), "#3a2a26", { smooth: false });
    for (let i = 0; i < 7; i++) {
      const x = 1352 + i * 31,
        y = 1016 - i * 3;
      shape(
        p,
        pts(`${x},${y} ${x + 20},${y - 2} ${x + 78},${y + 56} ${x + 56},${y + 60}`),
        "#17151d",
        { smooth: false, line: 0.8 },
      );
      tone(
        p,
        pts(`${x + 2},${y} ${x + 8},${y - 1} ${x + 64},${y + 57} ${x + 57},${y + 58}`),
        "#5a6680",
      );
    }
    shape(p, pts("1330,1010 1400,1090 1400,1150 1330,1066"), "#d9a766", { smooth: false });
    shape(p, pts("1400,1090 1640,1060 1640,1122 1400,1150"), "#8a5c3a", { smooth: false });
    for (let i = 0; i < 22; i++) {
      const y = 1120 + r.range(-10, 16);
      line(
        p,
        [
          [r.range(1100, 1150), y + 12],
          [1230, y - 6],
          [r.range(1310, 1390), y - 14],
        ],
        1.1,
        r.pick(["#e2b04e", "#f8dc8e", "#9a6a2a"]),
      );
    }
    shape(p, pts("1222,1096 1244,1094 1248,1144 1226,1146"), "#9a6a2a", { line: 0.8 });
  }, 2.6);
}
