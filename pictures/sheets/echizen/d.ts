/** Echizen D: bark streams white in a river of melted snow, somebody rinses more, the house with raised verges in the morning mist */
import {
  type Pt,
  type Stops,
  Noise,
  Rng,
  H,
  clamp,
  layer,
  shade,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Pen3, frame } from "../../kit/build.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { fillPoly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { cam, KEY, POLE, WASHER } from "./d-plan.ts";
import { hanks, pole, shades } from "./d-hanks.ts";
import { house } from "./d-house.ts";
import { racks } from "./d-rack.ts";
import { plumTree } from "./d-plum.ts";
import { bank, reeds, shore, snowLeft, wall } from "./d-banks.ts";
import { current, overBark, river, wake } from "./d-river.ts";
import { held, reflection, washer } from "./d-washer.ts";

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
const MIST = "#f8ead0";
sky(P, 470, stops("0 #2f6f9e, 0.4 #8fbccb, 0.72 #f2e2c6, 1 #fcd9b2"), 0.15, H);
/** a slope that falls from `high` at one side of the sheet to the end of the valley, with cedars on it */
const slope = (high: number, fall: (x: number) => number, tree: number) =>
  skyline((x) => {
    const t = fall(x);
    const cedar = Math.abs(n.n2(x * 0.075, high)) * (0.5 + 0.5 * Math.abs(n.n2(x * 0.31, 4)));
    return (
      490 - (490 - high) * t * t * (3 - 2 * t) - 26 * n.fbm(x * 0.004, high, 3) * t - tree * cedar
    );
  }, 4);
const range = (line: Pt[], from: number, colours: Stops, keyA: number) =>
  printRidge(P, line, { from, to: 486, colours, foot: 540, grain: 0.16, key: KEY, keyA });
// the snow mountain at the valley's end
const PEAK: Pt = [656, 228];
const crest = skyline((x) => {
  const away = x - PEAK[0];
  const main = clamp(1 - Math.abs(away) / (away < 0 ? 340 : 640)) ** 1.1,
    shoulder = clamp(1 - Math.abs(x - 1010) / 360) ** 1.2;
  const high = Math.max(252 * main, 150 * shoulder) + 40 * Math.min(main, shoulder);
  return 480 - high - 34 * n.ridge(x * 0.009, 2, 3) * clamp(high / 120) + 6 * n.n2(x * 0.05, 4);
}, 3);
range(crest, 150, stops("0 #fffaf0, 0.4 #f3e6dc, 1 #f6e2c6"), 0.4);
// the sides of its spurs that the sun does not reach: blue, cut along their ribs
const spur = (x: number, y: number) => {
  const down = Math.max(24, y - PEAK[1]);
  return n.fbm(
    (0.8 * (x - PEAK[0])) / (46 + down * 0.3) + 0.05 * n.n2(x * 0.02, y * 0.03),
    down * 0.0016,
    4,
  );
};
P.put(
  shade((x, y, o) => {
    o[3] = 0;
    const i = Math.round((x + 10) / 3);
    if (y > 500 || !crest[i] || y < crest[i][1] + 1) return;
    const slant = spur(x + 5, y) - spur(x - 5, y) + 0.05 * n.n2(x * 0.06, y * 0.035);
    if (slant > -0.03) return;
    [o[0], o[1], o[2]] = slant < -0.11 ? [132, 162, 196] : [180, 200, 216];
    o[3] = 235;
  }),
);
P.mist(mistBand(n, 446, 190, 40, { max: 0.97, amp: 14 }), MIST);
range(
  slope(230, (x) => clamp((x - 930) / 700), 18),
  230,
  stops("0 #6f9a9a, 0.5 #9dbcae, 1 #eee0c2"),
  0.4,
);
P.mist(mistBand(n, 462, 60, 30, { max: 0.85, amp: 10 }), MIST);
range(
  slope(96, (x) => clamp((800 - x) / 800), 34),
  130,
  stops("0 #2f6462, 0.45 #558a7c, 0.8 #a6bf9e, 1 #f0dfc0"),
  0.6,
);
P.mist(mistBand(n, 476, 120, 30, { max: 0.9, amp: 10 }), MIST);
range(
  slope(330, (x) => clamp((x - 1130) / 520), 30),
  330,
  stops("0 #2c5f58, 0.5 #5a8a70, 1 #cfd3aa"),
  0.6,
);
P.mist(mistBand(n, 496, 60, 26, { max: 0.85, amp: 8 }), MIST);
print((p) => bank(p.x, r), 1.4);
print((p) => house(p), 1.4);
print((p) => {
  wall(p, r);
  racks(p, r);
}, 1.5);
river(P);
P.block((x) => current(x, r), { occlude: 0 });
print((p) => {
  shore(p, r);
}, 1.6);
P.block(snowLeft);
print((p) => reeds(p.x, r), 1.6);
// mist where the river comes out of the valley
P.mist(
  (x, y) =>
    0.96 *
    sstep(300, 60, Math.abs(x - 770 + 30 * n.n2(y * 0.03, 2))) *
    sstep(62, 12, Math.abs(y - 478 - 6 * n.n2(x * 0.01, 7))),
  MIST,
);
P.mist(mistBand(n, 484, 26, 18, { max: 0.45, amp: 6 }), MIST, { key: 0.5 });
// the far shore, where the river bends away: a flat line of trees on a strip of shingle
P.block((x) => {
  const trees = skyline((px) => {
    const t = clamp(1 - Math.abs(px - 770) / 330);
    return (
      503 -
      40 * Math.sqrt(t) * (0.55 + 0.45 * n.fbm(px * 0.02, 8, 3)) -
      9 * Math.abs(n.n2(px * 0.16, 5)) * t
    );
  }, 4).filter(([px]) => px > 440 && px < 1100);
  fillPoly(x, [...trees, [1100, 503], [440, 503]], "#a3bda4");
  fillPoly(x, pts("520,500 700,497 1010,499 980,508 760,511 600,508"), "#cfc9aa");
});
print((p) => {
  reflection(p.x);
  washer(p.x, p.k);
  held(p.x);
  wake(p.x, [WASHER.x + 0.06, WASHER.y], 0.14, 0.8);
  wake(p.x, [WASHER.x + 0.34, WASHER.y], 0.13, 0.7);
}, 2);
P.block(shades, { occlude: 0 });
const bark = layer();
print((p) => {
  pole(p.x, p.k);
  hanks(bark.x, p.k, r);
  stamp(p.x, bark);
  wake(p.x, POLE[1], 0.14, 0.8);
}, 2);
P.put(overBark(bark), { occlude: 0.7 });
print((p) => plumTree(p.x, layer().x, r, KEY), 2);
P.block((x) => petals(x, 4, 26, [640, 420, 1600, 1180], "#f8e3df", 11), { occlude: 0.6 });
wash(P, "top", 240, "#24568a", 0.5);
await finishSheet(P, "echizen-d", {
  seal: { mark: "川", at: [1520, 1112], size: 34 },
  key: KEY,
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.8,
  blocks: 11,
  blockMix: 0.8,
  sat: 1.03,
});
