/** Four at the bar against its light: one lifts noodles, two talk, one drinks the last of the broth. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { arc, FOOT, garment, print, rect, tone } from "./b-stage.ts";

const SKIN = "#7e472c",
  GLOW = "#eaa45a",
  HAIR = "#17121c";
const WOOD = { dark: "#4a2618", lit: "#8f5527" };
export const SEAT = 752;

export function stool(p: Pen, x: number) {
  for (const [a, b] of [
    [-30, -48],
    [28, 50],
    [-12, -16],
    [14, 20],
  ])
    shape(
      p,
      [
        [x + a, SEAT],
        [x + a + 11, SEAT],
        [x + b + 9, FOOT + 8],
        [x + b, FOOT + 8],
      ],
      WOOD.dark,
      { smooth: false, line: 0.7 },
    );
  shape(p, rect(x - 42, SEAT + 66, x + 44, SEAT + 75), WOOD.dark, { smooth: false, line: 0.7 });
  shape(p, arc([x, SEAT + 6], 54, 15), WOOD.dark, { smooth: false });
  shape(p, arc([x, SEAT], 54, 14), WOOD.lit, { smooth: false, line: 0.8 });
}

/** A head in profile, its nose towards `way`; `tip` turns it back. */
function profile(p: Pen, at: Pt, way: 1 | -1, tip: number, hair: string) {
  const put = (text: string) =>
    from([0, 0], text).map(([x, y]): Pt => {
      const u = x * way;
      const c = Math.cos(tip * way),
        s = Math.sin(tip * way);
      return [at[0] + u * c - y * s, at[1] + u * s + y * c];
    });
  shape(
    p,
    put(
      "-8,54 -16,20 -30,-16 -8,-44 22,-42 34,-24 36,-8 46,6 38,12 38,20 34,24 34,32 22,40 12,42 14,58",
    ),
    SKIN,
  );
  tone(
    p,
    put("31,-30 34,-22 36,-8 46,6 38,12 38,20 34,24 34,32 26,38 33,26 32,12 36,6 29,-8"),
    GLOW,
    true,
  );
  shape(p, put(hair), HAIR);
  line(p, put("-6,-2 -2,-8 4,-6 4,4 -2,8"), 0.6, "#6d3a22");
}
const CROP = "33,-22 22,-47 -6,-53 -32,-38 -38,-8 -31,18 -20,26 -15,10 -12,-8 -4,-18 10,-15 20,-26";

/** One hand: a thumb and three knuckles, seen from the back. */
const fist = (p: Pen, at: Pt, way: 1 | -1) => {
  const f = (text: string) => from([0, 0], text).map(([x, y]): Pt => [at[0] + x * way, at[1] + y]);
  shape(p, f("-16,14 -18,-6 -8,-18 8,-20 18,-12 20,2 14,14 0,20"), SKIN);
  tone(p, f("2,-18 10,-19 18,-11 19,0 12,-4"), GLOW, true);
  line(p, f("4,-6 12,-4 16,2"), 0.5);
  line(p, f("0,4 8,6 14,10"), 0.5);
};

/** At the left, from the side: bent over the counter, noodles on the way up. */
function slurper(p: Pen, x: number) {
  const f = (text: string) => from([x, SEAT], text);
  shape(
    p,
    f("20,-20 96,-26 132,-8 130,30 116,74 112,116 142,122 146,136 84,138 84,112 88,40 40,24"),
    "#1c1a2c",
  );
  stool(p, x);
  shape(p, f("-20,-14 60,-30 112,-28 128,-6 120,28 60,16 0,18"), "#1c1a2c");
  garment(
    p,
    f(
      "-54,40 -66,-20 -58,-96 -40,-160 2,-208 44,-222 66,-208 76,-180 70,-120 56,-60 58,-10 62,50 10,62",
    ),
    { dark: "#1d2d58", lit: "#d98a44" },
    [-9, 7],
    [f("-30,-120 0,-80 6,-30 -2,30"), f("20,-40 28,0 24,50"), f("-50,-60 -34,-50 -24,-30")],
  );
  shape(p, f("10,-214 38,-240 70,-232 74,-204 44,-196 18,-196"), "#b8452e");
  profile(p, [x + 58, SEAT - 268], 1, 0.34, CROP);
  // the noodles, the sticks, the arm
  for (let i = 0; i < 7; i++) {
    const u = i * 5;
    const path: Pt[] = f(
      `${98 + u * 0.5},-252 ${104 + u * 0.8},-216 ${100 + u},-170 ${106 + u * 0.9},-134`,
    );
    line(p, path, 3.2, "#6b3414");
    line(p, path, 1.8, i % 3 ? "#fbe09a" : "#fff3cc");
  }
  garment(
    p,
    f("0,-190 34,-196 56,-160 82,-128 128,-176 150,-160 128,-112 92,-80 62,-84 22,-120"),
    { dark: "#1d2d58", lit: "#d98a44" },
    [-7, 8],
    [f("60,-130 74,-110 92,-104")],
  );
  fist(p, [x + 144, SEAT - 184], 1);
  for (const d of [0, 9])
    line(p, f(`166,${-176 + d} 130,${-206 + d} 90,${-238 + d}`), 1.5, "#5b1d14");
}

