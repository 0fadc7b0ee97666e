/** the drying yard as solids: trodden ground, the long dark wall under its eave, boards with two sheets each, a tub */
import { Noise, type Rng, clamp, lerp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { eave, tiles } from "../../kit/town.ts";

const n = new Noise(44);
const PETAL = linear("#f6d6d2");
export function yard(r: Rng): World {
  const w = new World();
  const ground: Mat = {
    c: linear("#cdb893"),
    line: 0.4,
    tex: (h, o) => {
      const A = linear("#8f7650"),
        B = linear("#e6d2a6"),
        G = linear("#7f9a4a");
      // trodden smooth along the wall; a few worn tracks run with the row
      const t = clamp(
        0.62 +
          0.16 * n.fbm(h.x * 0.8, h.y * 0.22, 2) +
          (0.12 * n.n2(h.x * 9, h.y * 9)) / (1 + h.t * 0.1) -
          0.16 * Math.exp(-(((h.x + 0.25 + 0.12 * n.n2(h.y * 0.3, 1)) / 0.22) ** 2)) -
          0.12 * Math.exp(-(((h.x - 1.75 + 0.15 * n.n2(h.y * 0.3, 5)) / 0.2) ** 2)),
      );
      const grass =
        sstep(2.1, 3.0, h.x + 0.5 * n.fbm(h.x * 1.1, h.y * 0.7, 3)) *
        (0.75 + 0.25 * n.n2(h.x * 6, h.y * 2));
      // the cherry tree off to the right lays one mass of shade over the nearest ground, lobed and holed at its rim
      const rim =
        3.05 +
        0.34 * h.x +
        0.3 * n.n2(h.x * 1.5, 2) +
        0.16 * n.n2(h.x * 5, h.y * 4) +
        0.06 * n.n2(h.x * 13, h.y * 11) -
        h.y;
      const hole = n.n2(h.x * 8 + 9, h.y * 7) > 0.26 + 1.3 * rim ? 0 : 1;
      const dapple = sstep(-0.02, 0.03, rim) * hole;
      // fallen petals, thicker where the wind has swept them
      const swept = 0.66 - 0.5 * n.fbm(h.x * 0.9, h.y * 0.5 + 4, 2);
      const petal = n.n2(h.x * 23, h.y * 17) > swept + 0.28 && h.y < 14;
      const dye = petal ? [0.9, 0.84, 1] : [0.5, 0.54, 0.84];
      for (let i = 0; i < 3; i++) {
        const earth = lerp(lerp(A[i], B[i], t), G[i] * (0.6 + 0.5 * t), clamp(grass));
        o[i] = (petal ? PETAL[i] : earth) * lerp(1, dye[i], dapple);
      }
    },
  };
  w.box(-30, -2, -0.2, 60, 160, 0, ground);
  const X = -2.7;
  const wall = timber({ dark: "#2a1d1c", light: "#7a5640", plank: 0.24, along: "z", foot: 0.5 });
  w.box(X - 0.3, -1, 0, X, 34, 3.9, wall);
  for (let y = 0.4; y < 34; y += 1.9)
    w.box(
      X - 0.02,
      y,
      0,
      X + 0.07,
      y + 0.14,
      3.9,
      timber({ dark: "#17110f", light: "#4a372b", along: "z" }),
    );
  w.box(
    X - 0.02,
    -1,
    2.62,
    X + 0.05,
    34,
    2.76,
    timber({ dark: "#17110f", light: "#4a372b", along: "y" }),
  );
  const roof = tiles("#3d4857", "#93a0ac");
  eave(
    w,
    -1,
    X - 0.1,
    -1,
    34,
    3.75,
    1.0,
    0.36,
    roof,
    timber({ dark: "#1d1512", light: "#6b4f38" }),
  );
  w.turned([X - 2.0, 16.5, 4.75], [17.5, 2.2, 0.06], roof, Math.PI / 2, 0.42);
  const board = timber({ dark: "#7d5a3a", light: "#cba576", along: "z" });
  const paper: Mat = {
    c: linear("#fbf8ef"),
    line: 0.75,
    tex: (h, o) => {
      const A = linear("#fdfbf4"),
        B = linear("#e6decb");
      const k = clamp(
        0.25 +
          0.3 * n.n2(h.id * 1.7, 0.5) +
          0.3 * n.n2(h.lx * 2 + h.id, h.lz * 1.6) +
          0.25 * n.n2(h.lx * 0.7, h.lz * 14),
      );
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], k);
    },
  };
  for (let i = 0; i < 27; i++) {
    const y = 1.55 + i * 0.98,
      lean = 0.26 + 0.02 * r.g();
    w.turned([X + 0.5, y, 1.06], [0.41, 0.025, 1.12], board, -Math.PI / 2, lean);
    const sn = Math.sin(lean),
      cs = Math.cos(lean);
    for (const v of [-0.5, 0.52])
      w.turned(
        [X + 0.5 + 0.026 - sn * v, y, 1.06 + cs * v + 0.007],
        [0.36, 0.006, 0.46],
        paper,
        -Math.PI / 2,
        lean,
      );
  }
  // a low trestle and a tub in the yard
  w.rod(
    [1.2, 5.6, 0],
    [1.2, 5.6, 0.42],
    0.3,
    timber({ dark: "#6b4a2c", light: "#b98d5c", plank: 0.12, along: "z" }),
    0.34,
  );
  w.rod([1.2, 5.6, 0.36], [1.2, 5.6, 0.43], 0.3, flat("#dfe6e4"), 0.3);
  return w;
}
