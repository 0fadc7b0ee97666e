/** Nara ink, the hero: rows of small flames under clay lids lead to a cold blue door; a man lifts one lid. */
import { H, Rng, tick, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { printLamp } from "./hero-lamps.ts";
import { printMan } from "./hero-man.ts";
import { lampsOn, P, POSTS, print, RACKS } from "./hero-plan.ts";
import {
  post,
  printAir,
  printBeams,
  printGlow,
  printVent,
  shelves,
  upperEdges,
} from "./hero-room.ts";
import { printEnd, printFloor } from "./hero-floor.ts";

const lamps = lampsOn();
printAir(lamps);
tick("air");
printEnd();
printFloor();
printVent();
printBeams();
print((p) => {
  for (const x of RACKS) shelves(p, x);
}, 2.6);
printGlow(lamps);
print((p) => {
  let posts = [...POSTS];
  for (const l of lamps) {
    for (; posts.length > 0 && l.depth < posts[0]; posts = posts.slice(1))
      for (const x of RACKS) post(p, x, posts[0]);
    printLamp(p, l);
  }
  for (const x of RACKS) upperEdges(p, x);
  printMan(p);
}, 2.6);
tick("lamps");

// soot in the air
const r = new Rng(9),
  T = new Tones();
for (let k = 0; k < 130; k++) {
  const x = r.range(300, 1500),
    y = r.range(120, 1080),
    s = r.range(2, 5);
  T.add(r.pick(["#060405", "#060405", "#c87a2c"]), (z) =>
    dab(z, x, y, s * 2, s, r.range(0, 6), 0.3),
  );
}
T.flush(P.base.x);
P.light((x) => shadeEdge(x, "top", 260, "#0d0808", 0.5), { op: "multiply" });
await finishSheet(P, "nara-ink-hero", {
  seal: { mark: "墨", at: [W - 104, H - 106], size: 40 },
  wood: 0.12,
  wobble: 0.9,
  kuwahara: 0.4,
  blocks: 14,
  blockMix: 0.6,
});
