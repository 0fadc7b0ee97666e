/** Hakozushi C: between house and bridge a small willow on the bank, and a boat with a mat roof and its lantern, moored below. */
import { css, lerp, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { bar, cover, edge, face, type Pen, place } from "./c-pen.ts";
import { BANK_TOP, onBank, scaleAt } from "./c-plan.ts";

/** The willow by the bridge: domes of hanging twigs, dark, a little green left in them. */
export function bankWillow(pen: Pen) {
  const foot = onBank(15.4, -1.2, BANK_TOP);
  const k = scaleAt(foot[1]);
  const up = (x: number, z: number): V3 => [foot[0] + x, foot[1], foot[2] + z];
  const at = (x: number, z: number) => place(pen, up(x, z));
  bar(pen, up(0, 0), up(0.1, 2.6), 0.26, "#3c373e", 0.3);
  const T = new Tones(),
    down = pen.mirrored ? -1 : 1;
  const r = new Rng(17);
  const crown: Pt[] = [
    [-1.6, 0.8],
    [-1.65, 3.2],
    [-1.1, 4.1],
    [-0.3, 4.75],
    [0.4, 4.6],
    [1.1, 4],
    [1.6, 3],
    [1.6, 0.8],
  ].map(([x, z]) => at(x, z));
  if (pen.key) clearUnder(pen.key, crown);
  // heads of hanging twigs: where each springs from, how high, how wide
  const heads = [
    [1.5, 3.1, 0.4],
    [-1.5, 3.9, 0.36],
    [0.86, 4.35, 0.44],
    [-0.9, 4.1, 0.5],
    [-0.2, 4.95, 0.42],
    [0.45, 4.1, 0.5],
  ] as const;
  for (const [cx, top, half] of heads) {
    const n1 = 30;
    for (let i = 0; i < n1; i++) {
      // one twig: up from the head, over, and down towards the ground
      const u = (i / (n1 - 1)) * 2 - 1 + 0.1 * r.g();
      const x0 = cx + half * u,
        z0 = top - half * 0.9 * u * u + 0.1 * r.g(),
        z1 = Math.max(0.25, z0 - r.range(1.2, 3.9));
      const lit = u > 0.1 && r.chance(0.24);
      const tone = lit
        ? r.pick(["#6c7458", "#7d8058"])
        : r.pick(["#4a5152", "#40484e", "#555c56", "#4f4f58"]);
      const run: Pt[] = [
        at(cx + 0.3 * half * u, z0 - 0.12),
        at(x0, z0),
        at(x0 + 0.09 * u, lerp(z0, z1, 0.5)),
        at(x0 + 0.16 * u + 0.07 * r.g(), z1),
      ];
      const path = catmull(run, 5);
      T.add(tone, (z) => brushPath(z, path, (t) => (0.16 - 0.1 * t) * k));
      for (const [px, py] of path.slice(5))
        for (const side of [-1, 1])
          T.add(tone, (z) =>
            dab(z, px, py, 0.26 * k, 0.07 * k, down * (1.57 + side * r.range(0.2, 0.6)), 0.1),
          );
    }
    T.flush(pen.x);
  }
}
/** The boat lies along the wall; positions are along the bank and out from the wall. */
export function boat(pen: Pen) {
  const OUT = 1.5;
  const hull = (u: number, side: number, z: number): V3 => {
    const t = lerp(9.4, 15.6, u);
    const beam = 0.62 * Math.sin(Math.PI * Math.min(1, 0.12 + u * 0.8)) ** 0.6;
    return onBank(t, OUT + side * beam, z + 0.5 * (2 * u - 1) ** 4 * (u > 0.5 ? 1 : 0.35));
  };
  const run = (side: number, z: number) =>
    Array.from({ length: 17 }, (_, i) => hull(i / 16, side, z));
  // the far side and the floor, the near side
  face(pen, [...run(-1, 0.42), ...run(1, 0.42).toReversed()], "#241c2b");
  face(pen, [...run(1, -0.02), ...run(1, 0.42).toReversed()], "#3a2c2b", 0.6);
  face(pen, [...run(1, -0.02), ...run(1, 0.12).toReversed()], "#2a1f2a");
  edge(pen, run(1, 0.34), 0.2);
  face(pen, [...run(1, 0.4), ...run(1, 0.5).toReversed()], "#5d483c", 0.3);
  // the mat roof
  const hoop = (u: number): Pt[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (i / 12);
      return place(
        pen,
        onBank(lerp(9.4, 15.6, u), OUT + 0.55 * Math.cos(a), 0.46 + 0.82 * Math.sin(a)),
      );
    });
  const [near, far] = [hoop(0.34), hoop(0.7)];
  cover(pen, [...near.slice(0, 8), ...far.slice(0, 8).toReversed()], "#6a5341");
  pen.x.strokeStyle = css("#8d6f52", 0.9);
  pen.x.lineWidth = 1.1;
  for (let i = 1; i < 7; i++) {
    pen.x.beginPath();
    pen.x.moveTo(...near[i]);
    pen.x.lineTo(...far[i]);
    pen.x.stroke();
  }
  cover(pen, near, "#1d1620");
  if (pen.key) {
    pen.key.fillStyle = css("#191320", 0.9);
    for (const line of [near, far.slice(0, 8), [near[7], far[7]]]) {
      pen.key.beginPath();
      brushPath(pen.key, line, () => 1.3);
      pen.key.fill();
    }
  }
  const lamp = onBank(11.2, OUT + 0.5, 1.15),
    k = scaleAt(lamp[1]);
  const [px, py] = place(pen, lamp);
  const glow = pen.x.createRadialGradient(px, py, 2, px, py, 0.8 * k);
  glow.addColorStop(0, "rgba(255,200,100,0.4)");
  glow.addColorStop(1, "rgba(255,180,80,0)");
  pen.x.fillStyle = pen.mirrored ? "rgba(0,0,0,0)" : glow;
  pen.x.fillRect(px - k, py - k, 2 * k, 2 * k);
  const oval = (s: number): Pt[] =>
    Array.from({ length: 16 }, (_, i) => [
      px + 0.17 * s * k * Math.cos(i * 0.393),
      py + 0.24 * s * k * Math.sin(i * 0.393),
    ]);
  cover(pen, catmull(oval(1), 2, true), "#eda64c");
  fillPoly(pen.x, oval(0.55), "#ffe6a0");
}
