/** The room: earth floor, sooty boards, the old post, the window, stumps to sit on. */
import { clamp, lerp, Rng, type V3 } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { earth, flat, timber } from "../../kit/wood.ts";
import { asOne, back, door, lathe, n } from "./c-stage.ts";

const soot = { dark: "#120c0b", light: "#4a352a" };
const sootX = timber({ ...soot, along: "x" }),
  sootZ = timber({ ...soot, along: "z" });

/** Boards blackened by smoke, an open doorway, beams. */
export function room(w: World) {
  const boards = timber({ dark: "#1a1312", light: "#6b5445", plank: 0.24, along: "z", foot: 0.5 });
  const { x0, x1, high } = door;
  w.box(-6, -1, -0.2, 6, back + 0.1, 0, earth({ dark: "#41322a", light: "#9a7f69", scale: 1.3 }));
  w.box(-4, back, 0, x0, back + 0.15, 3.4, boards);
  w.box(x1, back, 0, 4.4, back + 0.15, 3.4, boards);
  w.box(x0, back, high, x1, back + 0.15, 3.4, boards);
  w.box(-4, -1, 0, -3.85, back, 3.4, boards);
  w.box(4.2, -1, 0, 4.4, back, 3.4, boards);
  w.box(-4, -1, 3.3, 4.4, back + 1, 3.5, flat("#0d0a0b"));
  // the frame of the doorway, its worn sill, and the door pushed aside
  for (const x of [x0, x1]) w.box(x - 0.08, back - 0.08, 0, x + 0.08, back + 0.12, high, sootZ);
  w.box(x0 - 0.3, back - 0.1, high, x1 + 1.5, back + 0.12, high + 0.13, sootX);
  w.box(
    x0,
    back - 0.06,
    0,
    x1,
    back + 0.12,
    0.07,
    timber({ dark: "#33231a", light: "#8b6a4c", along: "x" }),
  );
  const leaf = timber({ dark: "#1d1512", light: "#765a44", plank: 0.3, along: "z" });
  w.box(x1 + 0.1, back - 0.07, 0.04, x1 + 1.3, back - 0.02, high, leaf);
  for (const z of [0.42, 1.1, 1.78])
    w.box(x1 + 0.1, back - 0.1, z, x1 + 1.3, back - 0.05, z + 0.07, sootX);
  // sill rail, the old main post, a crooked beam
  w.box(-4, back - 0.07, 0, x0, back, 0.16, sootX);
  w.box(x1 + 0.1, back - 0.12, 0, 4.4, back, 0.16, sootX);
  w.box(-4, back - 0.06, 2.52, 4.4, back, 2.66, sootX);
  w.turned(
    [2.35, 5.3, 1.7],
    [0.16, 0.16, 1.7],
    timber({ dark: "#171010", light: "#54402f", along: "z" }),
    0.25,
  );
  asOne(w, () => {
    const at = (t: number): V3 => [
      lerp(-4.2, 4.4, t),
      4.75,
      2.34 + 0.16 * Math.sin(t * 3.1) + 0.05 * Math.sin(t * 9),
    ];
    for (let i = 0; i < 16; i++)
      w.rod(at(i / 16), at((i + 1.1) / 16), 0.17 + 0.03 * Math.sin(i), sootX);
  });
  // a shelf with bowls
  w.box(2.5, back - 0.32, 1.2, 4.2, back, 1.25, sootX);
  const clay = flat("#8d8577", { line: 0.7 });
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 2 + (i % 3); k++)
      lathe(
        w,
        [2.74 + i * 0.36, back - 0.17, 1.25 + k * 0.05],
        [
          [0.05, 0],
          [0.1, 0.06],
          [0.115, 0.1],
        ],
        k % 2 ? clay : flat("#b9b1a0", { line: 0.7 }),
      );
}
/** Persimmons hung up to dry beside the doorway, where the fire shines on them. */
export function persimmons(w: World) {
  const r = new Rng(12);
  const cord = flat("#5d4a36", { line: 0.4 });
  for (const [x, count] of [
    [-2.34, 5],
    [-2.56, 3],
    [-2.83, 5],
  ] as const) {
    let z = 2.14 - r.range(0.1, 0.26);
    w.rod([x, back - 0.12, 2.14], [x, back - 0.12, z - 0.16 * (count - 1)], 0.007, cord);
    for (let i = 0; i < count; i++) {
      const s = r.range(0.042, 0.062),
        dx = r.range(-0.026, 0.026);
      asOne(w, () => {
        w.ball(
          [x + dx, back - 0.12, z],
          [s, s, s * r.range(1.08, 1.35)],
          flat(r.pick(["#b9501f", "#9c3f1a", "#cf6a30"]), { line: 0.7 }),
        );
        w.ball(
          [x + dx, back - 0.12, z - s * 0.72],
          [s * 0.6, s * 0.6, s * 0.75],
          flat("#9c3f1a", { line: 0.7 }),
        );
        w.ball(
          [x + dx * 0.6, back - 0.125, z + s * 1.05],
          [s * 0.62, s * 0.62, s * 0.2],
          flat("#4b3a26"),
        );
      });
      z -= r.range(0.14, 0.22);
    }
  }
  w.rod([-3.05, back - 0.12, 2.16], [-2.15, back - 0.12, 2.14], 0.02, sootX);
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
