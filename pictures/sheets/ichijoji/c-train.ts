/** The train of one car, cream over green, small, its lamps lit; and the student who waits for it. */
import { type Pt, sstep } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { PLATFORM } from "./c-line.ts";
import { face, floor, metre, on, P, print, side } from "./c-stage.ts";
import { tone } from "./pens.ts";

const NEAR = 21,
  TAIL = 36,
  LEFT = 1.3,
  RIGHT = 3.9,
  MIDDLE = (LEFT + RIGHT) / 2;

export function printTrain() {
  print((p) => {
    tone(p, floor(LEFT - 0.1, RIGHT + 0.2, NEAR - 1.5, TAIL, 0.03), "#544a60");
    // the side along the platform
    tone(p, side(LEFT, NEAR, TAIL, 0.5, 3.5), "#f6e6c8");
    tone(p, side(LEFT, NEAR, TAIL, 0.5, 1.95), "#2f7358");
    for (let y = NEAR + 0.9; y < TAIL - 1; y += 2.6)
      tone(p, side(LEFT - 0.01, y, y + 1.9, 2.2, 3.05), "#6f8ea2");
    tone(p, side(LEFT - 0.01, NEAR, TAIL, 1.9, 2.02), "#c58e30");
    // the end towards us
    const end: Pt[] = [
      on(LEFT, NEAR, 0.8),
      on(RIGHT, NEAR, 0.8),
      on(RIGHT, NEAR, 3.3),
      on(RIGHT - 0.3, NEAR, 3.6),
      on(MIDDLE, NEAR, 3.72),
      on(LEFT + 0.3, NEAR, 3.6),
      on(LEFT, NEAR, 3.3),
    ];
    tone(p, face(LEFT + 0.2, RIGHT - 0.2, NEAR, 0.2, 0.85), "#26222e");
    shape(p, end, "#f3e2c0", { smooth: false });
    tone(p, face(LEFT, RIGHT, NEAR, 0.8, 1.95), "#1f5a44");
    tone(p, face(MIDDLE, RIGHT, NEAR, 0.8, 1.95), "#194a3c");
    tone(p, face(LEFT, RIGHT, NEAR, 1.92, 2.02), "#c58e30");
    tone(p, face(RIGHT - 0.5, RIGHT, NEAR, 2.02, 3.3), "#d6bfa2");
    for (const [a, b] of [
      [LEFT + 0.16, MIDDLE - 0.5],
      [MIDDLE - 0.36, MIDDLE + 0.36],
      [MIDDLE + 0.5, RIGHT - 0.16],
    ]) {
      shape(p, face(a, b, NEAR, 2.18, 3.1), "#32485e", { smooth: false, line: 0.7 });
      tone(
        p,
        [
          on(a + 0.1, NEAR, 3.08),
          on(a + 0.4, NEAR, 3.08),
          on(a + 0.16, NEAR, 2.2),
          on(a, NEAR, 2.2),
        ],
        "#9db6c2",
      );
    }
    for (const x of [LEFT + 0.42, RIGHT - 0.42]) {
      const [cx, cy] = on(x, NEAR, 1.45);
      shape(p, disc([cx, cy], 8), "#fff3c4", { smooth: false, line: 0.8 });
    }
    tone(p, face(MIDDLE - 0.34, MIDDLE + 0.34, NEAR, 3.24, 3.46), "#fbf2dc");
    tone(p, face(LEFT + 0.3, RIGHT - 0.3, NEAR, 0.62, 0.86), "#3a3540");
    // its bow on the wire
    line(p, [on(MIDDLE - 0.5, NEAR + 5, 3.7), on(MIDDLE, NEAR + 5, 5.3)], 0.9);
    line(p, [on(MIDDLE + 0.5, NEAR + 5, 3.7), on(MIDDLE, NEAR + 5, 5.3)], 0.9);
    line(p, [on(MIDDLE - 0.6, NEAR + 5, 5.32), on(MIDDLE + 0.6, NEAR + 5, 5.32)], 1.2);
  }, 2.2);
  P.light(
    (x) => {
      for (const at of [LEFT + 0.42, RIGHT - 0.42]) {
        x.fillStyle = "#ffdf9a";
        x.beginPath();
        x.arc(...on(at, NEAR, 1.45), 17, 0, 7);
        x.fill();
      }
    },
    { blur: 8, alpha: 0.8 },
  );
}

