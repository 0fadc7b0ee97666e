/** Hakozushi A: a winter morning before opening. A cook pushes the paddle through the steaming tub, lit by the window, the hearth behind him. */
import { type Ctx, layer, PH, pixels, PW, stamp, type V3 } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { skyLight } from "../../kit/expose.ts";
import { POLE } from "../../kit/people.ts";
import { keyLines } from "../../kit/plate.ts";
import { pts } from "../../kit/points.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { APRON, BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { carvedCook } from "./a-cook.ts";
import { steam } from "./a-steam.ts";
import { wall } from "./a-wall.ts";
import { TUB, workshop } from "./a-workshop.ts";

const P = new Print(311, "#efe2c6");
const KEY = "#1b1315";
const cam: Cam = { x: 0, y: 0, z: 1.4, f: 1700, cx: 556, hy: 532 };
/** The rim of light was drawn for a smaller cook. */
const GROWN = 1700 / 1330;
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
    suns: [{ d: [-0.26, 0.84, 0.48], c: [3.6, 3.1, 2.4] }],
    ambient: skyLight([0.38, 0.37, 0.44], [0.08, 0.06, 0.05]),
    ao: 6,
    aoLen: 0.7,
    sky: outside,
  },
  { key: KEY, far: 9, crease: 0.9 },
);
const lines = keyLines(w, plate, { c: KEY, width: 2, far: 4, crease: 0.6 });
stamp(P.key.x, lines);
wall(P, KEY, cam);
steam(P, onSheet(cam, ...TUB));

/** The light of the hearth on the back of hip, thigh and calf. */
function emberRim(x: Ctx) {
  x.globalCompositeOperation = "source-atop";
  x.fillStyle = "#ee8f42";
  x.scale(GROWN, GROWN);
  for (const [run, wide] of [
    ["2,-598 36,-560 76,-512", 20],
    ["143,-428 147,-384 143,-330 141,-270 150,-208 192,-143 250,-64", 24],
  ] as const) {
    x.beginPath();
    brushPath(x, catmull(pts(run), 10), (t) => wide * Math.sin(Math.PI * (0.08 + 0.9 * t)) ** 0.6);
    x.fill();
  }
}
// ---------- the cook, then the bench again in front of his feet ----------
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#4f302b", "#9a6248", "#f2c994"], from: [0.32, 0.62], bare: "#2a1a1c" },
  [HAIR]: { cut: ["#17131a", "#26202a", "#4c4652"], from: [0.55, 0.85], bare: "#17131a" },
  [CLOTH]: { cut: ["#767890", "#c4c2c8", "#f8f3e6"], from: [0.34, 0.6], bare: "#4c4d63" },
  [COAT]: { cut: ["#141b33", "#24406e", "#84a7c4"], from: [0.44, 0.8], bare: "#0d1122" },
  [BELT]: { cut: ["#6a6a80", "#a6a3aa", "#ece6d8"], from: [0.36, 0.66], bare: "#3d3d52" },
  [APRON]: { cut: ["#6a6a80", "#b3afb2", "#f0eadb"], from: [0.4, 0.7], bare: "#3d3d52" },
  [TROUSERS]: { cut: ["#17161f", "#2c2b3c", "#5d6078"], from: [0.5, 0.8], bare: "#0e0d14" },
  [SHOE]: { cut: ["#17161f", "#2c2b3c", "#5d6078"], from: [0.5, 0.8], bare: "#0e0d14" },
  [POLE]: { cut: ["#7a5332", "#c99a5c", "#f4dca6"], from: [0.3, 0.66], bare: "#3a261a" },
};
const STANDS: V3 = [0.56, 2.92, 0];
const scale = cam.f / STANDS[1];
silhouette(P, carvedCook(900), {
  at: onSheet(cam, ...STANDS),
  scale,
  key: KEY,
  light: [-0.72, 0.58, -0.2],
  lift: 0.22,
  step: 0.03,
  line: [2.3, 2.6],
  tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  engrave: emberRim,
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
  blocks: 12,
  blockMix: 0.6,
  sat: 1.05,
});
