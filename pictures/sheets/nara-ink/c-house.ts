/** The ink house in the morning sun: dark lattice below, white plaster above, tiled eaves, a blank board, an open door. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { face, metre, on, print, r } from "./c-stage.ts";
import { board, door } from "./c-door.ts";
import { inShade, tone } from "./stage.ts";

const FROM = -0.6,
  END = 4.7;
const WOOD = "#6b4430",
  LIT = "#a8744a",
  DARK = "#2a1b1a",
  PLASTER = "#f4e7cd";

export function printHouse() {
  print((p) => {
    upper(p);
    lattice(p);
    inShade(p, "rgba(40,44,88,0.5)");
    door(p);
    eave(p, 3.05, 0.95, 0.42);
    eave(p, 5.0, 0.9, 0.6);
    board(p);
  }, 3);
}

/** The upper storey: plaster, narrow windows with thick plastered bars. */
function upper(p: Pen) {
  shape(p, face(FROM, END, 3.2, 5.3, -0.2), PLASTER, { smooth: false });
  // the eave's shade on it
  tone(p, face(FROM, END, 4.62, 5.3, -0.2), "#a9a3b6");
  for (const [a, b] of [
    [0.15, 1.55],
    [2.2, 3.9],
  ]) {
    shape(p, face(a, b, 3.72, 4.5, -0.2), "#33283a", { smooth: false });
    const bars = Math.round((b - a) / 0.2);
    for (let i = 0; i < bars; i++) {
      const s = a + ((i + 0.5) * (b - a)) / bars;
      shape(p, face(s - 0.055, s + 0.055, 3.72, 4.5, -0.18), PLASTER, { smooth: false, line: 0.6 });
      tone(p, face(s - 0.055, s - 0.01, 3.72, 4.5, -0.18), "#bdb2b4");
      tone(p, face(s - 0.055, s + 0.055, 4.34, 4.5, -0.18), "#a9a3b6");
    }
  }
  for (const s of [FROM + 0.5, 1.88, 4.3, END - 0.07])
    shape(p, face(s - 0.08, s + 0.08, 3.2, 5.3, -0.19), WOOD, { smooth: false });
}

/** The lower front: panels of bars, each panel with its own spacing; every bar has a lit edge. */
function lattice(p: Pen) {
  shape(p, face(FROM, END, 0, 3.2), DARK, { smooth: false });
  shape(p, face(FROM, END, 0, 0.42), "#8e8782", { smooth: false });
  for (let s = FROM; s < END; s += r.range(0.5, 0.9)) line(p, [on(s, 0), on(s, 0.42)], 0.8);
  tone(p, face(FROM, END, 0.34, 0.42), "#c9c0b2");
  for (const [a, b, gap, low, high] of [
    [-0.6, 0.5, 0.12, 0.95, 2.5],
    [0.62, 1.9, 0.17, 0.95, 2.5],
    [3.5, 4.55, 0.13, 0.95, 2.5],
  ]) {
    tone(p, face(a, b, low, high), "#d8b27c");
    tone(p, face(a, b, 2.05, high), "#8d7264");
    tone(p, face(a, b, 0.42, low), WOOD);
    for (let s = a + 0.1; s < b; s += 0.3) line(p, [on(s, 0.44), on(s + 0.01, low)], 0.8);
    for (let s = a + gap * 0.3; s < b; s += gap) {
      const w = gap * 0.5;
      shape(p, face(s, s + w, low, high, 0.03), WOOD, { smooth: false, line: 0.5 });
      tone(p, face(s + w * 0.58, s + w, low, 2.08, 0.03), LIT);
      tone(p, face(s, s + w, 2.08, high, 0.03), "#4a2f28");
    }
    for (const z of [low - 0.04, 1.62, high - 0.02])
      shape(p, face(a - 0.02, b + 0.02, z, z + 0.1, 0.05), WOOD, { smooth: false, line: 0.9 });
    tone(p, face(a - 0.02, b + 0.02, low + 0.02, low + 0.06, 0.05), LIT);
    tone(p, face(a - 0.02, b + 0.02, 1.68, 1.72, 0.05), LIT);
  }
  tone(p, face(FROM, END, 2.6, 3.2, 0.02), "#3a2723");
  for (const s of [FROM + 0.02, 0.56, 1.98, 3.42, END - 0.08]) {
    shape(p, face(s - 0.08, s + 0.08, 0.2, 3.2, 0.08), WOOD, { smooth: false });
    tone(p, face(s + 0.02, s + 0.08, 0.2, 2.12, 0.08), LIT);
    tone(p, face(s - 0.08, s + 0.08, 2.12, 3.2, 0.08), "#4a2f28");
  }
}

/** An eave of round tiles that hangs out over the street, its rafters in shade. */
function eave(p: Pen, z: number, out: number, rise: number) {
  const a = FROM - 0.3,
    b = END + 0.35;
  tone(p, [on(a, z + 0.1, 0), on(b, z + 0.1, 0), on(b, z, out), on(a, z, out)], DARK);
  for (let s = a + 0.1; s < b; s += 0.34)
    shape(
      p,
      [
        on(s, z + 0.06, 0),
        on(s + 0.11, z + 0.06, 0),
        on(s + 0.11, z - 0.04, out - 0.06),
        on(s, z - 0.04, out - 0.06),
      ],
      "#7a5138",
      { smooth: false, line: 0.6 },
    );
  const top = (s: number): Pt => on(s, z + 0.2 + rise, -0.15);
  shape(p, [on(a, z + 0.06, out), on(b, z + 0.06, out), top(b), top(a)], "#4d6187", {
    smooth: false,
  });
  shape(
    p,
    [on(a, z - 0.06, out), on(b, z - 0.06, out), on(b, z + 0.07, out), on(a, z + 0.07, out)],
    "#2c3957",
    { smooth: false, line: 0.9 },
  );
  for (let s = a + 0.06; s < b; s += 0.25) {
    const R = metre(s, out) * 0.085,
      [x, y] = on(s + 0.06, z + 0.05, out);
    shape(
      p,
      [on(s, z + 0.07, out), on(s + 0.12, z + 0.07, out), top(s + 0.12), top(s)],
      "#6d83a8",
      { smooth: false, line: 0.7 },
    );
    tone(
      p,
      [on(s + 0.07, z + 0.08, out), on(s + 0.12, z + 0.08, out), top(s + 0.12), top(s + 0.07)],
      "#a9bbd2",
    );
    for (const k of [0.3, 0.62]) {
      const [q0, q1] = [on(s - 0.01, z + 0.07, out), top(s - 0.01)],
        [w0, w1] = [on(s + 0.13, z + 0.07, out), top(s + 0.13)];
      line(
        p,
        [
          [q0[0] + (q1[0] - q0[0]) * k, q0[1] + (q1[1] - q0[1]) * k],
          [w0[0] + (w1[0] - w0[0]) * k, w0[1] + (w1[1] - w0[1]) * k],
        ],
        0.6,
        undefined,
        false,
      );
    }
    shape(
      p,
      Array.from({ length: 14 }, (_, i): Pt => [
        x + R * Math.cos(i * 0.449),
        y + R * Math.sin(i * 0.449),
      ]),
      "#8ea2c0",
      { smooth: false, line: 0.8 },
    );
    shape(
      p,
      Array.from({ length: 10 }, (_, i): Pt => [
        x + R * 0.45 * Math.cos(i * 0.628),
        y + R * 0.45 * Math.sin(i * 0.628),
      ]),
      "#4d6187",
      { smooth: false, line: 0.5 },
    );
  }
}
