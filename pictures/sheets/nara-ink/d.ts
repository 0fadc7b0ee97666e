/** Nara ink D: ink sticks tied in straw and hung in ranks before a window, winter sun slanting through the dust */
import { H, Noise, Rng, elapsed, lerp, css, type V3 } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { type PointLight } from "../../kit/expose.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { sky, stage, wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";

const P = new Print(544, "#dfe6ea");
const KEY = "#0f0d12";
const n = new Noise(14),
  r = new Rng(77);
const cam: Cam = { x: 0, y: -0.4, z: 1.5, f: 1050, cx: 770, hy: 640 };
const BACK = 5.2;
const w = new World();
const dark = { dark: "#17130f", light: "#5b4634" };
const beamX = timber({ ...dark, along: "x" }),
  post = timber({ ...dark, along: "z" }),
  floor = timber({ dark: "#2a1e16", light: "#86633f", plank: 0.36, along: "y" });
w.box(-5, -2, -0.2, 5, BACK + 1, 0, floor);
w.box(-3.4, -2, 0, -3.2, BACK + 1, 3.8, plaster({ dark: "#4a423c", light: "#8d8072" }));
w.box(3.2, -2, 0, 3.4, BACK + 1, 3.8, plaster({ dark: "#4a423c", light: "#8d8072" }));
// the window: low sill, tall lattice of thin bars
w.box(-3.3, BACK, 0, 3.3, BACK + 0.2, 0.75, timber({ ...dark, plank: 0.25, along: "x" }));
w.box(-3.3, BACK, 3.3, 3.3, BACK + 0.2, 3.9, plaster({ dark: "#3b3531", light: "#766a5e" }));
w.box(-3.3, BACK, 0, -2.35, BACK + 0.2, 3.9, plaster({ dark: "#3b3531", light: "#766a5e" }));
w.box(2.35, BACK, 0, 3.3, BACK + 0.2, 3.9, plaster({ dark: "#3b3531", light: "#766a5e" }));
for (const z of [0.78, 2.02, 3.27])
  w.box(-2.4, BACK - 0.05, z - 0.05, 2.4, BACK + 0.12, z + 0.05, beamX);
for (let x = -2.35; x <= 2.36; x += 0.235)
  w.box(x - 0.022, BACK, 0.78, x + 0.022, BACK + 0.06, 3.27, post);
for (const x of [-2.38, 0, 2.38]) w.box(x - 0.07, BACK - 0.06, 0, x + 0.07, BACK + 0.14, 3.9, post);
w.box(
  -5,
  -2,
  3.6,
  5,
  BACK + 1,
  3.8,
  timber({ dark: "#120e0c", light: "#352820", plank: 0.3, along: "x" }),
);
// ---------- ranks: poles, straw cords, rungs of ink ----------
const ink: Mat = {
  c: linear("#211e22"),
  line: 0.8,
  tex: (h, o) => {
    const k = 0.8 + 0.5 * n.n3(h.x * 30, h.y * 9, h.z * 30);
    const c = linear("#2b272c");
    for (let i = 0; i < 3; i++) o[i] = c[i] * k;
  },
};
const straw = ["#f0bf58", "#d8a23e", "#ffdc8a"].map((c) => flat(c, { line: 0.5 }));
const bamboo = flat("#8f7a48", { line: 0.9 });
const ranks: [number, number, number, number][] = [
  [2.2, 2.72, 6, 12],
  [3.2, 2.86, 10, 13],
  [4.3, 3.0, 15, 14],
];
for (const [y, z, count, rungs] of ranks) {
  w.rod([-3.3, y, z], [3.3, y, z], 0.035, bamboo);
  for (let i = 0; i < count; i++) {
    const x = lerp(-0.48, 0.48, (i + 0.5) / count) * ((y + 0.4) * 1.52);
    const turn = 0.16 * r.g();
    const step = 0.105,
      wide = 0.088;
    const c = Math.cos(turn),
      s = Math.sin(turn);
    for (const k of [-1, 1]) {
      // two braided cords, knotted at each rung
      for (let q = 0; q < rungs; q++) {
        const z0 = z - 0.16 - q * step;
        const b = 0.012 * Math.sin(q * 2.1 + i);
        w.rod(
          [x + k * wide * 0.62 * c + b, y + k * wide * 0.62 * s, z0 + step],
          [x + k * wide * 0.62 * c - b, y + k * wide * 0.62 * s, z0],
          0.013,
          straw[(q + i) % 3],
        );
      }
      w.rod([x + k * wide * 0.62 * c, y, z - 0.06], [x, y, z + 0.03], 0.012, straw[i % 3]);
    }
    for (let q = 0; q < rungs; q++) {
      const z0 = z - 0.16 - q * step;
      w.turned(
        [x, y, z0],
        [wide + 0.01 * r.g(), 0.024, 0.018],
        ink,
        turn + 0.05 * r.g(),
        0,
        0.05 * r.g(),
      );
    }
    // frayed straw ends
    for (let q = 0; q < 6; q++) {
      const z0 = z - 0.16 - rungs * step;
      w.rod(
        [x + (q - 2.5) * 0.02, y, z0 + 0.09],
        [x + (q - 2.5) * 0.045, y + 0.02 * r.g(), z0 - 0.1 * r.range(0.5, 1.2)],
        0.006,
        straw[q % 3],
        0.002,
      );
    }
  }
}
// shallow ash trays stacked along the right wall
for (let k = 0; k < 5; k++)
  w.box(
    2.1,
    2.6,
    0.05 + k * 0.17,
    3.1,
    4.0,
    0.18 + k * 0.17,
    timber({ dark: "#5f4630", light: "#a98258", along: "y", seed: k }),
  );
