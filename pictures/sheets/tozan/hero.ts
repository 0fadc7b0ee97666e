/** Tozan Shrine, the hero: the first light finds the porcelain torii over a stair that is still in the shade; somebody sweeps. */
import { css, getPx, H, PW, SS, sstep, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { azaleas, under } from "./hero-azalea.ts";
import { darkcedars, palewood } from "./hero-cedars.ts";
import { hill, sky } from "./hero-far.ts";
import { porcelain } from "./hero-glaze.ts";
import { flight, hall } from "./hero-hall.ts";
import { fallen, sweeper } from "./hero-people.ts";
import { HORIZON } from "./hero-plan.ts";
import { terrace } from "./hero-stone.ts";

const P = new Print(616, "#e9dfd2");
const MIST = "#dcc4ba";
P.block((x) => sky(x), { grain: 0.05 });
P.block((x) => hill(x));
P.block((x) => palewood(x));
P.mist((_x, y) => 0.6 * sstep(520, HORIZON, y), MIST, { grain: 0.03 });
P.block((x) => hall(x));
P.mist((_x, y) => 0.94 * sstep(590, 712, y), MIST, { grain: 0.03 });
P.block((x) => flight(x));
P.block((x) => darkcedars(x));
P.mist((_x, y) => sstep(600, HORIZON - 4, y), MIST, { grain: 0.03 });
tick("far");
P.put(terrace());
P.block((x) => {
  fallen(x);
  sweeper(x);
});
const gate = porcelain();
P.put(gate);
const glazed = getPx(gate.c).data;
tick("solids");
P.light((x) => under(x), { op: "multiply", alpha: 0.5, blur: 9 });
P.block((x) => azaleas(x));
P.light(
  (x) => {
    const g = x.createRadialGradient(700, 560, 520, 700, 560, 1180);
    g.addColorStop(0, css("#ffffff", 0));
    g.addColorStop(1, css("#3a4a72", 0.36));
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "multiply" },
);
await finishSheet(P, "tozan-hero", {
  seal: { mark: "陶", at: [46, 1112], size: 32 },
  wood: 0.06,
  // no grain on the glaze
  woodMask: (x, y) =>
    glazed[(Math.floor(y * SS) * PW + Math.floor(x * SS)) * 4 + 3] > 128 ? 0.12 : y < 560 ? 1 : 0.5,
  kuwahara: 0.5,
  blocks: 22,
  blockMix: 0.24,
  wobble: 0.6,
  sat: 1.06,
});
