/** Below the cloth: five pairs of legs, each at rest in its own way, their stools and bags, and a dog that waits. */
import { bokashi, type Pt } from "../../kit/core.ts";
import { line, type Pen } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { type At, BLACK, type Cloth, part, stool } from "./b-seat.ts";
import { child, dog } from "./b-small.ts";
import { FLOOR, FRONT, HEM, P, print } from "./b-stage.ts";
import { tone } from "./pens.ts";

const NAVY: Cloth = { dark: "#1b2140", lit: "#4a4a6a" };

export function printLegs() {
  print((p) => {
    for (const [x, draw] of [
      [292, clerk],
      [545, pupil],
      [800, builder],
      [1092, reaching],
      [1316, child],
    ] as const)
      draw(p, (text) => from([x, FLOOR], text));
    dog(p, (text) => from([944, FLOOR + 6], text));
  }, 2.3);
  // the light comes from above
  P.light(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        HEM,
        0,
        FLOOR,
        [
          [0, "#6a3a34"],
          [1, "#3a2434"],
        ],
        [
          [0, 0.1],
          [0.3, 0],
          [1, 0.62],
        ],
      );
      x.fillRect(FRONT[0], HEM - 20, FRONT[1] - FRONT[0], FLOOR - 12 - HEM + 20);
    },
    { op: "multiply" },
  );
}

/** The soles on the floor, a long coat over the stool, the briefcase upright beside it. */
function clerk(p: Pen, f: At) {
  part(p, f, "-42,-150 -14,-150 -16,-34 -38,-34", NAVY, "-42,-150 -36,-150 -34,-36 -38,-34", false);
  part(p, f, "14,-150 42,-150 44,-40 20,-38", NAVY, "14,-150 20,-150 24,-40 20,-38", false);
  part(
    p,
    f,
    "-42,-38 -13,-38 -10,-22 -12,-12 -42,-12 -45,-24",
    BLACK,
    "-40,-36 -34,-36 -36,-14 -42,-14",
  );
  // the right heel is off the floor
  part(p, f, "18,-44 46,-46 50,-28 46,-13 20,-12 18,-26", BLACK, "18,-42 24,-42 23,-16 20,-14");
  stool(p, f);
  part(
    p,
    f,
    "-78,-236 78,-236 84,-190 94,-136 90,-104 66,-98 40,-106 10,-96 -16,-104 -44,-96 -70,-102 -92,-106 -94,-140 -84,-190",
    { dark: "#24202c", lit: "#8a5a3c" },
    "-78,-236 -62,-236 -70,-190 -78,-140 -78,-106 -92,-108 -92,-140 -84,-190",
  );
  line(p, f("2,-232 0,-170 4,-104"), 1);
  line(p, f("40,-180 48,-140 44,-108"), 0.7);
  line(p, f("-36,-180 -42,-140 -40,-104"), 0.7);
  // the briefcase
  line(p, f("-122,-72 -120,-88 -98,-88 -96,-72"), 2, "#2a1612", false);
  part(
    p,
    f,
    "-150,-72 -70,-72 -66,0 -152,0",
    { dark: "#5a3020", lit: "#b4703a" },
    "-148,-71 -72,-71 -72,-64 -148,-64",
    false,
  );
  tone(p, f("-116,-58 -104,-58 -104,-48 -116,-48"), "#e0b060");
}

/** Ankles crossed, the feet swing above the floor; a school bag on the hook. */
function pupil(p: Pen, f: At) {
  const skin: Cloth = { dark: "#8c5230", lit: "#e3a468" };
  const sock: Cloth = { dark: "#a08a76", lit: "#f4e6c8" };
  part(
    p,
    f,
    "24,-150 48,-150 30,-104 4,-62 -14,-70 8,-112",
    skin,
    "24,-150 30,-150 12,-108 -8,-66 -14,-70 6,-112",
  );
  part(p, f, "10,-84 22,-76 2,-44 -20,-46 -14,-60", sock, "8,-82 12,-80 -10,-48 -18,-50");
  part(
    p,
    f,
    "2,-50 -6,-30 -22,-20 -44,-24 -40,-38 -20,-50",
    BLACK,
    "-40,-38 -20,-49 -12,-48 -34,-32",
  );
  part(
    p,
    f,
    "-48,-150 -24,-150 -8,-112 16,-70 2,-62 -30,-104",
    skin,
    "-48,-150 -40,-150 -22,-106 4,-66 0,-62 -30,-104",
  );
  part(p, f, "-8,-88 4,-94 22,-66 26,-48 6,-46 -8,-66", sock, "-8,-88 -3,-90 10,-66 10,-48 4,-48");
  part(p, f, "4,-50 28,-50 46,-38 48,-24 26,-20 8,-32", BLACK, "8,-48 20,-48 40,-34 36,-30 14,-36");
  stool(p, f);
  part(
    p,
    f,
    "-66,-236 66,-236 74,-190 86,-146 56,-140 28,-144 0,-139 -28,-144 -56,-140 -86,-146 -74,-190",
    { dark: "#191d36", lit: "#7c6c78" },
    "-66,-236 -52,-236 -60,-190 -70,-146 -84,-148 -74,-190",
  );
  for (const x of [-44, -16, 14, 42])
    line(p, f(`${x * 0.86},-226 ${x},-190 ${x * 1.22},-144`), 0.8);
  part(
    p,
    f,
    "84,-152 138,-156 142,-92 88,-90",
    { dark: "#4a2620", lit: "#a5603a" },
    "86,-150 136,-154 137,-146 86,-142",
    false,
  );
  line(p, f("92,-152 104,-200 106,-240"), 1.4, "#2a1612");
  line(p, f("130,-155 118,-200 114,-240"), 1.4, "#2a1612");
  tone(p, f("123,-108 133,-108 134,-90 122,-90"), "#b8402c");
  line(p, f("128,-122 128,-108"), 0.8, "#b8402c");
}

