/** The garden's maples against the sun: boughs, and red sprays on them. */
import {
  type Ctx,
  type Layer,
  layer,
  mix,
  type Pt,
  ramp,
  type Rng,
  stamp,
} from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { KEY } from "./c-plan.ts";

export const REDS = ramp(stops("0 #4a1420, 0.3 #8c2424, 0.55 #c8421f, 0.78 #ec8a2e, 1 #ffd778"));
/** the colour that the sun gives to the mist */
export const MIST = "#efcf8c";
/** feet and thickness of the trees */
export const TRUNKS: readonly [Pt, number][] = [
  [[390, 748], 74],
  [[1290, 640], 40],
  [[1096, 598], 20],
  [[196, 616], 26],
];
export function maples(x: Ctx, k: Ctx, r: Rng) {
  const far = layer(),
    near = layer();
  /** leaves hide the lines of the wood behind them */
  const over = (leaves: Layer) => {
    stamp(k, leaves, { op: "destination-out" });
    stamp(x, leaves);
  };
  const bough = (pts: Pt[], a: number, b: number, fog = 0) =>
    limb(x, k, pts, a, b, r, {
      body: mix("#33211f", MIST, fog),
      light: mix("#a8683a", MIST, fog),
      key: mix(KEY, MIST, fog),
      lightDir: 1,
    });
  bough(pts("196,622 204,480 178,330 214,120"), 26, 12, 0.28);
  bough(pts("1096,602 1090,480 1112,340 1096,100"), 19, 8, 0.36);
  bough(pts("1288,646 1296,520 1274,380 1310,240 1296,40"), 42, 20, 0.14);
  bough(pts("1282,400 1220,330 1130,316 1050,280"), 17, 3, 0.14);
  const T = new Tones();
  for (const [[fx, fy], w] of TRUNKS.slice(1))
    for (let i = 0; i < 40; i++) {
      const dx = w * 0.8 * r.g();
      T.add(r.pick(["#8f9a46", "#6d8040", "#b98a3a", "#c8562c"]), (q) =>
        dab(q, fx + dx, fy + 10 + r.range(-3, 4), w * 0.34 + 3, w * 0.09 + 1, -1.57 + r.g() * 0.6),
      );
    }
  T.flush(x);
  for (const [px, py, w, h, leaf] of [
    [220, 250, 320, 90, 8],
    [150, 380, 220, 60, 7],
    [1110, 250, 260, 70, 8],
    [1240, 210, 330, 90, 10],
    [1070, 300, 200, 50, 8],
    [1190, 350, 220, 50, 9],
    [1330, 330, 180, 60, 10],
  ])
    mapleSpray(far.x, px, py, w, h, r, {
      leaf,
      ramp: (t) => mix(REDS.at(0.15 + 0.85 * t), MIST, 0.14),
      dens: 0.62,
      light: 0.16,
      droop: 0.2,
    });
  over(far);
  bough(pts("412,470 470,380 570,350 690,262 860,250 960,190"), 34, 5);
  bough(pts("400,540 310,430 220,390 150,320"), 26, 5);
  bough(pts("424,330 500,230 620,190"), 26, 6);
  bough(pts("690,262 760,330 850,350"), 12, 3);
  bough(pts("402,620 396,690 372,738 326,756 290,760"), 46, 6);
  bough(pts("404,640 410,700 404,750 396,778"), 50, 10);
  bough(pts("388,762 404,640 384,520 430,380 412,230 446,40"), 80, 46);
  for (let i = 0; i < 90; i++)
    T.add(r.pick(["#1d3a2a", "#35552f", "#6d8040", "#c8562c"]), (q) =>
      dab(q, 352 + 84 * r.u(), 772 + r.range(-6, 6), r.range(12, 26), 6, -1.57 + r.g() * 0.6),
    );
  T.flush(x);
  for (const [px, py, w, h] of [
    [190, 170, 340, 120],
    [300, 90, 380, 120],
    [160, 318, 190, 60],
    [560, 150, 420, 120],
    [840, 230, 360, 90],
    [680, 330, 260, 56],
    [1020, 120, 420, 110],
    [1240, 96, 460, 110],
    [1420, 180, 300, 90],
  ])
    mapleSpray(near.x, px, py, w, h, r, {
      leaf: 14,
      ramp: REDS.at,
      dens: 0.8,
      light: 0.1,
      droop: 0.26,
    });
  over(near);
}
