/** Wet paving under the feet: rounded stones, moss in every joint, fine rain, and one straw sandal left on a stone. */
import {
  type Ctx,
  type Pt,
  bokashi,
  clamp,
  css,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  Noise,
  ramp,
  Rng,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, mapleLeaf, Tones } from "../../kit/brush.ts";
import { fern } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { layStones, printStone } from "./b-stones.ts";
import { keyColour, moss } from "./road-ink.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(72, "#e4e2da");
/** Looking down: the horizon lies far above the sheet. */
const cam: Cam = { x: 0, y: 0, z: 1.05, f: 1300, cx: 800, hy: -520 };
const on = (x: number, y: number) => proj(cam, x, y, 0.02);

// ---------- a bed of moss, and the stones from far to near ----------
P.block((x) => {
  x.fillStyle = css(moss.at(0.12));
  x.fillRect(0, 0, W, H);
});
{
  const bed = layer(),
    stones = layer(),
    r = new Rng(15);
  const tufts = new Tones();
  for (let i = 0; i < 16000; i++) {
    const x = r.range(0, W),
      y = r.range(0, H);
    const long = lerp(5, 15, y / H) * r.range(0.6, 1.2);
    tufts.add(moss.at(Math.round(clamp(0.4 + r.g() * 0.17) * 7) / 7), (z) =>
      dab(z, x, y, long, long * 0.45, -1.57 + r.g() * 0.7),
    );
  }
  tufts.flush(bed.x);
  P.put(bed);
  const paving = layStones(3.6, 3.4, 0.3, 23).toSorted((a, b) => b.middle[1] - a.middle[1]);
  for (const [i, stone] of paving.entries()) {
    const [sx, sy] = on(...stone.middle);
    if (stone.middle[1] < 0.45 || sx < -340 || sx > W + 340 || sy > H + 340) continue;
    printStone(stones, P.key.x, cam, stone, 40 + i, moss.at);
  }
  P.put(stones);
}
tick("stones");

// ---------- rain standing on the stones ----------
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

// ---------- a straw sandal, left behind ----------
drawSandal([0.17, 1.19], -0.5);
drawSandal([0.31, 1.13], -0.38);
tick("sandal");

