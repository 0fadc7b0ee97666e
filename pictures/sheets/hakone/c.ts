/** The teahouse's hearth on a winter morning: a fire, a kettle on its hook, snow light, a cup of amazake and two rice cakes. */
import { css, H, stamp, tick, type V3, W } from "../../kit/core.ts";
import { expose, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { World } from "../../kit/solids.ts";
import { wash } from "../../kit/stage.ts";
import { onSheet } from "../../kit/terrain.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { bench, tray } from "./c-tray.ts";
import { hearth, kettle } from "./c-hearth.ts";
import { hat, room, stump } from "./c-room.ts";
import { guest } from "./c-guest.ts";
import { cam, fire, GUEST, KEY, P, things } from "./c-stage.ts";
import { beams, flames, smoke, snowOutside, steam } from "./c-air.ts";

const w = new World();
room(w);
hearth(w);
kettle(w);
stump(w, [-2.12, 3.3], 0.25, 0.4, "#7d2c26");
stump(w, [2.3, 3.5], 0.27, 0.42, "#24395e");
stump(w, [GUEST[0] + 0.12, GUEST[1]], 0.2, 0.4, "#3a3a4a");
bench(w);
tray(w);
hat(w, [-0.64, 0.6, 0.78], 0.225);
w.build();
tick("world");

const sun: V3 = [-0.42, 0.76, 0.5];
snowOutside();
const plate = expose({
  cam,
  world: w,
  points: [
    { p: [fire[0], fire[1], 0.24], c: [5, 2.1, 0.68], reach: 5.4, core: 0.12, shadow: true },
    { p: [-2, 5.6, 1.6], c: [0.9, 1.15, 1.6], reach: 6, core: 0.7 },
    { p: [-1.1, 0.03, 2.3], c: [30, 24, 17.5], reach: 3.0, core: 0.3, shadow: true },
  ],
  suns: [{ d: sun, c: [4.2, 4.5, 4.8] }],
  ambient: skyLight([0.115, 0.135, 0.22], [0, 0, 0], [0.6, 0.4]),
  ao: 5,
  aoLen: 0.5,
  skyShown: false,
  sky: (_x, _y, _z, o) => {
    o.fill(1);
    return true;
  },
});
P.put(plate.img, { occlude: 1 });
const whole = { ...plate, id: plate.id.map((i) => things.get(i) ?? i) };
stamp(P.key.x, keyLines(w, whole, { c: KEY, a: 0.9, far: 6, crease: 0.5, width: 1.1 }));
guest();
flames(plate);
beams(sun, plate);
smoke();
steam();
P.light((x) => {
  const [u, v] = onSheet(cam, fire[0], fire[1], 0.16);
  const g = x.createRadialGradient(u, v, 6, u, v, 420);
  g.addColorStop(0, css("#ff9a3c", 0.5));
  g.addColorStop(0.4, css("#d8601f", 0.16));
  g.addColorStop(1, css("#d8601f", 0));
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
// all black areas get a thin layer of indigo
P.light((x) => {
  x.fillStyle = "#0a1322";
  x.fillRect(0, 0, W, H);
});
wash(P, "top", 220, "#0b0a10", 0.4);
await finishSheet(P, "hakone-c", {
  seal: { mark: "火", at: [1500, 66], size: 34 },
  wood: 0.08,
  contrast: 1.05,
  sat: 1.1,
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.62,
  wobble: 0.7,
});
