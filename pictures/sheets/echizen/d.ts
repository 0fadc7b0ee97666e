/** Echizen D: bark in the spring river, a woman rinsing a bundle of it, the house with raised verges behind */
import { type Pt, type Stops, Noise, Rng, H, W, clamp, layer, stamp } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Pen3, frame } from "../../kit/build.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cam, KEY } from "./d-plan.ts";
import { hanks, overrun, pole } from "./d-hanks.ts";
import { house } from "./d-house.ts";
import { kozo } from "./d-kozo.ts";
import { porter } from "./d-porter.ts";
import { racks } from "./d-rack.ts";
import { plumTree } from "./d-plum.ts";
import { rinser, spray, swung } from "./d-rinser.ts";
import { bank, reeds, shore, wall } from "./d-banks.ts";
import { bed, shinsInWater, surface, wakes } from "./d-river.ts";

const P = new Print(1044, "#f2ead8");
const n = new Noise(48),
  r = new Rng(71);

function print(draw: (p: Pen3) => void, lw: number, grain = 0.08) {
  const L = layer(),
    K = layer();
  draw(frame(cam, [0, 0, 0], [1, 0], L.x, K.x, r, KEY, lw));
  P.block((x) => stamp(x, L), { grain });
  stamp(P.key.x, K);
}
sky(
  P,
  470,
  [
    [0, "#3a78a8"],
    [0.45, "#a9cbd0"],
    [0.8, "#f6e4c6"],
    [1, "#fbd9b4"],
  ],
  0.15,
  H,
);
// ---------- round wooded hills at the end of the valley, without snow ----------
/** a slope that falls from `high` at one side of the sheet to the end of the valley, with cedars on it */
const slope = (high: number, fall: (x: number) => number, tree: number) =>
  skyline((x) => {
    const t = fall(x);
    const cedar = Math.abs(n.n2(x * 0.075, high)) * (0.5 + 0.5 * Math.abs(n.n2(x * 0.31, 4)));
    return (
      480 - (480 - high) * t * t * (3 - 2 * t) - 26 * n.fbm(x * 0.004, high, 3) * t - tree * cedar
    );
  }, 4);
const range = (line: Pt[], from: number, colours: Stops, keyA: number) =>
  printRidge(P, line, { from, to: 486, colours, foot: 520, grain: 0.16, key: KEY, keyA });
range(
  slope(300, (x) => 1 - Math.min(1, Math.abs(x - 1180) / 420), 8),
  300,
  [
    [0, "#7d9fb6"],
    [0.6, "#a6bfc6"],
    [1, "#f3e6cd"],
  ],
  0.35,
);
P.mist(mistBand(n, 440, 40, 30, { max: 0.85, amp: 10 }), "#f6ead2");
range(
  slope(170, (x) => clamp((x - 1010) / 760), 26),
  200,
  [
    [0, "#3f7468"],
    [0.5, "#5f8f78"],
    [1, "#cdd3b4"],
  ],
  0.55,
);
P.mist(mistBand(n, 470, 30, 26, { max: 0.8, amp: 6 }), "#f6ead2");
range(
  slope(120, (x) => clamp((1080 - x) / 900), 34),
  150,
  [
    [0, "#1f4a48"],
    [0.45, "#33635a"],
    [0.85, "#6d937a"],
    [1, "#cfd6b8"],
  ],
  0.7,
);
P.mist(mistBand(n, 486, 26, 26, { max: 0.85, amp: 6 }), "#f6ead2");
print((p) => bank(p.x, r), 1.4);
print((p) => house(p), 1.6);
print((p) => kozo(p, r), 1.4);
porter(P, -7.35, 11.6);
print((p) => {
  bed(p.x, r);
  surface(p.x, r);
  wall(p, r);
  shore(p, r);
  reeds(p.x, r);
}, 1.6);
print((p) => {
  hanks(p, r);
  overrun(p.x, r);
  pole(p);
  wakes(p.x);
}, 2);
print((p) => swung(p.x, p.k, r), 2);
rinser(P);
P.block(
  (x) => {
    shinsInWater(x);
    spray(x, r);
  },
  { occlude: 0 },
);
print((p) => racks(p, r), 1.8);
print((p) => plumTree(p.x, p.k, r, KEY), 2);
P.block((x) => petals(x, 4, 30, [500, 420, W, 1180], "#f8e3df", 12), { occlude: 0.6 });
wash(P, "top", 240, "#24568a", 0.5);
await finishSheet(P, "echizen-d", {
  seal: { mark: "川", at: [44, 44], size: 34 },
  key: KEY,
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  sat: 1.03,
});
