/**
 * Mount Mitake A, upright: the Ayahiro Falls at dawn, one long white stroke between dark rocks, and someone in white before
 * it.
 */
import { H, mix, Rng, sstep, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge, sky } from "../../kit/stage.ts";
import { courses, cutRock } from "./a-cliff.ts";
import { bank, mossBefore, shadow } from "./a-bank.ts";
import { fall } from "./a-fall.ts";
import { spray, veil } from "./a-spray.ts";
import { browAt, KEY, LEDGE, midAt, nz, POOL } from "./a-plan.ts";
import { pool, rings } from "./a-pool.ts";
import { shore } from "./a-shore.ts";
import { rope, ropeOnTrunk } from "./a-rope.ts";
import { farCedars, ledgeGreen, nearTrees } from "./a-wood.ts";
import { printWorshipper } from "./a-worshipper.ts";

const slate = ["#141f30", "#243a4c", "#47616e", "#7d949a", "#bcc6c0"];
const warm = ["#1c1c2a", "#3a3540", "#655a5e", "#9a8c86", "#d0c4b4"];
const moss = ["#123430", "#2b5a40", "#5b8450", "#a3b86c"];

const P = new Print(29, "#ece4d2");
sky(P, 470, [
  [0, "#6f93a6"],
  [0.28, "#c3c9bd"],
  [0.6, "#f3dcb4"],
  [1, "#f4d6ae"],
]);
farCedars(P);
tick("beyond the brow");

const offFall = (x: number, y: number) => Math.abs(x - midAt(y));
const wall = cutRock(
  courses(
    new Rng(61),
    [-60, 40, 1260, POOL + 60],
    (x) => 64 + 0.26 * Math.max(0, Math.abs(x - 716) - 80),
    (x, y) => 0.85 * Math.max(0, offFall(x, y) - 40) + 0.12 * (y - 300) + (y > LEDGE ? 30 : 0),
  ),
  {
    within: (x, y) => y > browAt(x) && y < POOL + 20,
    slate,
    warm,
    moss,
    mossy: (x, y) =>
      0.3 +
      0.0005 * offFall(x, y) +
      0.3 * nz.n2(x * 0.004, y * 0.005) -
      0.6 * sstep(110, 60, offFall(x, y)) -
      0.2 * sstep(360, 200, y),
    light: (x, y) =>
      0.9 * sstep(520, 300, y) +
      0.5 * sstep(260, 80, offFall(x, y)) -
      1.15 * sstep(180, 500, offFall(x, y)) -
      0.1 +
      0.5 * nz.n2(x * 0.006, y * 0.006),
    from: (x) => (x < midAt(700) ? 0.5 : -0.5),
    veil: (x, y, c) => {
      const wet = sstep(330, 60, offFall(x, y)) * sstep(820, 1190, y);
      return mix(c, "#dfe6dc", 0.42 * wet + 0.1 * sstep(300, 40, offFall(x, y)));
    },
    key: KEY,
  },
);
P.put(wall.colour, { occlude: 1 });
stamp(P.key.x, wall.line);
tick("rock");
ledgeGreen(P);
pool(P);
veil(P);
fall(P);
rope(P);
rings(P);
spray(P);
shore(P, { slate, warm, moss });
tick("water");
shadow(P, [466, 1358]);
printWorshipper(P, [466, 1358], 118);
bank(P);
nearTrees(P);
mossBefore(P);
ropeOnTrunk(P);
P.light((x) => shadeEdge(x, "top", 220, "#3f5f7c", 0.25), { op: "multiply" });
await finishSheet(P, "mitake-a", {
  seal: { mark: "滝", at: [1118, H - 92], size: 36 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 340 ? 1 : 0.55),
  kuwahara: 0.5,
  blocks: 12,
  blockMix: 0.6,
});
