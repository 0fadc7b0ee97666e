/** a street of Semba as solids: two pale office fronts, and the old timber shop between them */
import { Noise, clamp, lerp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { tiles } from "../../kit/town.ts";

const n = new Noise(18);
/** an office front: pale stone, windows in strict rows, each pane mirroring a different piece of sky */
function tower(
  w: World,
  x0: number,
  x1: number,
  y: number,
  h: number,
  stone: string,
  glass: [string, string],
  bay: number,
  storey: number,
) {
  const S = linear(stone),
    A = linear(glass[0]),
    B = linear(glass[1]);
  const m: Mat = {
    c: S,
    line: 0.9,
    tex: (q, o) => {
      const u = (q.side === 0 ? q.y : q.x) / bay,
        v = (q.z - 4.4) / storey;
      const fu = u - Math.floor(u),
        fv = v - Math.floor(v);
      const grime = 0.92 + 0.1 * n.fbm(q.x * 0.4 + q.y, q.z * 0.12, 3);
      const pane = v > 0 && fu > 0.13 && fu < 0.87 && fv > 0.24 && fv < 0.88;
      const id = Math.abs(Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2)) % 1;
      const edge = Math.min(fu - 0.13, 0.87 - fu, (fv - 0.24) * 1.4, (0.88 - fv) * 1.4);
      const g = clamp(0.2 + 0.6 * fv + 0.35 * (id - 0.5) + 0.2 * n.n2(q.x * 0.3, q.z * 0.5));
      for (let i = 0; i < 3; i++) {
        o[i] = S[i] * grime;
        if (pane) o[i] = lerp(A[i], B[i], g) * (edge < 0.025 ? 0.35 : 1);
        else if (v > 0 && fv < 0.2 && fv > 0.16) o[i] *= 0.8;
      }
      // a cloud drifts across the panes; a blind is half down here and there
      if (pane) {
        const cloud = sstep(0.1, 0.32, n.fbm(q.x * 0.22 + q.z * 0.1, q.z * 0.3 - 4, 3));
        for (let i = 0; i < 3; i++) o[i] = lerp(o[i], B[i] * 1.25, 0.6 * cloud);
      }
      if (pane && id > 0.86 && fv > 0.62)
        for (let i = 0; i < 3; i++) o[i] = lerp(o[i], [0.7, 0.68, 0.62][i], 0.7);
    },
  };
  w.box(x0, y, 0, x1, y + 14, h, m);
}

