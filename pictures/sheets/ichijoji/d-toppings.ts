/** On the noodles: nori, a fan of pork, half an egg, green onion, bamboo shoots. */
import { mix, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { pool } from "./d-bowl.ts";
import { arc, print, r } from "./d-stage.ts";

const flat = { smooth: false, line: 0 };

export function printToppings() {
  print((p) => {
    nori(p, pool(0.1, -1.5));
    pork(p, pool(0.7, -0.22), 116, 0.4);
    pork(p, pool(0.44, -0.34), 120, 1.9);
    pork(p, pool(0.16, -0.4), 122, 3.3);
    menma(p, pool(-0.42, 0.5));
    onion(p, pool(0.0, 0.16));
    egg(p, pool(0.46, 0.4));
  }, 3.4);
}

function nori(p: Pen, at: Pt) {
  shape(p, from(at, "-10,6 176,-24 196,190 24,210"), "#14201c", { smooth: false });
  shape(p, from(at, "0,12 96,-4 112,190 30,204"), "#2c3f35", flat);
  shape(p, from(at, "166,-18 176,-22 194,180 184,182"), "#b4583a", flat);
  for (let i = 0; i < 22; i++) {
    const x = r.range(6, 130),
      y = r.range(10, 150);
    line(p, from(at, `${x},${y} ${x + r.range(14, 40)},${y + r.range(-4, 2)}`), 0.6, "#4e6656");
  }
}

/** A slice of rolled pork: a browned edge, fat, and a coil of lean meat; it leans back. */
function pork(p: Pen, [cx, cy]: Pt, R: number, turn: number) {
  const SQUASH = 0.66;
  const place = (u: number, v: number): Pt => [cx + u * 0.98 - v * 0.14, cy + v * SQUASH + u * 0.1];
  const round = (k: number, dx = 0, dy = 0): Pt[] =>
    Array.from({ length: 26 }, (_, i): Pt => {
      const a = (i / 26) * 6.283,
        q = R * k * (1 + 0.045 * Math.sin(a * 3 + turn * 2) + 0.025 * Math.sin(a * 5 + turn));
      const [x, y] = place(q * Math.cos(a), q * Math.sin(a));
      return [x + dx, y + dy];
    });
  shape(p, round(1.02, -8, 16), "#2a110c", { line: 0 });
  shape(p, round(1, -2, 9), "#6a2f18");
  shape(p, round(1), "#a5582a", { line: 0.7 });
  shape(p, round(0.91), "#f8dcb6", { line: 0 });
  const coil = (k: number) =>
    Array.from({ length: 34 }, (_, i): Pt => {
      const t = i / 33,
        a = turn + t * 8.6,
        q = R * (k - 0.055 * Math.sin(a * 2) - 0.5 * t);
      return place(q * Math.cos(a), q * Math.sin(a));
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
  shape(p, [...out, ...inn.toReversed()], "#dd9170", { smooth: false, line: 0.35 });
  const lit = inn.map(([x, y], i): Pt => [x + (out[i][0] - x) * 0.45, y + (out[i][1] - y) * 0.45]);
  shape(p, [...out, ...lit.toReversed()], "#c1694d", flat);
  for (let i = 3; i < 31; i += 2)
    if (r.chance(0.7))
      line(
        p,
        [
          [out[i][0] * 0.8 + inn[i][0] * 0.2, out[i][1] * 0.8 + inn[i][1] * 0.2],
          [out[i + 1][0] * 0.3 + inn[i + 1][0] * 0.7, out[i + 1][1] * 0.3 + inn[i + 1][1] * 0.7],
        ],
        0.6,
        "#f4caa6",
      );
  line(p, round(0.95).slice(13, 20), 1.3, "#eeb474");
}

function menma(p: Pen, [cx, cy]: Pt) {
  for (const [dx, dy, turn] of [
    [-44, -8, 0.35],
    [-14, 10, 0.12],
    [26, 16, -0.1],
  ]) {
    const at = (u: number, v: number): Pt => [
      cx + dx + u * Math.cos(turn) - v * Math.sin(turn),
      cy + dy + (u * Math.sin(turn) + v * Math.cos(turn)) * 0.8,
    ];
    shape(p, [at(-66, -8), at(64, -10), at(70, 20), at(-62, 22)], "#4a2412", { line: 0 });
    shape(p, [at(-68, -15), at(64, -18), at(70, 11), at(-66, 15)], "#cf9444", { line: 0.8 });
    shape(p, [at(-64, -13), at(60, -16), at(62, -8), at(-62, -4)], "#eec07a", { line: 0 });
    for (const v of [-4, 2, 8]) line(p, [at(-58, v), at(60, v - 2)], 0.5, "#8a5521");
  }
}

/** Half a soft egg, its yolk still wet. */
function egg(p: Pen, [cx, cy]: Pt) {
  const oval = (rx: number, ry: number, dx = 0, dy = 0) =>
    arc([0, 0], rx, ry).map(([u, v]): Pt => [cx + dx + u * 0.98 - v * 0.1, cy + dy + v + u * 0.13]);
  shape(p, oval(116, 72, -4, 17), "#2a110c", flat);
  shape(p, oval(114, 70, 0, 9), "#c79f74", { smooth: false });
  shape(p, oval(113, 67), "#fdf5e2", { smooth: false, line: 0.7 });
  shape(
    p,
    [...oval(113, 67).slice(2, 26), ...oval(100, 55, -3, -5).slice(2, 26).toReversed()],
    "#e3cdb4",
    flat,
  );
  shape(p, oval(68, 41, 2, -2), "#d9661a", { smooth: false, line: 0.6 });
  shape(p, oval(59, 33, -2, -6), "#f3922a", flat);
  shape(p, oval(36, 17, -10, -11), "#fdc152", flat);
  line(p, oval(44, 23, -6, -9).slice(34, 50), 1.6, "#fff3cc");
  line(p, oval(50, 27, 0, -4).slice(4, 16), 1.2, "#ff7a3a");
}

/** A heap of cut green onion: small rings in every green. */
function onion(p: Pen, [cx, cy]: Pt) {
  shape(p, arc([cx, cy + 10], 128, 62), "#22381e", { smooth: false, line: 0.6 });
  for (let i = 0; i < 210; i++) {
    const a = r.range(0, 6.28),
      high = i / 210,
      q = Math.sqrt(r.u()) * (1 - high * 0.55);
    const at: Pt = [cx + 122 * q * Math.cos(a), cy + 56 * q * Math.sin(a) - 54 * (1 - q) * high];
    const R = r.range(9, 15);
    shape(
      p,
      arc(at, R, R * r.range(0.5, 0.95)),
      mix("#35682c", "#b9da6c", high * 0.85 + r.range(-0.15, 0.15)),
      { smooth: false, line: 0.35 },
    );
    shape(p, arc([at[0], at[1] - 1], R * 0.5, R * 0.36), high > 0.45 ? "#edf5c4" : "#24491f", flat);
  }
}
