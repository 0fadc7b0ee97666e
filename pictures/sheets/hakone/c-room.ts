/** Sooty wall, polished floor, the window's light. */
import { bokashi, css, H, layer, lerp, mix, Rng, stamp, type V3, W } from "../../kit/core.ts";
import { brushPath, poly, roughen, Tones } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n, keyColour, at, fill } from "./c-stage.ts";

/** Sooty boards, black beams, and a paper window full of snow light. */
export function backWall() {
  const L = layer(),
    K = layer();
  const y = 6.6;
  const foot = at([0, y, 0])[1];
  L.x.fillStyle = bokashi(L.x, 0, 0, 0, foot, stops("0 #0f0d12, 0.5 #231b1e, 1 #362724"));
  L.x.fillRect(0, 0, W, foot);
  const r = new Rng(3);
  for (let i = 0; i < 30; i++) {
    const x = i * 56 + r.range(-6, 6);
    L.x.fillStyle = css("#0e0b0f", 0.75);
    L.x.fillRect(x, 0, 3, foot);
    L.x.fillStyle = css(r.chance(0.5) ? "#3d2d28" : "#2a2022", 0.5);
    L.x.fillRect(x + 6, 0, r.range(18, 44), foot);
  }
  // the window
  const [wx0, wy0, wx1, wy1] = [118, 34, 470, 296];
  L.x.fillStyle = bokashi(L.x, 0, wy0, 0, wy1, stops("0 #9fb9cd, 0.6 #d8e3e6, 1 #eef0ea"));
  L.x.fillRect(wx0, wy0, wx1 - wx0, wy1 - wy0);
  // snow banked outside, seen through the paper
  L.x.fillStyle = css("#b9cbd6", 0.8);
  poly(L.x, [
    [wx0, wy1 - 60],
    [wx0 + 120, wy1 - 86],
    [wx0 + 250, wy1 - 52],
    [wx1, wy1 - 78],
    [wx1, wy1],
    [wx0, wy1],
  ]);
  L.x.fill();
  L.x.fillStyle = "#1b1517";
  for (let i = 0; i <= 8; i++) L.x.fillRect(lerp(wx0, wx1, i / 8) - 3, wy0, 6, wy1 - wy0);
  for (let j = 0; j <= 4; j++) L.x.fillRect(wx0, lerp(wy0, wy1, j / 4) - 3, wx1 - wx0, 6);
  for (const [a, b, w, h] of [
    [wx0 - 16, wy0 - 14, wx1 - wx0 + 32, 14],
    [wx0 - 16, wy1, wx1 - wx0 + 32, 18],
    [wx0 - 16, wy0, 16, wy1 - wy0],
    [wx1, wy0, 16, wy1 - wy0],
  ])
    L.x.fillRect(a, b, w, h);
  // posts and a beam
  for (const [x, w] of pts("560,46 1240,54")) {
    L.x.fillStyle = bokashi(L.x, x, 0, x + w, 0, stops("0 #4a3630, 0.4 #2a1f20, 1 #120e12"));
    L.x.fillRect(x, 0, w, foot + 4);
  }
  L.x.fillStyle = bokashi(L.x, 0, 0, 0, 60, stops("0 #0b090d, 1 #2a1f20"));
  poly(
    L.x,
    roughen(
      [
        [-10, -10],
        [W + 10, -10],
        [W + 10, 30],
        [-10, 54],
      ],
      n,
      3,
      0.02,
      12,
    ),
  );
  L.x.fill();
  fill(
    L.x,
    [
      [-6, y, 0],
      [6, y, 0],
      [6, y - 0.12, 0.03],
      [-6, y - 0.12, 0.03],
    ],
    "#4a362c",
  );
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  brushPath(
    K.x,
    [
      [0, foot],
      [W / 2, foot + 1],
      [W, foot],
    ],
    () => 3,
  );
  K.x.fill();
  P.put(L);
  stamp(P.key.x, K);
}

/** Planks polished by feet, running away from us, each with its grain. */
export function floor() {
  const L = layer(),
    K = layer(),
    r = new Rng(12);
  const wide = 0.34;
  for (let i = -18; i <= 18; i++) {
    const x0 = i * wide + 0.06,
      x1 = x0 + wide;
    const tone = mix("#4d372c", "#332624", r.u());
    const g = bokashi(L.x, 0, at([0, 6.5, 0])[1], 0, H, [
      [0, mix(tone, "#221a1c", 0.5)],
      [0.45, mix(tone, "#7d5438", 0.25)],
      [1, mix(tone, "#1b1416", 0.4)],
    ]);
    fill(
      L.x,
      [
        [x0, 1.5, 0],
        [x1, 1.5, 0],
        [x1, 6.5, 0],
        [x0, 6.5, 0],
      ],
      g,
    );
    const T = new Tones();
    for (let k = 0; k < 26; k++) {
      const x = r.range(x0 + 0.01, x1 - 0.01),
        y = r.range(1.5, 6.2),
        long = r.range(0.3, 1.4);
      const line = [0, 0.33, 0.66, 1].map((t) =>
        at([x + 0.02 * n.n2(x * 9, y + t * long), y + t * long, 0]),
      );
      const c = r.chance(0.7) ? "#1d1415" : "#75543e";
      T.add(
        c,
        (z) => brushPath(z, line, (t) => (3.4 / y) * 2 * (0.4 + Math.sin(Math.PI * t))),
        0.3,
      );
    }
    T.flush(L.x);
    K.x.fillStyle = css(keyColour, 0.85);
    K.x.beginPath();
    brushPath(K.x, [at([x0, 1.5, 0]), at([x0, 3, 0]), at([x0, 6.5, 0])], (t) => 3.4 * (1.1 - t));
    K.x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** The window lays its lattice on the floor, cold and slanting. */
export function windowLight() {
  const L = layer();
  const corner = (u: number, v: number): V3 => [
    -3.3 + 1.5 * u + 1.0 * v,
    5.3 - 2.0 * v + 0.1 * u,
    0.002,
  ];
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 4; j++) {
      const u0 = (i + 0.08) / 8,
        u1 = (i + 0.92) / 8,
        v0 = (j + 0.08) / 4,
        v1 = (j + 0.92) / 4;
      fill(
        L.x,
        [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)],
        mix("#8fb0c4", "#dbe6e4", 1 - j / 4),
      );
    }
  P.put(L, { alpha: 0.5, op: "screen" });
}
