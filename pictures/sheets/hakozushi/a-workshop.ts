/** Hakozushi A: the workshop before opening: the tub of rice under the window, the hearth, and the bench in front. In metres. */
import { Noise } from "../../kit/core.ts";
import { type Mat, World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { square } from "./square.ts";

const n = new Noise(63);
const beam = timber({ dark: "#2c1c18", light: "#6d4632", along: "x" }),
  post = timber({ dark: "#2c1c18", light: "#6d4632", along: "z" }),
  cypress = timber({ dark: "#cf9c54", light: "#ffe2a4", along: "x", near: 6 }),
  cypressY = timber({ dark: "#cf9c54", light: "#ffe2a4", along: "y", near: 6 });
/** position of the tub, and height of its rice */
export const TUB: [number, number, number] = [-0.32, 2.9, 0.72];

/** the opening of the hearth: its centre, half its width and half its height */
const MOUTH = { x: 1.14, z: 0.26, half: 0.17, high: 0.16 };
/** Embers, and flames of different heights, one behind another. */
const fire: Mat = {
  c: linear("#ff9a3c"),
  line: 1,
  tex: (h, o) => {
    const z = h.lz + MOUTH.high;
    const tongue = (at: number, wide: number, tall: number) => {
      const lean = at + 0.05 * (z / tall) ** 2 + 0.012 * n.n2(z * 16, at * 40);
      return Math.abs(h.lx - lean) < wide * (1 - z / tall) ** 0.8;
    };
    const tone =
      z < 0.035 + 0.02 * n.n2(h.lx * 22, 3)
        ? "#fff0b0"
        : tongue(0.02, 0.05, 0.15)
          ? "#ffd873"
          : tongue(-0.07, 0.07, 0.21) || tongue(0.05, 0.08, 0.27)
            ? "#f28a32"
            : tongue(-0.02, 0.15, 0.3) || tongue(0.11, 0.06, 0.17)
              ? "#c0431d"
              : "#2a1413";
    o.set(linear(tone));
    o[3] = 1;
  },
};
/** Clay; around the opening the fire lights it in two flat steps with rough edges. */
const clay: Mat = {
  c: linear("#8f6e58"),
  line: 1,
  tex: (h, o) => {
    const torn = 0.035 * n.n2(h.x * 9, h.z * 9) + 0.016 * n.n2(h.x * 31, h.z * 31);
    const d = Math.hypot((h.x - MOUTH.x) * 0.9, Math.max(0, h.z - MOUTH.z - 0.1) * 0.8) + torn;
    const step = h.side !== 1 || d > 0.42 ? 0 : d > 0.25 ? 1 : 2;
    o.set(linear(["#7f6250", "#b5764c", "#e39a58"][step]));
    o[3] = [0, 0.45, 0.7][step];
  },
};
const striped: Mat = {
  c: linear("#e8e6dc"),
  line: 1,
  tex: (h, o) => {
    const f = h.lx / 0.034 - Math.floor(h.lx / 0.034);
    o.set(linear(f < 0.3 || (f > 0.4 && f < 0.48) ? "#43688f" : "#ece8dc"));
  },
};
function room(w: World) {
  const wall = plaster({ dark: "#4c4048", light: "#8a7468" });
  const Y = 4.6;
  // the back wall around its window
  for (const [x0, z0, x1, z1] of [
    [-4, -1, -1.5, 5],
    [-0.25, -1, 4, 5],
    [-1.5, -1, -0.25, 1.3],
    [-1.5, 2.5, -0.25, 5],
  ])
    w.box(x0, Y, z0, x1, Y + 0.2, z1, wall);
  for (const x of [-1.5, -1.08, -0.66, -0.25])
    w.box(x - 0.025, Y - 0.02, 1.3, x + 0.025, Y + 0.1, 2.5, post);
  for (const z of [1.3, 1.9, 2.5]) w.box(-1.55, Y - 0.03, z - 0.03, -0.2, Y + 0.1, z + 0.03, beam);
  w.box(
    -4,
    -1,
    -0.1,
    4,
    Y,
    0,
    timber({ dark: "#3c2a24", light: "#7a5a46", along: "y", plank: 0.3 }),
  );
  w.box(-4, Y - 0.25, 2.86, 4, Y, 3.08, beam);
  w.box(1.45, Y - 0.2, 0, 1.65, Y, 5, post);
  // the hearth on the right: a clay oven with a fire, a lidded pot on it
  w.box(0.62, 3.75, 0, 2.4, 4.5, 0.8, clay);
  w.box(
    MOUTH.x - MOUTH.half,
    3.74,
    MOUTH.z - MOUTH.high,
    MOUTH.x + MOUTH.half,
    3.76,
    MOUTH.z + MOUTH.high,
    fire,
  );
  w.rod([1.14, 4.1, 0.78], [1.14, 4.1, 1.02], 0.27, flat("#2e2a30"), 0.3);
  w.rod([1.14, 4.1, 1.02], [1.14, 4.1, 1.09], 0.33, cypress);
  w.box(1.08, 3.9, 1.09, 1.2, 4.3, 1.14, cypress);
}
function tub(w: World) {
  const [x, y, z] = TUB;
  const stave = timber({ dark: "#8d6238", light: "#e0ba80", plank: 0.1, along: "z", joint: 0.006 });
  for (const dx of [-0.28, 0.28])
    w.box(x + dx - 0.05, y - 0.4, 0, x + dx + 0.05, y + 0.4, 0.34, post);
  w.rod([x, y, 0.34], [x, y, z], 0.47, stave, 0.5);
  for (const h of [0.42, 0.6])
    w.rod([x, y, h], [x, y, h + 0.035], 0.492 + h * 0.02, flat("#c07a40"), 0.494 + h * 0.02);
  const grains: Mat = {
    c: linear("#fbf6ea"),
    line: 0.7,
    tex: (h, o) => {
      // white in flat steps: lit on the window's side, blue on the other, ridges where the paddle went
      const furrow = Math.sin(h.lx * 30 + h.ly * 12 + 2 * n.n2(h.lx * 5, h.ly * 5));
      const side = -h.lx * 0.9 + h.lz * 2.2 + 0.05 * n.n2(h.lx * 14, h.ly * 14);
      const tone = side > 0.16 ? 0 : side > -0.1 ? 1 : 2;
      const cut = furrow > 0.93 && h.lz > 0.02 ? 1 : 0;
      o.set(linear(["#fffaf0", "#dfdde0", "#a9a9bd"][Math.min(2, tone + cut)]));
      o[3] = 0.8;
    },
  };
  w.ball([x, y, z - 0.03], [0.45, 0.45, 0.16], grains);
}
function bench(w: World) {
  w.box(
    -3,
    1.0,
    0.52,
    3,
    1.86,
    0.6,
    timber({ dark: "#74492a", light: "#c99a64", along: "x", plank: 0.35, near: 20 }),
  );
  w.box(-3, 1.04, 0, 3, 1.08, 0.52, beam);
  const half = 0.19,
    tall = 0.055;
  w.turned(
    [-0.27, 1.43, 0.6 + tall],
    [half, half, tall],
    square({ half, tall, fine: [2, 5], glow: 0.4 }),
    0.16,
  );
  // a striped cloth with the knife on it
  w.turned([0.08, 1.6, 0.602], [0.17, 0.13, 0.002], striped, -0.3);
  w.turned([0.05, 1.59, 0.609], [0.11, 0.02, 0.003], flat("#d3dade"), -0.62);
  w.turned([0.194, 1.487, 0.612], [0.07, 0.013, 0.009], flat("#d9b987"), -0.62);
  mould(w, [0.36, 1.4], -0.3);
}
/** The mould, closed at its corners; the pressing lid with its one batten lies in it. */
function mould(w: World, [x, y]: [number, number], yaw: number) {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const R = 0.14,
    tall = 0.05;
  for (const k of [-R, R]) {
    w.turned([x - s * k, y + c * k, 0.6 + tall], [R + 0.014, 0.014, tall], cypress, yaw);
    w.turned([x + c * k, y + s * k, 0.6 + tall], [0.014, R - 0.014, tall], cypressY, yaw);
  }
  w.turned([x, y, 0.66], [R - 0.018, R - 0.018, 0.01], cypress, yaw);
  w.turned([x, y, 0.688], [R - 0.03, 0.02, 0.018], cypress, yaw);
}
export function workshop(): World {
  const w = new World();
  room(w);
  tub(w);
  bench(w);
  return w;
}
