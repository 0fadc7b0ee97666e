/** Manpuku-ji A: the great wooden fish in the corridor, old wood in front of a bright court, a ball in its jaws. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { court } from "./a-court.ts";
import { posts } from "./a-timber.ts";
import { carving } from "./a-carving.ts";
import { ropes } from "./a-rope.ts";

const P = new Print(83, "#efe6d0");
court(P);
tick("court");

posts(P);
tick("timber");

carving(P);
tick("lines");

ropes(P);
P.light(
  (x) => {
    shadeEdge(x, "top", 300, "#140d14", 0.45);
  },
  { op: "multiply" },
);
await finishSheet(P, "manpukuji-a", {
  seal: { mark: "魚", at: [1290, 1046], size: 32 },
  wood: 0.09,
  woodMask: () => 0.6,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.75,
  sat: 1.04,
});
