/** the station by day as solids: sleepers and rails, the low platform and its shelter, the crossing, houses behind */
import { Noise, clamp, lerp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { tiles } from "../../kit/town.ts";
import { pole, wire } from "./poles.ts";
import { crossing } from "./c-crossing.ts";
import { bicycle, BIKE_H, BIKE_W } from "./bicycle.ts";
import { train } from "./train.ts";

const n = new Noise(66);
export const TRACK = 2.2,
  PLATFORM = TRACK + 1.5;

export function station(): World {
  const w = new World();
  const ground: Mat = {
    c: linear("#b7a486"),
    line: 0.3,
    tex: (h, o) => {
      const d = Math.abs(h.y - TRACK);
      const bed = sstep(1.75, 1.35, d + 0.2 * n.n2(h.x * 2, h.y * 2));
      const S = linear("#6d675f"),
        S2 = linear("#b5aa98"),
        A = linear("#a08a66"),
        G = linear("#7fa04c");
      const st = clamp(0.5 + 0.55 * n.n2(h.x * 7, h.y * 7) + 0.3 * n.n2(h.x * 17, h.y * 17));
      const grass = sstep(
        -0.25,
        0.35,
        n.fbm(h.x * 0.8, h.y * 0.8, 3) + (d > 1.6 && d < 2.6 ? 0.4 : -0.1),
      );
      const g = 0.72 + 0.3 * n.n2(h.x * 5, h.y * 16) + 0.22 * n.n2(h.x * 19, h.y * 31);
      for (let i = 0; i < 3; i++)
        o[i] = lerp(lerp(A[i], G[i] * g, grass), lerp(S[i], S2[i], st), bed);
      // rape flowers in rows on the open side
      const field = sstep(0.3, -0.5, h.y);
      if (field > 0) {
        const row = 0.5 + 0.5 * Math.sin(h.y * 5.2 + 0.5 * n.n2(h.x * 0.6, h.y));
        const stem = clamp(0.35 + 0.5 * row + 0.3 * n.n2(h.x * 6, h.y * 13));
        const bloom =
          row > 0.42 &&
          n.n2(h.x * 9, h.y * 17) * 0.6 + n.n2(h.x * 23, h.y * 31) * 0.5 > 0.16 - 0.3 * row;
        for (let i = 0; i < 3; i++) {
          const leaf = lerp([0.05, 0.13, 0.05][i], [0.23, 0.4, 0.1][i], stem);
          o[i] = lerp(o[i], bloom ? [0.86, 0.66, 0.1][i] : leaf, field);
        }
      }
      // the wind has swept the fallen petals to the near side of the left rail, and under the tree
      const off = h.y - TRACK + 0.09 * n.n2(h.x * 1.3, 5);
      const p = n.n2(h.x * 6 + 40, h.y * 6) * 0.6 + n.n2(h.x * 15, h.y * 15) * 0.5;
      const swept =
        off > 0.62 && off < 0.86
          ? -0.1
          : h.y > PLATFORM + 0.6 && h.x < 2
            ? 0.2 + 3 * (0.62 - n.n2(h.x * 0.9, h.y * 2.2))
            : 2;
      if (p > swept) {
        o[0] = 0.86;
        o[1] = 0.6;
        o[2] = 0.62;
      }
    },
  };
  w.box(-60, -40, -0.3, 90, 90, 0, ground);
  const tie = timber({ dark: "#3b322c", light: "#776657", along: "y" });
  for (let x = -9; x < 40; x += 0.62) w.box(x, TRACK - 1.15, 0, x + 0.22, TRACK + 1.15, 0.07, tie);
  const steel = flat("#8f969f", { line: 0.8, wet: () => 0.3, rough: 0.05 });
  for (const d of [-0.55, 0.55]) {
    w.box(-20, TRACK + d - 0.035, 0.07, 60, TRACK + d + 0.035, 0.2, steel);
    w.box(-20, TRACK + d - 0.07, 0.07, 60, TRACK + d + 0.07, 0.1, flat("#6b5146", { line: 0.3 }));
  }
  // platform on the far side, low, with a shelter of old rails and boards
  const slab = plaster({ dark: "#8d8578", light: "#d8cfbd" });
  w.box(2.2, PLATFORM, 0, 24, PLATFORM + 3.2, 0.62, slab);
  w.box(2.2, PLATFORM, 0.62, 24, PLATFORM + 0.34, 0.635, flat("#e8dcc0", { line: 0.5 }));
  w.box(2.2, PLATFORM + 0.55, 0.62, 24, PLATFORM + 0.78, 0.637, flat("#e2b23c", { line: 0.3 }));
  const green = timber({ dark: "#2a4a44", light: "#4f7a6e", along: "z" });
  for (let x = 4.4; x < 13; x += 2.6) {
    w.box(x - 0.07, PLATFORM + 1.1, 0.62, x + 0.07, PLATFORM + 1.24, 3.2, green);
    w.box(x - 0.07, PLATFORM + 2.7, 0.62, x + 0.07, PLATFORM + 2.84, 3.4, green);
    w.beam([x, PLATFORM + 1.15, 2.6], [x, PLATFORM + 0.5, 3.1], 0.08, 0.08, green);
  }
  w.box(
    4.2,
    PLATFORM + 2.72,
    0.62,
    12.4,
    PLATFORM + 2.8,
    2.3,
    timber({ dark: "#5b4636", light: "#a98662", plank: 0.18, along: "z" }),
  );
  w.box(
    4.6,
    PLATFORM + 2.2,
    1.02,
    12.0,
    PLATFORM + 2.65,
    1.1,
    timber({ dark: "#7d5a3a", light: "#c79a68", plank: 0.15, along: "x" }),
  );
  for (const x of [5.2, 8.2, 11.2])
    w.box(x, PLATFORM + 2.3, 0.62, x + 0.08, PLATFORM + 2.6, 1.02, green);
  const roof = tiles("#5a4a4c", "#a08a84", { roll: 0.3, course: 0.5 });
  w.turned([8.3, PLATFORM + 1.1, 3.3], [4.8, 1.0, 0.05], roof, 0, 0.22);
  w.turned([8.3, PLATFORM + 2.6, 3.36], [4.8, 0.75, 0.05], roof, Math.PI, 0.22);
  // a blank name board on two posts
  for (const x of [15.0, 16.6])
    w.box(x - 0.04, PLATFORM + 2.0, 0.62, x + 0.04, PLATFORM + 2.08, 1.9, flat("#4a5a5c"));
  w.box(14.8, PLATFORM + 1.98, 1.3, 16.8, PLATFORM + 2.02, 1.95, flat("#f4f0e4", { line: 0.9 }));
  w.box(14.8, PLATFORM + 1.97, 1.42, 16.8, PLATFORM + 2.03, 1.5, flat("#3f7a66", { line: 0.2 }));
  // the train arrives behind it
  train(w, [], 33, TRACK, false);
  crossing(w, -3.4, PLATFORM + 0.2);
  // houses behind the platform
  const HOUSES: [number, number, number, string, string][] = [
    [-1, 9.5, 4.6, "#e3d6bd", "#b8a98e"],
    [6.5, 10.4, 3.6, "#c9b79a", "#94836b"],
    [13.5, 9.6, 5.0, "#e9e0cd", "#bfb199"],
    [21, 10.5, 4.0, "#cbbfa8", "#97896f"],
  ];
  for (const [x, y, h, a, b] of HOUSES) {
    w.box(x, y, 0, x + 6.4, y + 5, h, plaster({ dark: b, light: a, foot: 0.6 }));
    w.box(
      x - 0.04,
      y - 0.05,
      0,
      x + 6.44,
      y + 5,
      1.5,
      timber({ dark: "#3a2a22", light: "#7d5c44", plank: 0.2, along: "z" }),
    );
    w.turned([x + 3.2, y + 0.9, h + 0.62], [3.6, 1.9, 0.07], tiles("#414b5c", "#8f9cae"), 0, 0.42);
    for (const q of [0.9, 3.9]) {
      w.box(
        x + q,
        y - 0.04,
        h - 2.0,
        x + q + 1.5,
        y,
        h - 0.9,
        flat("#3a4654", { wet: () => 0.15 }),
      );
      w.box(
        x + q - 0.08,
        y - 0.1,
        h - 2.1,
        x + q + 1.58,
        y - 0.02,
        h - 2.0,
        timber({ dark: "#4a382c", light: "#85684e", along: "x" }),
      );
    }
  }
  for (const x of [3.2, 18.5, 34]) {
    pole(w, x, PLATFORM + 4.6, 8.2, "#6a5a50");
  }
  for (const dz of [-0.25, -0.9]) {
    wire(w, [-24, PLATFORM + 4.6, 8.0 + dz], [3.2, PLATFORM + 4.6, 8.1 + dz], 0.5, 0.018);
    wire(w, [3.2, PLATFORM + 4.6, 8.1 + dz], [18.5, PLATFORM + 4.6, 8.1 + dz], 0.4, 0.018);
    wire(w, [18.5, PLATFORM + 4.6, 8.1 + dz], [34, PLATFORM + 4.6, 8.1 + dz], 0.4, 0.018);
  }
  wire(w, [-30, TRACK, 4.9], [60, TRACK, 4.9], 0, 0.014);

  w.card(
    0.4,
    PLATFORM + 4.2,
    0.0,
    BIKE_W,
    BIKE_H,
    bicycle("#3a6a5a"),
    flat("#fff", { line: 0.6 }),
    -0.5,
  );
  return w;
}
