/** the Okamoto river as solids: stone bank, stakes and pole, pale bark streaming in the current, a house with raised gables */
import { Noise, Rng, clamp, lerp, sstep, type V3 } from "../../kit/core.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { tiles } from "../../kit/town.ts";
import { worley, cell } from "../../kit/terrain.ts";

const n = new Noise(62);
export const WATER = -0.55;
/** the pole in the stream, and where along it the bundles are tied */
export const POLE_Y = 5.1;
export const BUNDLES = Array.from({ length: 8 }, (_, b) => -0.95 + b * 0.62);
/** the river bends a little: its left bank at depth y */
const left = (y: number) => -1.35 - 0.05 * y + 0.25 * Math.sin(y * 0.16);

export function brook(): World {
  const w = new World();
  const r = new Rng(33);
  // clear water over stones, broken sky on it
  const water: Mat = {
    c: linear("#3f7a7c"),
    line: 0,
    rough: 0.07,
    wet: (h: Hit) => 0.3 + 0.4 * sstep(3, 14, h.y),
    tex: (h, o) => {
      // the current draws everything out along its own way: long cut bands, broken light on them
      const bend = 0.25 * Math.sin(h.y * 0.16) - 0.05 * h.y;
      const u = h.x - bend;
      const flow = n.fbm(u * 1.5 + 3, h.y * 0.3, 3) + 0.35 * n.n2(u * 5, h.y * 0.8);
      const c = worley(h.x * 1.5, h.y * 0.9, 0.9);
      const stones = sstep(0.04, 0.16, c.edge) * (0.3 + 0.7 * cell.id) * sstep(1.6, 0.2, u + 1.35);
      const far = sstep(4, 20, h.y);
      const A = linear("#123c49"),
        B = linear("#2f6f78"),
        C = linear("#7fb0ac"),
        F = linear("#fdf3dc");
      const mid = sstep(-0.12, -0.06, flow),
        high = sstep(0.24, 0.29, flow);
      const foam = sstep(0.47, 0.5, flow + 0.12 * n.n2(u * 13, h.y * 2.4) - 0.2 * far);
      for (let i = 0; i < 3; i++) {
        let v = lerp(lerp(A[i], B[i], 0.25 + 0.75 * mid), C[i], 0.75 * high + 0.25 * far);
        v = lerp(v, C[i], 0.5 * stones);
        o[i] = lerp(v, F[i], 0.85 * foam);
      }
    },
  };
  w.box(-30, -2, WATER - 0.4, 40, 90, WATER, water);
  // banks: squared stones on the left, grass on both sides
  const grass: Mat = {
    c: linear("#8aa057"),
    line: 0,
    tex: (h, o) => {
      const t = clamp(0.5 + 0.35 * n.fbm(h.x * 0.7, h.y * 0.5, 3) + 0.25 * n.n2(h.x * 12, h.y * 5));
      const A = linear("#5d7a3c"),
        B = linear("#c3c878"),
        E = linear("#b7a27a");
      const path = sstep(0.9, 0.6, Math.abs(h.x + 3.2 + 0.05 * h.y));
      const flower = n.n2(h.x * 17, h.y * 11) > 0.74 && path < 0.2;
      for (let i = 0; i < 3; i++)
        o[i] = flower
          ? [0.9, 0.78, 0.2][i]
          : lerp(lerp(A[i], B[i], t), E[i] * (0.8 + 0.3 * t), path);
    },
  };
  const stone: Mat = {
    c: linear("#9a948a"),
    line: 0.8,
    tex: (h, o) => {
      const t = clamp(
        0.55 +
          0.3 * n.fbm(h.lx * 4 + h.id, h.ly * 4 + h.lz * 3, 3) +
          0.12 * n.n3(h.x * 20, h.y * 20, h.z * 20),
      );
      const A = linear("#5a5c5a"),
        B = linear("#cfc7b4"),
        M = linear("#6a8048");
      const moss =
        sstep(0.1, 0.5, n.n2(h.x * 3, h.y * 3 + h.z) + (h.side === 2 ? 0.1 : -0.3)) * 0.6;
      for (let i = 0; i < 3; i++) o[i] = lerp(lerp(A[i], B[i], t), M[i], moss);
    },
  };
  for (let y = -1; y < 46; y += 0.9) {
    const x = left(y + 0.45);
    for (let k = 0; k < 2; k++) {
      const q = r.range(-0.05, 0.05);
      w.turned(
        [x - 0.22 + q + k * -0.06, y + 0.45, WATER + 0.14 + k * 0.3],
        [0.26, 0.43 + r.range(-0.03, 0), 0.145],
        stone,
        r.range(-0.06, 0.06),
      );
    }
    w.box(-40, y, -0.6, x - 0.3, y + 0.9, -0.0, grass);
    w.box(5.2 + 0.12 * y + 0.4 * Math.sin(y * 0.3), y, -0.6, 60, y + 0.9, -0.2, grass);
  }
  for (let i = 0; i < 26; i++) {
    const y = r.range(1.5, 26),
      s = r.range(0.12, 0.34);
    w.ball(
      [r.chance(0.45) ? r.range(2.6, 4.8) + 0.1 * y : left(y) + r.range(0.1, 0.5), y, WATER + 0.02],
      [s * 1.3, s, s * 0.62],
      stone,
      r.range(0, 3),
    );
  }
  // stakes, a pole across, and the bark tied to it, streaming toward us
  const post = timber({ dark: "#3a2c22", light: "#8a6a4c", along: "z" });
  const Y = POLE_Y;
  for (const x of [-1.2, 0.5, 2.2, 3.9])
    w.rod([x, Y, WATER - 0.3], [x + 0.02, Y, WATER + 0.42], 0.055, post);
  w.rod(
    [-1.7, Y, WATER + 0.24],
    [4.3, Y, WATER + 0.22],
    0.05,
    timber({ dark: "#7d7048", light: "#c2b077", along: "z" }),
  );
  const bark = ["#f4ead0", "#e3d3ab", "#fbf5e4", "#d2bf92"].map((c) =>
    flat(c, { line: 0.2, emit: 0.4 }),
  );
  for (const x0 of BUNDLES)
    w.rod([x0 - 0.13, Y, WATER + 0.23], [x0 + 0.13, Y, WATER + 0.23], 0.068, bark[1]);
  // one more bundle, in the woman's hands
  for (let i = 0; i < 14; i++) {
    const q = Math.sin(i * 7.3),
      m: V3 = [-1.48 + 0.06 * q, 9.15 + 0.05 * Math.cos(i * 3.1), 0.1];
    w.rod([-1.62 + 0.04 * q, 9.2, 0.44], m, 0.018, bark[i % 4]);
    w.rod(m, [-1.3 + 0.13 * q, 9.0 + 0.1 * Math.cos(i * 5), WATER], 0.018, bark[i % 4], 0.008);
  }
  house(w);
  return w;
}
/** a papermaker's house: white walls in dark frames, tiled roof, and at each end the udatsu, a gable raised above the tiles */
function house(w: World) {
  const beam = timber({ dark: "#241a15", light: "#6d4f3a", along: "x" }),
    post = timber({ dark: "#241a15", light: "#6d4f3a", along: "z" });
  const white = plaster({ dark: "#c9bda6", light: "#f6efde", foot: 0.5 });
  const x0 = -9.4,
    x1 = -2.9,
    Y = 12.4;
  w.box(x0, Y, 0, x1, Y + 6, 4.3, white);
  for (let x = x0; x <= x1 + 0.01; x += (x1 - x0) / 5)
    w.box(x - 0.09, Y - 0.06, 0, x + 0.09, Y + 0.03, 4.3, post);
  for (const z of [0.02, 1.15, 2.35, 3.3, 4.15])
    w.box(x0, Y - 0.05, z, x1, Y + 0.03, z + 0.16, beam);
  // lattice and paper on the ground floor
  for (const [a, b] of [
    [1, 2],
    [3, 4],
  ] as const) {
    const xa = x0 + (a * (x1 - x0)) / 5 + 0.12,
      xb = x0 + (b * (x1 - x0)) / 5 - 0.12;
    // a lamp still burns inside
    w.box(xa, Y - 0.03, 0.2, xb, Y, 2.3, flat("#f3c987", { line: 0.5, emit: 0.75 }));
    for (let x = xa; x < xb; x += 0.16) w.box(x, Y - 0.06, 0.2, x + 0.05, Y - 0.02, 2.3, post);
  }
  const roof = tiles("#39414f", "#8794a6");
  w.turned([(x0 + x1) / 2, Y + 1.3, 5.15], [(x1 - x0) / 2 + 0.1, 2.4, 0.08], roof, 0, 0.5);
  w.turned([(x0 + x1) / 2, Y - 0.5, 2.72], [(x1 - x0) / 2, 0.72, 0.06], roof, 0, 0.34);
  w.rod([x0, Y + 3.4, 6.36], [x1, Y + 3.4, 6.36], 0.2, flat("#4a5262"));
  for (const x of [x0 - 0.1, x1 + 0.1]) {
    w.turned([x, Y + 1.1, 5.45], [0.2, 2.55, 0.5], white, 0, 0.5);
    w.turned([x, Y + 1.0, 6.06], [0.36, 2.7, 0.09], roof, 0, 0.5);
    w.box(x - 0.2, Y - 1.15, 3.4, x + 0.2, Y + 0.1, 4.6, white);
    w.turned([x, Y - 1.0, 4.66], [0.34, 0.5, 0.09], roof, 0, 0.3);
  }
}
