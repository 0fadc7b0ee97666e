/** The home page: Mount Fuji at dawn over curving rows of tea, three pickers at work. */
import { PH, Rng, layer, stamp, clamp, tick, pixels } from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { pinePad, limb } from "../../kit/flora.ts";
import { sprite } from "../../kit/figures.ts";
import { teaPicker } from "./tea-picker.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { pts } from "../../kit/points.ts";
import { P, KEY, cam, base, G } from "./hero-stage.ts";
import { printSky } from "./hero-sky.ts";
import { printFuji, printHills } from "./hero-fuji.ts";
import { printTea, printLeaves, lineCrests, printGroundMist } from "./hero-tea.ts";

printSky();
printFuji();
printHills();
printTea();
printLeaves();
lineCrests();
printGroundMist();
// ---------- tea pickers ----------
function figureAt(
  wx: number,
  wy: number,
  s: number,
  flip: boolean,
  seed: number,
  o: { lean: number; robe: string; sash?: string },
) {
  const [sx, sy, d] = proj(cam, wx, wy, base(wx, wy) + 0.95);
  const sc = ((cam.f / d) * s) / 100;
  const f = sprite(
    sx,
    sy,
    sc,
    flip,
    (p) => teaPicker(p, new Rng(seed), o),
    KEY,
    clamp(55 / d, 0.8, 1.9),
  );
  for (const L of [f.c, f.k])
    pixels(L.c, (dd, w) => {
      for (let i = 0; i < w * PH; i++) if (dd[i * 4 + 3] && G.dep[i] < d - 0.15) dd[i * 4 + 3] = 0;
    });
  P.put(f.c, { occlude: 1 });
  stamp(P.key.x, f.k);
}
figureAt(-8.1, 27.5, 1.45, false, 3, { lean: 1, robe: "#27497e" });
figureAt(-11.4, 31, 1.45, true, 4, { lean: 0.6, robe: "#3b3f74", sash: "#cf3f2b" });
figureAt(-3.2, 36, 1.45, false, 5, { lean: 1.1, robe: "#2c5a86" });
tick("figures");

// ---------- framing pine bough ----------
{
  const L = layer(),
    K = layer();
  const pr = new Rng(12);
  const wood = { body: "#3a3340", light: "#8a6a62", key: KEY, lightDir: 1 };
  const dk = { dark: "#0c2038", mid: "#1d4650", light: "#a39a5e", lightDir: 1 };
  const pad = (x: number, y: number, w: number, h: number, len = 30, dens = 1) =>
    pinePad(L.x, x, y, w, h, pr, { ...dk, len, nw: 2.3, dens });
  limb(L.x, K.x, pts("-60,-30 40,40 130,62 215,52 300,86 372,92"), 62, 9, pr, wood);
  pad(60, 30, 250, 66);
  pad(232, 40, 230, 52);
  pad(366, 70, 170, 44);
  limb(L.x, K.x, pts("196,56 262,112 330,138 404,144"), 20, 4, pr, wood);
  pad(330, 128, 150, 36);
  pad(430, 146, 150, 36);
  limb(L.x, K.x, pts("70,58 120,120 170,172 240,196"), 22, 4, pr, wood);
  pad(140, 150, 130, 36);
  pad(236, 198, 190, 42);
  pad(80, 118, 150, 44);
  limb(L.x, K.x, pts("-30,20 0,130 40,214 92,262"), 26, 5, pr, wood);
  pad(10, 176, 170, 46);
  pad(96, 262, 190, 44);
  pad(-10, 300, 120, 40);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  tick("pine");
}
await finishSheet(P, "home-hero", {
  seal: { mark: "茶", at: [1510, 40] },
  wood: 0.09,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.35),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.85,
  sat: 1.04,
});