/** Woven of rice straw: an oval sole of cords across, two loops, a twisted thong. */
function drawSandal([x, y]: Pt, turn: number) {
  const [sx, sy, d] = on(x, y);
  const unit = (cam.f / d) * 0.01; // a centimetre
  const L = layer(),
    K = layer();
  const r = new Rng(9),
    rough = new Noise(3);
  const place = (u: number, v: number): Pt => {
    const px = u * Math.cos(turn) - v * Math.sin(turn),
      py = u * Math.sin(turn) + v * Math.cos(turn);
    return [sx + px * unit, sy + py * unit * 0.86];
  };
  /** Half the sole's width, at v centimetres from heel (-13) to toe (13). */
  const wide = (v: number) =>
    4.4 * Math.sqrt(Math.max(0, 1 - (v / 13.2) ** 6)) * (1 + 0.09 * Math.sin((v + 3) / 5));
  const sole = (grow: number, dy: number): Pt[] => {
    const edge: Pt[] = [];
    for (const side of [-1, 1])
      for (let i = 0; i <= 24; i++) {
        const v = (-13 + (26 * i) / 24) * side;
        const [px, py] = place(side * (wide(v) + grow + 0.25 * rough.n2(v * 0.8, side)), v);
        edge.push([px, py + dy]);
      }
    return edge;
  };
  const fill = (x: Ctx, p: Pt[], c: string) => {
    x.fillStyle = c;
    x.beginPath();
    p.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
  };
  fill(
    L.x,
    sole(1.1, 2.6 * unit).map(([a, b]) => [a + unit, b] as Pt),
    css("#10151f", 0.72),
  );
  fill(L.x, sole(0.2, 1.1 * unit), "#4a3520");
  fill(L.x, sole(0, 0), "#a37a3c");
  const straw = new Tones();
  for (let row = 0; row <= 44; row++) {
    const v = -12.6 + (25.2 * row) / 44;
    const w = wide(v);
    for (let k = 0; k < 7; k++) {
      const u = -w + 2 * w * ((k + r.u()) / 7);
      const tone = clamp(0.5 + 0.34 * Math.sin(row * 2.9 + k * 2.2) + 0.15 * r.g() - 0.02 * u);
      const [px, py] = place(u - 0.9, v + r.range(-0.1, 0.1));
      const c = mix(
        mix("#5d3f1e", "#c79a52", Math.min(1, tone * 1.6)),
        "#f1d798",
        clamp(tone * 1.6 - 1),
      );
      straw.add(c, (z) =>
        dab(z, px, py, unit * 2.3, unit * 0.66, turn * 0.86 + (row % 2 ? 0.18 : -0.18)),
      );
    }
  }
  straw.flush(L.x);
  const cord = (points: Pt[], thick: number) => {
    const line = catmull(
      points.map(([u, v]) => place(u, v)),
      10,
    );
    for (const [grow, c] of [
      [1.5, "#2a1d14"],
      [1, "#8a6430"],
    ] as const) {
      L.x.fillStyle = c;
      L.x.beginPath();
      brushPath(L.x, line, () => thick * grow * unit);
      L.x.fill();
    }
    for (let i = 2; i < line.length - 1; i += 2) {
      const a = Math.atan2(line[i][1] - line[i - 1][1], line[i][0] - line[i - 1][0]);
      straw.add("#e6c884", (z) =>
        dab(z, line[i][0], line[i][1], thick * unit * 1.1, thick * unit * 0.42, a + 0.75),
      );
    }
    straw.flush(L.x);
  };
  cord(pts("0,10.4 -2.6,6.4 -4.9,1.4 -4.3,-3.5 -2.2,-8.4 0,-12.2"), 0.8);
  cord(pts("0,10.4 2.6,6.4 4.9,1.4 4.3,-3.5 2.2,-8.4 0,-12.2"), 0.8);
  cord(pts("-4.9,1.2 -1.8,1.9 1.8,1.9 4.9,1.2"), 0.75);
  cord(pts("0,10.6 0.2,12.8 1.6,15.6 4.6,16.4 6.4,18.4"), 0.62);
  cord(pts("0,-12.2 -1.4,-15 -4.4,-16.2 -6,-19"), 0.62);
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  const outline = sole(0.1, 0);
  brushPath(K.x, [...outline, outline[0]], (t) => 2 * (1 + 0.5 * Math.sin(t * 40)));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

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
  const red = ramp(stops("0 #8a2026, 0.4 #c9402a, 0.75 #e5793a, 1 #f2b84c"));
  // two drifts of maple leaves, and a few alone
  const lying = pts("300,300 1180,250 1330,960 96,560");
  for (let i = 0; i < 17; i++) {
    const [cx, cy] = i < 10 ? [560, 880] : [1290, 500];
    lying.push([cx + 130 * r.g(), cy + 90 * r.g()]);
  }
  for (const [x, y] of lying.toSorted((a, b) => a[1] - b[1])) {
    const size = lerp(26, 56, clamp(y / H)) * r.range(0.75, 1.1);
    const turn = r.range(0, 6);
    L.x.fillStyle = css("#10151f", 0.5);
    L.x.beginPath();
    mapleLeaf(L.x, x + 4, y + 7, size, turn, 0.8, 7);
    L.x.fill();
    L.x.fillStyle = css(red.at(r.range(0.3, 1)));
    L.x.beginPath();
    mapleLeaf(L.x, x, y, size, turn, 0.8, 7);
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}

// ---------- rain as fine slanting lines, and a dark edge above ----------
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
const sheet = P.finish({
  wood: 0.06,
  vignette: 0.18,
  kuwahara: 0.9,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.06,
});
seal(sheet.getContext("2d"), 1506, 1096, "石", 34);
await save(sheet, "out/hakone-b.png");
console.log("total", elapsed().toFixed(1));