/** Two from behind; she turns to him and draws her story in the air with her sticks. */
function talkers(p: Pen, x: number, y: number) {
  const f = (text: string) => from([x, SEAT], text);
  stool(p, x);
  shape(p, f("-40,10 -30,74 -22,124 -46,134 4,134 0,60 8,20"), "#241a22");
  shape(p, f("6,14 22,70 34,118 20,132 62,134 52,60 40,10"), "#241a22");
  // her arm, lifted
  garment(
    p,
    f("-52,-196 -84,-176 -124,-196 -142,-238 -120,-250 -96,-222 -64,-222 -40,-226"),
    { dark: "#741f22", lit: "#f0a04c" },
    [3, 9],
    [f("-100,-210 -84,-200 -70,-204")],
  );
  garment(
    p,
    f(
      "-64,36 -70,-30 -52,-104 -64,-160 -56,-204 -20,-228 18,-228 56,-206 66,-162 58,-104 68,-34 74,38 30,58 -26,56",
    ),
    { dark: "#741f22", lit: "#f0a04c" },
    [0, 9],
    [
      f("-30,-90 -20,-40 -26,30"),
      f("24,-96 20,-50 34,20"),
      f("-52,-104 -20,-96 20,-96 56,-106"),
      f("0,-40 4,0 0,50"),
    ],
  );
  fist(p, [x - 134, SEAT - 256], -1);
  for (const [a, b] of [
    [-176, -330],
    [-160, -344],
  ] as const)
    line(p, f(`-122,-236 ${(a - 122) / 2},${(b - 240) / 2} ${a},${b}`), 1.3, "#5b1d14");
  shape(p, f("-34,-224 0,-240 36,-226 40,-206 0,-198 -36,-206"), "#b98a44");
  tone(p, f("-34,-214 0,-224 38,-214 40,-206 0,-198 -36,-206"), "#7c5628", true);
  // her hair to the shoulders, the cheek towards him
  shape(p, f("26,-292 42,-282 50,-270 42,-262 42,-250 24,-242 10,-262"), SKIN);
  tone(p, f("36,-286 44,-280 50,-270 42,-262 42,-254 36,-266"), GLOW, true);
  shape(
    p,
    f(
      "-36,-304 -14,-336 22,-332 38,-302 28,-288 26,-262 30,-232 34,-190 6,-172 -30,-178 -44,-200 -38,-250",
    ),
    HAIR,
  );
  for (const k of [-24, -8, 8])
    line(p, f(`${k * 0.7},-318 ${k},-260 ${k * 1.2 - 4},-190`), 0.6, "#4a3040");
  // he has put an elbow on the bar and bends towards her
  const g = (text: string) => from([y, SEAT], text);
  stool(p, y);
  shape(p, g("-44,10 -52,70 -58,116 -82,126 -28,130 -20,60 -4,20"), "#20242c");
  shape(p, g("10,14 16,70 22,118 10,132 54,134 46,60 44,10"), "#20242c");
  garment(
    p,
    g(
      "-72,36 -80,-40 -76,-110 -104,-150 -98,-190 -54,-222 -10,-220 34,-196 66,-150 82,-90 92,-40 80,34 30,54 -30,54",
    ),
    { dark: "#2c3a2c", lit: "#e09a4c" },
    [2, 10],
    [
      g("-40,-100 -34,-50 -40,20"),
      g("20,-120 32,-60 28,10"),
      g("-76,-110 -40,-120 -20,-150"),
      g("66,-110 50,-96 44,-60"),
    ],
  );
  for (let i = 0; i < 5; i++)
    line(
      p,
      g(`${-60 + i * 30},${-150 + i * 10} ${-56 + i * 30},-60 ${-62 + i * 32},36`),
      0.7,
      "#55663f",
    );
  shape(p, g("-84,-214 -50,-238 -14,-228 -10,-208 -50,-198"), "#2b2a3a");
  shape(p, g("-88,-262 -74,-288 -56,-268 -58,-236 -78,-236"), SKIN);
  tone(p, g("-90,-262 -82,-278 -74,-284 -78,-256 -76,-240"), GLOW, true);
  shape(
    p,
    g("-86,-282 -70,-318 -34,-326 -6,-302 -6,-262 -22,-234 -54,-232 -62,-252 -66,-276"),
    HAIR,
  );
  shape(p, g("-88,-284 -70,-322 -34,-332 -4,-304 -6,-288 -44,-302"), "#5c3a26");
}

