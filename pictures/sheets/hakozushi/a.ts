/** Hakozushi A: a winter morning before opening. Steam fills the room from the tub of rice; before it, a dark shape, the cook turns the rice. */
import { layer, PH, pixels, type Pt, PW, sstep, stamp, type V3 } from "../../kit/core.ts";
import { skyLight } from "../../kit/expose.ts";
import { POLE } from "../../kit/people.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { APRON, CLOTH } from "../../kit/people/posed.ts";
import { carvedCook } from "./a-cook.ts";
import { shaft, steam } from "./a-steam.ts";
import { TUB, workshop } from "./a-workshop.ts";

const P = new Print(311, "#efe2c6");
const KEY = "#1b1315";
const cam: Cam = { x: 0, y: 0, z: 1.4, f: 1700, cx: 556, hy: 470 };
/** Seen through the window: pale winter sky over a neighbour's roof under snow. */
function outside(dx: number, dy: number, dz: number, o: Float64Array) {
  const up = dz / dy - 0.046 + 0.13 * (dx / dy + 0.24);
  o.set(up > 0 ? [0.86, 0.92, 0.92] : up > -0.026 ? [1, 0.98, 0.92] : [0.46, 0.54, 0.62]);
  return true;
}
const w = workshop();
w.build();
const plate = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: [-0.26, 0.84, 0.42], c: [3.1, 2.75, 2.2] }],
    ambient: skyLight([0.3, 0.29, 0.38], [0.05, 0.04, 0.05]),
    ao: 6,
    aoLen: 0.7,
    sky: outside,
  },
  { key: KEY, far: 9, crease: 0.9 },
);
const lines = keyLines(w, plate, { c: KEY, width: 2, far: 4, crease: 0.6 });
stamp(P.key.x, lines);

const { lit, panes, down } = {
  panes: [
    [2, 64],
    [463, 64],
    [463, 507],
    [2, 507],
  ] satisfies Pt[],
  down: [230, 640] satisfies Pt,
  /** how much of the window's light reaches a place of the steam */
  lit: (x: number, y: number) => 0.62 * sstep(640, 330, x - 0.3 * (y - 64)),
};
shaft(P, panes, down);
steam(P, onSheet(cam, ...TUB), lit);
// ---------- the cook, then the bench again in front of his feet ----------
const dark: Tones = { cut: ["#141327", "#1d2140", "#5b6f96"], from: [0.5, 0.95], bare: "#0d0c18" };
const cuts: Record<number, Tones> = {
  [CLOTH]: { cut: ["#262a4a", "#5c6685", "#c3ccd4"], from: [0.42, 0.84], bare: "#1b1d36" },
  [APRON]: { cut: ["#23263f", "#343a58", "#66769a"], from: [0.5, 0.95], bare: "#15152a" },
  [POLE]: { cut: ["#141327", "#1d2140", "#4d5a80"], from: [0.5, 0.95], bare: "#231818" },
};
// the floor is dark under each foot
P.light(
  (x) => {
    x.fillStyle = "#55506e";
    for (const [px, py, wide] of [
      [812, 1130, 82],
      [1140, 1140, 76],
    ]) {
      x.beginPath();
      x.ellipse(px, py, wide, 13, 0.04, 0, 7);
      x.fill();
    }
  },
  { op: "multiply" },
);
const STANDS: V3 = [0.72, 3.55, 0];
const scale = cam.f / STANDS[1];
silhouette(P, carvedCook(900), {
  at: onSheet(cam, ...STANDS),
  scale,
  key: KEY,
  light: [-0.72, 0.58, -0.2],
  lift: 0.22,
  step: 0.03,
  line: [2.3, 2.6],
  tonesOf: (part) => cuts[part] ?? dark,
});
const bench = layer();
stamp(bench.x, plate.img);
pixels(bench.c, (d) => {
  for (let i = 0; i < PW * PH; i++) if (plate.dep[i] > 2.3) d[i * 4 + 3] = 0;
});
P.put(bench, { occlude: 1 });
stamp(bench.x, lines, { op: "source-in" });
stamp(P.key.x, bench);
wash(P, "top", 300, "#1a2246", 0.6);
await finishSheet(P, "hakozushi-a", {
  seal: { mark: "箱", at: [1024, 520], size: 34 },
  key: KEY,
  wood: 0.07,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 11,
  blockMix: 0.85,
  sat: 1.05,
});
