/** What stands in the dim part of the room: a scroll on the wall, a cushion on the mats, leaves that blew in. */
import { bokashi, css, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly, mapleLeaf } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { hull, KEY, on, WALL } from "./c-plan.ts";

export function scroll(P: Print) {
  const L = layer(),
    x = L.x;
  const rect = (a: number, b: number, z0: number, z1: number, c: string | CanvasGradient) =>
    fillPoly(x, [on(a, WALL, z1), on(b, WALL, z1), on(b, WALL, z0), on(a, WALL, z0)], c);
  const m = 2.26;
  const y = (z: number) => on(m, WALL, z)[1];
  rect(m - 0.2, m + 0.24, 0.6, 2.0, "#15141d");
  rect(
    m - 0.22,
    m + 0.22,
    0.64,
    2.04,
    bokashi(x, 0, y(2.04), 0, y(0.64), [
      [0, "#283142"],
      [1, "#444c4e"],
    ]),
  );
  rect(
    m - 0.17,
    m + 0.17,
    0.86,
    1.78,
    bokashi(x, 0, y(1.78), 0, y(0.86), [
      [0, "#615e57"],
      [1, "#93866f"],
    ]),
  );
  rect(m - 0.25, m + 0.25, 0.61, 0.65, "#1a1014");
  rect(m - 0.23, m + 0.23, 2.03, 2.055, "#1a1014");
  x.fillStyle = css("#17131a", 0.92);
  x.textAlign = "center";
  x.textBaseline = "middle";
  x.font = "92px KouzanG";
  const [cx] = on(m, WALL, 1);
  x.fillText("普", cx, y(1.52));
  x.fillText("茶", cx, y(1.13));
  P.put(L, { occlude: 1 });
}
/** a cushion of indigo cotton, puffed and tied down in the middle, with small white crosses */
export function cushion(P: Print) {
  const L = layer(),
    K = layer(),
    x = L.x;
  const c: Pt = [1.19, 2.92],
    turn = 0.1,
    s = 0.3;
  const at = (a: number, b: number, z: number): Pt =>
    on(
      c[0] + s * (a * Math.cos(turn) - b * Math.sin(turn)),
      c[1] + s * (a * Math.sin(turn) + b * Math.cos(turn)),
      z,
    );
  /** its outline at a height: a square with round corners */
  const pad = (z: number, g: number) =>
    Array.from({ length: 80 }, (_v, i): Pt => {
      const a = (i / 80) * 2 * Math.PI,
        square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42;
      return at(g * square(Math.cos(a)), g * square(Math.sin(a)), z);
    });
  const belly = [0, 0.012, 0.024, 0.036, 0.05, 0.062, 0.07].map((z, i) =>
    pad(z, [0.95, 0.99, 1, 0.99, 0.95, 0.87, 0.74][i]),
  );
  fillPoly(
    x,
    pad(0, 1.06).map(([a, b]): Pt => [a + 6, b + 6]),
    "#15161d",
    0.7,
  );
  for (const [i, p] of belly.entries()) fillPoly(x, p, mix("#161a30", "#2a3258", i / 6));
  const [l] = at(-1, 0, 0),
    [m] = at(1, 0, 0);
  // the light of the mats reaches its near left
  fillPoly(
    x,
    belly[4],
    bokashi(x, l, 0, m, 0, [
      [0, "#454d76"],
      [0.4, "#2f365a"],
      [1, "#1d2240"],
    ]),
  );
  fillPoly(
    x,
    belly[6],
    bokashi(x, l, 0, m, 0, [
      [0, "#3b436a"],
      [0.5, "#2c3355"],
      [1, "#1f2443"],
    ]),
  );
  x.fillStyle = css("#a9aac0", 0.42);
  x.beginPath();
  for (let i = -2; i <= 2; i++)
    for (let j = -2; j <= 2; j++) {
      if (!i && !j) continue;
      const u = i * 0.36,
        v = j * 0.36,
        z = 0.07 - 0.016 * Math.max(Math.abs(i), Math.abs(j));
      brushPath(x, [at(u - 0.04, v, z), at(u + 0.04, v, z)], () => 2.4);
      brushPath(x, [at(u, v - 0.05, z), at(u, v + 0.05, z)], () => 2.4);
    }
  x.fill();
  // the tie, and the folds that run from it
  x.fillStyle = css("#141830", 0.8);
  x.beginPath();
  for (const [a, b] of [
    [-0.4, -0.34],
    [0.4, -0.3],
    [0.36, 0.36],
    [-0.36, 0.3],
  ])
    brushPath(
      x,
      [at(0, 0, 0.058), at(a * 0.5, b * 0.5, 0.066), at(a, b, 0.07)],
      (t) => 5 * (1 - t),
    );
  x.fill();
  K.x.fillStyle = css(KEY, 0.85);
  K.x.beginPath();
  const edge = hull(belly.flat());
  brushPath(K.x, [...edge, edge[0]], (t) => 1.6 + Math.sin(7 * t));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
export function leaves(P: Print) {
  const r = new Rng(14);
  P.block((x) => {
    for (const [a, d, s] of [
      [0.02, 2.4, 19],
      [-0.5, 2.36, 17],
      [-0.78, 3.3, 12],
      [0.56, 2.52, 16],
    ]) {
      const [u, v] = on(a, d, 0);
      const turn = r.range(0, 6);
      for (const [dx, dy, c] of [
        [-4, 4, a > 0.5 ? "#25262a" : "#6a4a30"],
        [0, 0, a > 0.5 ? "#8e3324" : mix("#c23a22", "#e2592c", r.u())],
      ] as const) {
        x.fillStyle = css(c);
        x.save();
        x.translate(u + dx, v + dy);
        x.scale(1, 0.5);
        x.beginPath();
        mapleLeaf(x, 0, 0, s, turn, 1, 7);
        x.fill();
        x.restore();
      }
    }
  });
}
