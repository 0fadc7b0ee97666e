/** Echizen, the hero: a papermaker moves the wave over her screen in the light of one window; snow outside */
import { Rng, layer, stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Pen3, frame } from "../../kit/build.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cam, KEY } from "./hero-plan.ts";
import { bars, floor, light, stack, timbers, walls } from "./hero-room.ts";
import { shelf } from "./hero-shelf.ts";
import { outside } from "./hero-window.ts";
import { cords, drip, frameBars, ribs } from "./hero-frame.ts";
import { vatBehind, vatFront } from "./hero-vat.ts";
import { wave } from "./hero-wave.ts";
import { papermaker } from "./hero-papermaker.ts";

const P = new Print(1002, "#f3ead6");
const r = new Rng(21);

/** one block of colour, and the lines that go with it */
function print(draw: (p: Pen3) => void, lw: number, grain = 0.08) {
  const L = layer(),
    K = layer();
  draw(frame(cam, [0, 0, 0], [1, 0], L.x, K.x, r, KEY, lw));
  P.block((x) => stamp(x, L), { grain });
  stamp(P.key.x, K);
}
print(
  (p) => {
    walls(p);
    floor(p, r);
    light(p);
    outside(p.x, r);
    timbers(p);
    bars(p);
    shelf(p, r);
    stack(p, r);
  },
  2.2,
  0.34,
);
print((p) => {
  vatBehind(p, r);
  cords(p);
  frameBars(p, false);
  ribs(p.x, p.k);
}, 2.6);
print((p) => wave(p.x, p.k, r), 2.6);
print((p) => {
  drip(p.x, r);
  frameBars(p, true);
  vatFront(p, r);
}, 2.8);
papermaker(P);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  sat: 1.03,
});