/** A short work coat, wide trousers, both feet hooked round the legs of the stool. */
function builder(p: Pen, f: At) {
  const wide: Cloth = { dark: "#4a4048", lit: "#a07a5a" };
  for (const s of [-1, 1]) {
    const g: At = (text) =>
      f("0,0").flatMap(([ox]) => f(text).map(([x, y]): Pt => [ox + s * (x - ox), y]));
    part(
      p,
      g,
      "-34,-150 -78,-150 -96,-112 -100,-74 -84,-52 -58,-54 -46,-80 -36,-116",
      wide,
      s < 0
        ? "-40,-148 -48,-148 -58,-110 -62,-66 -54,-62 -46,-82"
        : "-78,-148 -70,-148 -88,-110 -90,-72 -98,-76 -94,-112",
    );
    line(p, g("-66,-140 -74,-104 -72,-62"), 0.7);
    part(
      p,
      g,
      "-86,-56 -58,-58 -54,-44 -40,-34 -26,-36 -24,-26 -46,-20 -74,-26 -88,-40",
      BLACK,
      "-84,-54 -76,-55 -72,-40 -60,-30 -72,-30 -84,-42",
    );
  }
  stool(p, f);
  part(
    p,
    f,
    "-96,-236 96,-236 102,-190 104,-150 60,-144 20,-148 -20,-146 -62,-144 -104,-150 -102,-190",
    { dark: "#14213e", lit: "#77707e" },
    "-96,-236 -80,-236 -86,-190 -88,-150 -103,-152 -102,-190",
  );
  tone(p, f("-103,-176 103,-176 104,-162 -104,-162"), "#9c8872");
  line(p, f("0,-236 2,-200 0,-180"), 0.9);
}

/** Too hungry to sit: on the toes, leaning over the counter; the stool, with her bag on it, is pushed aside. */
function reaching(p: Pen, f: At) {
  stool(p, f, 102);
  part(
    p,
    f,
    "66,-216 136,-220 142,-166 62,-164",
    { dark: "#2f4438", lit: "#a08a54" },
    "68,-214 134,-218 135,-208 68,-204",
    false,
  );
  line(p, f("80,-216 90,-244 112,-244 122,-218"), 1.7, "#22342a");
  const stocking: Cloth = { dark: "#2e2230", lit: "#8a5444" };
  for (const s of [-1, 1]) {
    const g: At = (text) => f(text).map(([x, y]): Pt => [x + s * 25 - 8, y]);
    part(
      p,
      g,
      "-15,-152 15,-152 17,-118 11,-82 8,-58 -8,-58 -14,-84 -18,-120",
      stocking,
      "-15,-150 -9,-150 -10,-118 -8,-82 -5,-60 -8,-60 -14,-86 -17,-120",
    );
    // heel up, the ball of the foot on the floor
    part(
      p,
      g,
      "-10,-62 10,-62 12,-44 9,-22 14,-12 -14,-12 -10,-24 -13,-44",
      { dark: "#5a2a1e", lit: "#b4683a" },
      "-10,-60 -5,-60 -7,-44 -5,-16 -12,-14 -10,-26 -13,-44",
    );
  }
  part(
    p,
    f,
    "-66,-236 54,-236 58,-200 66,-150 58,-132 24,-138 -8,-130 -40,-138 -72,-132 -78,-152 -70,-200",
    { dark: "#5e1a1c", lit: "#d8623a" },
    "-66,-236 -54,-236 -58,-200 -64,-152 -60,-134 -72,-134 -76,-154 -70,-200",
  );
  line(p, f("-4,-236 -6,-190 -2,-134"), 0.9);
  line(p, f("26,-200 34,-166 32,-138"), 0.7);
}
