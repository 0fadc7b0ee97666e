/** Nara ink, the hero: the soot room, where hundreds of small flames burn under clay lids; a workman at a lid, a cold window beyond him. */
import { css, type Ctx, H, layer, stamp, tick, W } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printEnd } from "./hero-end.ts";
import { type Scene } from "./hero-face.ts";
import { floor, seams } from "./hero-floor.ts";
import { imageOf, printMan } from "./hero-man.ts";
import { IMAGE, KEY, P, RACKS, ROOM, type View } from "./hero-plan.ts";
import { printRack } from "./hero-rack.ts";
import { printBeams, printRoof } from "./hero-roof.ts";
import { glow } from "./hero-glow.ts";
import { smoke, still } from "./hero-still.ts";

/** The racks beside us are out, and the sides of the room are one dark. */
function quiet(x: Ctx) {
  x.save();
  x.globalCompositeOperation = "source-atop";
  for (const [from, to] of [
    [0, 270],
    [W, W - 190],
  ] as const) {
    const g = x.createLinearGradient(from, 0, to, 0);
    g.addColorStop(0, css("#090608", 0.92));
    g.addColorStop(0.45, css("#090608", 0.52));
    g.addColorStop(1, css("#090608", 0));
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  }
  x.restore();
}
/** A view of the room, with what is drawn in it as a colour block and its lines. */
function sceneOf(view: View) {
  const colour = layer(),
    lines = layer();
  const scene: Scene = { view, pen: { x: colour.x, k: lines.x, key: KEY, lw: 2 } };
  return { colour, lines, scene };
}
function racks(scene: Scene) {
  for (const rack of RACKS) printRack(scene, rack);
  printBeams(scene);
}
// the image first: the floor is made of it
const image = sceneOf(IMAGE);
printRoof(image.scene);
printEnd(image.scene);
imageOf(image.scene.pen, IMAGE);
racks(image.scene);
tick("image");

const room = sceneOf(ROOM);
printRoof(room.scene);
stamp(room.colour.x, floor(image.colour));
seams(room.scene.pen);
printEnd(room.scene);
racks(room.scene);
quiet(room.colour.x);
still(room.scene);
P.put(room.colour);
P.light(glow, { blur: 5 });
stamp(P.key.x, room.lines);
tick("room");
printMan();
tick("man");
P.block(smoke, { occlude: 0 });

await finishSheet(P, "nara-ink-hero", {
  seal: { mark: "墨", at: [W - 96, H - 104], size: 40 },
  wood: 0.05,
  wobble: 0.6,
  kuwahara: 0.3,
  blocks: 18,
  blockMix: 0.2,
});
