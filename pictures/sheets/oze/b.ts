/** Oze, B: roofed boats waiting at the stony bank, their lanterns just lit, hills as flat bands behind. June, blue hour. */
import {
  H,
  W,
  Rng,
  bokashi,
  elapsed,
  layer,
  lerp,
  sstep,
  stamp,
  tick,
  type Pt,
} from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { Tones, brushPath, dab, hand, stroke } from "../../kit/brush.ts";
import { nightWater, project, type Lamp, type WaterCam } from "../../kit/nightwater.ts";
import {
  drawRoofBoat,
  eaveLamps,
  onBoat,
  silhouette,
  type BoatInk,
  type RoofBoat,
} from "../../kit/roofboat.ts";
import { bank, hillBands } from "./b-shore.ts";
import { save } from "../../kit/out.ts";

const cam: WaterCam = { h: 4.6, f: 1400, cx: 800, hy: 430 };
const P = new Print(418, "#efe4d0");
const n = P.noise,
  r = new Rng(418);
const KEY = "#10182c";
const dir: [number, number] = [0.945, 0.327];
const boats: RoofBoat[] = [
  { at: [-6.2, 33], dir, len: 11 },
  { at: [7.6, 24.5], dir, len: 11 },
  { at: [-1.3, 15.6], dir, len: 11.4 },
];

P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 440, [
      [0, "#12305a"],
      [0.3, "#2a5a80"],
      [0.6, "#6b90a4"],
      [0.84, "#c3b0b4"],
      [1, "#e8bfae"],
    ]);
    x.fillRect(0, 0, W, 470);
  },
  { grain: 0.16 },
);
P.mist(
  (x, y) =>
    sstep(40, 150, y) *
    (1 - sstep(210, 330, y)) *
    sstep(0.1, 0.5, n.fbm(x * 0.001 + 2, y * 0.014, 5)) *
    0.4,
  "#d9b9b8",
  { grain: 0.2 },
);
// an early star and a thin moon
P.block((x) => {
  x.fillStyle = "#fbf0d6";
  x.beginPath();
  x.arc(1180, 118, 22, 0.5, Math.PI + 0.1);
  x.bezierCurveTo(1164, 130, 1186, 138, 1180 + 22 * Math.cos(0.5), 118 + 22 * Math.sin(0.5));
  x.fill();
  x.beginPath();
  dab(x, 1246, 92, 5, 5, 0.4);
  x.fill();
});
hillBands(P);
tick("hills");

const lamps: Lamp[] = boats.flatMap((b, i) =>
  eaveLamps(b, i === 2 ? 7 : 6).map((at) => ({ at, power: 0.62, size: 0.17, glow: 0.13 })),
);
const mirrors = boats.map((b) => silhouette(cam, b, true));
const inside = (x: number, y: number, p: Pt[]) => {
  let c = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++)
    if (
      p[i][1] > y !== p[j][1] > y &&
      x < ((p[j][0] - p[i][0]) * (y - p[i][1])) / (p[j][1] - p[i][1]) + p[i][0]
    )
      c = !c;
  return c;
};
P.put(
  nightWater(cam, lamps, 6, {
    rough: 0.085,
    ink: {
      near: "#1d4260",
      far: "#b5a7b4",
      sheen: "#7d9ab2",
      ember: "#a8654a",
      glints: ["#b0693f", "#e0954a", "#f7c877", "#fff0c8"],
    },
    shadow: (x, y) => {
      const w = 13 * n.n2(x * 0.012, y * 0.07) + 6 * n.n2(x * 0.04, y * 0.2);
      return mirrors.some((m) => inside(x + w, y, m)) ? 0.8 : 0;
    },
  }),
  { occlude: 1 },
);
tick("water");

bank(P, cam);
tick("bank");

