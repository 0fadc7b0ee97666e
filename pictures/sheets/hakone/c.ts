/** The teahouse's hearth on a winter morning: a fire, a kettle on its hook, snow light, a cup of amazake and two rice cakes. */
import { css, H, stamp, tick, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { expose, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { World } from "../../kit/solids.ts";
import { wash } from "../../kit/stage.ts";
import { onSheet } from "../../kit/terrain.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { bench, tray } from "./c-tray.ts";
import { hearth, kettle } from "./c-hearth.ts";
import { persimmons, room, stump } from "./c-room.ts";
import { cam, fire, KEY, n, P, SUN, things } from "./c-stage.ts";
import { beam, smoke, steam } from "./c-air.ts";
import { flames } from "./c-fire.ts";
import { snowOutside } from "./c-snow.ts";

const w = new World();
room(w);
persimmons(w);
hearth(w);
kettle(w);
stump(w, [-2.3, 3.5], 0.25, 0.4, "#24395e");
stump(w, [1.75, 3.9], 0.25, 0.42, "#7a2020");
bench(w);
tray(w);
w.build();
tick("world");

snowOutside();
const plate = expose({
  cam,
  world: w,
  points: [
    { p: [fire[0], fire[1], 0.24], c: [10, 4.3, 1.4], reach: 7, core: 0.12, shadow: true },
    { p: [-2, 5.6, 1.6], c: [0.9, 1.15, 1.6], reach: 6, core: 0.7 },
    { p: [0.1, -0.2, 1.9], c: [8.4, 7, 5.6], reach: 2.2, core: 0.3, shadow: true },
  ],
  suns: [{ d: SUN, c: [4.2, 4.5, 4.8] }],
  ambient: skyLight([0.092, 0.112, 0.19], [0, 0, 0], [0.6, 0.4]),
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
beam(plate);
flames(plate);
smoke();
steam();
P.light((x) => {
  const [u, v] = onSheet(cam, fire[0], fire[1], 0.16);
  // two flat steps with torn edges, inside the frame
  for (const [rx, ry, a] of [
    [170, 70, 0.07],
    [104, 52, 0.1],
  ]) {
    const rim = Array.from({ length: 72 }, (_, i): [number, number] => {
      const t = (i / 72) * 6.283,
        q =
          1 +
          0.1 * n.n2(4 * Math.cos(t) + rx, 4 * Math.sin(t)) +
          0.05 * n.n2(11 * Math.cos(t), 11 * Math.sin(t) + rx);
      return [u + rx * q * Math.cos(t), v - 34 + ry * q * Math.sin(t)];
    });
    x.fillStyle = css("#ff9a3c", a);
    poly(x, rim);
    x.fill();
  }
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
  blocks: 13,
  blockMix: 0.88,
  wobble: 0.7,
});
