/** The train of one car, cream over green, on its way; and those who belong to it: the guard, and one who is late. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { face, floor, gable, on, print, tone } from "./c-stage.ts";

const S = 10.6,
  END = 25,
  LEFT = 0.12,
  RIGHT = 2.76;

export function printTrain() {
  print((p) => {
    tone(p, floor(S - 0.2, END, LEFT, RIGHT + 0.5, 0.03), "#7f7270");
    // under the floor
    shape(p, face(S + 0.3, END, 0.25, 1.0, RIGHT - 0.2), "#2c2a33", { smooth: false });
    shape(p, gable(S, LEFT + 0.2, RIGHT - 0.2, 0.3, 1.0), "#2c2a33", { smooth: false });
    // the side along the field, in the sun
    shape(p, face(S, END, 0.9, 3.5, RIGHT), "#fbeed0", { smooth: false });
    tone(p, face(S, END, 0.9, 1.95, RIGHT), "#3f8460");
    tone(p, face(S, END, 1.9, 2.0, RIGHT), "#d8a53c");
    for (let k = 0; k < 8; k++) {
      const s = S + 0.7 + k * 1.75;
      shape(p, face(s, s + 1.3, 2.12, 3.05, RIGHT + 0.01), "#5f7f92", { smooth: false, line: 0.8 });
      tone(
        p,
        [
          on(s + 0.3, 3.05, RIGHT + 0.02),
          on(s + 0.8, 3.05, RIGHT + 0.02),
          on(s + 0.4, 2.12, RIGHT + 0.02),
          on(s, 2.12, RIGHT + 0.02),
        ],
        "#cfe0de",
      );
    }
    // the end towards us, in shade
    const cx = (LEFT + RIGHT) / 2;
    const end: Pt[] = [
      on(S, 0.9, LEFT),
      on(S, 0.9, RIGHT),
      on(S, 3.4, RIGHT),
      on(S, 3.62, RIGHT - 0.4),
      on(S, 3.68, cx),
      on(S, 3.62, LEFT + 0.4),
      on(S, 3.4, LEFT),
    ];
    shape(p, end, "#e3cfae", { smooth: false, line: 1.2 });
    tone(p, gable(S, LEFT, RIGHT, 0.9, 1.95), "#27604a");
    tone(p, gable(S, LEFT, RIGHT, 1.9, 2.0), "#b98729");
    line(p, [on(S, 1.0, cx - 0.45), on(S, 3.3, cx - 0.45)], 0.7);
    line(p, [on(S, 1.0, cx + 0.45), on(S, 3.3, cx + 0.45)], 0.7);
    for (const [a, b] of [
      [LEFT + 0.14, cx - 0.52],
      [cx - 0.36, cx + 0.36],
      [cx + 0.52, RIGHT - 0.14],
    ]) {
      shape(p, gable(S - 0.01, a, b, 2.14, 3.1), "#4a6478", { smooth: false });
      tone(
        p,
        [
          on(S - 0.02, 3.1, a + 0.1),
          on(S - 0.02, 3.1, a + 0.36),
          on(S - 0.02, 2.14, a + 0.2),
          on(S - 0.02, 2.14, a),
        ],
        "#a9c2c8",
      );
    }
    for (const out of [LEFT + 0.4, RIGHT - 0.4]) {
      const [x, y] = on(S, 1.45, out);
      shape(
        p,
        Array.from({ length: 14 }, (_, i): Pt => [
          x + 13 * Math.cos(i * 0.449),
          y + 13 * Math.sin(i * 0.449),
        ]),
        "#f7d774",
        { smooth: false },
      );
    }
    shape(p, gable(S - 0.02, cx - 0.3, cx + 0.3, 3.2, 3.42), "#f7efde", {
      smooth: false,
      line: 0.8,
    });
    shape(p, gable(S - 0.1, LEFT + 0.5, RIGHT - 0.5, 0.62, 0.9), "#3a3540", { smooth: false });
    // the roof and the bow on it
    shape(
      p,
      [
        on(S, 3.68, cx),
        on(S, 3.62, RIGHT - 0.4),
        on(S, 3.4, RIGHT),
        on(END, 3.4, RIGHT),
        on(END, 3.68, cx),
      ],
      "#8d98a4",
      { smooth: false },
    );
    tone(
      p,
      [
        on(S, 3.66, cx + 0.3),
        on(S, 3.58, RIGHT - 0.4),
        on(END, 3.58, RIGHT - 0.4),
        on(END, 3.66, cx + 0.3),
      ],
      "#b9c2c8",
    );
    for (const [a, b] of [
      [15.4, 16.6],
      [16.6, 15.4],
    ])
      line(p, [on(a, 3.7, cx), on(b, 4.5, cx), on(16, 5.3, cx)], 1.1, undefined, false);
    line(p, [on(16, 5.34, cx - 0.6), on(16, 5.34, cx + 0.6)], 1.3, undefined, false);
    guard(p);
  }, 2.8);
}

/** The guard leans out on the platform's side and holds the train with a raised glove. */
function guard(p: Pen) {
  const at = on(S + 0.2, 2.5, LEFT - 0.1);
  const f = (text: string) => from(at, text);
  shape(p, f("-2,44 -20,34 -26,12 -12,0 6,2 10,40"), "#26344f", { line: 0.9 });
  shape(p, f("-20,18 -42,-6 -50,-30 -40,-34 -28,-12 -10,6"), "#26344f", { line: 0.9 });
  shape(p, f("-50,-28 -56,-42 -48,-50 -38,-44 -38,-32"), "#fbf4e4", { line: 0.8 });
  shape(p, f("-16,0 -22,-14 -14,-28 2,-28 6,-12 2,2"), "#d99a6c", { line: 0.8 });
  shape(p, f("-26,-20 -20,-34 4,-36 10,-24 -8,-24"), "#26344f", { line: 0.8 });
}

