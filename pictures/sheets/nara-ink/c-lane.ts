/** The street in low sun: raked earth, a stone gutter along the fronts, the white garden wall. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { EYE_LEVEL, face, metre, on, print, r } from "./c-stage.ts";
import { inShade, tone } from "./stage.ts";

const START = 4.6,
  STOP = 26;

export function printWall() {
  print((p) => {
    shape(p, face(START, STOP, 0, 2.0), "#f6ead2", { smooth: false });
    tone(p, face(START, STOP, 1.72, 2.0), "#b7adb9");
    tone(p, face(START, STOP, 0, 0.36), "#a2978c");
    for (let s = START; s < STOP; s += r.range(0.4, 0.9)) line(p, [on(s, 0), on(s, 0.36)], 0.8);
    line(p, [on(START, 0.36), on(10, 0.36), on(STOP, 0.36)], 0.9);
    inShade(
      p,
      bokashi(
        p.x,
        640,
        0,
        W,
        0,
        [
          [0, "#4b4c90"],
          [1, "#7f86b4"],
        ],
        [
          [0, 0.56],
          [1, 0.34],
        ],
      ),
    );
    // its roof of tiles
    shape(
      p,
      [on(START, 1.94, 0.3), on(STOP, 1.94, 0.3), on(STOP, 2.34, 0), on(START, 2.34, 0)],
      "#4d6187",
      { smooth: false },
    );
    // fewer tiles where they would run together
    for (let s = START + 0.05; s < STOP; s += 0.26 * (1 + Math.max(0, s - 9) * 0.09)) {
      shape(
        p,
        [on(s, 1.96, 0.3), on(s + 0.12, 1.96, 0.3), on(s + 0.12, 2.32, 0), on(s, 2.32, 0)],
        "#7d92b4",
        { smooth: false, line: 0.7 },
      );
      const [x, y] = on(s + 0.06, 1.95, 0.3),
        R = metre(s) * 0.075;
      if (s < 20)
        shape(
          p,
          Array.from({ length: 10 }, (_, i): Pt => [
            x + R * Math.cos(i * 0.628),
            y + R * Math.sin(i * 0.628),
          ]),
          "#a9bbd2",
          { smooth: false, line: 0.6 },
        );
    }
    shape(p, face(START - 0.1, STOP, 2.3, 2.46), "#5b7096", { smooth: false });
    tone(p, face(START - 0.1, STOP, 2.42, 2.46), "#a9bbd2");
  }, 2.6);
}

export function printStreet() {
  print((p) => {
    const ground = bokashi(p.x, 0, EYE_LEVEL + 80, 0, H, [
      [0, "#f0dfbf"],
      [0.4, "#e3c79c"],
      [1, "#c79f72"],
    ]);
    tone(p, [on(-3, 0), on(STOP, 0), [W + 200, 800], [W + 200, H + 200], [-200, H + 200]], ground);
    gutter(p);
    // the tracks of carts, and the broom's
    for (const [out, w] of [
      [1.7, 1.5],
      [2.15, 1.2],
    ] as const)
      for (let s = -2; s < 18; s += 1.7) {
        const e = 0.05 * Math.sin(s * 2.1);
        line(
          p,
          [on(s, 0, out + e), on(s + 0.6, 0, out + 0.03), on(s + r.range(0.9, 1.5), 0, out - e)],
          w,
          "#a87f58",
        );
      }
    for (let i = 0; i < 34; i++) {
      const s = r.range(-1.5, 13),
        out = r.range(0.9, 3.6),
        [x, y] = on(s, 0, out),
        k = metre(s, out) / 200;
      if (y > H - 30) continue;
      shape(
        p,
        [
          [x - 9 * k, y],
          [x - 2 * k, y - 5 * k],
          [x + 8 * k, y - 2 * k],
          [x + 9 * k, y + 3 * k],
        ],
        "#a88d70",
        { line: 0.5 },
      );
    }
  }, 2.4);
}

function gutter(p: Pen) {
  tone(p, [on(-3, 0, 0.1), on(STOP, 0, 0.1), on(STOP, 0, 0.75), on(-3, 0, 0.75)], "#8d98ab");
  for (let s = -2; s < STOP;) {
    const long = r.range(0.7, 1.4);
    for (const [o0, o1] of [
      [0.08, 0.3],
      [0.56, 0.84],
    ]) {
      const c = r.pick(["#cfc6b8", "#bdb3a6", "#d9d0c0"]);
      shape(p, [on(s, 0, o0), on(s + long, 0, o0), on(s + long, 0, o1), on(s, 0, o1)], c, {
        smooth: false,
        line: 0.9,
      });
    }
    s += long;
  }
  tone(p, [on(-3, 0, 0.3), on(STOP, 0, 0.3), on(STOP, 0, 0.4), on(-3, 0, 0.4)], "#55607a");
}
