/** A bare persimmon tree nearby with its last fruit; the low sun behind it lights their edges. */
import { Rng, css, layer, mix, stamp, type Ctx, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb } from "../../kit/flora.ts";
import { brushPath, catmull, dab } from "../../kit/brush.ts";

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

  const hung: Pt[] = [];
  const far = (p: Pt, d: number) => hung.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) > d);
  for (const t of tips) {
    const R = r.range(15, 21),
      at: Pt = [t[0] + r.range(-4, 4), t[1] + R + r.range(4, 14)];
    if (r.chance(0.2) || !far(at, R * 1.25) || at[0] < 8) continue;
    hung.push(at);
    stalk(L.x, t, at, R);
    persimmonFruit(L.x, K.x, at, R, r);
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
