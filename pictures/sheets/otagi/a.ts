/** The vermilion gate from the bend of the Kiyotaki road, a wall of cedars behind it; early summer, noon. */
import {
  bokashi,
  clamp,
  css,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { cedarCrown, fern, mapleSpray } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import type { Cam } from "../../kit/terrain.ts";
import { drawGate } from "./gate.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(83, "#f0e9d8");
const n = new Noise(5);
/** From some way off, so that the gate stands upright. */
const cam: Cam = { x: 0, y: 0, z: 1.9, f: 2750, cx: 800, hy: 872 };
const leaf = ramp(stops("0 #12302f, 0.3 #2a5f40, 0.6 #4f8748, 0.85 #a3bd5c, 1 #dfe08f"));

// ---------- pale noon sky, one cloud ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      800,
      stops("0 #6a9fc0, 0.25 #a3c8d4, 0.6 #d6e3dc, 1 #f0e9d4"),
    );
    x.fillRect(0, 0, W, 900);
  },
  { grain: 0.18 },
);
P.mist(mistBand(n, 190, 60, 46, { max: 0.75, amp: 30, rag: 0.7 }), "#f5f1e4", { grain: 0.1 });

// ---------- the cedar wall, far rows paler ----------
for (const [row, [tone, lit, count, top, half]] of (
  [
    ["#7fa39b", "#a9c2b0", 20, 130, 80],
    ["#3f6f66", "#6f967c", 20, 230, 92],
    ["#123536", "#3f7050", 17, 330, 112],
  ] as const
).entries()) {
  const L = layer(),
    r = new Rng(50 + row);
  // the dark between the trees
  L.x.fillStyle = bokashi(
    L.x,
    0,
    top + 190,
    0,
    900,
    [
      [0, tone],
      [1, tone],
    ],
    pts("0,0 0.45,0.9 1,1"),
  );
  L.x.fillRect(0, top + 190, W, 760);
  for (let i = 0; i < count; i++) {
    const x = ((i + r.range(0.15, 0.85)) / count) * (W + 240) - 120;
    const valley = 190 * sstep(1150, 1650, x) + 60 * Math.exp(-(((x - 620) / 200) ** 2));
    cedarCrown(L.x, x, top + valley + r.range(-80, 60), 960, r.range(0.8, 1.15) * half, r, {
      s: 1.7 + row * 0.55,
      dens: 0.95,
      lightDir: 1,
      col: (t, y) => mix(mix(tone, lit, t), "#dfe6d6", (0.3 - row * 0.12) * sstep(560, 860, y)),
    });
  }
  P.put(L, { occlude: 1 });
  if (row < 2)
    P.mist(mistBand(n, 700 - row * 30, 140, 120, { max: 0.5 - row * 0.15, amp: 26 }), "#e8ecdc", {
      grain: 0.1,
    });
}
tick("cedars");

// ---------- the bank, the road's bend ----------
/** The road sweeps in from the lower right and passes the gate on its left. */
const bend = (y: number): [number, number] => {
  const t = clamp((y - 886) / (H - 886));
  const middle = lerp(1400, 1120, Math.sin(t * 1.57)) + 250 * t * t;
  const half = 26 + 540 * Math.pow(t, 1.25);
  return [middle - half, middle + half];
};
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 880, 0, H, stops("0 #6f9a5a, 0.4 #3f6f44, 1 #1b3c34"));
    x.fillRect(0, 880, W, H);
  },
  { grain: 0.14 },
);
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 886, 0, H, stops("0 #e9e1cc, 0.35 #cfc6b6, 1 #8f8a8c"));
    const left: Pt[] = [],
      right: Pt[] = [];
    for (let y = 886; y <= H + 10; y += 6) {
      const [a, b] = bend(y);
      left.push([a + 4 * n.n2(y * 0.03, 1), y]);
      right.push([b + 4 * n.n2(y * 0.03, 5), y]);
    }
    poly(x, [...left, ...right.toReversed()]);
    x.fill();
  },
  { grain: 0.22 },
);
shadeRoad();
tick("road");

/** Leaf shade lies across the road in long flat shapes. */
function shadeRoad() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(9);
  for (let i = 0; i < 2600; i++) {
    const y = 900 + Math.pow(r.u(), 0.8) * 300;
    const [a, b] = bend(y);
    const x = r.range(a, b);
    if (n.fbm(x * 0.0028 + 3, y * 0.011, 3) < 0.1 + 0.12 * r.u()) continue;
    const long = lerp(10, 70, (y - 900) / 300);
    T.add("#5f6a78", (z) => dab(z, x - long / 2, y, long, long * 0.2, 0.04), 0.5);
  }
  T.flush(L.x);
  P.put(L);
}

