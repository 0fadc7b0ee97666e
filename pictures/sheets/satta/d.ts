/** Satta D: a lane of the old post town of Yui on a spring afternoon, a dyer's cloths hanging in the sun */
import { Noise, Rng, W, css, type V3 } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { petals, sky, stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { house, jars, lane, LEFT, RIGHT, stall } from "./d-street.ts";
import { citrusHill } from "./d-hill.ts";
import { rack, type Length } from "./d-cloths.ts";
import { passerBy } from "./d-passer.ts";

const P = new Print(841, "#f3ead6");
const KEY = "#1a1822";
const n = new Noise(84),
  r = new Rng(5);
const cam: Cam = { x: -0.55, y: 0, z: 1.5, f: 1000, cx: 545, hy: 690 };

sky(P, 760, [
  [0, "#6c9fc0"],
  [0.2, "#b4d2d2"],
  [0.45, "#ece3c8"],
  [0.78, "#f6dfb0"],
  [1, "#f3c992"],
]);
// the citrus hill at the end of the lane
P.put(citrusHill(n, r), { occlude: 1 });
P.mist(mistBand(n, 672, 80, 70, { max: 1, amp: 8 }), "#f6e3bd");

const w = new World();
lane(w);
house(w, -1, LEFT, 1.2, 8.6, {
  bays: [
    [1.4, 3.1],
    [3.4, 5.0],
    [6.9, 8.4],
  ],
  upper: "plaster",
  near: true,
  eave: 2.75,
});
house(w, -1, LEFT - 0.15, 8.7, 14.4, {
  bays: [
    [9.1, 10.6],
    [11.2, 13.9],
  ],
  upper: "boards",
  near: true,
  eave: 2.6,
});
house(w, -1, LEFT + 0.1, 14.5, 21, {
  bays: [
    [15, 17],
    [18, 20.4],
  ],
  upper: "plaster",
  near: false,
  eave: 2.85,
});
house(w, -1, LEFT, 21.1, 28, { bays: [[22, 27]], upper: "boards", near: false, eave: 2.6 });
house(w, -1, LEFT + 0.6, 28.1, 36, { bays: [[29, 35]], upper: "plaster", near: false, eave: 2.7 });
house(w, 1, RIGHT, 1.5, 9.4, {
  bays: [
    [2, 4.4],
    [6.2, 8.8],
  ],
  upper: "plaster",
  near: true,
  eave: 2.75,
});
house(w, 1, RIGHT + 0.1, 9.5, 15.6, {
  bays: [
    [10, 12],
    [13, 15],
  ],
  upper: "plaster",
  near: true,
  eave: 2.6,
});
house(w, 1, RIGHT - 0.2, 15.7, 22.5, { bays: [[16, 21]], upper: "boards", near: false, eave: 2.8 });
house(w, 1, RIGHT - 0.5, 22.6, 30, { bays: [[23, 29]], upper: "plaster", near: false, eave: 2.6 });
house(w, 1, RIGHT - 1.2, 30.1, 39, { bays: [[31, 38]], upper: "boards", near: false, eave: 2.7 });
stall(w, 4.3, r);
jars(w, RIGHT - 0.42, 4.5);

// ---------- the cloths, from palest (one dip in the vat) to nearly black ----------
const PALE = "#b9d8cf",
  SKY = "#6aaccb",
  MID = "#2b70ae",
  DEEP = "#1c4688",
  NIGHT = "#1a3470";
let seed = 1;
const c = (resist: Length["resist"], top: string, foot: string, long: number): Length => ({
  resist,
  top,
  foot,
  long,
  seed: seed++,
});
rack(w, 5.4, 4.8, 0.05, 2.5, [-0.1], 3.7, [
  c("plain", PALE, MID, 3.2),
  c("waves", MID, NIGHT, 3.55),
  c("hemp", MID, NIGHT, 3.4),
]);
rack(w, 8.6, 4.8, 0.1, 2.6, [-0.1], 3.7, [
  c("bands", SKY, DEEP, 3.3),
  c("plain", PALE, SKY, 3.4),
  c("rings", MID, NIGHT, 3.3),
]);
rack(w, 13.5, 4.8, 0.0, 2.6, [-0.25], 3.7, [
  c("plain", DEEP, NIGHT, 3.2),
  c("stripes", MID, DEEP, 3.3),
  c("plain", PALE, SKY, 3.2),
]);
// one more at the far end, from the houses on the left
rack(w, 18, 4.2, -2.2, -1.2, [-0.9], -0.8, [c("plain", MID, NIGHT, 3)]);
w.build();

const sun: V3 = [0.42, 0.6, 0.68];
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.46, 1.2, 0.8] }],
    ambient: (h, o) => {
      const k = 0.6 + 0.4 * h.nz;
      o[0] = 0.37 * k + 0.07;
      o[1] = 0.38 * k + 0.07;
      o[2] = 0.68 * k + 0.09;
      // the sunny lane reflects warm light to the underside of the eaves
      const up =
        Math.max(0, -h.nz) + 0.18 * Math.max(0, 1 - Math.abs(h.nz)) * Math.max(0, 1.6 - h.z);
      o[0] += 0.34 * up;
      o[1] += 0.25 * up;
      o[2] += 0.13 * up;
    },
    ao: 5,
    aoLen: 0.9,
    air: { c: linear("#f0e0bd"), k: 0.03, from: 8 },
  },
  { key: KEY, far: 10 },
);
// the sun stands high on the right, behind the cloths
P.light(
  (x) => {
    const g = x.createRadialGradient(1180, -120, 40, 1180, -120, 980);
    g.addColorStop(0, "rgba(255,232,178,.36)");
    g.addColorStop(0.5, "rgba(255,222,160,.14)");
    g.addColorStop(1, "rgba(255,220,160,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 1000);
  },
  { blur: 2 },
);
{
  const y = 12;
  passerBy(P, onSheet(cam, -1.5, y, 0), cam.f / y);
}
// two swallows
P.block((x) => {
  x.fillStyle = css("#1d2236");
  for (const [px, py, s, a] of [
    [392, 250, 0.62, -0.3],
    [462, 312, 0.45, 0.25],
  ]) {
    x.save();
    x.translate(px, py);
    x.rotate(a);
    x.scale(s, s);
    x.beginPath();
    x.moveTo(-36, 8);
    x.quadraticCurveTo(-14, -12, -4, -6);
    x.quadraticCurveTo(0, -15, 5, -7);
    x.quadraticCurveTo(18, -16, 40, -4);
    x.quadraticCurveTo(18, -6, 6, 6);
    x.lineTo(5, 14);
    x.lineTo(11, 34);
    x.lineTo(1, 19);
    x.lineTo(-6, 33);
    x.lineTo(-4, 12);
    x.quadraticCurveTo(-16, -2, -36, 8);
    x.fill();
    x.restore();
  }
});
// petals of some cherry tree go with the wind
P.block((x) => {
  petals(x, 17, 46, [40, 300, 1180, 900], "#f7cfcb", 9);
  petals(x, 18, 60, [260, 860, 1100, 1180], "#f3c4c0", 8);
});
wash(P, "right", 420, "#5a4a86", 0.34);
wash(P, "top", 240, "#1f4e79", 0.5);
wash(P, "bottom", 160, "#3c4a78", 0.22);
await finishSheet(P, "satta-d", {
  seal: { mark: "藍", at: [44, 1096], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 620 ? 1 : 0.5),
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.16,
});
