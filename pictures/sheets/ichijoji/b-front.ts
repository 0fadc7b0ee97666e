/** The front of the bar: dark boards, the wet eave, two lanterns, the planks below the counter; rain. */
import { bokashi, H, lerp, type Pt, W } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { arc, FLOOR, FRONT, HEM, P, print, r, rect, STREET } from "./b-stage.ts";
import { tone } from "./pens.ts";

/** Behind the stools: the planks of the counter in the light from above, the floor, the kerb. */
export function printCounter() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HEM - 60, 0, FLOOR - 20, [
        [0, "#f2b860"],
        [0.25, "#d98d40"],
        [0.6, "#9a5428"],
        [1, "#5a2c1c"],
      ]);
      x.fillRect(FRONT[0], 160, FRONT[1] - FRONT[0], FLOOR - 160);
    },
    { grain: 0.24 },
  );
  print((p) => {
    for (let x = FRONT[0] + 20; x < FRONT[1]; x += r.range(58, 92)) {
      if (r.chance(0.4))
        shape(p, rect(x, HEM - 40, x + r.range(30, 56), FLOOR - 24), "#7a3a1e", {
          smooth: false,
          line: 0,
          a: 0.22,
        });
      line(
        p,
        [
          [x, HEM - 40],
          [x + 1, 860],
          [x, FLOOR - 24],
        ],
        0.6,
        "#4a2418",
      );
    }
    // the rail for the feet, and the step it stands on
    tone(p, rect(FRONT[0], 912, FRONT[1], 922), "#3a1c16");
    tone(p, rect(FRONT[0], 912, FRONT[1], 915), "#e0964c");
    tone(p, rect(FRONT[0], FLOOR - 26, FRONT[1], FLOOR - 12), "#2c1614");
    tone(p, rect(0, FLOOR - 12, W, STREET), "#3b3444");
    tone(p, rect(FRONT[0] - 30, FLOOR - 12, FRONT[1] + 30, FLOOR + 10), "#a8673c");
    tone(p, rect(FRONT[0] - 10, FLOOR - 12, FRONT[1] + 10, FLOOR - 4), "#d58f4e");
    tone(p, rect(0, STREET - 10, W, STREET), "#221f30");
    for (const x of [170, 420, 660, 930, 1180, 1400])
      line(
        p,
        [
          [x, FLOOR - 12],
          [x - 6, STREET],
        ],
        0.8,
      );
  }, 2.6);
}

/** Boards and posts at both sides, and the eave. */
export function printFront() {
  print((p) => {
    for (const [x0, x1] of [
      [-10, FRONT[0]],
      [FRONT[1], 1620],
    ]) {
      tone(p, rect(x0, 0, x1, FLOOR), "#1d1826");
      for (let x = x0 + 18; x < x1; x += 34) {
        line(
          p,
          [
            [x, 100],
            [x + 2, 500],
            [x, FLOOR],
          ],
          0.8,
        );
        tone(p, rect(x + 3, 120, x + 9, FLOOR), "#2b2432");
      }
    }
    for (const [x, lit] of [
      [FRONT[0] - 22, 1],
      [FRONT[1] - 14, 0],
    ]) {
      shape(p, rect(x, 100, x + 36, FLOOR), "#34201e", { smooth: false });
      tone(p, lit ? rect(x + 27, 180, x + 36, FLOOR) : rect(x, 180, x + 9, FLOOR), "#c07a38");
    }
    eave(p);
    lantern(p, [74, 470], 1.02);
    lantern(p, [1530, 452], 0.94);
    umbrellas(p, [1412, FLOOR]);
  }, 3);
}

function eave(p: Pen) {
  tone(p, rect(0, 90, W, 168), "#1b1419");
  for (let x = 20; x < W; x += 88) {
    shape(p, rect(x, 112, x + 30, 172), "#38221e", { smooth: false, line: 0.6 });
    tone(p, rect(x, 164, x + 30, 172), "#b06c34");
  }
  tone(
    p,
    rect(0, 0, W, 92),
    bokashi(p.x, 0, 0, 0, 92, [
      [0, "#0e1530"],
      [1, "#1d2b50"],
    ]),
  );
  for (let x = -10; x < W + 30; x += 62) {
    tone(p, rect(x, 0, x + 10, 84), "#2a3c6c");
    line(
      p,
      [
        [x, 0],
        [x, 84],
      ],
      0.9,
    );
    line(
      p,
      [
        [x + 30, 0],
        [x + 30, 84],
      ],
      0.9,
    );
    for (const y of [24, 62]) line(p, arc([x + 15, y - 8], 15, 8, 0, Math.PI), 0.7);
    shape(p, arc([x + 15, 86], 19, 18), "#2a3b69", { smooth: false });
    shape(p, arc([x + 15, 86], 9, 9), "#16203f", { smooth: false, line: 0.6 });
    tone(
      p,
      [...arc([x + 15, 86], 17, 16, 0.4, 2.7), ...arc([x + 15, 84], 17, 14, 2.7, 0.4)],
      "#8a6a70",
    );
    if (r.chance(0.4))
      tone(p, from([x + 15, r.range(112, 240)], "0,-12 3,2 0,8 -3,2"), "#c5d0e4", true);
  }
}

