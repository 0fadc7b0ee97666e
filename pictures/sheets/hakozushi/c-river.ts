/** Hakozushi C, the river at Nakanoshima: the evening sky, the far shore under the arches, and the water that mirrors all of it. */
import {
  bokashi,
  type Ctx,
  getPx,
  H,
  layer,
  lerp,
  Noise,
  PH,
  putPx,
  PW,
  Rng,
  SS,
  sstep,
  type Pt,
  W,
} from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { FOOT, SHORE, SUN } from "./c-plan.ts";

const n = new Noise(70);

/** Sky, sun and the bars of cloud before it. */
export function evening(x: Ctx) {
  x.fillStyle = bokashi(x, 0, 0, 0, SHORE, [
    [0, "#3b6c9c"],
    [0.26, "#86a9b4"],
    [0.48, "#e6d3a2"],
    [0.72, "#fbc777"],
    [1, "#f58f4c"],
  ]);
  x.fillRect(0, 0, W, SHORE + 4);
  const halo = x.createRadialGradient(...SUN, 20, ...SUN, 330);
  halo.addColorStop(0, "rgba(255,236,170,0.95)");
  halo.addColorStop(0.35, "rgba(255,214,130,0.5)");
  halo.addColorStop(1, "rgba(255,200,110,0)");
  x.fillStyle = halo;
  x.fillRect(0, 0, W, SHORE + 4);
  for (const [from, to, y, thick, tone] of [
    [-60, 520, 150, 16, "#f3d7ab"],
    [180, 760, 118, 9, "#dcc7ad"],
    [700, 1130, 176, 13, "#fbe3b0"],
    [980, 1700, 88, 12, "#c9c3b4"],
    [760, 1240, 56, 7, "#a4b5b8"],
    [880, 1160, 458, 6, "#e9834a"],
  ] as const) {
    const run = Array.from({ length: 41 }, (_, i): Pt => [
      lerp(from, to, i / 40),
      y + 7 * n.n2(i * 0.07, y) - 4 * Math.sin((Math.PI * i) / 40),
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
  x.fillStyle = "#fff6d2";
  x.beginPath();
  x.ellipse(...SUN, 33, 33, 0, 0, 7);
  x.fill();
}
/** The far shore: a hazy town, and the trees of the island before it. */
export function shore(x: Ctx) {
  const r = new Rng(15);
  const roofs: Pt[] = [[-20, SHORE + 3]];
  for (let px = -20; px < W + 20;) {
    const wide = r.range(26, 80),
      top = SHORE - 22 - 30 * Math.max(0, n.n2(px * 0.006, 4)) - r.range(0, 14);
    roofs.push([px, top], [px + wide, top]);
    px += wide;
  }
  fillPoly(x, [...roofs, [W + 20, SHORE + 3]], "#d98558");
  const crowns = Array.from({ length: 135 }, (_, i): Pt => [
    i * 12,
    SHORE - 9 - 13 * Math.abs(n.n2(i * 0.16, 2)) - 5 * n.n2(i * 0.9, 5),
  ]);
  fillPoly(x, [[0, SHORE + 4], ...crowns, [W, SHORE + 4]], "#8d5a50");
}
/** Towers of the city over the bridge, pale in the haze. */
export function towers(x: Ctx, deck: number) {
  for (const [px, wide, high, tone] of [
    [88, 74, 118, "#c9ad9a"],
    [172, 108, 84, "#d6b595"],
    [268, 60, 146, "#bfa79c"],
    [336, 96, 70, "#dcb98f"],
    [1252, 92, 92, "#d3b18f"],
    [1330, 66, 156, "#b9a39c"],
    [1402, 120, 78, "#cfae93"],
  ] as const) {
    fillPoly(
      x,
      [
        [px, deck],
        [px, deck - high],
        [px + wide, deck - high - 2],
        [px + wide, deck],
      ],
      tone,
    );
    fillPoly(
      x,
      [
        [px + wide * 0.62, deck],
        [px + wide * 0.62, deck - high],
        [px + wide, deck - high - 2],
        [px + wide, deck],
      ],
      "#a9918f",
      0.4,
    );
  }
}
/** Everything above the foot of the bridge stands in the water upside down, drawn out by small waves towards us. */
export function mirror(P: Print) {
  const L = layer(),
    from = getPx(P.base.c).data,
    im = getPx(L.c);
  const cool = [38, 66, 92];
  for (let j = Math.ceil(FOOT * SS); j < PH; j++) {
    const y = j / SS,
      k = (y - FOOT) / (H - 300 - FOOT);
    for (let i = 0; i < PW; i++) {
      const x = i / SS;
      const wave =
        n.n2(x * lerp(0.012, 0.0034, sstep(0, 1, k)), y * lerp(0.3, 0.05, sstep(0, 0.9, k))) +
        0.5 * n.n2(x * 0.004 + 9, y * 0.13);
      // still water, then a step up or down
      const step = wave > 0.42 ? 1 : wave < -0.42 ? -1 : 0;
      const up = FOOT - (y - FOOT) * 1.02 - step * lerp(3, 46, k);
      const px = Math.min(PW - 1, Math.max(0, i + Math.round(step * lerp(1, 16, k) * SS))),
        py = Math.min(Math.round(FOOT * SS) - 1, Math.max(0, Math.round(up * SS)));
      const o = (py * PW + px) * 4,
        q = (j * PW + i) * 4;
      const deep = 0.03 + 0.6 * sstep(0, 1.15, k);
      for (let c = 0; c < 3; c++)
        im.data[q + c] = lerp(from[o + c] * lerp(1, 0.93, sstep(0, 0.2, k)), cool[c], deep);
      im.data[q + 3] = 255;
    }
  }
  putPx(L.c, im);
  P.put(L);
}
/** Between the far shore and the bridge the water is plain gold. */
export function farWater(x: Ctx) {
  x.fillStyle = bokashi(x, 0, SHORE, 0, FOOT, [
    [0, "#f7b766"],
    [1, "#d99a63"],
  ]);
  x.fillRect(0, SHORE + 2, W, FOOT + 6 - SHORE);
  const r = new Rng(9),
    T = new Tones();
  for (let i = 0; i < 260; i++) {
    const y = lerp(SHORE + 4, FOOT, r.u() ** 0.8),
      near = (y - SHORE) / (FOOT - SHORE);
    const under = r.chance(0.45);
    const px = under ? SUN[0] + r.g() * (14 + 26 * near) : r.range(0, W);
    lens(T, px, y, r.range(10, 30) * (0.5 + near), 1 + 1.8 * near, under ? "#fff4cc" : "#e8a45e");
  }
  T.flush(x);
}
const lens = (T: Tones, px: number, y: number, long: number, wide: number, tone: string) =>
  T.add(tone, (z) =>
    brushPath(
      z,
      [-0.5, -0.25, 0, 0.25, 0.5].map((t): Pt => [px + t * long, y]),
      (t) => wide * Math.sin(Math.PI * (0.04 + 0.92 * t)),
    ),
  );
/** The path of the sun on the near water, and a few quiet glints beside it. */
export function glints(P: Print) {
  const r = new Rng(23),
    T = new Tones();
  for (let i = 0; i < 330; i++) {
    const y = lerp(FOOT + 6, 900, r.u() ** 1.25),
      k = (y - FOOT) / 334;
    const px = SUN[0] + r.g() * lerp(30, 62, k) + 18 * n.n2(y * 0.02, 3);
    lens(
      T,
      px,
      y,
      lerp(18, 92, k) * r.range(0.5, 1.3),
      lerp(2, 7, k) * r.range(0.6, 1.2),
      k < 0.6 || r.chance(0.5) ? "#fff0c0" : "#fbc878",
    );
  }
  for (let i = 0; i < 300; i++) {
    const y = lerp(FOOT + 20, 900, r.u()),
      k = (y - FOOT) / 334,
      px = r.range(-40, W + 40);
    if (n.n2(px * 0.0022, y * 0.012) < 0.25) continue;
    lens(
      T,
      px,
      y,
      lerp(20, 120, k) * r.range(0.6, 1.3),
      lerp(1.6, 6, k),
      r.chance(0.4) ? "#e9c796" : "#52718a",
    );
  }
  P.block((x) => T.flush(x), { grain: 0.2, occlude: 0 });
}
