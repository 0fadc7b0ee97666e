/** The line: ballast and rails, the low platform with its shelter, poles and wires. */
import { H, type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { away, face, floor, gable, HORIZON, on, P, print, r, tone } from "./c-stage.ts";

export function printGround() {
  print((p) => {
    tone(
      p,
      [
        [-20, HORIZON - 6],
        [W, HORIZON - 6],
        [W, H + 20],
        [-20, H + 20],
      ],
      "#b9b27c",
    );
    // ballast: one tone, a second one in the shade of the rails, stones only here and there
    tone(p, floor(-4, 90, -0.1, 3.2, 0.02), "#c5b8a6");
    tone(p, floor(-4, 90, 0.25, 0.7, 0.02), "#9d8f86");
    tone(p, roughen(floor(-4, 60, 2.9, 3.5, 0.02), P.noise, 7, 0.04), "#8fa05c");
    for (let s = -3.4; s < 46; s += 0.62) {
      const w = 0.26;
      tone(
        p,
        [
          on(s, 0.04, 0.22),
          on(s + w, 0.04, 0.22),
          on(s + w + 0.1, 0.02, 0.22),
          on(s + w + 0.1, 0.02, 2.64),
          on(s + w, 0.04, 2.68),
        ],
        "#7f7270",
      );
      shape(p, floor(s, s + w, 0.2, 2.68, 0.05), "#6d5346", {
        smooth: false,
        line: s < 16 ? 0.9 : 0.3,
      });
      if (s < 14) {
        tone(p, floor(s, s + w * 0.4, 0.2, 2.68, 0.052), "#8a6a56");
        line(p, [on(s + 0.13, 0.06, r.range(0.9, 1.1)), on(s + 0.14, 0.06, r.range(1.6, 2))], 0.6);
      }
    }
    for (let i = 0; i < 170; i++) {
      const s = -2 + 15 * r.u() ** 1.5,
        out = r.pick([r.range(-0.05, 0.2), r.range(2.7, 3.1), r.range(0.8, 2.1)]);
      if ((s + 3.4) % 0.62 < 0.36 && out > 0.2 && out < 2.68) continue;
      const [x, y] = on(s, 0.03, out),
        k = 26 / away(s, out);
      shape(
        p,
        [
          [x - 1.5 * k, y],
          [x - 0.4 * k, y - 0.9 * k],
          [x + 1.3 * k, y - 0.4 * k],
          [x + 1.4 * k, y + 0.5 * k],
        ],
        "#d9cdb9",
        { line: 0.4 },
      );
    }
    for (const out of [0.72, 2.16]) {
      shape(p, face(-4, 80, 0.06, 0.2, out + 0.06), "#5a4038", { smooth: false, line: 0.8 });
      shape(p, floor(-4, 80, out - 0.06, out + 0.06, 0.2), "#e9eef0", { smooth: false, line: 0.9 });
      tone(p, floor(-4, 80, out - 0.06, out - 0.01, 0.2), "#8ea3b4");
    }
  }, 2.6);
}

/** Behind the platform: a board fence, the station's small house, a neighbour's roof. */
export function printFence() {
  print((p) => {
    shape(p, face(-3, 40, 0, 1.9, -3.1), "#8a6a52", { smooth: false });
    tone(p, face(-3, 40, 1.5, 1.9, -3.1), "#6a4e44");
    for (let s = -2; s < 24; s += r.range(0.3, 0.55))
      line(p, [on(s, 0.6, -3.1), on(s, 1.9, -3.1)], 0.6);
    // a neighbour's house
    shape(p, face(-6, 4.2, 1.6, 4.1, -4.6), "#f0e2c6", { smooth: false });
    tone(p, face(-6, 4.2, 3.3, 4.1, -4.6), "#aea3b2");
    shape(p, face(1.2, 2.9, 2.2, 3.3, -4.55), "#4d566c", { smooth: false });
    for (const s of [1.77, 2.33]) line(p, [on(s, 2.2, -4.5), on(s, 3.3, -4.5)], 1);
    shape(
      p,
      [on(-6, 3.9, -3.9), on(4.7, 3.9, -3.9), on(4.7, 5.4, -6.6), on(-6, 5.4, -6.6)],
      "#56698e",
      { smooth: false },
    );
    for (let s = -5; s < 4.7; s += 0.34)
      shape(
        p,
        [on(s, 3.92, -3.9), on(s + 0.16, 3.92, -3.9), on(s + 0.16, 5.4, -6.6), on(s, 5.4, -6.6)],
        "#8298b8",
        { smooth: false, line: 0.6 },
      );
    shape(p, face(-6, 4.7, 3.78, 3.94, -3.9), "#36425f", { smooth: false });
  }, 2.4);
}

export function printPlatform() {
  print((p) => {
    tone(p, [on(1.6, 0.75, 0), on(26, 0.75, 0), on(26, 0.75, -3), on(1.6, 0.75, -3)], "#e2d6c2");
    shape(p, [on(1.6, 0.75, 0), on(26, 0.75, 0), on(26, 0.75, -3), on(1.6, 0.75, -3)], "#e2d6c2", {
      smooth: false,
    });
    tone(p, floor(1.6, 26, -2.2, -3, 0.76), "#b9abb0");
    tone(p, floor(1.6, 26, -0.42, -0.6, 0.76), "#e3a92c");
    tone(p, floor(1.6, 26, 0, -0.14, 0.76), "#f7efde");
    shape(p, face(1.6, 26, 0, 0.75, 0), "#a59a94", { smooth: false });
    tone(p, face(1.6, 26, 0.6, 0.75, 0), "#d9cfc0");
    for (let s = 2.4; s < 26; s += 1.5) line(p, [on(s, 0, 0), on(s + 0.02, 0.6, 0)], 0.7);
    // the ramp at our end
    shape(p, [on(1.6, 0.75, 0), on(1.6, 0.75, -3), on(-0.6, 0, -3), on(-0.6, 0, 0)], "#d1c3ae", {
      smooth: false,
    });
    shape(p, [on(1.6, 0.75, 0), on(-0.6, 0, 0), on(1.6, 0, 0)], "#8d8380", { smooth: false });
    shelter(p);
  }, 2.8);
}

/** The shelter: green posts, a bench, a tin roof with a timetable board below it. */
function shelter(p: Pen) {
  const a = 3.6,
    b = 8.2;
  shape(p, face(a, b, 0.75, 3.0, -2.7), "#a07850", { smooth: false });
  tone(p, face(a, b, 2.3, 3.0, -2.7), "#6f5044");
  for (let s = a; s < b; s += 0.3) line(p, [on(s, 0.75, -2.7), on(s, 3, -2.7)], 0.6);
  shape(p, face(4.2, 5.1, 1.5, 2.3, -2.66), "#f7efde", { smooth: false });
  for (let i = 0; i < 5; i++)
    line(
      p,
      [on(4.3, 2.16 - i * 0.13, -2.65), on(4.98 - 0.1 * (i % 2), 2.16 - i * 0.13, -2.65)],
      0.7,
    );
  shape(p, face(5.5, 7.9, 1.14, 1.24, -2.0), "#b3763e", { smooth: false });
  shape(p, floor(5.5, 7.9, -2.0, -2.5, 1.24), "#d59a58", { smooth: false });
  for (const s of [5.7, 7.7])
    shape(p, face(s - 0.06, s + 0.06, 0.75, 1.16, -2.04), "#6b4430", { smooth: false, line: 0.7 });
  for (const s of [a + 0.1, 5.9, b - 0.1]) {
    shape(p, face(s - 0.08, s + 0.08, 0.75, 3.05, -0.9), "#2f6a5c", { smooth: false });
    tone(p, face(s + 0.02, s + 0.08, 0.75, 3.05, -0.9), "#66a38c");
    shape(
      p,
      [on(s, 2.5, -0.9), on(s, 2.62, -0.9), on(s, 3.06, -0.3), on(s, 2.94, -0.3)],
      "#2f6a5c",
      { smooth: false, line: 0.8 },
    );
  }
  shape(
    p,
    [on(a - 0.4, 3.0, -0.2), on(b + 0.4, 3.0, -0.2), on(b + 0.4, 3.46, -3), on(a - 0.4, 3.46, -3)],
    "#8b5348",
    { smooth: false },
  );
  for (let s = a; s < b + 0.4; s += 0.36) line(p, [on(s, 3.01, -0.2), on(s, 3.46, -3)], 0.7);
  tone(
    p,
    [
      on(a - 0.4, 3.02, -0.24),
      on(b + 0.4, 3.02, -0.24),
      on(b + 0.4, 3.1, -0.7),
      on(a - 0.4, 3.1, -0.7),
    ],
    "#c98a72",
  );
  shape(p, face(a - 0.4, b + 0.4, 2.86, 3.02, -0.2), "#4a2c2a", { smooth: false });
  shape(p, gable(a - 0.4, -0.2, -3, 2.9, 3.0), "#4a2c2a", { smooth: false, line: 0.7 });
}

/** Poles of tarred wood, the contact wire, two others that hang through. */
export function printWires() {
  print((p) => {
    for (const s of [9.4, 17, 26]) {
      shape(p, face(s - 0.1, s + 0.1, 0.7, 6.6, -3.3), "#5a4640", { smooth: false, line: 0.9 });
      shape(p, gable(s, -3.3, 1.9, 5.6, 5.72), "#3d3436", { smooth: false, line: 0.7 });
    }
    const wire = (a: Pt, b: Pt, sag: number) =>
      line(
        p,
        Array.from({ length: 12 }, (_, i): Pt => {
          const t = i / 11;
          return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
        }),
        0.9,
        undefined,
        false,
      );
    wire(on(1.2, 5.4, 1.4), on(9.4, 5.4, 1.4), 10);
    wire(on(9.4, 5.4, 1.4), on(40, 5.2, 1.4), 5);
    wire(on(2, 6.5, -3.3), on(9.4, 6.5, -3.3), 22);
    wire(on(9.4, 6.5, -3.3), on(17, 6.5, -3.3), 10);
  }, 2.4);
}
