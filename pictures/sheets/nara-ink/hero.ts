/** Nara ink, the hero: under a ceiling of small flames a man on his toes brushes the soot from a lid. */
import { H, Rng, tick } from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { printMan } from "./hero-man.ts";
import { printBench } from "./hero-bench.ts";
import { grips } from "./hero-grip.ts";
import { flake, lamp } from "./hero-lamps.ts";
import { lampsOn, shelves } from "./hero-plan.ts";
import { air, beams, boards, posts, shelf } from "./hero-room.ts";

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

printBench(P);
printMan(P);
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
