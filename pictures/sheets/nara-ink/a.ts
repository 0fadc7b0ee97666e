/** Nara ink A: the ink just let go - one black mass with the grip of a hand in it, on white paper, like a crest */
import { W, H, Noise, stamp, elapsed, clamp, sstep } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { Table, blend } from "../../kit/table.ts";
import { cloth } from "../../kit/tableware.ts";
import { paper, tint } from "../../kit/cutout.ts";
import { wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";
import { inkFist } from "./fist.ts";

const P = new Print(511, "#efe5d0");
const KEY = "#120f0f";
const n = new Noise(4);
const t = new Table();
cloth(t, [-20, -20, W + 20, H + 20], { base: "#23395c", thread: "#aeb9c4", h: 3, step: 74 });
const sheet = paper(t, 800, 600, 1180, 960, 0.03, "#f5ecda");
// where it was put down first and moved: a black touch, and the stain of warm glue round it
tint(
  t,
  [180, 90, 1420, 1110],
  (x) => {
    x.fillStyle = "#000";
    x.beginPath();
    x.ellipse(840, 620, 410, 470, 0.32, 0, 7);
    x.fill();
  },
  (x, y, _a, c) => {
    const d = Math.hypot((x - 830) / 360, (y - 615) / 430) + 0.1 * n.fbm(x * 0.006, y * 0.006, 3);
    return d > 1
      ? null
      : blend(c, [206, 186, 150], 0.4 * sstep(1, 0.86, d) * sstep(0.6, 0.95, d) + 0.12);
  },
);
tint(
  t,
  [240, 760, 700, 1060],
  (x) => {
    x.fillStyle = "#000";
    for (const [u, v, R] of [
      [-330, 300, 52],
      [-262, 330, 44],
      [-206, 352, 36],
      [-158, 366, 27],
    ]) {
      const [px, py] = sheet.to(u, v);
      x.beginPath();
      x.ellipse(px, py, R * 0.74, R, 0.25, 0, 7);
      x.fill();
    }
  },
  (x, y, _a, c) => {
    // four fingertips, pressed once on the paper
    const tips = [
      [-330, 300, 52],
      [-262, 330, 44],
      [-206, 352, 36],
      [-158, 366, 27],
    ].map(([u, v, R]) => {
      const [px, py] = sheet.to(u, v);
      return Math.hypot((x - px) / (R * 0.74), (y - py) / R) < 1.02
        ? Math.hypot(x - px, (y - py) * 0.8 + R * 0.3)
        : -1;
    });
    const d = Math.max(...tips);
    if (d < 0) return null;
    const ridge = Math.sin(d * 0.95 + 1.6 * n.n2(x * 0.03, y * 0.03));
    if (ridge < -0.1 || n.n2(x * 0.12, y * 0.12) > 0.62) return null;
    return blend(c, [34, 30, 32], clamp(0.8 + 0.1 * n.n2(x * 0.05, y * 0.05)));
  },
);
inkFist(t, 850, 560, 205, 400, 0.42, 12);
P.put(t.lit({ shade: "#9a93ac", amb: 0.44, reach: 260, relief: 0.8, shine: "#dfe6f2" }), {
  occlude: 1,
});
stamp(P.key.x, t.lines(KEY, 0.85, 1.8));
wash(P, "bottom", 300, "#14233f", 0.75);
const out = P.finish({
  key: KEY,
  wood: 0.07,
  vignette: 0.08,
  wobble: 0.8,
  kuwahara: 1.0,
  blocks: 13,
  blockMix: 0.6,
  sat: 1.02,
});
const [sx, sy] = sheet.to(420, 330);
seal(out.getContext("2d"), sx, sy, "握", 46);
await save(out, "out/nara-ink-a.png");
console.log("total", elapsed().toFixed(1));
