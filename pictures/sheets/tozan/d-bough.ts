/** A bare persimmon tree nearby with its last fruit; the low sun behind it lights their edges. */
import { Rng, css, layer, mix, stamp, type Ctx, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb } from "../../kit/flora.ts";
import { brushPath, catmull, clearUnder, dab, fillPoly } from "../../kit/brush.ts";

const KEY = "#161527";
const WOOD = { body: "#2a2233", light: "#a8705a", key: KEY, lightDir: 1 };

export function persimmonTree(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(12);
  const tips: Pt[] = [];

  /** one branch and its twigs; persimmon wood bends at every joint */
  function branch(from: Pt, angle: number, long: number, width: number, depth: number) {
    const pts: Pt[] = [from];
    let a = angle,
      p = from;
    for (let i = 0; i < 4; i++) {
      a += r.range(-0.3, 0.3) + (i % 2 ? 0.2 : -0.2);
      p = [p[0] + (Math.cos(a) * long) / 4, p[1] + (Math.sin(a) * long) / 4];
      pts.push(p);
    }
    const end = width * (depth ? 0.5 : 0.3);
    limb(L.x, K.x, pts, width, Math.max(2.4, end), r, WOOD);
    if (depth === 0) {
      tips.push(pts[4]);
      if (r.chance(0.5)) tips.push(pts[2]);
      return;
    }
    for (const [at, side] of [
      [2, -1],
      [3, 1],
      [4, -0.5],
      [4, 0.5],
    ] as const)
      branch(
        pts[at],
        a + side * r.range(0.5, 0.95),
        long * r.range(0.5, 0.72),
        width * 0.46,
        depth - 1,
      );
  }
  branch([-70, 880], -0.75, 330, 44, 2);
  branch([-60, 570], -0.12, 250, 26, 2);

  // three sizes; a second fruit often touches the first, half behind it
  const hung: (readonly [Pt, number])[] = [];
  const free = (p: Pt, R: number) =>
    hung.every(([q, S]) => Math.hypot(q[0] - p[0], q[1] - p[1]) > (R + S) * 1.02);
  const hang = (at: Pt, R: number) => {
    const round = Array.from({ length: 20 }, (_, i): Pt => {
      const a = (i / 20) * 6.283;
      return [at[0] + Math.cos(a) * R * 0.97, at[1] + Math.sin(a) * R * 0.84];
    });
    clearUnder(K.x, round);
    persimmonFruit(L.x, K.x, at, R, r);
  };
  for (const [i, t] of tips.entries()) {
    const R = [25, 15, 20, 14, 18][i % 5] * r.range(0.95, 1.06),
      at: Pt = [t[0] + r.range(-4, 4), t[1] + R + r.range(3, 16)];
    if (i % 6 === 1) leaf(L.x, K.x, t, r.range(34, 50), r.range(0.5, 1.2), r);
    if (r.chance(0.22) || !free(at, R) || at[0] < 8) continue;
    if (r.chance(0.34)) {
      const side = r.chance(0.5) ? 1 : -1,
        twin: Pt = [at[0] + side * R * 1.1, at[1] - R * 0.34];
      if (free(twin, R * 0.5)) {
        hung.push([twin, R * 0.8]);
        stalk(L.x, t, twin, R * 0.8);
        hang(twin, R * 0.8);
      }
    }
    hung.push([at, R]);
    stalk(L.x, t, at, R);
    hang(at, R);
    if (R > 17) sepals(L.x, at, R, r);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

function stalk(x: Ctx, from: Pt, to: Pt, R: number) {
  x.fillStyle = css(WOOD.body);
  x.beginPath();
  brushPath(x, [from, [from[0] + 2, (from[1] + to[1] - R) / 2], [to[0], to[1] - R * 0.8]], () => 3);
  x.fill();
}

/** A last leaf: it hangs, folded along its rib; one half has the sun. */
function leaf(x: Ctx, k: Ctx, [px, py]: Pt, long: number, turn: number, r: Rng) {
  const at = (t: number, side: number): Pt => {
    const bend = turn + 0.3 * t,
      wide = long * 0.27 * Math.sin(Math.PI * t ** 0.8) * side;
    return [
      px + Math.cos(bend) * long * t - Math.sin(bend) * wide,
      py + 6 + Math.sin(bend) * long * t + Math.cos(bend) * wide,
    ];
  };
  const ts = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];
  const half = (side: number): Pt[] => [
    ...ts.map((t) => at(t, side)),
    ...ts.toReversed().map((t) => at(t, 0)),
  ];
  const hue = r.u();
  clearUnder(k, [...ts.map((t) => at(t, 1)), ...ts.toReversed().map((t) => at(t, -1))]);
  fillPoly(x, half(1), mix("#5e2626", "#4d3a2c", hue));
  fillPoly(x, half(-1), mix("#a8402a", "#8a6a34", hue));
  k.fillStyle = css(KEY, 0.75);
  k.beginPath();
  brushPath(k, [...ts.map((t) => at(t, 1)), ...ts.toReversed().map((t) => at(t, -1))], () => 1.5);
  brushPath(
    k,
    ts.map((t) => at(t, 0)),
    (t) => 1.6 - t,
  );
  k.fill();
}
/** The four broad, dry sepals of a larger fruit, turned up at their tips. */
function sepals(x: Ctx, [cx, cy]: Pt, R: number, r: Rng) {
  for (const [c, size] of [
    ["#33332c", 1],
    ["#7d7a4a", 0.68],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    for (const a of [3.2, 2.3, 0.85, -0.1])
      dab(
        x,
        cx,
        cy - R * 0.76,
        R * size * r.range(0.66, 0.8),
        R * 0.62 * size,
        a,
        a > 1.6 ? 0.2 : -0.2,
      );
    x.fill();
  }
}

/** A squarish fruit: its near side in shade, a crescent of sun on the right, a dry cap on top */
export function persimmonFruit(x: Ctx, k: Ctx, [cx, cy]: Pt, R: number, r: Rng) {
  const outline = (s: number, ox = 0, oy = 0): Pt[] =>
    catmull(
      Array.from({ length: 14 }, (_, i): Pt => {
        const a = (i / 14) * 6.283;
        return [
          cx + ox + Math.cos(a) * R * s * (1 + 0.05 * Math.cos(4 * a + 0.8)),
          cy + oy + Math.sin(a) * R * s * 0.86,
        ];
      }),
      4,
      true,
    );
  const fill = (p: Pt[], c: string) => {
    x.fillStyle = c;
    x.beginPath();
    p.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
  };
  const ripe = r.u();
  const body = outline(1);
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.beginPath();
  body.forEach(([a, b], i) => (i ? k.lineTo(a, b) : k.moveTo(a, b)));
  k.fill();
  k.restore();
  x.save();
  fill(body, css(mix("#ffb45e", "#ff9a4a", ripe)));
  x.clip();
  fill(outline(0.98, -R * 0.14, R * 0.08), css(mix("#e8792c", "#d85f26", ripe)));
  fill(outline(0.92, -R * 0.42, R * 0.26), css(mix("#b24a26", "#98381f", ripe)));
  x.restore();
  for (const [c, s] of [
    ["#3a3530", 1],
    ["#8f7e4e", 0.6],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    for (const a of [2.9, 2.15, 1.0, 0.25])
      dab(x, cx, cy - R * 0.74, R * 0.66 * s, R * 0.36 * s, a, 0.12);
    x.fill();
  }
  k.fillStyle = css(KEY, 0.8);
  k.beginPath();
  brushPath(k, body.slice(14, 50), (t) => 1 + 1.1 * Math.sin(Math.PI * t));
  k.fill();
}