w.build();
const lights: PointLight[] = [];
for (const x of [-1.5, 0, 1.5])
  lights.push({ p: [x, BACK - 0.2, 1.9], c: [1.1, 1.35, 1.8], reach: 9, core: 0.8, shadow: true });
const sun: V3 = [-0.44, 0.72, 0.54];
sky(
  P,
  H,
  [
    [0, "#9fb9cc"],
    [0.3, "#cfdde2"],
    [0.6, "#f3efe2"],
    [1, "#f3efe2"],
  ],
  0.1,
);
stage(
  P,
  {
    cam,
    world: w,
    points: lights,
    suns: [{ d: sun, c: [4.2, 3.1, 1.7] }],
    ambient: (h, o) => {
      const k = 0.7 + 0.3 * h.nz;
      o[0] = 0.13 * k;
      o[1] = 0.15 * k;
      o[2] = 0.21 * k;
    },
    ao: 5,
    aoLen: 0.7,
    mirror: 3,
    skyShown: false,
    sky: (_x, _y, _z, o) => {
      o[0] = 0.7;
      o[1] = 0.75;
      o[2] = 0.8;
      return true;
    },
  },
  { key: KEY, far: 6, crease: 0.5 },
);
// ---------- slanting beams, and dust in them ----------
P.light(
  (x) => {
    for (let i = 0; i < 9; i++) {
      const wx = 2.1 - i * 0.52;
      const a = proj(cam, wx, BACK, 3.2),
        b = proj(cam, wx - 0.3, BACK, 3.2),
        k = 3.9;
      // follow the sun from the lintel to the floor
      const e = proj(
          cam,
          wx - sun[0] * k * 1.25,
          BACK - sun[1] * k * 1.25,
          3.2 - sun[2] * k * 1.25,
        ),
        f = proj(
          cam,
          wx - 0.3 - sun[0] * k * 1.25,
          BACK - sun[1] * k * 1.25,
          3.2 - sun[2] * k * 1.25,
        );
      const g = x.createLinearGradient(a[0], a[1], e[0], e[1]);
      g.addColorStop(0, css("#fff0c8", 0.34));
      g.addColorStop(0.55, css("#ffdf9e", 0.22));
      g.addColorStop(1, css("#ffdf9e", 0));
      x.fillStyle = g;
      x.beginPath();
      x.moveTo(a[0], a[1]);
      x.lineTo(b[0], b[1]);
      x.lineTo(f[0], f[1]);
      x.lineTo(e[0], e[1]);
      x.fill();
    }
  },
  { blur: 5, alpha: 0.85 },
);
P.light((x) => {
  const q = new Rng(5);
  for (let i = 0; i < 420; i++) {
    x.fillStyle = css("#fff0c4", q.range(0.15, 0.7));
    x.beginPath();
    x.arc(q.range(260, 1500), q.range(260, 1150), q.range(0.5, 1.9), 0, 7);
    x.fill();
  }
});
wash(P, "top", 260, "#12141f", 0.9);
const out = P.finish({
  key: KEY,
  wood: 0.1,
  vignette: 0.14,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.05,
});
seal(out.getContext("2d"), 44, 1088, "藁", 34);
await save(out, "out/nara-ink-d.png");
console.log("total", elapsed().toFixed(1));