/** At the right, from the side: head back, both hands at the bowl. */
function drinker(p: Pen, x: number) {
  const f = (text: string) => from([x, SEAT], text);
  shape(
    p,
    f(
      "-20,-20 -92,-24 -126,-6 -122,34 -104,80 -102,116 -134,124 -136,136 -74,138 -76,112 -78,44 -40,24",
    ),
    "#2a2430",
  );
  stool(p, x);
  garment(
    p,
    f(
      "58,46 64,-20 54,-100 38,-170 6,-214 -30,-222 -58,-204 -68,-150 -60,-80 -66,-20 -108,-22 -118,0 -106,24 -54,22 -40,56 10,62",
    ),
    { dark: "#94662e", lit: "#f8c878" },
    [10, 6],
    [
      f("20,-130 2,-90 0,-30 8,30"),
      f("-30,-50 -34,-10 -20,40"),
      f("50,-70 34,-56 26,-36"),
      f("-98,0 -70,-4 -50,-2"),
    ],
  );
  profile(p, [x - 22, SEAT - 266], -1, -0.62, CROP);
  shape(p, f("-62,-222 -30,-216 10,-222 26,-206 16,-184 -24,-186 -58,-194"), "#3a5a92");
  shape(p, f("8,-200 34,-190 46,-120 36,-84 12,-86 16,-140"), "#3a5a92");
  line(p, f("16,-94 18,-80"), 0.8);
  line(p, f("28,-92 30,-78"), 0.8);
  const bowl = (text: string) => from([x - 92, SEAT - 290], text);
  shape(p, bowl("-46,-42 -52,4 -36,36 -12,42 10,30 26,-6 14,-12 -20,-20"), "#c83428");
  tone(p, bowl("-44,-36 -50,2 -36,32 -22,36 -34,4 -30,-24"), "#f08a50", true);
  line(p, bowl("-44,-26 -14,-6 20,4"), 1, "#f7e2b4");
  garment(
    p,
    f("24,-190 -6,-206 -34,-180 -60,-170 -92,-216 -118,-210 -114,-170 -78,-122 -40,-116 0,-140"),
    { dark: "#85592a", lit: "#f8c878" },
    [8, 7],
    [f("-50,-160 -58,-142 -76,-132")],
  );
  fist(p, [x - 108, SEAT - 232], -1);
}

/** A cat has taken the dry place below the free stool. */
function cat(p: Pen, x: number) {
  const f = (text: string) => from([x, FOOT + 10], text);
  shape(
    p,
    f(
      "-30,0 -34,-30 -20,-52 -8,-58 -6,-70 2,-64 12,-64 20,-72 24,-56 20,-40 26,-20 30,0 50,-2 62,-14 58,-24 66,-28 72,-12 60,4 20,4",
    ),
    "#efe0c4",
  );
  tone(p, f("-30,0 -34,-30 -20,-50 -14,-30 -16,0"), "#c08a52", true);
  tone(p, f("8,-64 20,-72 24,-56 16,-48"), "#c56a2e", true);
  tone(p, f("-2,-30 20,-22 24,-6 4,-10"), "#c56a2e", true);
}

export function printPeople() {
  print((p) => {
    slurper(p, 352);
    talkers(p, 632, 836);
    stool(p, 990);
    cat(p, 992);
    drinker(p, 1190);
  }, 3.2);
}