const disc = ([cx, cy]: Pt, R: number): Pt[] =>
  Array.from({ length: 20 }, (_, i): Pt => [
    cx + R * Math.cos(i * 0.314),
    cy + R * Math.sin(i * 0.314),
  ]);

/** Seen from behind: leaning out to look, on the toes, the scarf in the wind of the train. */
export function printStudent() {
  const away = 12.6,
    foot = on(-0.25, away, PLATFORM.z),
    k = metre(away) / 100;
  // each is higher the further it leans towards the line
  const placed =
    (flip: number) =>
    (text: string): Pt[] =>
      pts(text).map(([x, y]): Pt => [foot[0] + (x - 0.16 * y) * k, foot[1] + flip * y * k]);
  print((p) => figure(p, placed(-0.72), { coat: "#8f96b0", legs: "#858ba8", scarf: "#c59aa2" }, 0));
  P.mist(
    (x, y) =>
      (y > foot[1] + 3 ? 0.75 * sstep(0.05, 0.14, P.noise.n2(x * 0.006, y * 0.09)) : 0) *
      sstep(40, 26, Math.abs(x - foot[0] - 6)) *
      sstep(foot[1] + 120, foot[1] + 90, y),
    "#bcc1d0",
    { key: 0 },
  );
  print((p) => {
    const f = placed(1);
    tone(p, f("-26,2 30,2 36,-2 -20,-3"), "#6f7692");
    figure(p, f, { coat: "#28375f", legs: "#191d30", scarf: "#c2402e" }, 0.6);
    // light from the left on the coat, the bag on her back
    tone(p, f("-20,-64 -13,-64 -10,-100 -4,-128 -8,-134 -15,-122 -17,-96"), "#5a70a2", true);
    shape(p, f("-9,-126 14,-127 17,-92 -10,-91"), "#7a4a34", { line: 0.5 });
    tone(p, f("-8,-124 -2,-125 -2,-93 -9,-93"), "#b07c56");
  }, 1.8);
}

interface Dyes {
  readonly coat: string;
  readonly legs: string;
  readonly scarf: string;
}

function figure(p: Pen, f: (text: string) => Pt[], c: Dyes, lw: number) {
  const part = (text: string, dye: string) => shape(p, f(text), dye, { line: lw });
  // one foot flat, the other heel off the ground
  part("-14,0 -2,0 -3,-8 -4,-40 -3,-72 -16,-72 -14,-38", c.legs);
  part("6,-2 17,-5 16,-14 13,-20 14,-44 17,-72 3,-72 5,-40 6,-18", c.legs);
  part("-23,-62 0,-58 25,-62 22,-92 21,-120 14,-136 2,-139 -10,-136 -17,-120 -19,-92", c.coat);
  part("-17,-130 -25,-112 -27,-84 -20,-78 -15,-90 -13,-112", c.coat);
  part("18,-130 26,-110 26,-84 20,-78 14,-90 14,-114", c.coat);
  part("-10,-140 -14,-152 -10,-166 2,-171 13,-166 16,-152 12,-139 0,-134", lw ? "#1a1624" : c.legs);
  part("-13,-142 0,-136 14,-141 15,-133 2,-127 -14,-133", c.scarf);
  part(
    "-8,-140 -28,-147 -46,-138 -66,-147 -92,-142 -94,-134 -90,-130 -66,-134 -46,-125 -26,-134 -8,-131",
    c.scarf,
  );
}
