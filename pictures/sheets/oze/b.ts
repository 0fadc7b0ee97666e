/** Oze, B: roofed boats at the stony bank, their lanterns just lit, hills as flat bands behind. June, blue hour. */
import { fadeEdge, sky } from "../../kit/stage.ts";
import { Rng, layer, sstep, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { dab } from "../../kit/brush.ts";
import { nightWater, project, type Lamp, type WaterCam } from "./nightwater.ts";
import { drawRoofBoat, eaveLamps, type BoatInk, type RoofBoat } from "./roofboat.ts";
import { paperLantern } from "./lantern.ts";
import { boatman, guests, lampLight } from "./b-guests.ts";
import { mirrored } from "./b-mirror.ts";
import { mooring } from "./b-mooring.ts";
import { hillBands } from "./b-shore.ts";
import { stones } from "./b-stones.ts";
import { finishSheet } from "../../kit/sheet.ts";

const cam: WaterCam = { h: 3.05, f: 1400, cx: 800, hy: 430 };
const P = new Print(418, "#efe4d0");
const n = P.noise,
  r = new Rng(418);
const KEY = "#0b1226";
const boats: RoofBoat[] = [
  { at: [-39.5, 76], dir: [0.93, 0.37], len: 11 },
  { at: [12.6, 34], dir: [0.93, 0.37], len: 11 },
  { at: [-1.2, 17], dir: [0.93, 0.368], len: 12 },
];

sky(
  P,
  440,
  [
    [0, "#0a1a40"],
    [0.3, "#173765"],
    [0.58, "#3c5d8a"],
    [0.8, "#8484a4"],
    [1, "#d3a096"],
  ],
  0.16,
  470,
);
P.mist(
  (x, y) =>
    sstep(90, 170, y) *
    (1 - sstep(230, 320, y)) *
    sstep(0.16, 0.5, n.fbm(x * 0.001 + 2, y * 0.016, 5)) *
    0.4,
  "#a993ac",
  { grain: 0.2 },
);
// an early star and a crescent moon
P.block((x) => {
  x.fillStyle = "#fbf0d6";
  x.beginPath();
  x.arc(1240, 132, 24, 0.5, Math.PI + 0.1);
  x.bezierCurveTo(1222, 146, 1246, 154, 1240 + 24 * Math.cos(0.5), 132 + 24 * Math.sin(0.5));
  x.fill();
  x.beginPath();
  dab(x, 1312, 98, 5, 5, 0.4);
  x.fill();
});
hillBands(P);
tick("hills");

const LAMPS = [6, 6, 7];
const lamps: Lamp[] = boats.flatMap((b, i) =>
  // every second lantern throws a column, so that they stay apart
  eaveLamps(b, [3, 4, 4][i]).map((at) => ({
    at,
    power: [0.16, 0.34, 0.78][i],
    size: 0.06,
    glow: 0.05,
  })),
);
P.put(
  nightWater(cam, lamps, 6, {
    rough: 0.085,
    shadow: (_x, y) => 0.85 * sstep(840, 1180, y),
    ink: {
      near: "#0d2346",
      far: "#8f8aa6",
      sheen: "#3f608c",
      ember: "#8a4a40",
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
    hullLit: "#41597e",
    roof: "#2c4566",
    roofLit: "#7f94aa",
    dark: "#13203c",
    glow: "#e6a55a",
    key: KEY,
  },
  {
    hull: "#23324e",
    hullLit: "#44557a",
    roof: "#243753",
    roofLit: "#74879c",
    dark: "#111a32",
    glow: "#fbbc6a",
    key: KEY,
  },
  {
    hull: "#1a2140",
    hullLit: "#524a58",
    roof: "#16233f",
    roofLit: "#56729a",
    dark: "#0e1428",
    glow: "#ffc468",
    key: KEY,
  },
];
const drawn = boats.map((b, i) => {
  const L = layer(),
    K = layer();
  drawRoofBoat(L.x, K.x, cam, b, inks[i], new Rng(70 + i), { lamps: LAMPS[i], lit: 1 });
  if (i === 2) boatman(L.x, cam, b, -0.8);
  lampLight(L.x, cam, b);
  if (i) guests(L.x, cam, b, i === 2);
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

mooring(P, cam, boats[2], r);
stones(P);
tick("bank");
P.light((x) => fadeEdge(x, "bottom", 240, "#081230", 0.6), { op: "multiply" });
await finishSheet(P, "oze-b", {
  seal: { mark: "瀬", at: [1512, 40] },
  wood: 0.11,
  woodMask: (_x, y) => (y < 430 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.75,
  sat: 1.06,
});