/** A student at full run, cap in hand, satchel out behind her, one foot off the ground. */
export function printRunner() {
  print((p) => {
    const foot = on(6.9, 0.76, -0.86);
    const f = (text: string) => from(foot, text);
    tone(p, f("-60,2 20,-6 90,-18 96,-10 30,6 -50,10"), "#b9a5ae", true);
    // the leg that pushes off, the leg that reaches out
    shape(p, f("-12,-92 -40,-72 -66,-66 -92,-74 -96,-64 -66,-50 -34,-54 4,-74"), "#2a2c40", {
      line: 0.9,
    });
    shape(p, f("-90,-78 -104,-84 -112,-72 -100,-58 -92,-62"), "#f7efde", { line: 0.8 });
    shape(p, f("-6,-96 18,-74 44,-62 50,-30 58,-12 46,-8 34,-32 28,-48 -2,-64"), "#2a2c40", {
      line: 0.9,
    });
    shape(p, f("46,-14 58,-16 78,-14 78,-6 46,-4"), "#f7efde", { line: 0.8 });
    // skirt, jacket
    shape(p, f("-24,-104 20,-108 36,-84 22,-66 -4,-70 -40,-62 -48,-74"), "#33507f", { line: 1 });
    line(p, f("-6,-100 -10,-82 -22,-68"), 0.7);
    line(p, f("8,-100 12,-84 10,-70"), 0.7);
    shape(p, f("-22,-104 -10,-140 12,-166 34,-166 44,-150 34,-124 22,-104"), "#27365c", {
      line: 1,
    });
    tone(p, f("22,-162 36,-162 42,-150 32,-124 22,-106 16,-106 28,-132"), "#5876a8", true);
    // the arm in front is up, the other one back
    shape(p, f("28,-158 50,-172 66,-198 76,-194 64,-164 40,-142"), "#27365c", { line: 0.9 });
    shape(p, f("66,-198 68,-212 78,-214 82,-202 76,-192"), "#d99a6c", { line: 0.8 });
    shape(p, f("72,-212 76,-230 96,-234 104,-222 90,-210"), "#b8402c", { line: 0.8 });
    shape(p, f("8,-158 -22,-148 -46,-160 -50,-150 -24,-132 8,-136"), "#27365c", { line: 0.9 });
    shape(p, f("-48,-162 -60,-162 -62,-152 -50,-148"), "#d99a6c", { line: 0.8 });
    line(p, f("24,-162 -10,-140 -40,-118"), 1.2, "#5a2a1c");
    shape(p, f("-40,-140 -76,-132 -84,-104 -48,-104"), "#b8402c", { line: 1 });
    tone(p, f("-44,-136 -72,-130 -74,-122 -44,-126"), "#e57a52", true);
    // head, hair flying
    shape(
      p,
      f("24,-166 22,-186 34,-198 50,-194 54,-184 60,-178 54,-174 52,-164 40,-162 38,-156"),
      "#d99a6c",
      { line: 0.9 },
    );
    shape(
      p,
      f(
        "46,-190 34,-206 14,-202 8,-184 -14,-182 -34,-190 -28,-176 -38,-170 -12,-168 14,-168 26,-172 32,-186",
      ),
      "#1e1820",
      { line: 0.8 },
    );
  }, 2.4);
}
