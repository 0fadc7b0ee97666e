/** Three bells under a small open roof, late on an October afternoon: ochre light, plum shade, and the cords that wait. */
import { css, elapsed, layer, mix, Rng, tick } from "../../kit/core.ts";
import { mapleLeaf } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { seal } from "../../kit/print.ts";
import { P } from "./c-stage.ts";
import { printSlope } from "./c-slope.ts";
import { bells, castBell } from "./c-bells.ts";
import { frameOf, cord } from "./c-frame.ts";

printSlope();
for (const b of bells) castBell(b);
tick("bells");
frameOf();
cord(555, 316, 905, 15);
cord(985, 316, 965, 18);

// ---------- leaves blown in ----------
{
  const L = layer(),
    r = new Rng(61);
  for (let i = 0; i < 26; i++) {
    const x = r.range(120, 1480),
      y = r.chance(0.5) ? r.range(1010, 1052) + x * 0.016 : r.range(420, 1000);
    const size = r.range(12, 24);
    L.x.fillStyle = css(mix("#8f2a28", "#f0a050", r.u()));
    L.x.beginPath();
    mapleLeaf(L.x, x, y, size, r.range(0, 6), r.range(0.45, 0.9), 7);
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}
const sheet = P.finish({ wood: 0.09, vignette: 0.12, kuwahara: 0.6, blocks: 14, blockMix: 0.45 });
seal(sheet.getContext("2d"), 1424, 1128, "鐘", 34);
await save(sheet, "out/otagi-c.png");
console.log("total", elapsed().toFixed(1));