/** A lantern whose light is strongest in the middle. */
function lantern(p: Pen, [cx, cy]: Pt, k: number) {
  const R = 104 * k,
    tall = 138 * k;
  const half = (t: number) => R * Math.pow(1 - Math.abs(t) ** 2.6, 0.45) * 0.97 + 7;
  line(
    p,
    [
      [cx, 160],
      [cx, cy - tall],
    ],
    1.3,
  );
  const side = (s: number): Pt[] =>
    Array.from({ length: 21 }, (_, i): Pt => {
      const t = lerp(-0.93, 0.93, i / 20);
      return [cx + s * (half(t) + (i % 2 ? 1.5 : -1.5)), cy + t * tall];
    });
  for (const [s, c, lw] of [
    [1, "#ad241e", 1],
    [0.9, "#d43725", 0],
    [0.64, "#ec5a32", 0],
    [0.36, "#f78a48", 0],
    [0.12, "#fdb468", 0],
  ] as const)
    shape(p, [...side(s), ...side(-s).toReversed()], c, { smooth: false, line: lw });
  for (let i = 1; i < 11; i++) {
    const t = lerp(-0.93, 0.93, i / 11);
    line(p, arc([cx, cy + t * tall - 6], half(t), 9, Math.PI, 0), 0.5, "#8c1a14");
    line(p, arc([cx, cy + t * tall - 4], half(t) * 0.75, 8, Math.PI * 0.9, 0.3), 0.4, "#ffc384");
  }
  for (const s of [-1, 1]) {
    const y = cy + s * tall * 0.95;
    shape(
      p,
      [
        ...arc([cx, y - 9], R * 0.56, 10, Math.PI, 0),
        ...arc([cx, y + 9], R * 0.56, 10, 0, Math.PI),
      ],
      "#17131e",
      {
        smooth: false,
      },
    );
  }
}

/** Wet umbrellas in a bucket at the post. */
function umbrellas(p: Pen, at: Pt) {
  for (const [text, c, lit] of [
    ["-6,-60 -22,-196 -16,-204 -8,-198 16,-62", "#27386a", "-2,-64 -14,-192 -9,-196 4,-64"],
    ["8,-58 14,-176 20,-184 26,-176 30,-60", "#a92f2a", "12,-60 17,-172 20,-174 20,-60"],
  ]) {
    shape(p, from(at, text), c, { smooth: false, line: 0.7 });
    tone(p, from(at, lit), "#d58f4e");
  }
  line(p, from(at, "-16,-204 -20,-232 -30,-238 -38,-228"), 2, "#17131e");
  line(p, from(at, "20,-184 22,-214 32,-218 36,-208"), 2, "#17131e");
  shape(p, from(at, "-34,-74 40,-74 32,2 -26,2"), "#4e4a5c", { smooth: false, line: 0.8 });
  tone(p, from(at, "-32,-72 -16,-72 -12,0 -25,0"), "#b98a62");
}

/** Rain in long cuts, all from one side; nearer ones are longer. */
export function printRain() {
  P.block(
    (x) => {
      x.fillStyle = "rgba(222,228,236,0.5)";
      x.beginPath();
      for (let i = 0; i < 170; i++) {
        const near = r.u() ** 2,
          px = r.range(-40, W + 80),
          py = r.range(40, H - 60),
          long = 40 + 150 * near;
        brushPath(
          x,
          [
            [px, py],
            [px - long * 0.06, py + long * 0.5],
            [px - long * 0.13, py + long],
          ],
          (t) => (0.7 + 1.5 * near) * Math.sin(Math.PI * (0.1 + 0.8 * t)),
        );
      }
      x.fill();
    },
    { occlude: 0 },
  );
}
