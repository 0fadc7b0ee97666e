/** Mount Mitake B: the pilgrim village before sunrise in May, thatched inns above a sea of cloud, the shrine at the top. */
import { shadeEdge } from "../../kit/stage.ts";
import { sstep, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { mistBand, Print } from "../../kit/print.ts";
import { inns } from "./b-inns.ts";
import { gate, GATE, shrine, SHRINE } from "./b-shrine.ts";
import { pilgrims } from "./b-pilgrims.ts";
import { dawn } from "./b-sky.ts";
import { azaleas, cedars, slope } from "./b-slope.ts";

const P = new Print(61, "#efe6d0");
dawn(P);
tick("dawn");
slope(P);
azaleas(P);
tick("slope");
const items = [
  ...cedars(P),
  ...inns(P),
  { d: SHRINE, draw: () => shrine(P) },
  {
    d: GATE + 4,
    draw: () => {
      const f = mistBand(P.noise, 430, 46, 60, { max: 0.7, amp: 12 });
      P.mist((x, y) => f(x, y) * sstep(240, 90, Math.abs(x - 1030)), "#e6d3cc", { grain: 0.05 });
    },
  },
  { d: GATE, draw: () => gate(P) },
  { d: 46, draw: () => pilgrims(P) },
  { d: 20, draw: () => cloudOnSlope(P) },
].sort((a, b) => b.d - a.d);
for (const it of items) it.draw();
tick("village");

P.light((x) => shadeEdge(x, "top", 220, "#1b3158", 0.35), { op: "multiply" });
await finishSheet(P, "mitake-b", {
  seal: { mark: "御岳", at: [1530, 1112], size: 30 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 460 ? 1 : 0.5),
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.65,
  sat: 1.05,
});

/** The cloud comes over the edge of the slope. */
function cloudOnSlope(P: Print) {
  P.mist(
    (x, y) => {
      const e =
        x - 560 - 0.5 * (900 - y) * sstep(900, 500, y) + 90 * P.noise.fbm(x * 0.004, y * 0.009, 3);
      return (
        0.62 *
        sstep(110, -90, e) *
        sstep(690, 790, y) *
        sstep(1130, 900, y) *
        sstep(380, 470, x + 0.45 * (900 - y))
      );
    },
    "#b9bdd2",
    { grain: 0.06, key: 0.5 },
  );
}
