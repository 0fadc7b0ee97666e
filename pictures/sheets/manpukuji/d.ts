/** Manpuku-ji D: the store of printing blocks at Hozo-in; in the one sun of a winter day a printer lifts a page. */
import { H, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { air } from "./d-air.ts";
import { atWork } from "./d-printer.ts";
import { floor, walls } from "./d-room.ts";

const P = new Print(97, "#ece2cc");
floor(P);
walls(P);
tick("store");
air(P);
atWork(P);
tick("printer");
P.light((x) => shadeEdge(x, "top", 420, "#141020", 0.85), { op: "multiply" });
await finishSheet(P, "manpukuji-d", {
  seal: { mark: "版", at: [44, H - 96], size: 36 },
  wood: 0.08,
  kuwahara: 0.4,
  blocks: 18,
  blockMix: 0.25,
  // the bars of the window are straight
  wobble: 0.5,
  sat: 1.08,
});
