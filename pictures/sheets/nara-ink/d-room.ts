/**
 * The drying room as solids: window wall on the left, two rows of hanging ink along an aisle, an open door to the snow at the far
 * end.
 */
import { clamp, lerp, Noise, Rng, type V3 } from "../../kit/core.ts";
import { type Mat, World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(14);
/** The window wall, the wall opposite, the far wall. */
export const LEFT = -1.75,
  RIGHT = 1.95,
  FAR = 9.2;
/** The lower and upper edge of the window, and the distance of its posts. */
const SILL = 0.62;
const HEAD = 2.62;
export const BAY = 0.92;
/** The far door: x0, x1, height. */
export const door = [-0.42, 0.74, 2.02] as const;

const dark = { dark: "#1a1411", light: "#6a503b" };
const alongX = timber({ ...dark, along: "x" }),
  alongY = timber({ ...dark, along: "y" }),
  upright = timber({ ...dark, along: "z" });

export function dryingRoom(): World {
  const w = new World();
  w.box(
    -4,
    -1,
    -0.2,
    4,
    FAR + 0.4,
    0,
    timber({ dark: "#3a281b", light: "#a27a50", plank: 0.3, along: "y" }),
  );
  w.box(
    -4,
    -1,
    3.05,
    4,
    FAR + 0.4,
    3.2,
    timber({ dark: "#120e0c", light: "#3d2f25", plank: 0.3, along: "x" }),
  );
  windowWall(w);
  const wall = plaster({ dark: "#8d8170", light: "#d3c7b0", foot: 0.3 });
  w.box(RIGHT, -1, 0, RIGHT + 0.2, FAR + 0.4, 3.1, wall);
  for (let y = 2.5; y < FAR; y += 2.2)
    w.box(RIGHT - 0.05, y - 0.07, 0, RIGHT + 0.02, y + 0.07, 3.1, upright);
  w.box(RIGHT - 0.04, -1, 0, RIGHT, FAR, 0.14, alongY);
  // the far wall and its door
  const [d0, d1, high] = door;
  w.box(LEFT, FAR, 0, d0, FAR + 0.1, 3.1, wall);
  w.box(d1, FAR, 0, RIGHT, FAR + 0.1, 3.1, wall);
  w.box(d0, FAR, high, d1, FAR + 0.1, 3.1, wall);
  for (const x of [d0, d1]) w.box(x - 0.05, FAR - 0.05, 0, x + 0.05, FAR + 0.1, high, upright);
  w.box(d0 - 0.1, FAR - 0.06, high, d1 + 0.1, FAR + 0.1, high + 0.1, alongX);
  for (let y = 1.2; y < FAR; y += 2) w.box(LEFT, y - 0.08, 2.72, RIGHT, y + 0.08, 2.92, alongX);
  const r = new Rng(77);
  for (const [x, y0, y1, gap] of [
    [-0.98, 1.75, 8.7, 0.62],
    [1.22, 2.2, 8.9, 0.6],
  ] as const) {
    w.rod([x, -1, 2.62], [x, FAR, 2.62], 0.032, flat("#a58d52", { line: 0.9 }));
    for (let y = y0; y < y1; y += gap * r.range(0.9, 1.12))
      ladder(w, r, x + 0.02 * r.g(), y, 13 + r.int(0, 1));
  }
  trays(w);
  return w;
}
function windowWall(w: World) {
  const wall = plaster({ dark: "#4a4038", light: "#84776a" });
  w.box(LEFT - 0.2, -1, 0, LEFT, FAR + 0.4, SILL, timber({ ...dark, plank: 0.21, along: "y" }));
  w.box(LEFT - 0.2, -1, HEAD, LEFT, FAR + 0.4, 3.1, wall);
  w.box(LEFT - 0.2, FAR - 0.3, 0, LEFT, FAR + 0.4, 3.1, wall);
  for (const z of [SILL, 1.62, HEAD])
    w.box(LEFT - 0.12, -1, z - 0.035, LEFT + 0.05, FAR, z + 0.035, alongY);
  for (let y = -0.5; y < FAR; y += BAY)
    w.box(LEFT - 0.12, y - 0.06, 0, LEFT + 0.06, y + 0.06, 3.1, upright);
  for (let y = -0.5; y < FAR; y += BAY / 3)
    w.box(LEFT - 0.06, y - 0.016, SILL, LEFT - 0.03, y + 0.016, HEAD, upright);
}
const ink: Mat = {
  c: linear("#2a272d"),
  line: 0.8,
  tex: (h, o) => {
    // black, bluish as it dries
    const t = clamp(0.34 + 0.16 * n.n3(h.x * 24, h.y * 9, h.z * 24) + 0.3 * h.nz);
    const a = linear("#1b1614"),
      b = linear("#463f3a");
    for (let i = 0; i < 3; i++) o[i] = lerp(a[i], b[i], t);
  },
};
const straw = ["#e8b957", "#c9983c", "#f6d684"].map((c) => flat(c, { line: 0.5 }));
/** One bundle: sticks of ink tied between two plaits of straw, hanging over the pole. */
function ladder(w: World, r: Rng, x: number, y: number, rungs: number) {
  const turn = (x < 0 ? 0.5 : -0.42) + 0.16 * r.g(),
    step = 0.112,
    wide = 0.135;
  const c = Math.cos(turn),
    s = Math.sin(turn);
  const sway = 0.012 * r.g();
  const at = (k: number, z: number): V3 => [x + k * c + sway * (2.6 - z), y + k * s, z];
  for (const k of [-1, 1]) {
    const side = k * wide * 0.6;
    w.rod(at(side, 2.5), at(k * 0.012, 2.66), 0.014, straw[1]);
    for (let q = 0; q < rungs; q++) {
      const z = 2.5 - q * step;
      const bulge = 0.01 * Math.sin(q * 2.1 + x * 9 + y * 5);
      w.rod(
        at(side + bulge, z),
        at(side - bulge, z - step),
        0.015,
        straw[(q + (k > 0 ? 1 : 0)) % 3],
      );
      w.rod(at(side - 0.014, z - step), at(side + 0.014, z - step + 0.006), 0.03, straw[q % 3]);
    }
  }
  for (let q = 1; q <= rungs; q++)
    w.turned(
      at(0.008 * r.g(), 2.5 - q * step),
      [wide + 0.01 * r.g(), 0.021, 0.03],
      ink,
      turn + 0.05 * r.g(),
      0,
      0.035 * r.g(),
    );
  const low = 2.5 - rungs * step;
  for (const k of [-1, 1])
    for (let q = 0; q < 5; q++) {
      const e = k * wide * 0.6 + (q - 2) * 0.02;
      w.rod(
        at(k * wide * 0.6, low),
        at(e + 0.012 * r.g(), low - 0.15 * r.range(0.6, 1.2)),
        0.007,
        straw[q % 3],
        0.002,
      );
    }
}
/** Shallow trays of ash along the lit wall. */
function trays(w: World) {
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3 - (i % 2); k++) {
      const y = 4.1 + i * 1.15;
      w.box(
        RIGHT - 0.5,
        y,
        0.03 + k * 0.13,
        RIGHT - 0.06,
        y + 0.95,
        0.13 + k * 0.13,
        timber({ dark: "#6a4c31", light: "#c39a68", along: "y", seed: i * 3 + k }),
      );
    }
}
