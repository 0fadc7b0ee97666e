/** Nara ink, the hero: under a ceiling of small flames a man on his toes brushes the soot from a lid. */
import { H, Rng, tick } from "../../kit/core.ts";
import { poly, Tones } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { carvedCraftsman, CLOTH, COAT, FEATHER, HOLLOW, LID, LID_SEEN, SKIN } from "./hero-man.ts";
import { flake, lamp, sootIn } from "./hero-lamps.ts";
import { KEY, lampsOn, on, scaleAt, shelves } from "./hero-plan.ts";
import { air, beams, boards, posts, shelf } from "./hero-room.ts";
import { silhouette, type Tones as Cut } from "../../kit/silhouette.ts";

const P = new Print(510, "#0d0a0a");
const lamps = lampsOn();
air(P, lamps);
beams(P);
boards(P);
tick("air");
shelves.forEach((row, k) => {
  shelf(P, k);
  for (const l of lamps) if (l.x === row.x && l.z === row.z) lamp(P, l);
});
posts(P);
tick("lamps");

const cuts: Record<number, Cut> = {
  [SKIN]: { cut: ["#4a2417", "#9a5226", "#f0a04a"], from: [0.34, 0.66], bare: "#c56a2a" },
  [COAT]: { cut: ["#0c0b11", "#22242f", "#a85f2c"], from: [0.45, 0.76], bare: "#6a3d22" },
  [CLOTH]: { cut: ["#3c2a24", "#9a6a44", "#f6c78a"], from: [0.35, 0.7], bare: "#f6c78a" },
  [LID]: { cut: ["#2a160f", "#6a3a1e", "#c9752e"], from: [0.4, 0.7], bare: "#c9752e" },
  [HOLLOW]: { cut: ["#d8822e", "#f3b04e", "#fbd684"], from: [0.1, 0.4], bare: "#fbd684" },
  [FEATHER]: { cut: ["#b98d63", "#f0d6a8", "#fff2d4"], from: [0.2, 0.5], bare: "#fff2d4" },
};
const STANDS = { x: -0.1, depth: 2.15, floor: 0.12 };
const feet = on(STANDS.x, STANDS.depth, STANDS.floor);
silhouette(P, carvedCraftsman(), {
  at: feet,
  scale: scaleAt(STANDS.depth),
  key: KEY,
  light: [-0.86, 0.36, -0.1],
  lift: 0.1,
  step: 0.05,
  line: [1.4, 1.6],
  tonesOf: (part) => cuts[part] ?? cuts[COAT],
  // the soot that is still there
  engrave: (x) => {
    const s = scaleAt(STANDS.depth);
    x.fillStyle = "#1a0f0b";
    poly(x, sootIn((LID_SEEN[0] + 0.03) * s, -(LID_SEEN[1] + 0.02) * s, 0.13 * s, 0.09 * s, 0.9));
    x.fill();
  },
});
const r = new Rng(9),
  T = new Tones();
for (let k = 0; k < 90; k++)
  flake(
    T,
    800 + r.g() * 120,
    r.range(420, 1000),
    r.range(2, 6),
    r.pick(["#070506", "#070506", "#d8822e"]),
  );
T.flush(P.base.x);
P.light((x) => shadeEdge(x, "top", 190, "#120c0c", 0.75), { op: "multiply" });
await finishSheet(P, "nara-ink-hero", {
  seal: { mark: "墨", at: [1500, H - 110], size: 38 },
  wood: 0.14,
  wobble: 1,
  kuwahara: 0.4,
  blocks: 18,
  blockMix: 0.3,
});
