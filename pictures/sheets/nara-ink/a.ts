/** Nara ink A: the ink just let go - one black mass with the grip of a hand in it, on white paper, like a crest */
import { clamp, H, Noise, type Pt, stamp, sstep, W } from "../../kit/core.ts";
import { paper, tint } from "../../kit/cutout.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { blend, Table } from "../../kit/table.ts";
import { cloth } from "../../kit/tableware.ts";
import { grip } from "./a-grip.ts";

const P = new Print(511, "#efe5d0");
const KEY = "#120f0f";
const n = new Noise(4);
const t = new Table();
cloth(t, [-20, -20, W + 20, H + 20], { base: "#23395c", thread: "#aeb9c4", h: 3, step: 74 });
const sheet = paper(t, 800, 600, 1180, 960, 0.03, "#f5ecda");
// glue has soaked into the paper round the warm lump
tint(
  t,
  [180, 90, 1420, 1110],
  (x) => {
    x.fillStyle = "#000";
    x.beginPath();
    x.ellipse(838, 600, 430, 500, 0.42, 0, 7);
    x.fill();
  },
  (x, y, _a, c) => {
    const u = (x - 838) * Math.cos(0.42) + (y - 590) * Math.sin(0.42),
      v = -(x - 838) * Math.sin(0.42) + (y - 590) * Math.cos(0.42);
    const d = Math.hypot(u / 262, v / 462) + 0.08 * n.fbm(x * 0.004, y * 0.004, 3);
    return d > 1
      ? null
      : blend(c, [206, 186, 150], 0.34 * sstep(1, 0.97, d) * sstep(0.8, 0.97, d) + 0.16);
  },
);
/** the fingers that let go, set down once on the paper: place on the sheet, size, turn */
const touches: [number, number, number, number][] = [
  [-438, 196, 47, -0.5],
  [-398, 292, 50, -0.32],
  [-318, 364, 48, -0.1],
  [-222, 398, 38, 0.16],
];
const [px0, py0] = sheet.to(-520, 120),
  [px1, py1] = sheet.to(-150, 470);
tint(
  t,
  [px0, py0, px1, py1],
  (x) => x.fillRect(0, 0, W, H),
  (x, y, _a, c) => {
    for (const [u, v, R, turn] of touches) {
      const k = printed(x, y, sheet.to(u, v), R, turn);
      if (k > 0) return blend(c, [36, 32, 34], k);
    }
    return null;
  },
);
/** a fingertip's print: ridges bent round a core, faint where the skin barely touched */
function printed(x: number, y: number, [cx, cy]: Pt, R: number, turn: number): number {
  const a = ((x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn)) / R,
    b = (-(x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn)) / R;
  const d = Math.hypot(a / 0.72, b) + 0.06 * n.n2(a * 3 + R, b * 3);
  if (d > 1) return 0;
  // a loop: rings round the core above, opening into bows below
  const ring = Math.hypot(a * 1.2, b + 0.16),
    bow = b * 0.9 + 0.35 * a * a + 0.5;
  const phase =
    (b < 0 ? ring : Math.hypot(ring * 0.75, bow * 0.45)) * 43 + 1.5 * n.n2(a * 1.7 + R, b * 1.7);
  const ridge = Math.sin(phase);
  if (ridge < -0.05) return 0;
  const touch = 0.5 + 0.6 * n.n2(a * 2.4 + R * 3, b * 2.4) + 0.35 * n.n2(x * 0.2, y * 0.2);
  return clamp(sstep(-0.05, 0.25, ridge) * sstep(1, 0.84, d) * clamp(0.35 + touch) * 0.86);
}
grip(t, 846, 566, 0.42);
P.put(t.lit({ l: [0.5, -0.66, 0.56], shade: "#9a93ac", amb: 0.62, reach: 230, relief: 0.4 }), {
  occlude: 1,
});
stamp(P.key.x, t.lines(KEY, 0.85, 1.8));
wash(P, "bottom", 300, "#14233f", 0.75);
const [sx, sy] = sheet.to(420, 330);
await finishSheet(P, "nara-ink-a", {
  seal: { mark: "握", at: [sx, sy], size: 46 },
  key: KEY,
  wood: 0.07,
  woodMask: (x, y) => (Math.abs(x - 800) < 590 && Math.abs(y - 600) < 480 ? 0.45 : 1),
  wobble: 0.8,
  kuwahara: 1.0,
  blocks: 13,
  blockMix: 0.6,
  sat: 1.02,
});
