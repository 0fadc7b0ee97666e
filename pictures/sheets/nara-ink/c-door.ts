/** The door of the ink house: a curtain, somebody who comes out under it, the blank board. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { face, on } from "./c-stage.ts";
import { tone } from "./stage.ts";

const LIT = "#a8744a",
  DARK = "#2a1b1a";

/** The way in: an indigo curtain, one panel blown aside, lamplight on the earth floor behind it. */
export function door(p: Pen) {
  tone(p, face(2.06, 3.34, 0.06, 2.6), "#1d1518");
  tone(p, face(2.3, 3.2, 0.06, 1.5), "#7a4420");
  tone(p, [on(2.4, 0.06), on(3.2, 0.06), on(3.05, 0.9), on(2.62, 0.9)], "#e0913c");
  tone(p, [on(2.62, 0.9), on(3.05, 0.9), on(3.05, 1.5), on(2.62, 1.5)], "#f3c878");
  shape(p, face(2.04, 3.36, 0, 0.1, 0.12), "#a89f95", { smooth: false });
  guest(p);
  // the morning wind lifts each panel a little more than the one before it
  const hem = [1.2, 1.2, 1.26, 1.34];
  for (let i = 0; i < 4; i++) {
    const a = 2.08 + i * 0.315,
      blown = [0.03, 0.07, 0.13, 0.22][i];
    const place = (u: number, v: number) =>
      on(
        a + 0.3 * u + blown * 0.55 * v * v,
        2.5 - (2.5 - hem[i]) * v + 0.05 * v * Math.sin(u * 5 + i),
        0.06 + blown * v * v * (0.7 + 0.5 * u),
      );
    const strip = (u0: number, u1: number, v0 = 0): Pt[] => {
      const rows = [0, 0.2, 0.4, 0.6, 0.8, 1].map((v) => v0 + (1 - v0) * v);
      return [
        ...rows.map((v) => place(u0, v)),
        place((u0 + u1) / 2, 1),
        ...rows.toReversed().map((v) => place(u1, v)),
      ];
    };
    shape(p, strip(0, 1), "#26406f", { smooth: false });
    tone(p, strip(0, 0.3, 0.1), "#1b2d54");
    if (i !== 1) tone(p, strip(0.62, 0.8, 0.3), "#4a6fa0");
    tone(p, [place(0, 0), place(1, 0), place(1, 0.26), place(0, 0.3)], "#182848");
  }
  shape(p, face(2.0, 3.42, 2.5, 2.56, 0.1), LIT, { smooth: false, line: 0.8 });
}

/** Somebody comes out under the curtain: one knee bent over the sill, a red lining at the hem, sandals. */
function guest(p: Pen) {
  const o = on(2.74, 0.12, 0.1);
  const f = (text: string) => from(o, text);
  // the foot behind, its heel up
  shape(p, f("-24,-40 -8,-40 -8,-18 0,-7 2,0 -16,-4 -26,-16"), "#d9cfd0", {
    smooth: false,
    line: 0.6,
  });
  shape(p, f("-28,-13 -22,-15 4,1 3,6 -12,2"), "#5a3a24", { smooth: false, line: 0.5 });
  // the foot in front
  shape(p, f("22,-46 40,-48 46,-14 60,-5 63,4 36,5 32,-10"), "#f6ecdf", {
    smooth: false,
    line: 0.6,
  });
  shape(p, f("31,4 67,3 67,10 31,11"), "#5a3a24", { smooth: false, line: 0.5 });
  line(p, f("42,-10 54,-6 60,-8"), 0.9, "#c8402c");
  shape(
    p,
    f("-30,-200 34,-200 40,-150 50,-112 50,-78 44,-42 16,-36 -8,-34 -32,-30 -36,-80 -32,-140"),
    "#2b2a4a",
    { smooth: false },
  );
  tone(p, f("50,-112 50,-78 44,-42 37,-40 42,-78 40,-108 32,-150 33,-180"), "#d8873a");
  tone(p, f("-30,-200 -10,-200 -8,-130 -14,-34 -32,-30 -36,-80 -32,-140"), "#1c1a34");
  tone(p, f("44,-42 16,-36 -8,-34 -32,-30 -33,-38 -8,-42 16,-44 45,-50"), "#b8402e");
  line(p, f("8,-196 16,-140 24,-100 18,-42"), 0.8);
  line(p, f("30,-150 40,-108 34,-84"), 0.6);
}

/** The board hangs out over the street: thick keyaki wood, its grain the only writing, a small roof of its own. */
export function board(p: Pen) {
  const s = 1.98;
  shape(p, [on(s, 2.86, 0), on(s, 2.92, 1.2), on(s, 2.86, 1.2), on(s, 2.8, 0)], DARK, {
    smooth: false,
  });
  const slab: Pt[] = [on(s, 2.7, 0.24), on(s, 2.7, 1.12), on(s, 1.32, 1.12), on(s, 1.32, 0.24)];
  shape(
    p,
    [
      ...slab.slice(0, 2).map(([x, y]): Pt => [x + 14, y - 1]),
      ...slab.slice(2).map(([x, y]): Pt => [x + 14, y]),
    ],
    "#6b4024",
    { smooth: false },
  );
  shape(p, slab, "#a97a48", { smooth: false, line: 1.3 });
  tone(p, [on(s, 2.7, 0.24), on(s, 2.7, 1.12), on(s, 2.52, 1.12), on(s, 2.46, 0.24)], "#74502f");
  for (const [u, sway] of [
    [0.32, 0.02],
    [0.42, 0.05],
    [0.52, 0.07],
    [0.64, 0.06],
    [0.74, 0.03],
    [0.84, 0.01],
    [0.98, -0.02],
  ])
    line(
      p,
      [on(s, 2.5, u), on(s, 2.1, u - sway), on(s, 1.8, u + sway), on(s, 1.36, u)],
      0.7,
      "#8a5a2c",
    );
  shape(
    p,
    [on(s, 2.72, 0.14), on(s, 2.72, 1.22), on(s, 2.84, 1.12), on(s, 2.84, 0.24)],
    "#3d4f74",
    { smooth: false },
  );
}
