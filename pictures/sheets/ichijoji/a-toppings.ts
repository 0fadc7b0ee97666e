/** On the noodles: a fan of pork, half an egg, green onion, bamboo shoots, a sheet of nori on the rim. */
import { mix, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { pool } from "./a-bowl.ts";
import { print, r, ring, TILT } from "./a-stage.ts";
import { tone } from "./pens.ts";

export function printToppings() {
  print((p) => {
    menma(p);
    nori(p);
    const [px, py] = pool(-0.42, 0.02);
    for (const [dx, dy, turn] of [
      [-96, -150, 0.4],
      [-122, 20, 1.9],
      [-44, 176, 3.2],
    ])
      pork(p, [px + dx, py + dy], 156, turn);
    onion(p, pool(-0.02, 0.3));
    egg(p, pool(0.4, 0.62));
  }, 3.6);
}

/** A slice of rolled pork: a browned edge, fat, and a coil of lean meat. */
function pork(p: Pen, [cx, cy]: Pt, R: number, turn: number) {
  const round = (k: number, dx = 0, dy = 0): Pt[] =>
    Array.from({ length: 26 }, (_, i): Pt => {
      const a = (i / 26) * 6.283;
      const q = R * k * (1 + 0.045 * Math.sin(a * 3 + turn * 2) + 0.025 * Math.sin(a * 5 + turn));
      return [cx + dx + q * Math.cos(a), cy + dy + q * TILT * Math.sin(a)];
    });
  tone(p, round(1.01, 20, 20), "#35150e", true);
  shape(p, round(1, 4, 9), "#6a2f18");
  shape(p, round(1), "#9d5429", { line: 0.7 });
  tone(p, round(0.91), "#f6d9b2", true);
  // one broad coil of lean meat from the edge inwards
  const coil = (k: number) =>
    Array.from({ length: 34 }, (_, i): Pt => {
      const t = i / 33,
        a = turn + t * 8.6,
        q = R * (k - 0.055 * Math.sin(a * 2) - 0.5 * t);
      return [cx + q * Math.cos(a), cy + q * TILT * Math.sin(a)];
    });
  const out = coil(0.84),
    inn = coil(0.5).map(([x, y], i): Pt => {
      const t = i / 33,
        w =
          0.7 +
          0.5 * Math.sin(Math.PI * Math.min(1, t * 1.6 + 0.2)) -
          (t > 0.9 ? (t - 0.9) * 3 : 0);
      return [out[i][0] + (x - out[i][0]) * w, out[i][1] + (y - out[i][1]) * w];
    });
  shape(p, [...out, ...inn.toReversed()], "#d98c6c", { smooth: false, line: 0.35 });
  const lit = inn.map(([x, y], i): Pt => [x + (out[i][0] - x) * 0.45, y + (out[i][1] - y) * 0.45]);
  tone(p, [...out, ...lit.toReversed()], "#c1694d");
  for (let i = 3; i < 31; i += 2)
    if (r.chance(0.75))
      line(
        p,
        [
          [out[i][0] * 0.8 + inn[i][0] * 0.2, out[i][1] * 0.8 + inn[i][1] * 0.2],
          [out[i + 1][0] * 0.3 + inn[i + 1][0] * 0.7, out[i + 1][1] * 0.3 + inn[i + 1][1] * 0.7],
        ],
        0.6,
        "#f2c4a0",
      );
  line(p, ring([cx - 6, cy - 6], R * 0.93, 3.4, 4.6), 1.2, "#e8a866");
}

function egg(p: Pen, [cx, cy]: Pt) {
  const oval = (rx: number, ry: number, dx = 0, dy = 0): Pt[] =>
    Array.from({ length: 48 }, (_, i): Pt => {
      const u = Math.cos((i / 48) * 6.2832) * (1 + 0.03 * Math.sin((i / 48) * 6.2832)),
        v = Math.sin((i / 48) * 6.2832);
      return [cx + dx + rx * u * 0.96 - ry * v * 0.2, cy + dy + ry * v + rx * u * 0.24];
    });
  tone(p, oval(128, 98, 16, 20), "#35150e");
  shape(p, oval(124, 94, 2, 8), "#c9a67c", { smooth: false });
  shape(p, oval(122, 91), "#fdf5e2", { smooth: false, line: 0.7 });
  tone(
    p,
    [...oval(122, 91).slice(2, 20), ...oval(106, 74, -4, -6).slice(2, 20).toReversed()],
    "#ddd0c0",
  );
  shape(p, oval(72, 56, -2, -2), "#d9701c", { smooth: false, line: 0.6 });
  tone(p, oval(62, 46, -6, -6), "#f39a2b");
  tone(p, oval(34, 22, -18, -14), "#fcc04e");
  line(p, oval(52, 38, -8, -8).slice(27, 37), 1.6, "#fff1c4");
}

function nori(p: Pen) {
  const at = pool(-0.66, -1.24);
  tone(p, from(at, "26,44 250,-34 330,190 96,270"), "#8f8488");
  shape(p, from(at, "0,20 226,-66 242,-56 314,152 90,236 70,222"), "#16231f", { smooth: false });
  tone(p, from(at, "16,26 220,-50 238,6 34,84"), "#3d5446");
  tone(p, from(at, "36,92 240,14 262,74 60,150"), "#2b3f35");
  for (let i = 0; i < 20; i++) {
    const u = r.range(0.05, 0.8),
      v = r.range(0.08, 0.92),
      w = r.range(0.04, 0.16);
    const q = (k: number): Pt => [
      at[0] + 12 + (u + k) * 214 + v * 66,
      at[1] + 24 - (u + k) * 80 + v * 190,
    ];
    line(p, [q(0), q(w * 0.5), q(w)], 0.55, "#5d7763");
  }
}

function menma(p: Pen) {
  const [mx, my] = pool(0.66, 0.1);
  for (const [dx, dy, turn] of [
    [-30, 70, -1.0],
    [14, 40, -1.16],
    [44, 4, -1.3],
    [10, 96, -0.86],
  ]) {
    const at = (u: number, v: number): Pt => [
      mx + dx + u * Math.cos(turn) - v * Math.sin(turn),
      my + dy + (u * Math.sin(turn) + v * Math.cos(turn)) * TILT,
    ];
    tone(p, [at(-92, 4), at(92, -2), at(96, 30), at(-88, 38)], "#35150e");
    shape(p, [at(-96, -17), at(94, -20), at(98, 14), at(-94, 19)], "#c58a3c", {
      smooth: false,
      line: 0.8,
    });
    tone(p, [at(-94, -15), at(92, -18), at(93, -8), at(-93, -5)], "#e9bd6f");
    for (const v of [-1, 6, 12])
      line(p, [at(-86, v), at(0, v - r.range(-1, 2)), at(r.range(50, 90), v)], 0.45, "#7d4c1c");
  }
}

/** A heap of cut onion: rings of every size and green, the highest ones the palest. */
function onion(p: Pen, [cx, cy]: Pt) {
  const heap = (k: number, dx: number, dy: number): Pt[] =>
    Array.from({ length: 22 }, (_, i): Pt => {
      const a = (i / 22) * 6.283,
        q = k * (1 + 0.1 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 7));
      return [cx + dx + 150 * q * Math.cos(a), cy + dy + 122 * q * Math.sin(a)];
    });
  tone(p, heap(1.04, 18, 20), "#35150e", true);
  shape(p, heap(1, 0, 0), "#35602c", { line: 0.6 });
  const count = 300;
  for (let i = 0; i < count; i++) {
    const high = i / count,
      a = r.range(0, 6.28),
      q = Math.sqrt(r.u()) * (1.06 - 0.5 * high);
    const at: Pt = [cx + 150 * q * Math.cos(a), cy + 122 * q * Math.sin(a) - 26 * (1 - q) * high];
    const R = r.range(9, 20),
      turn = r.range(0, 3.14),
      flat = r.range(0.5, 1);
    const oval = (k: number): Pt[] =>
      Array.from({ length: 14 }, (_, j): Pt => {
        const b = (j / 14) * 6.283,
          u = R * k * Math.cos(b),
          v = R * k * flat * Math.sin(b);
        return [
          at[0] + u * Math.cos(turn) - v * Math.sin(turn),
          at[1] + u * Math.sin(turn) + v * Math.cos(turn),
        ];
      });
    const green = mix(
      "#3c7031",
      "#b4d56b",
      Math.round(4 * Math.max(0, Math.min(1, high + r.range(-0.3, 0.25)))) / 4,
    );
    shape(p, oval(1), green, { smooth: false, line: 0.34 });
    tone(p, oval(0.55), high > 0.5 && r.chance(0.7) ? "#eef3cd" : "#2a4f25");
  }
}
