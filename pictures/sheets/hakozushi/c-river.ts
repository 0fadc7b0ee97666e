/** Hakozushi C, the river at Nakanoshima: towers in evening haze, trees on the far bank, the water, and a rower. */
import { createCanvas } from "@napi-rs/canvas";
import { bokashi, lerp, mix, Noise, Rng, sstep, W } from "../../kit/core.ts";
import { dab } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

const n = new Noise(70);
const WATER = -2.4;

/** Towers in haze at the back, at two distances. */
export function towers(P: Print, foot: number) {
  const r = new Rng(15);
  for (const [nth, c0, c1, tall] of [
    [0, "#b3a5b0", "#f0cfaa", 1],
    [1, "#8f8aa2", "#dcb49c", 0.66],
  ] as [number, string, string, number][]) {
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, foot - 300, 0, foot, [
          [0, c0],
          [1, c1],
        ]);
        for (let px = 90 + nth * 60; px < W;) {
          const w = r.range(46, 110),
            h = r.range(130, 300) * tall * (0.6 + 0.6 * Math.abs(n.n2(px * 0.003, nth)));
          x.fillRect(px, foot - h, w, h);
          if (r.chance(0.4)) x.fillRect(px + w * 0.3, foot - h - r.range(8, 20), w * 0.3, 24);
          px += w + r.range(4, 70);
        }
      },
      { grain: 0.12 },
    );
    P.mist(mistBand(n, foot - 30, 90, 50, { max: 0.7, amp: 8 }), "#fad0a0", { grain: 0.1 });
  }
}
/** The trees of the far bank, in four tones of new leaves, dark below. */
function grove() {
  const c = createCanvas(2400, 200),
    x = c.getContext("2d"),
    r = new Rng(16);
  const tones = ["#3f5f58", "#5f7f5e", "#93a468", "#dcc880"];
  const crowns = Array.from({ length: 46 }, () => ({
    at: r.range(-20, 2420),
    wide: r.range(34, 80),
    high: r.range(50, 130),
  }));
  for (const [k, tone] of tones.entries()) {
    x.fillStyle = tone;
    for (const { at, wide, high } of crowns)
      for (let i = 0; i < 70 - 14 * k; i++) {
        const a = r.range(0, 6.283),
          d = Math.sqrt(r.u()) * (1 - 0.16 * k);
        x.beginPath();
        dab(
          x,
          at + Math.cos(a) * d * wide - 5 * k,
          196 - high * 0.55 + Math.sin(a) * d * high * 0.5 - 7 * k,
          r.range(12, 24),
          r.range(8, 14),
          r.range(0, 6.283),
        );
        x.fill();
      }
  }
  return c;
}
const water: Mat = {
  c: linear("#4f8a80"),
  line: 0,
  wet: () => 0.78,
  rough: 0.11,
  tex: (h, o) => {
    // long ripples in three tones, closer together far away; dark where we look down into the water
    const s = 1 / (0.4 + 0.035 * h.y);
    const v = n.fbm(h.x * 0.24 * s, h.y * 1.7 * s, 3) - 0.16 * sstep(16, 3, h.y);
    const t = v > 0.36 ? 1 : v > 0.06 ? 0.4 : 0.08;
    const deep = linear("#123f4a"),
      lit = linear(mix("#6da596", "#e6c08a", sstep(6, 22, h.y)));
    for (let i = 0; i < 3; i++) o[i] = lerp(deep[i], lit[i], t);
  },
};
/** A single scull; the rower leans back, oars spread on the water. */
function rower(w: World, [x, y]: [number, number], yaw: number) {
  const c = createCanvas(1200, 340),
    g = c.getContext("2d");
  const fill = (tone: string, pts: [number, number][]) => {
    g.fillStyle = tone;
    g.beginPath();
    for (const [a, b] of pts) g.lineTo(a, b);
    g.closePath();
    g.fill();
  };
  fill("#5f3328", [
    [10, 300],
    [430, 276],
    [760, 276],
    [1190, 296],
    [760, 330],
    [400, 332],
  ]);
  fill("#e9c58c", [
    [10, 300],
    [430, 276],
    [760, 276],
    [1190, 296],
    [760, 286],
    [430, 286],
  ]);
  // legs, back, arms, head
  fill("#2c2a3a", [
    [560, 282],
    [690, 236],
    [790, 280],
    [770, 292],
    [690, 262],
    [590, 292],
  ]);
  fill("#f3ead6", [
    [556, 288],
    [472, 140],
    [510, 112],
    [560, 128],
    [624, 280],
  ]);
  fill("#d9a078", [
    [516, 140],
    [640, 196],
    [690, 190],
    [690, 206],
    [630, 222],
    [512, 172],
  ]);
  g.fillStyle = "#2a2028";
  g.beginPath();
  g.ellipse(488, 96, 34, 40, -0.5, 0, 7);
  g.fill();
  fill("#7a4a2e", [
    [690, 190],
    [300, 306],
    [180, 330],
    [180, 338],
    [310, 316],
    [692, 204],
  ]);
  fill("#c8402c", [
    [250, 312],
    [150, 326],
    [150, 340],
    [256, 326],
  ]);
  w.card(
    x,
    y,
    WATER - 0.12,
    6.4,
    1.82,
    c,
    flat("#fff", { emit: 0.85, ghost: true, line: 0.5 }),
    yaw,
  );
}
export function river(w: World) {
  w.box(-200, 2.5, WATER - 1, 200, 92, WATER, water);
  const quay = flat("#c3a488", { emit: 0.7, line: 0.4, ghost: true });
  w.box(-200, 92, WATER - 1, 200, 96, WATER + 2.6, quay);
  w.card(
    0,
    93,
    WATER + 2,
    150,
    12.5,
    grove(),
    flat("#fff", { emit: 0.85, ghost: true, line: 0.2 }),
  );
  rower(w, [5.0, 15], -0.12);
}
