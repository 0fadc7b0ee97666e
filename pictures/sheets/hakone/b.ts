/** Wet paving seen from above: rounded stones, moss in every joint, fine rain, and a pair of straw sandals on a broad slab. */
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  lerp,
  mix,
  Noise,
  ramp,
  Rng,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { fern } from "../../kit/flora.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { mirroredForest } from "./b-mirror.ts";
import { drawSandal } from "./b-sandal.ts";
import { layStones, printStone } from "./b-stones.ts";
import { keyColour, moss } from "./road-ink.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(72, "#e4e2da");
/** Looking down: the horizon is far above the sheet. */
const cam: Cam = { x: 0, y: 0, z: 1.05, f: 1300, cx: 800, hy: -520 };
/** The broad slab in the middle, on which the sandals lie. */
const SLAB = { at: [0.2, 1.13] as [number, number], clear: 0.43 };
const on = (x: number, y: number) => proj(cam, x, y, 0.02);

const sky = mirroredForest();
// ---------- a bed of moss, and the stones from far to near ----------
P.block((x) => {
  x.fillStyle = css(moss.at(0.12));
  x.fillRect(0, 0, W, H);
});
{
  const bed = layer(),
    stones = layer(),
    r = new Rng(15);
  const tufts = new Tones(),
    cushions = new Noise(4);
  for (let i = 0; i < 16000; i++) {
    const x = r.range(0, W),
      y = r.range(0, H);
    const mossy = (px: number, py: number, chance: number) =>
      Math.round(clamp(0.47 + 0.5 * cushions.n2(px * 0.004, py * 0.006) + chance * 0.07) * 5) / 5;
    const long = lerp(5, 15, y / H) * r.range(0.6, 1.2);
    tufts.add(moss.at(mossy(x, y, r.g())), (z) =>
      dab(z, x, y, long, long * 0.45, -1.57 + r.g() * 0.7),
    );
  }
  tufts.flush(bed.x);
  P.put(bed);
  const paving = layStones(3.6, 3.4, 0.31, 24, SLAB).toSorted((a, b) => b.middle[1] - a.middle[1]);
  for (const [i, stone] of paving.entries()) {
    const [sx, sy] = on(...stone.middle);
    if (stone.middle[1] < 0.45 || sx < -340 || sx > W + 340 || sy > H + 340) continue;
    printStone(stones, P.key.x, cam, stone, 40 + i, moss.at, sky);
  }
  P.put(stones);
}
tick("stones");

// ---------- water on the stones ----------
{
  const L = layer(),
    r = new Rng(5);
  for (let i = 0; i < 60; i++) {
    const [sx, sy, d] = on(r.range(-0.9, 0.9), r.range(0.75, 2.4));
    const radius = (cam.f / d) * r.range(0.012, 0.03);
    L.x.strokeStyle = css("#eef1ee", r.range(0.35, 0.7));
    L.x.lineWidth = 1.6;
    for (const k of [1, 0.55]) {
      L.x.beginPath();
      L.x.ellipse(sx, sy, radius * k, radius * 0.62 * k, 0, 0, 7);
      L.x.stroke();
    }
  }
  P.put(L);
}

// ---------- a walker's sandals ----------
for (const [at, turn, seed, tie] of [
  [[0.09, 1.2], 0.5, 9, "0,11.6 -1.2,14 -4.2,14.6 -6.4,12.6 -8.6,13.4"],
  [[0.31, 1.16], 0.1, 12, "0,11.6 1.6,14.2 4.8,13.8 6,10.6 8.4,9"],
] as const)
  drawSandal(P, cam, { at: [at[0], at[1]], size: 0.0128, turn, seed, tie }, keyColour);
tick("sandals");

// ---------- ferns in a corner, a few fallen leaves ----------
{
  const r = new Rng(18);
  for (let i = 0; i < 9; i++) {
    const left = i % 3 > 0;
    const x = left ? r.range(-60, 170) : r.range(1500, 1660);
    const y = left ? r.range(980, 1230) : r.range(60, 220);
    fern(P.base.x, x, y, r.range(120, 190), r, (t) => moss.at(clamp(t * 0.85)), 6);
  }
  const L = layer();
  const red = ramp(stops("0 #7d1c22, 0.35 #bf3a28, 0.7 #e5793a, 1 #f2b84c"));
  /** A maple leaf: seven pointed blades from one palm, a stalk, pale ribs. */
  const leaf = (x: number, y: number, size: number, turn: number, t: number) => {
    const blades = [-2.2, -1.5, -0.75, 0, 0.75, 1.5, 2.2].map(
      (a) => [turn + a + 0.06 * r.g(), size * (1 - 0.16 * Math.abs(a) - 0.02 * a * a)] as const,
    );
    for (const [dx, dy, c] of [
      [5, 8, css("#0c1420", 0.5)],
      [0, 0, css(red.at(t))],
    ] as const) {
      L.x.fillStyle = c;
      L.x.beginPath();
      for (const [a, long] of blades)
        dab(
          L.x,
          x + dx - Math.cos(a) * size * 0.16,
          y + dy - Math.sin(a) * size * 0.13,
          long * 1.1,
          long * 0.62,
          a,
        );
      brushPath(
        L.x,
        [
          [x + dx, y + dy],
          [x + dx - Math.cos(turn + 0.2) * size * 0.8, y + dy - Math.sin(turn + 0.2) * size * 0.7],
        ],
        (q) => 3.4 - 2 * q,
      );
      L.x.fill();
    }
    L.x.fillStyle = css(mix(red.at(t), "#ffe2a0", 0.45));
    L.x.beginPath();
    for (const [a, long] of blades) dab(L.x, x, y, long * 0.72, 2.6, a);
    L.x.fill();
  };
  const lying = pts("286,316 1520,380 1330,960 1452,990 1262,1060 404,1130 84,566 150,604");
  // most of them lie in a drift that the rain has washed against the slab
  for (let i = 0; i < 13; i++) {
    const along = r.range(-1, 1);
    lying.push([700 + 130 * along + 26 * r.g(), 840 + 150 * along + 34 * r.g()]);
  }
  for (const [x, y] of lying.toSorted((a, b) => a[1] - b[1]))
    leaf(x, y, lerp(24, 50, clamp(y / H)) * r.range(0.8, 1.15), r.range(0, 6.28), r.range(0.1, 1));
  // one has come down on a sandal
  leaf(1128, 652, 46, 0.9, 0.5);
  P.put(L, { occlude: 1 });
}

// ---------- rain as fine slanting lines, and a dark upper edge ----------
{
  const L = layer(),
    r = new Rng(77);
  for (let i = 0; i < 330; i++) {
    const x = r.range(-40, W + 40),
      y = r.range(-100, H),
      long = r.range(60, 170);
    L.x.strokeStyle = css("#f0f2ee", r.range(0.14, 0.42));
    L.x.lineWidth = r.range(0.7, 1.5);
    L.x.beginPath();
    L.x.moveTo(x, y);
    L.x.lineTo(x - long * 0.08, y + long);
    L.x.stroke();
  }
  P.put(L);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 330, stops("0 #1a2438, 1 #1a2438"), pts("0,0.42 1,0"));
      x.fillRect(0, 0, W, 330);
    },
    { occlude: 0, grain: 0.2 },
  );
}
await finishSheet(P, "hakone-b", {
  seal: { mark: "石", at: [1506, 1096], size: 34 },
  wood: 0.06,
  kuwahara: 0.9,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.12,
});
