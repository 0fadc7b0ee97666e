/** Ichijoji A: the bowl from above: dark broth, slices of pork, green onion, half an egg */
import { wash } from "../../kit/stage.ts";
import { W, H, Noise, stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table, blend, inRect, shoulder } from "../../kit/table.ts";
import { board, chopstick, cloth } from "../../kit/tableware.ts";
import { vessel } from "../../kit/cutout.ts";
import { steam } from "../../kit/weather.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cut } from "../../kit/cut.ts";
import { bundle } from "./a-noodles.ts";
import { broth, egg, menma, onion, pork, SOUP } from "./bowl.ts";

const P = new Print(1211, "#3a2a22");
const KEY = "#1a0f0c";
const n = new Noise(3);
const t = new Table();
board(t, [0, 0, W, H], {
  light: "#a8784c",
  mid: "#85583a",
  dark: "#4a2c1e",
  plank: 420,
  seed: 11,
  flame: 0.42,
});
// an indigo cloth under the bowl, as a contrast to the warm colours
cloth(t, [130, -80, 1330, 1280], { base: "#1f3156", thread: "#6c82a8", h: 3, step: 64 });
const CX = 730,
  CY = 600,
  R = 520;
// porcelain with a vermilion key pattern below the rim
vessel(t, CX, CY, R, {
  c: "#f3ead8",
  lip: 20,
  high: 96,
  floor: 34,
  inner: 400,
  wall: (d, a, s) => {
    if (d > 456 && d < 488) {
      const k = 52,
        u = ((a / 6.2832 + 0.5) * k) % 1,
        v = (d - 456) / 32;
      const line = (p: number, w: number) => Math.abs(p) < w;
      const fret =
        line(v - 0.06, 0.06) ||
        line(v - 0.94, 0.06) ||
        (v > 0.2 &&
          v < 0.82 &&
          (line(u - 0.12, 0.06) ||
            (u < 0.78 && line(v - 0.78, 0.07)) ||
            (u > 0.12 && line(u - 0.78, 0.06) && v > 0.35) ||
            (u > 0.36 && u < 0.78 && line(v - 0.36, 0.06)) ||
            (line(u - 0.42, 0.05) && v > 0.36 && v < 0.6)));
      if (fret) s.c = [188, 52, 34];
    }
  },
});
broth(t, CX, CY, 424);
const POOL = { x: CX, y: CY, r: 412 };
// noodles folded in four bundles, the upper ones over the lower
bundle(t, POOL, cut("440 420, 600 300, 800 290, 960 380, 1060 520, 1060 640"), 14, 180, 4);
bundle(t, POOL, cut("520 800, 640 930, 800 960, 960 900, 1070 780, 1110 650"), 15, 200, 9, 3);
bundle(t, POOL, cut("1040 500, 1000 600, 960 720, 1000 840, 900 940, 760 900"), 13, 170, 2, 12);
bundle(t, POOL, cut("470 560, 560 420, 700 380, 830 420, 900 520, 860 620"), 12, 150, 7, 10);
// nori standing at the back, over the rim
t.lay([CX + 120, CY - 470, CX + 380, CY - 170], (x, y, s) => {
  const u = (x - CX - 250) * 0.94 + (y - CY + 310) * 0.34,
    v = -(x - CX - 250) * 0.34 + (y - CY + 310) * 0.94;
  const d = inRect(u, v, [-92, -128, 92, 128], 4) + 1.5 * n.n2(x * 0.06, y * 0.06);
  if (d < 0) return false;
  s.h = SOUP + 26 + 60 * Math.max(0, -v / 128) + shoulder(d, 3) + 2 * n.n2(x * 0.05, y * 0.05);
  const g = n.n2(x * 0.06, y * 0.06) * 0.5 + n.n2(x * 0.22, y * 0.22) * 0.4;
  s.c = blend([8, 16, 17], [38, 58, 46], 0.3 + 0.5 * g);
  s.gloss = 0.3;
});
// pork, fanned along the left
for (let i = 0; i < 5; i++) {
  const a = 2.15 + i * 0.42;
  pork(t, CX + 262 * Math.cos(a), CY + 262 * Math.sin(a), 124, i * 1.3, 12 + i * 5);
}
for (let i = 0; i < 5; i++)
  menma(t, CX + 250 - i * 20, CY + 232 + i * 16, 178, 34, -0.75 + i * 0.09, i);
egg(t, CX + 285, CY + 20, 84, 1.1);
onion(t, CX + 30, CY - 6, 146, 420, 6);
onion(t, CX + 22, CY - 14, 104, 210, 15, 26);
// a small porcelain rest below their tips
t.lay([1360, 150, 1500, 220], (x, y, s) => {
  const d = inRect(x, y, [1372, 162, 1490, 200], 17) - 5 * Math.cos((x - 1431) * 0.045);
  if (d < 0) return false;
  s.h = 4 + shoulder(d, 12);
  s.c = blend([222, 214, 196], [246, 240, 226], 0.5 + 0.5 * n.n2(x * 0.03, y * 0.03));
  const wave = Math.abs(((y - 181 + 5 * Math.sin(x * 0.11)) % 12) - 1);
  if (wave < 1.4) s.c = [52, 84, 136];
  s.gloss = 0.9;
});
// chopsticks across the counter's right edge, a white spoon
chopstick(t, [1430, 1150], [1404, 90], 24, { c: "#2a1916", band: "#c63d2f", h: 22 });
chopstick(t, [1486, 1150], [1444, 90], 24, { c: "#2a1916", band: "#c63d2f", h: 22 });

P.put(t.lit({ shade: "#8d7f9a", amb: 0.42, reach: 150, relief: 0.95, shine: "#fff1d8" }), {
  occlude: 1,
});
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));
// a little steam across one corner
const s1 = steam(P.noise, 1010, 430, 560, 50, 220, 120, 0.5),
  s2 = steam(P.noise, 520, 330, 420, 40, 170, -60, 0.4);
P.mist((x, y) => Math.max(s1(x, y), s2(x, y)), "#f2e9da", { key: 0.7, grain: 0.05 });
wash(P, "top", 330, "#2a1a2c", 0.8);
// one lamp at the upper left: the far corner is in shade
P.light(
  (x) => {
    const g = x.createRadialGradient(640, 500, 640, 660, 520, 1230);
    g.addColorStop(0, "#ffffff");
    g.addColorStop(1, "#5a5480");
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "multiply" },
);
await finishSheet(P, "ichijoji-a", {
  seal: { mark: "椀", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.06,
  wobble: 0.5,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.06,
});