export function semba(): { world: World; front: number } {
  const w = new World();
  tower(w, -14, -2.15, 8.2, 34, "#e6dfd0", ["#5d7f96", "#b9d0d8"], 1.5, 3.3);
  tower(w, 2.2, 13, 8.0, 40, "#d6d1c6", ["#4a6a84", "#a8c4d2"], 1.25, 3.1);
  tower(w, -2.4, 2.4, 19, 12.5, "#b3b9bb", ["#6a8598", "#a9bfc8"], 1.6, 3.2);
  // the buildings across the street, behind us: their gap lets one shaft of sun through to the shop
  const across = flat("#777777");
  w.box(-90, -8, -1, -16.1, -6, 80, across);
  w.box(-10.1, -8, -1, 70, -6, 80, across);
  // ground floors: plain columns and dark glass
  const dark: Mat = {
    c: linear("#303a4c"),
    tex: (q, o) => {
      // bokashi: the glass pales toward the pavement it mirrors, in two slanting bands
      const A = linear("#222c42"),
        B = linear("#525d72");
      const band = sstep(0.2, 0.3, Math.abs(((q.x * 0.5 + q.z * 0.9 + 40) % 3.1) - 1.2));
      const t = clamp(
        0.75 * sstep(3.6, 0.2, q.z) + 0.16 * (1 - band) + 0.06 * n.n2(q.x * 2, q.z * 0.6),
      );
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t);
    },
  };
  // slim frames divide the glass
  const mullion = flat("#5a626e", { line: 0.7 });
  for (const [xs, y] of [
    [[-13, -9.9, -6.9, -3.9], 8.1],
    [[4.0, 6.85, 9.75], 7.9],
  ] as const) {
    for (const x of xs) w.box(x - 0.035, y, 0.3, x + 0.035, y + 0.02, 3.7, mullion);
    w.box(
      xs[0] - (y > 8 ? 2 : 1.3),
      y,
      2.72,
      xs[xs.length - 1] + (y > 8 ? 1.3 : 2),
      y + 0.02,
      2.79,
      mullion,
    );
  }
  w.box(-14, 8.12, 0.3, -2.6, 8.22, 3.6, dark);
  w.box(2.7, 7.92, 0.3, 13, 8.02, 3.6, dark);
  const stone = flat("#c9c3b6");
  for (const x of [-11.4, -8.4, -5.4, -2.45]) w.box(x - 0.28, 8.0, 0, x + 0.28, 8.3, 4.2, stone);
  for (const x of [2.5, 5.4, 8.3, 11.2])
    w.box(x - 0.28, 7.8, 0, x + 0.28, 8.1, 4.2, flat("#b6b2aa"));
  w.box(-14, 7.95, 3.7, -2.15, 8.3, 4.35, stone);
  w.box(2.2, 7.75, 3.7, 13, 8.1, 4.35, flat("#b6b2aa"));
  // ---------- the shop: two low storeys of old timber ----------
  const beam = timber({ dark: "#2e1f18", light: "#94674a", along: "x" }),
    post = timber({ dark: "#2e1f18", light: "#94674a", along: "z" }),
    plank = timber({ dark: "#40291d", light: "#a87650", plank: 0.2, along: "z" });
  const Y = 8.3;
  w.box(-2.1, Y, 0, 2.15, Y + 5, 5.75, plank);
  for (const x of [-2.05, -0.72, 0.72, 2.1])
    w.box(x - 0.07, Y - 0.07, 0, x + 0.07, Y + 0.02, 5.3, post);
  for (const z of [2.5, 3.0, 5.05, 5.5]) w.box(-2.1, Y - 0.08, z, 2.15, Y + 0.02, z + 0.13, beam);
  // doorway, with light inside, and the curtain
  w.box(-0.68, Y - 0.02, 0.02, 0.68, Y + 0.01, 2.45, flat("#f0c982", { emit: 0.7, line: 0.6 }));
  w.box(-0.68, Y - 0.035, 0.02, 0.68, Y - 0.02, 0.95, flat("#3b2518"));
  const cloth: Mat = {
    c: linear("#1f4e79"),
    line: 0.8,
    tex: (h, o) => {
      const c = linear("#22568f");
      const k =
        0.86 +
        0.22 * Math.sin(h.x * 16 + 2 * n.n2(h.x * 2, 1)) * sstep(2.4, 1.4, h.z) +
        0.08 * n.n2(h.x * 30, h.z * 40);
      for (let i = 0; i < 3; i++) o[i] = c[i] * k;
    },
  };
  for (let i = 0; i < 4; i++)
    w.box(
      -0.94 + i * 0.475,
      Y - 0.16 + 0.02 * Math.sin(i * 2.2),
      1.28 + 0.03 * Math.sin(i * 1.7),
      -0.48 + i * 0.475,
      Y - 0.14,
      2.36,
      cloth,
    );
  w.rod([-1.05, Y - 0.15, 2.38], [1.05, Y - 0.15, 2.38], 0.022, flat("#8a6a44"));
  // lattice windows left and right and above
  const lattice = (x0: number, x1: number, z0: number, z1: number, step: number, glow: string) => {
    w.box(x0, Y - 0.03, z0, x1, Y - 0.01, z1, flat(glow, { emit: 0.4, line: 0.5 }));
    for (let x = x0; x <= x1; x += step)
      w.box(x - 0.016, Y - 0.07, z0, x + 0.016, Y - 0.03, z1, post);
    for (const z of [z0, z1])
      w.box(x0 - 0.05, Y - 0.09, z - 0.035, x1 + 0.05, Y - 0.01, z + 0.035, beam);
  };
  lattice(-1.95, -0.85, 0.75, 2.3, 0.082, "#b08a58");
  lattice(0.85, 1.98, 0.75, 2.3, 0.082, "#b08a58");
  lattice(-1.7, 1.75, 3.5, 4.8, 0.115, "#8a7a66");
  // eaves
  const roof = tiles("#465064", "#a9b4c2");
  w.turned([0.03, Y - 0.35, 3.18], [2.2, 0.62, 0.05], roof, 0, 0.36);
  w.turned([0.03, Y - 0.4, 5.62], [2.25, 0.8, 0.06], roof, 0, 0.4);
  for (let x = -2.05; x < 2.2; x += 0.26) {
    w.rod([x, Y - 0.98, 2.98], [x, Y - 0.9, 3.0], 0.062, flat("#6a7688", { line: 0.7 }));
    w.rod([x, Y - 1.2, 5.32], [x, Y - 1.1, 5.34], 0.066, flat("#6a7688", { line: 0.7 }));
  }
  // a blank board over the door, an aspidistra pot, a bench with stacked boxes
  w.box(
    -1.0,
    Y - 0.2,
    2.56,
    1.0,
    Y - 0.1,
    2.9,
    timber({ dark: "#7d5838", light: "#dcb27c", along: "x" }),
  );
  w.rod([-1.5, Y - 0.5, 0.15], [-1.5, Y - 0.5, 0.5], 0.16, flat("#3f6a86"), 0.21);
  for (let i = 0; i < 16; i++) {
    const a = i * 0.393,
      l = 0.5 + 0.2 * Math.sin(i * 3.1);
    w.beam(
      [-1.5, Y - 0.5, 0.45],
      [-1.5 + Math.cos(a) * 0.3, Y - 0.5 + Math.sin(a) * 0.22, 0.45 + l],
      0.055,
      0.012,
      flat(i % 3 ? "#3d7048" : "#6a9a5a"),
    );
  }
  w.box(
    1.0,
    Y - 0.6,
    0.4,
    2.0,
    Y - 0.2,
    0.45,
    timber({ dark: "#6b4a2c", light: "#b98d5c", along: "x" }),
  );
  for (const x of [1.08, 1.92]) w.box(x - 0.03, Y - 0.58, 0, x + 0.03, Y - 0.22, 0.4, post);
  for (let k = 0; k < 3; k++)
    w.box(
      1.2,
      Y - 0.55,
      0.45 + k * 0.13,
      1.55,
      Y - 0.25,
      0.57 + k * 0.13,
      timber({ dark: "#c9a46a", light: "#f0dcb0", along: "x", seed: k }),
    );
  // ---------- pavement, kerb, street ----------
  const pave: Mat = {
    c: linear("#c9c1b2"),
    line: 0.5,
    tex: (h, o) => {
      const u = h.x / 0.6,
        v = h.y / 0.6 + (Math.floor(u) % 2) * 0.5;
      const e = Math.min(
        Math.min(u - Math.floor(u), Math.ceil(u) - u),
        Math.min(v - Math.floor(v), Math.ceil(v) - v),
      );
      const t =
        0.85 +
        0.12 * Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2) +
        0.1 * n.fbm(h.x * 2, h.y * 2, 3);
      const c = linear("#d3cabb");
      for (let i = 0; i < 3; i++) o[i] = c[i] * t * (e < 0.035 ? 0.6 : 1);
    },
  };
  w.box(-30, 5.0, -0.1, 30, 60, 0, pave);
  w.box(-30, 4.85, -0.1, 30, 5.0, 0.02, flat("#b5ada0"));
  const road: Mat = {
    c: linear("#7f8088"),
    line: 0.4,
    tex: (h, o) => {
      const line = h.y > 4.1 && h.y < 4.25;
      const c = linear(line ? "#e9e4d6" : "#7c7d88");
      const k = 0.85 + 0.2 * n.fbm(h.x * 1.2, h.y * 1.2, 4) + 0.08 * n.n2(h.x * 14, h.y * 14);
      for (let i = 0; i < 3; i++) o[i] = c[i] * k;
    },
  };
  w.box(-30, -4, -0.2, 30, 4.85, -0.12, road);

  return { world: w, front: Y };
}
