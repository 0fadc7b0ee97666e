/** The room: earth floor, sooty boards, the old post, the window, stumps to sit on. */
import { clamp, lerp, type V3 } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { earth, flat, timber } from "../../kit/wood.ts";
import { asOne, back, lathe, n, pane } from "./c-stage.ts";

const soot = { dark: "#120c0b", light: "#4a352a" };
const sootX = timber({ ...soot, along: "x" }),
  sootZ = timber({ ...soot, along: "z" });

/** Boards blackened by smoke, a lattice window, beams. */
export function room(w: World) {
  const boards = timber({ dark: "#1a1312", light: "#6b5445", plank: 0.24, along: "z", foot: 0.5 });
  const [x0, x1, z0, z1] = pane;
  w.box(-6, -1, -0.2, 6, back + 1, 0, earth({ dark: "#41322a", light: "#9a7f69", scale: 1.3 }));
  w.box(-4, back, 0, x0, back + 0.15, 3.4, boards);
  w.box(x1, back, 0, 4.4, back + 0.15, 3.4, boards);
  w.box(x0, back, 0, x1, back + 0.15, z0, boards);
  w.box(x0, back, z1, x1, back + 0.15, 3.4, boards);
  w.box(-4, -1, 0, -3.85, back, 3.4, boards);
  w.box(4.2, -1, 0, 4.4, back, 3.4, boards);
  w.box(-4, -1, 3.3, 4.4, back + 1, 3.5, flat("#0d0a0b"));
  // the window: a frame and close bars
  for (const z of [z0, z1])
    w.box(x0 - 0.1, back - 0.08, z - 0.06, x1 + 0.1, back + 0.1, z + 0.05, sootX);
  for (const x of [x0, x1]) w.box(x - 0.06, back - 0.07, z0, x + 0.06, back + 0.1, z1, sootZ);
  for (let i = 1; i < 9; i++) {
    const x = lerp(x0, x1, i / 9);
    w.box(x - 0.02, back, z0, x + 0.02, back + 0.05, z1, sootZ);
  }
  w.box(x0, back - 0.01, 1.5, x1, back + 0.06, 1.55, sootX);
  // sill rail, the old main post, a crooked beam
  w.box(-4, back - 0.07, 0, 4.4, back, 0.16, sootX);
  w.box(-4, back - 0.06, 2.3, 4.4, back, 2.44, sootX);
  w.turned(
    [1.62, 5.3, 1.7],
    [0.16, 0.16, 1.7],
    timber({ dark: "#171010", light: "#54402f", along: "z" }),
    0.25,
  );
  asOne(w, () => {
    const at = (t: number): V3 => [
      lerp(-4.2, 4.4, t),
      4.75,
      2.3 + 0.16 * Math.sin(t * 3.1) + 0.05 * Math.sin(t * 9),
    ];
    for (let i = 0; i < 16; i++)
      w.rod(at(i / 16), at((i + 1.1) / 16), 0.17 + 0.03 * Math.sin(i), sootX);
  });
  // a shelf with bowls
  w.box(2.15, back - 0.32, 1.2, 4.2, back, 1.25, sootX);
  const clay = flat("#8d8577", { line: 0.7 });
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 2 + (i % 3); k++)
      lathe(
        w,
        [2.4 + i * 0.36, back - 0.17, 1.25 + k * 0.05],
        [
          [0.05, 0],
          [0.1, 0.06],
          [0.115, 0.1],
        ],
        k % 2 ? clay : flat("#b9b1a0", { line: 0.7 }),
      );
}
/** A walker's hat of plaited straw on the bench. */
export function hat(w: World, [x, y, z]: V3, R: number) {
  const A = linear("#4f3419"),
    B = linear("#b98b45");
  const straw: Mat = {
    c: B,
    tex: (h, o) => {
      const d = Math.hypot(h.x - x, h.y - y) / R,
        a = Math.atan2(h.y - y, h.x - x);
      const ring = d * 21 + 0.1 * n.n2(a * 3, d * 4);
      const row = Math.floor(ring);
      const plait = Math.sin(a * Math.max(6, row * 7) + row * 2) * 0.5 + 0.5;
      const seam = clamp((Math.abs(ring - row - 0.5) - 0.36) * 8);
      const t = clamp(0.5 + 0.5 * (plait - 0.4) - 0.6 * seam + 0.25 * n.n2(a * 5, d * 9));
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t);
    },
  };
  lathe(
    w,
    [x, y, z],
    [
      [R, 0],
      [R * 0.72, 0.05],
      [R * 0.3, 0.115],
      [R * 0.05, 0.15],
    ],
    straw,
  );
}
/** A cedar stump with a round cushion. */
export function stump(
  w: World,
  [x, y]: readonly [number, number],
  r: number,
  high: number,
  cloth: string,
) {
  const A = linear("#2a1a13"),
    B = linear("#8a5a3c");
  const bark: Mat = {
    c: B,
    tex: (h, o) => {
      const a = Math.atan2(h.y - y, h.x - x);
      const t = clamp(
        0.45 +
          0.8 * n.n2(a * 7, h.z * 1.6 + x) * Math.abs(n.n2(a * 16, h.z * 3)) +
          0.2 * n.n2(a * 30, h.z * 4),
      );
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t);
    },
  };
  lathe(
    w,
    [x, y, 0],
    [
      [r * 1.12, 0],
      [r, 0.1],
      [r * 0.98, high],
    ],
    bark,
  );
  const C = linear(cloth);
  asOne(w, () =>
    w.ball([x, y, high + 0.015], [r * 1.02, r * 1.02, 0.05], {
      c: C,
      tex: (h, o) => {
        const worn = n.n2(h.x * 7, h.y * 7) > 0.25 ? 1.25 : 0.9;
        for (let i = 0; i < 3; i++) o[i] = C[i] * worn;
      },
    }),
  );
}
