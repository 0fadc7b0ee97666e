/** On the broth: nori, pork, noodles, bamboo shoots, half an egg, green onion. */
import { mix, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { arc, r } from "./d-stage.ts";

export function nori(p: Pen) {
  shape(p, from([846, 1100], "0,0 118,18 106,140 -12,118"), "#1d2b26", { smooth: false });
  shape(p, from([846, 1100], "4,4 46,11 34,120 -6,112"), "#33463b", { smooth: false, line: 0 });
  for (let i = 0; i < 9; i++) {
    const y = r.range(8, 104);
    line(
      p,
      from([846, 1100], `${r.range(2, 30)},${y} ${r.range(60, 104)},${y + 12}`),
      0.5,
      "#4e6252",
    );
  }
}

/** A slice that leans on the next one: browned rim, fat, a spiral of pink meat. */
export function pork(p: Pen, [cx, cy]: Pt) {
  const round = (k: number, dx = 0, dy = 0): Pt[] =>
    Array.from({ length: 22 }, (_, i): Pt => {
      const a = (i / 22) * 6.283;
      const q = k * (1 + 0.05 * Math.sin(a * 3 + cx));
      const u = 84 * q * Math.cos(a),
        v = 62 * q * Math.sin(a);
      return [cx + dx + u * 0.97 - v * 0.12, cy + dy + v + u * 0.18];
    });
  shape(p, round(1, -3, 9), "#6b3218");
  shape(p, round(1), "#9a5428", { line: 0.8 });
  shape(p, round(0.9, 1, -1), "#f3d3ad", { line: 0 });
  shape(p, round(0.74, -4, 3), "#d58f70", { line: 0 });
  shape(p, round(0.46, 6, -4), "#f6dcb8", { line: 0 });
  shape(p, round(0.32, 4, -2), "#c97d60", { line: 0 });
  const coil = Array.from({ length: 16 }, (_, i): Pt => {
    const a = i * 0.5,
      q = 0.12 + i * 0.052;
    return [cx + 84 * q * Math.cos(a), cy + 62 * q * Math.sin(a) + 10 * q * Math.cos(a)];
  });
  line(p, coil, 0.6, "#8c4a30");
  line(p, arc([cx - 14, cy - 8], 54, 36, 3.5, 4.7), 1.6, "#fff2d8");
}

/** A bundle of thin noodles, folded once, its ends under the broth. */
export function noodles(p: Pen) {
  const strands = 17;
  for (let i = 0; i < strands; i++) {
    const s = i / (strands - 1);
    const path: Pt[] = [
      [552 + s * 44 + r.range(-12, 8), 1330 + s * 44 + r.range(-6, 8)],
      [586 + s * 36, 1290 + s * 62 + r.range(-2, 2)],
      [640 + s * 22, 1278 + s * 72 + r.range(-3, 3)],
      [694 + s * 6, 1296 + s * 70],
      [716 - s * 6 + r.range(-8, 8), 1336 + s * 50 + r.range(-6, 10)],
    ];
    line(p, path, 2.6, "#7b4618");
    line(p, path, 1.9, i % 3 ? "#f0c974" : "#fbe3a2");
  }
}

export function menma(p: Pen) {
  for (const [x, y, turn] of [
    [752, 1380, -0.1],
    [782, 1392, 0.12],
    [826, 1388, -0.22],
  ]) {
    const at = (u: number, v: number): Pt => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + (u * Math.sin(turn) + v * Math.cos(turn)) * 0.8,
    ];
    shape(p, [at(-46, -10), at(44, -12), at(48, 8), at(-44, 11)], "#c48a3e", { line: 0.8 });
    for (const v of [-5, 0, 5]) line(p, [at(-38, v), at(40, v - 1)], 0.5, "#8a5521");
  }
}

/** Half a soft egg. */
export function egg(p: Pen, [cx, cy]: Pt) {
  const oval = (rx: number, ry: number, dx = 0, dy = 0) =>
    arc([0, 0], rx, ry).map(([u, v]): Pt => [cx + dx + u * 0.98 - v * 0.1, cy + dy + v + u * 0.16]);
  shape(p, oval(76, 47, 0, 6), "#c79f74", { smooth: false });
  shape(p, oval(75, 44), "#fdf4e0", { smooth: false, line: 0.7 });
  shape(p, oval(44, 27, 2, -1), "#e07a1e", { smooth: false, line: 0.6 });
  shape(p, oval(36, 20, -2, -4), "#f7a531", { smooth: false, line: 0 });
  line(p, arc([cx - 6, cy - 6], 24, 12, 3.4, 4.9), 1.2, "#ffe9b0");
}

/** A heap of cut green onion: small rings in every green. */
export function onion(p: Pen, [cx, cy]: Pt) {
  shape(p, arc([cx, cy + 6], 84, 40), "#2e4a24", { smooth: false, line: 0.6 });
  for (let i = 0; i < 120; i++) {
    const a = r.range(0, 6.28),
      q = Math.sqrt(r.u()) * (1 - i / 260);
    const at: Pt = [
      cx + 82 * q * Math.cos(a),
      cy + 36 * q * Math.sin(a) - 40 * (1 - q) * (i / 120),
    ];
    const R = r.range(7, 12),
      high = i / 120;
    shape(
      p,
      arc(at, R, R * r.range(0.45, 0.9)),
      mix("#3f7030", "#a9cf62", high * 0.8 + r.range(-0.15, 0.2)),
      { smooth: false, line: 0.35 },
    );
    shape(p, arc([at[0], at[1] - 1], R * 0.45, R * 0.32), high > 0.5 ? "#e3efb4" : "#2c5226", {
      smooth: false,
      line: 0,
    });
  }
}
