/** The morning behind everything: cool above on the left, warm where the sun stands, a few cedars that end in mist. */
import { css, layer, mix, type Pt, Rng, sstep } from "../../kit/core.ts";
import { rankCedar } from "../../kit/grove.ts";
import { stops } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { gn, MIST, P } from "./hero-stage.ts";

/** foot, width, and how near: a darker one stands nearer */
const TRUNKS: readonly [Pt, number, number][] = [
  [[226, 400], 22, 0.2],
  [[322, 390], 14, 0.1],
  [[1120, 380], 18, 0.14],
  [[1302, 400], 30, 0.3],
  [[1404, 390], 18, 0.16],
  [[1556, 430], 46, 0.42],
  [[60, 440], 50, 0.38],
];

const SUN: Pt = [1046, 258];

export function printForest() {
  sky(
    P,
    600,
    stops("0 #7f9a9c, 0.12 #9db0aa, 0.3 #c6cdbc, 0.5 #dfdec9, 0.75 #e9e4cf, 1 #e8e4d0"),
    0.16,
    1200,
  );
  P.mist((x, y) => 0.9 * sstep(1000, 0, Math.hypot((x - SUN[0]) * 0.7, y - SUN[1])), "#f7dfb0", {
    grain: 0.1,
  });
  const L = layer(),
    r = new Rng(41);
  for (const [foot, wide, near] of TRUNKS)
    rankCedar(L.x, foot, wide, -20, r, {
      tone: mix("#c3cbbd", "#3d6067", near * 1.15),
      dark: mix("#b5c0b4", "#30535c", near * 1.15),
      light: mix("#ccd2c2", "#56757b", near),
      mist: MIST,
      rise: 260,
      lit: 1,
    });
  P.put(L);
  P.mist(mistBand(gn, 350, 190, 60, { amp: 14, max: 0.86 }), MIST, { grain: 0.1 });
}

/** the low sun, white in the mist */
export function printSun() {
  P.mist((x, y) => 0.62 * sstep(330, 30, Math.hypot(x - SUN[0], (y - SUN[1]) * 1.25)), "#f6d99a", {
    grain: 0.06,
  });
  const L = layer();
  L.x.fillStyle = css("#fdf2d2", 0.85);
  L.x.beginPath();
  L.x.arc(SUN[0], SUN[1], 40, 0, 7);
  L.x.fill();
  P.put(L);
}

/** the morning warms what it reaches: most on the right */
export function printWarmth() {
  P.light(
    (x) => {
      const g = x.createRadialGradient(...SUN, 50, ...SUN, 1300);
      g.addColorStop(0, css("#ffcf85", 0.46));
      g.addColorStop(0.5, css("#ffcf85", 0.18));
      g.addColorStop(1, css("#ffcf85", 0));
      x.fillStyle = g;
      x.fillRect(0, 0, 1600, 1200);
    },
    { op: "soft-light", alpha: 1 },
  );
}
