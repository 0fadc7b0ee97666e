/** Hakozushi C, the river at Nakanoshima: the town in the evening haze, the far bank's trees, the water. */
import { createCanvas } from "@napi-rs/canvas";
import { bokashi, lerp, mix, Noise, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { dab, poly, roughen } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { WATER } from "./c-plan.ts";

const n = new Noise(70);

/** The town in haze at the back: one band of roofs in a single mauve. */
export function town(P: Print, foot: number) {
  const r = new Rng(15);
  const roofs: Pt[] = [[-20, foot]];
  for (let px = -20; px < W + 20;) {
    const wide = r.range(40, 150),
      quarter = n.n2(px * 0.0042, 4);
    const high = quarter > 0.28 ? 240 : quarter > -0.1 ? 196 : 140;
    const top = foot - high - 0.05 * px - r.range(-9, 9);
    roofs.push([px, top + r.g() * 2], [px + wide, top + r.g() * 3]);
    // a lift house or a tank on the roof
    if (r.chance(0.3))
      roofs.splice(
        -1,
        0,
        [px + wide * 0.3, top],
        [px + wide * 0.32, top - 16],
        [px + wide * 0.6, top - 17],
        [px + wide * 0.6, top],
      );
    px += wide;
  }
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, foot - 250, 0, foot - 60, [
        [0, "#9a8ba6"],
        [0.45, "#b79aa4"],
        [1, "#f3c79a"],
      ]);
      poly(x, roughen([...roofs, [W + 20, foot]], n, 1.4, 0.03, 12));
      x.fill();
    },
    { grain: 0.2 },
  );
  P.mist(mistBand(n, foot - 24, 90, 50, { max: 0.75, amp: 8 }), "#fad0a0", { grain: 0.1 });
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
}