// ---------- boats, far to near ----------
const inks: BoatInk[] = [
  {
    hull: "#24395a",
    hullLit: "#566d88",
    roof: "#2c4566",
    roofLit: "#7f94aa",
    dark: "#13203c",
    glow: "#e6a55a",
    key: KEY,
  },
  {
    hull: "#23324e",
    hullLit: "#5f6c80",
    roof: "#2a3d5a",
    roofLit: "#8795a6",
    dark: "#111a32",
    glow: "#efab5a",
    key: KEY,
  },
  {
    hull: "#2a2b3c",
    hullLit: "#75695f",
    roof: "#283750",
    roofLit: "#8f9aa8",
    dark: "#0e1428",
    glow: "#f6b25c",
    key: KEY,
  },
];
boats.forEach((b, i) => {
  const L = layer(),
    K = layer();
  drawRoofBoat(L.x, K.x, cam, b, inks[i], new Rng(70 + i), {
    lamps: i === 2 ? 7 : 6,
    lit: 1,
    people: i === 2 ? 7 : i === 1 ? 4 : 0,
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.light((x) => {
    for (const l of eaveLamps(b, i === 2 ? 7 : 6)) {
      const q = project(cam, l),
        R = (cam.f / q[2]) * 0.9;
      const g = x.createRadialGradient(q[0], q[1], 1, q[0], q[1], R);
      g.addColorStop(0, "rgba(255,190,100,.42)");
      g.addColorStop(1, "rgba(255,160,80,0)");
      x.fillStyle = g;
      x.fillRect(q[0] - R, q[1] - R, R * 2, R * 2);
    }
  });
});
tick("boats");

// gangplank, mooring poles and ropes tie the nearest boat to the bank
P.block((x) => {
  const a = project(cam, onBoat(boats[2], 0.34, -0.9, 0.55)),
    b = project(cam, [2.1, 9.2, 0.16]);
  const board = (l0: number, l1: number, drop: number, c: string) => {
    x.fillStyle = c;
    x.beginPath();
    x.moveTo(a[0] + 15 * l0, a[1] + drop);
    x.lineTo(a[0] + 15 * l1, a[1] + drop);
    x.lineTo(b[0] + 27 * l1, b[1] + drop * 1.6);
    x.lineTo(b[0] + 27 * l0, b[1] + drop * 1.6);
    x.fill();
  };
  board(-1, 1, 7, "#161c2c");
  board(-1, 1, 0, "#6d6258");
  board(-0.92, -0.1, 0, "#86796a");
  board(-0.5, -0.42, 0, "#a08f7b");
  board(-0.05, 0.03, 0, "#2c2b33");
  const T = new Tones();
  for (let i = 1; i < 9; i++) {
    const t = i / 9,
      w = lerp(15, 27, t);
    T.add("#3b3840", (q) => dab(q, lerp(a[0], b[0], t) - w, lerp(a[1], b[1], t), w * 2, 5, 0));
  }
  T.flush(x);
  for (const [wx, wy, h] of [
    [-4.6, 8.9, 1.5],
    [4.6, 11.0, 1.5],
  ]) {
    const f = project(cam, [wx, wy, -0.1]),
      t = project(cam, [wx + 0.05, wy, h]);
    stroke(x, hand([f[0], f[1]], [t[0], t[1]], r, 0.6), 17, "#1a2132", { taper: [0, 0.04] });
    stroke(x, hand([f[0] + 4, f[1]], [t[0] + 4, t[1]], r, 0.6), 4, "#b98a58", {
      taper: [0.1, 0.1],
    });
    const hook = project(cam, onBoat(boats[2], wx < 0 ? -0.94 : 0.94, -0.2, 0.85));
    const rope: Pt[] = [];
    for (let i = 0; i <= 24; i++) {
      const u = i / 24;
      rope.push([lerp(t[0], hook[0], u), lerp(t[1] + 18, hook[1], u) + 34 * Math.sin(Math.PI * u)]);
    }
    x.fillStyle = "#cbb48a";
    x.beginPath();
    brushPath(x, rope, () => 3.2);
    x.fill();
  }
});
P.light(
  (x) => {
    const g = x.createLinearGradient(0, H, 0, H - 200);
    g.addColorStop(0, "rgba(12,26,58,.72)");
    g.addColorStop(1, "rgba(12,26,58,0)");
    x.fillStyle = g;
    x.fillRect(0, H - 200, W, 200);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.11,
  woodMask: (_x, y) => (y < 430 ? 1 : 0.5),
  vignette: 0.1,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
});
seal(out.getContext("2d"), 1512, 40, "瀬");
await save(out, "out/oze-b.png");
console.log("total", elapsed().toFixed(1));
