/** Oze, B: roofed boats at the stony bank, their lanterns just lit, hills as flat bands behind. June, blue hour. */
import { fadeEdge, sky } from "../../kit/stage.ts";
import { Rng, layer, sstep, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { nightWater, onWater, project, type Lamp, type WaterCam } from "./nightwater.ts";
import { drawRoofBoat, eaveLamps, type BoatInk, type RoofBoat } from "./roofboat.ts";
import { paperLantern } from "./lantern.ts";
import { boatman, guests, lampLight, willow } from "./b-guests.ts";
import { mirrored } from "./b-mirror.ts";
import { mooring } from "./b-mooring.ts";
import { hillBands } from "./b-shore.ts";
import { stones } from "./b-stones.ts";
import { finishSheet } from "../../kit/sheet.ts";

const cam: WaterCam = { h: 4.6, f: 1400, cx: 800, hy: 430 };
const P = new Print(418, "#efe4d0");
const n = P.noise,
  r = new Rng(418);
const KEY = "#10182c";
const dir: [number, number] = [0.945, 0.327];
const boats: RoofBoat[] = [
  { at: [-10.5, 44], dir, len: 11 },
  { at: [8.4, 26], dir, len: 11 },
  { at: [-0.9, 14.6], dir, len: 12 },
];

sky(
  P,
  440,
  [
    [0, "#12305a"],
    [0.3, "#2a5a80"],
    [0.6, "#6b90a4"],
    [0.84, "#c3b0b4"],
    [1, "#e8bfae"],
  ],
  0.16,
  470,
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
// an early star and a crescent moon
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

const LAMPS = [6, 6, 7];
const lamps: Lamp[] = boats.flatMap((b, i) =>
  eaveLamps(b, LAMPS[i]).map((at) => ({ at, power: [0.12, 0.3, 0.5][i], size: 0.1, glow: 0.05 })),
);
// far away, the first fishing fire is lit
const FIRE: [number, number] = [612, 449];
const fireAt = onWater(cam, ...FIRE);
lamps.push({ at: [...fireAt, 2.2], power: 0.8, size: 0.9, glow: 0 });
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
  }),
  { occlude: 1 },
);
tick("water");

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
    roof: "#243753",
    roofLit: "#74879c",
    dark: "#111a32",
    glow: "#fbbc6a",
    key: KEY,
  },
  {
    hull: "#2a2b3c",
    hullLit: "#75695f",
    roof: "#1d2b46",
    roofLit: "#6d7f96",
    dark: "#0e1428",
    glow: "#ffc878",
    key: KEY,
  },
];
const seats = [[], [-0.4, -0.16, 0.1, 0.36], [-0.5, -0.32, -0.2, 0.02, 0.14, 0.34, 0.5]];
P.block((x) => {
  x.fillStyle = "#101a34";
  x.beginPath();
  brushPath(
    x,
    [
      [FIRE[0] - 2, FIRE[1] - 3],
      [FIRE[0] + 20, FIRE[1]],
      [FIRE[0] + 52, FIRE[1] - 3],
    ],
    (t) => 2 + 5 * Math.sin(Math.PI * t),
  );
  for (const [dx, h] of [
    [14, 15],
    [40, 13],
  ])
    dab(x, FIRE[0] + dx, FIRE[1], h, 6, -1.57);
  x.fill();
  x.fillStyle = "#f07a28";
  x.beginPath();
  dab(x, FIRE[0] - 6, FIRE[1] - 6, 15, 11, -1.4, 0.1);
  x.fill();
  x.fillStyle = "#ffdf90";
  x.beginPath();
  dab(x, FIRE[0] - 6, FIRE[1] - 6, 9, 6, -1.5, 0.1);
  x.fill();
});
const drawn = boats.map((b, i) => {
  const L = layer(),
    K = layer();
  drawRoofBoat(L.x, K.x, cam, b, inks[i], new Rng(70 + i), { lamps: LAMPS[i], lit: 1 });
  if (i) boatman(L.x, cam, b, i === 2 ? -0.8 : 0.84);
  lampLight(L.x, cam, b);
  if (i) guests(L.x, cam, b, seats[i], inks[i].dark);
  for (const l of eaveLamps(b, LAMPS[i])) {
    const q = project(cam, l),
      w = (cam.f / q[2]) * 0.15;
    paperLantern(L.x, K.x, q[0], q[1], w, w * 1.28, KEY);
  }
  return { L, K };
});
for (const [i, b] of boats.entries()) P.put(mirrored(cam, b, drawn[i].L));
tick("mirrors");
boats.forEach((b, i) => {
  P.put(drawn[i].L, { occlude: 1 });
  stamp(P.key.x, drawn[i].K);
  P.light((x) => {
    for (const l of eaveLamps(b, LAMPS[i])) {
      const q = project(cam, l),
        R = (cam.f / q[2]) * 0.62;
      const g = x.createRadialGradient(q[0], q[1], 1, q[0], q[1], R);
      g.addColorStop(0, "rgba(255,190,100,.34)");
      g.addColorStop(1, "rgba(255,160,80,0)");
      x.fillStyle = g;
      x.fillRect(q[0] - R, q[1] - R, R * 2, R * 2);
    }
  });
});
tick("boats");

P.put(stones(cam), { occlude: 1 });
tick("bank");
P.block((x) => mooring(x, cam, boats[2], r));
P.block((x) => willow(x, n));
P.light((x) => fadeEdge(x, "bottom", 200, "#0c1a3a", 0.72), { op: "multiply" });
await finishSheet(P, "oze-b", {
  seal: { mark: "瀬", at: [1512, 40] },
  wood: 0.11,
  woodMask: (_x, y) => (y < 430 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
});
