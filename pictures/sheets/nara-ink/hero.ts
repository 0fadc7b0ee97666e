/** Nara ink, the hero: under a ceiling of small flames a man on his toes brushes the soot from a lid. */
import { H, Rng, tick } from "../../kit/core.ts";
import { fillPoly, Tones } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { BELT, carvedCraftsman, CLOTH, COAT, HOLLOW, LID, LID_SEEN, SKIN } from "./hero-man.ts";
import { grips } from "./hero-grip.ts";
import { flake, hollowOf, lamp } from "./hero-lamps.ts";
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
  [COAT]: { cut: ["#12131f", "#2a3049", "#b0652e"], from: [0.3, 0.74], bare: "#7a4a2a" },
  [CLOTH]: { cut: ["#3c2a24", "#9a6a44", "#f6c78a"], from: [0.35, 0.7], bare: "#f6c78a" },
  [LID]: { cut: ["#2a160f", "#6a3a1e", "#c9752e"], from: [0.4, 0.7], bare: "#c9752e" },
  [HOLLOW]: { cut: ["#d8822e", "#f3b04e", "#fbd684"], from: [0.1, 0.4], bare: "#fbd684" },
  [BELT]: { cut: ["#4a1f16", "#8a3a22", "#d0702e"], from: [0.4, 0.7], bare: "#b0562a" },
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
  // the inside of the lid in his hand: the side next to the flame is lit
  engrave: (x) => {
    const s = scaleAt(STANDS.depth);
    const inside = hollowOf(LID_SEEN[0] * s, -LID_SEEN[1] * s, 0.165 * s, 0.185 * s, {
      away: [0.6, -0.75],
      soot: 0.6,
    });
    for (const [c, pts] of inside) fillPoly(x, pts, c);
  },
});
grips(P);
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
