/** Manpuku-ji D: at Hozo-in a printer lifts a page off its block in the winter light; shelves of blocks behind him. */
import { H, layer, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { desk, pile } from "./d-bench.ts";
import { dryingLine, liftedPage } from "./d-page.ts";
import { KEY, on, scaleAt } from "./d-plan.ts";
import { BELT, CLOTH, COAT, CORD, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { carvedPrinter } from "./d-printer.ts";
import { endWall, floor } from "./d-room.ts";
import { shelves } from "./d-shelves.ts";

const P = new Print(97, "#ece2cc");
/** one colour block with its key lines */
const printed = (
  ...draw: ((L: ReturnType<typeof layer>, K: ReturnType<typeof layer>) => void)[]
) => {
  const L = layer(),
    K = layer();
  for (const d of draw) d(L, K);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
printed(endWall, floor, shelves);
tick("store");
printed(dryingLine);
printed(desk);

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#6b4230", "#a8704a", "#f0c690"], from: [0.3, 0.62], bare: "#f0c690" },
  [HAIR]: { cut: ["#15131a", "#2a2a36", "#6d7684"], from: [0.5, 0.75], bare: "#4a4d5c" },
  [COAT]: { cut: ["#18223c", "#2c4468", "#8fb0bd"], from: [0.4, 0.72], bare: "#4d6880" },
  [TROUSERS]: { cut: ["#231f2c", "#403a48", "#96907f"], from: [0.44, 0.74], bare: "#7d7686" },
  [BELT]: { cut: ["#4c2622", "#8a3c2c", "#d0744c"], from: [0.42, 0.7], bare: "#3b1513" },
  [SHOE]: { cut: ["#8d836f", "#c8bc9c", "#f6eccf"], from: [0.36, 0.64], bare: "#6a6152" },
  [CORD]: { cut: ["#a89d86", "#d6c9a6", "#fff3d2"], from: [0.3, 0.6], bare: "#6a6152" },
  [CLOTH]: { cut: ["#8d8675", "#cdc2a3", "#fff6dc"], from: [0.3, 0.56], bare: "#6e6859" },
};
const STANDS = { x: 1.3, depth: 2.56 };
silhouette(P, carvedPrinter(), {
  at: on(STANDS.x, STANDS.depth, 0),
  scale: scaleAt(STANDS.depth),
  key: KEY,
  light: [-0.8, 0.42, -0.22],
  lift: 0.14,
  step: 0.05,
  line: [1.4, 1.6],
  tonesOf: (part) => cuts[part] ?? cuts[SKIN],
});
printed(liftedPage);
printed(pile);
tick("printer");
P.light((x) => shadeEdge(x, "top", 240, "#2a2430", 0.6), { op: "multiply" });
await finishSheet(P, "manpukuji-d", {
  seal: { mark: "版", at: [44, H - 96], size: 36 },
  wood: 0.1,
  kuwahara: 0.5,
  blocks: 18,
  blockMix: 0.3,
});