// ---------- the gate on its bank, steps before it ----------
const origin: [number, number, number] = [-1.5, 43, 0.9];
const gate = drawGate(cam, origin, 0.44);
printSteps();
P.put(gate.colour, { occlude: 1 });
stamp(P.key.x, gate.key);
tick("gate");

function printSteps() {
  const L = layer(),
    K = layer();
  for (let i = 0; i < 6; i++) {
    const w = -0.9 + i * 0.15 + 0.02,
      v = -5.4 + i * 0.4;
    const quad = (a: [number, number, number][], c: string) => {
      L.x.fillStyle = c;
      poly(L.x, a.map(gate.place));
      L.x.fill();
      K.x.strokeStyle = css("#26282c", 0.8);
      K.x.lineWidth = 1.4;
      poly(K.x, a.map(gate.place));
      K.x.stroke();
    };
    quad(
      [
        [-2.3, v, w],
        [2.3, v, w],
        [2.3, v, w - 0.17],
        [-2.3, v, w - 0.17],
      ],
      "#7c7f7a",
    );
    quad(
      [
        [-2.3, v, w],
        [2.3, v, w],
        [2.3, v + 0.42, w],
        [-2.3, v + 0.42, w],
      ],
      "#c9c6b4",
    );
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

// ---------- azalea, ferns and young maple about the gate ----------
{
  const r = new Rng(23);
  const fresh = (t: number) => leaf.at(t);
  // a hedge closes the foot of the wood
  for (let i = 0; i < 60; i++) {
    const x = r.range(-60, W + 60);
    if (x > 330 && x < 1080) continue;
    const size = r.range(50, 95);
    azalea(x, 905 + r.range(0, 22), size, r, 0.05);
  }
  for (let i = 0; i < 330; i++) {
    const sy = lerp(952, H + 70, Math.pow(i / 330, 1.25));
    const sx = r.range(-70, W + 70);
    const [a, b] = bend(Math.min(H, sy));
    if (sx > a - 34 && sx < b + 34) continue;
    if (sy < 1075 && sx > 560 && sx < 1080) continue; // the steps stay clear
    const unit = lerp(66, 250, (sy - 952) / 300);
    const kind = r.u();
    if (kind < 0.45)
      sasa(P.base.x, P.key.x, sx, sy, unit * r.range(0.4, 0.6), r, fresh, { light: 0.5 });
    else if (kind < 0.78) fern(P.base.x, sx, sy, unit * r.range(0.45, 0.75), r, (t) => fresh(t), 7);
    else azalea(sx, sy, unit * r.range(0.45, 0.7), r, 0.2);
  }
  const L = layer();
  for (const [x, y, wide] of [
    [1480, 60, 420],
    [1300, 20, 360],
    [1570, 170, 330],
    [1420, 150, 260],
    [1590, 280, 240],
    [1180, -6, 300],
  ] as const)
    mapleSpray(L.x, x, y, wide, 92, r, {
      leaf: 14,
      ramp: (t) => leaf.at(0.3 + 0.66 * t),
      dens: 0.85,
      droop: 0.2,
    });
  P.put(L, { occlude: 1 });
}

/** A clipped azalea: a dark dome pricked with rose. */
function azalea(sx: number, sy: number, size: number, r: Rng, blooms: number) {
  const T = new Tones();
  for (let i = 0; i < 130; i++) {
    const a = r.range(0, Math.PI),
      k = Math.sqrt(r.u());
    const x = sx + Math.cos(a) * size * k,
      y = sy - Math.sin(a) * size * 0.62 * k;
    const light = clamp(0.2 + 0.5 * k * Math.sin(a) + 0.12 * r.g());
    const bloom = r.chance(blooms) && light > 0.3;
    T.add(
      bloom ? r.pick(["#d9607e", "#ea8fa2", "#c94468"]) : leaf.at(Math.round(light * 6) / 6),
      (z) => dab(z, x, y, size * 0.13, size * 0.075, r.range(-2.4, -0.6)),
    );
  }
  T.flush(P.base.x);
}

P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 1010, 0, H, stops("0 #16302f, 1 #16302f"), pts("0,0 1,0.6"));
    x.fillRect(0, 1010, W, 190);
  },
  { occlude: 0, grain: 0.2 },
);
const sheet = P.finish({
  wood: 0.09,
  vignette: 0.1,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.05,
});
seal(sheet.getContext("2d"), 60, 1092, "門", 34);
await save(sheet, "out/otagi-a.png");
console.log("total", elapsed().toFixed(1));
