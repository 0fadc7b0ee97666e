/** Manpuku-ji B: a round window in grey plaster, bamboo and June rain outside, a clay teapot on the boards. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { C, R } from "./b-plan.ts";
import { garden } from "./b-garden.ts";
import { wall } from "./b-wall.ts";
import { floor } from "./b-floor.ts";
import { tea } from "./b-tea.ts";

const P = new Print(67, "#e9e4d4");
garden(P);
tick("garden");

wall(P);
tick("wall");

floor(P);
tea(P);
await finishSheet(P, "manpukuji-b", {
  seal: { mark: "雨", at: [1500, 1100], size: 32 },
  wood: 0.09,
  woodMask: (x, y) => (Math.hypot(x - C[0], y - C[1]) < R ? 0.6 : 1),
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.45,
  // no wobble in this block: rain must fall straight
  wobble: 0.45,
  sat: 1.04,
});
