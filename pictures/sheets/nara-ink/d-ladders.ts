/** Ink sticks tied between plaits of straw: each bundle hangs like a ladder, black against the light. */
import { lerp, type Pt, Rng, W } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { print, SUN } from "./d-plan.ts";
import { plank, tone } from "./stage.ts";

export interface Ladder {
  readonly x: number;
  readonly rungs: number;
  /** half of a stick's length, and the distance to the next */
  readonly half: number;
  readonly step: number;
  /** how far it swings at its foot */
  readonly sway?: number;
  /** 1 faces us; less when it has turned on its rope */
  readonly turn?: number;
  /** sticks that are taken out */
  readonly gaps?: readonly number[];
}

interface Inks {
  readonly ink: string;
  readonly top: string;
  readonly straw: string;
  readonly lit: string;
  readonly deep: string;
}
export const NEAR: Inks = {
  ink: "#0e0c12",
  top: "#46506a",
  straw: "#a8732c",
  lit: "#ffdc8c",
  deep: "#5e3c1a",
};
export const FAR: Inks = {
  ink: "#1d1c29",
  top: "#5f6c88",
  straw: "#a97a3a",
  lit: "#f9d68c",
  deep: "#6d4a28",
};

/** A bamboo pole across the room with the bundles on it. */
export function printRank(
  pole: readonly [left: number, right: number, thick: number],
  ladders: readonly Ladder[],
  inks: Inks,
) {
  const [y0, y1, R] = pole,
    at = (x: number) => lerp(y0, y1, x / W) + 5 * Math.sin((x / W) * Math.PI);
  print((p) => {
    const r = new Rng(ladders.length * 7);
    for (const l of ladders) bundle(p, l, at(l.x), R, inks, r);
    const edge = (k: number): Pt[] =>
      Array.from({ length: 17 }, (_, i): Pt => [-20 + i * 103, at(-20 + i * 103) + k * R]);
    plank(p, [...edge(-1), ...edge(1).toReversed()], "#6d5230");
    tone(p, [...edge(0.2), ...edge(0.9).toReversed()], "#3a2a20");
    tone(p, [...edge(-0.9), ...edge(-0.5).toReversed()], "#a88450");
    for (const x of [210, 640, 1010, 1420]) {
      line(
        p,
        [
          [x, at(x) - R],
          [x + 3, at(x)],
          [x, at(x) + R],
        ],
        1.2,
      );
      line(
        p,
        [
          [x + 5, at(x + 5) - R],
          [x + 8, at(x)],
          [x + 5, at(x + 5) + R],
        ],
        0.7,
      );
    }
    // the loops over it
    for (const l of ladders)
      for (const k of [-5, 6]) {
        const loop: Pt[] = [
          [l.x + k - R * 0.5, at(l.x) + R * 2.2],
          [l.x + k, at(l.x) - R * 1.15],
          [l.x + k + R * 0.7, at(l.x) + R * 2.2],
        ];
        line(p, loop, R * 0.3, inks.deep);
        line(p, loop, R * 0.16, inks.lit);
      }
  }, 2.2);
}

function bundle(p: Pen, l: Ladder, top: number, R: number, c: Inks, r: Rng) {
  const wide = l.half * (l.turn ?? 1),
    sunward = l.x < SUN[0] ? 1 : -1,
    first = top + R * 2.2 + l.step * 1.6;
  const at = (u: number, k: number): Pt => [
    l.x + u + ((l.sway ?? 0) * k * k) / (l.rungs * l.rungs),
    first + k * l.step + u * 0.02 * (l.sway ?? 0) * 0.05,
  ];
  const knots = [-0.52, 0.52];
  for (const q of knots) {
    const path = [
      [l.x, top + R * 1.4] as Pt,
      ...Array.from({ length: l.rungs + 2 }, (_, k) =>
        at(q * wide + 1.6 * Math.sin(k * 2 + l.x), k - 0.8),
      ),
    ];
    line(p, path, l.half * 0.085, c.deep);
    line(
      p,
      path.map(([x, y]): Pt => [x + sunward * 1.2, y]),
      l.half * 0.05,
      c.straw,
    );
  }
  for (let k = 0; k < l.rungs; k++) {
    if (l.gaps?.includes(k)) continue;
    const slip = r.g() * l.half * 0.035,
      tilt = r.g() * 0.045,
      w = wide * r.range(0.95, 1.04),
      h0 = -0.33 * r.range(0.92, 1.05),
      h1 = 0.33;
    const bar = (u0: number, u1: number, v0: number, v1: number): Pt[] => [
      at(u0 + slip, k + v0 + tilt * (u0 / w)),
      at(u1 + slip, k + v0 + tilt * (u1 / w)),
      at(u1 + slip, k + v1 + tilt * (u1 / w)),
      at(u0 + slip, k + v1 + tilt * (u0 / w)),
    ];
    shape(p, bar(-w, w, h0, h1), c.ink, { smooth: false, line: 0.5 });
    tone(p, bar(-w, w, h0, h0 + 0.09), c.top);
    // the end towards the sun
    const e = Math.min(l.half * 0.05, 5);
    tone(p, sunward > 0 ? bar(w - e, w, h0, h1) : bar(-w, -w + e, h0, h1), "#d9a05a");
    for (const q of knots) {
      const u = q * wide,
        b = l.half * 0.1;
      shape(p, bar(u - b, u + b, -0.42, 0.42), c.straw, { smooth: false, line: 0.45 });
      tone(
        p,
        sunward > 0 ? bar(u + b * 0.35, u + b, -0.4, 0.4) : bar(u - b, u - b * 0.35, -0.4, 0.4),
        c.lit,
      );
      tone(
        p,
        sunward > 0 ? bar(u - b, u - b * 0.4, -0.4, 0.4) : bar(u + b * 0.4, u + b, -0.4, 0.4),
        c.deep,
      );
    }
  }
  // loose ends of straw
  for (const q of knots)
    for (let i = -2; i <= 2; i++)
      line(
        p,
        [
          at(q * wide, l.rungs - 0.6),
          at(q * wide + i * l.half * 0.05, l.rungs + 0.3),
          at(q * wide + i * l.half * 0.1 + r.g() * 2, l.rungs + r.range(1, 2)),
        ],
        l.half * 0.024,
        i * sunward > 0 ? c.lit : c.straw,
      );
}
