/** Hakozushi A: the workshop before opening: the tub of rice under the window, and the bench in front. In metres. */
import { Noise } from "../../kit/core.ts";
import { type Mat, World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { square } from "./square.ts";

const n = new Noise(63);
const beam = timber({ dark: "#2c1c18", light: "#6d4632", along: "x" }),
  post = timber({ dark: "#2c1c18", light: "#6d4632", along: "z" }),
  cypress = timber({ dark: "#c99a64", light: "#fde4bc", along: "x", near: 6 }),
  cypressY = timber({ dark: "#c99a64", light: "#fde4bc", along: "y", near: 6 });
/** position of the tub, and height of its rice */
export const TUB: [number, number, number] = [-0.1, 3.3, 0.72];

function room(w: World) {
  const wall = plaster({ dark: "#4c4048", light: "#8a7468", line: 0 });
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
}
function tub(w: World) {
  const [x, y, z] = TUB;
  const stave = timber({ dark: "#8d6238", light: "#e0ba80", plank: 0.1, along: "z", joint: 0.006 });
  w.rod([x, y, 0.05], [x, y, z], 0.45, stave, 0.5);
  for (const h of [0.16, 0.56])
    w.rod([x, y, h], [x, y, h + 0.035], 0.456 + h * 0.07, flat("#c07a40"), 0.459 + h * 0.07);
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
    1.55,
    0.6,
    timber({ dark: "#74492a", light: "#c99a64", along: "x", plank: 0.35, near: 20 }),
  );
  w.box(-3, 1.04, 0, 3, 1.08, 0.52, beam);
  // the first one of the day on its black tray
  const half = 0.1,
    tall = 0.03;
  w.turned([0.18, 1.37, 0.608], [0.148, 0.134, 0.008], flat("#15110f"), 0.3);
  w.turned([0.18, 1.37, 0.607], [0.154, 0.14, 0.006], flat("#a8331f"), 0.3);
  w.turned(
    [0.18, 1.37, 0.616 + tall],
    [half, half, tall],
    square({ half, tall, fine: [3, 6], glow: 0.35 }),
    0.3,
  );
  mould(w, [-0.27, 1.36], 0.24);
}
/** The mould, closed at its corners; the pressing lid with its one batten lies in it. */
function mould(w: World, [x, y]: [number, number], yaw: number) {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const R = 0.115,
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
