/** Hakozushi C, the river at Nakanoshima: the town in the evening haze, the far bank's trees, the water. */
import { createCanvas } from "@napi-rs/canvas";
import { bokashi, lerp, Noise, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { brushPath, poly, roughen } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { WATER } from "./c-plan.ts";

const n = new Noise(70);

/** Thin bars of evening cloud over the bridge, flat, pointed at both ends. */
export function clouds(P: Print) {
  P.block(
    (x) => {
      for (const [from, to, y, thick, tone] of [
        [840, 1560, 108, 15, "#f4d3a4"],
        [1120, 1660, 84, 9, "#e9b58c"],
        [300, 700, 146, 11, "#f7dcae"],
        [96, 330, 128, 7, "#eec095"],
      ] as const) {
        const run = Array.from({ length: 31 }, (_, i): Pt => [
          lerp(from, to, i / 30),
          y + 5 * n.n2(i * 0.17, y) - 3 * Math.sin((Math.PI * i) / 30),
        ]);
        x.fillStyle = tone;
        x.beginPath();
        brushPath(
          x,
          run,
          (t) => thick * Math.sin(Math.PI * (0.02 + 0.96 * t)) * (1 + 0.5 * n.n2(t * 9, y)),
        );
        x.fill();
      }
    },
    { grain: 0.3 },
  );
}
/** The town in haze at the back: one low band of roofs in a single warm grey. */
export function town(P: Print, foot: number) {
  const r = new Rng(15);
  const roofs: Pt[] = [[-20, foot]];
  for (let px = -20; px < W + 20;) {
    const wide = r.range(40, 150),
      quarter = n.n2(px * 0.008, 4);
    const high = quarter > 0.28 ? 150 : quarter > -0.1 ? 120 : 96;
    const top = foot - high - 0.01 * px - r.range(-9, 9);
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
      x.fillStyle = bokashi(x, 0, foot - 165, 0, foot - 40, [
        [0, "#c7a79c"],
        [0.45, "#dcb69a"],
        [1, "#f3c79a"],
      ]);
      poly(x, roughen([...roofs, [W + 20, foot]], n, 1.4, 0.03, 12));
      x.fill();
    },
    { grain: 0.2 },
  );
  P.mist(mistBand(n, foot - 24, 90, 50, { max: 0.75, amp: 8 }), "#fad0a0", { grain: 0.1 });
}
/** The trees of the far bank: one flat band of new leaves, and a darker one at its foot. */
function grove() {
  const c = createCanvas(2400, 200),
    x = c.getContext("2d");
  for (const [tone, top, rag] of [
    ["#8f9a68", 84, 34],
    ["#66775c", 140, 18],
  ] as const) {
    const crowns = Array.from({ length: 161 }, (_, i): Pt => [
      i * 15,
      top - rag * (Math.abs(n.n2(i * 0.21, rag)) * 1.6 - 0.4) - 4 * n.n2(i * 1.3, rag),
    ]);
    x.fillStyle = tone;
    poly(x, [[0, 200], ...crowns, [2400, 200]]);
    x.fill();
  }
  return c;
}
/** Flat: gilt far away, jade where we look down into it; the sheet adds the ripples. */
export const water: Mat = {
  c: linear("#4f8a80"),
  line: 0,
  wet: () => 0.8,
  rough: 0,
  tex: (h, o) => {
    const deep = linear("#17505a"),
      lit = linear("#a58a62");
    const t = sstep(3, 26, h.y);
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
