/** Vessels on the table: turned shapes with glaze and wear, the low sun behind them on the right. */
import {
  clamp,
  css,
  type Ctx,
  layer,
  mix,
  type Pt,
  ramp,
  type RGB,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, clearUnder, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { herbs, radish, slices, sticks, tofu } from "./c-food.ts";
import { bowl, dish, pickles, place, plate, rice, soup, type Vessel } from "./c-meal.ts";
import { mesh } from "./c-mesh.ts";
import { cloud, fillWith, steps, streak } from "./c-paint.ts";
import { KEY, levelAt, on, ring, SUN, TABLE } from "./c-plan.ts";

const l = Math.hypot(SUN.x, 1, SUN.z);
const TO_SUN: V3 = [SUN.x / l, 1 / l, SUN.z / l];

/** each vessel with its food, the far ones first */
export function vessels(P: Print) {
  const L = layer(),
    K = layer();
  for (const v of [soup, plate]) turned(L.x, K.x, v);
  herbs(L.x);
  slices(L.x, K.x);
  for (const v of [rice, pickles, bowl, dish]) turned(L.x, K.x, v);
  radish(L.x, K.x);
  tofu(L.x, K.x);
  sticks(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** the profile's [radius, height] at t from foot to lip, and where its wall is painted */
function along(profile: Vessel["profile"], t: number): Pt {
  const f = t * (profile.length - 1),
    i = Math.min(profile.length - 2, Math.floor(f)),
    k = f - i;
  return [
    profile[i][0] + (profile[i + 1][0] - profile[i][0]) * k,
    profile[i][1] + (profile[i + 1][1] - profile[i][1]) * k,
  ];
}
/** a glaze or lacquer under this light: shade, own colour, and the paper's white where the sun lies */
function glaze(c: string) {
  const shades = ramp([
    [0, mix(c, "#180a18", 0.82)],
    [0.35, mix(c, "#24142c", 0.58)],
    [0.65, mix(c, "#3a2430", 0.24)],
    [0.85, c],
    [1, mix(c, "#fff2d0", 0.65)],
  ]);
  return (n: V3, age: number, sun = 1) => {
    const lam = Math.max(0, n[0] * TO_SUN[0] + n[1] * TO_SUN[1] + n[2] * TO_SUN[2]) * sun,
      // the lit mats at the left, the table's red from below
      bounce = 0.3 * Math.max(0, -0.85 * n[0] - 0.2 * n[1]) + 0.14 * Math.max(0, -n[2]);
    return shades.at(steps(clamp(0.28 + 0.62 * lam + bounce + 0.1 * n[2] + age), 8));
  };
}
function turned(x: Ctx, k: Ctx, v: Vessel) {
  const [cx, cd] = place(v),
    T = TABLE.top,
    [r1, h1] = v.profile[v.profile.length - 1];
  const left: Pt[] = v.profile.map(([r, h]) => on(cx - r, cd, T + h)),
    right: Pt[] = v.profile.map(([r, h]) => on(cx + r, cd, T + h));
  const foot = ring(cx, cd, T, v.profile[0][0], Math.PI, 2 * Math.PI),
    lip = ring(cx, cd, T + h1, r1);
  clearUnder(k, [
    ...left.toReversed(),
    ...foot,
    ...right,
    ...ring(cx, cd, T + h1, r1, 0, -Math.PI),
  ]);
  clearUnder(k, lip);
  const shell = glaze(v.shell),
    inside = glaze(v.inside),
    blue = ramp([
      [0, "#10122a"],
      [0.6, mix(v.band ?? "#000000", "#1a1430", 0.25)],
      [1, mix(v.band ?? "#000000", "#cfd8e8", 0.3)],
    ]);
  const point = (t: number, a: number): V3 => {
    const [r, h] = along(v.profile, t);
    return [cx + r * Math.cos(a), cd + r * Math.sin(a), T + h];
  };
  mesh(x, 26, 110, point, (t, a, n) => {
    const age = 0.05 * cloud(a * 1.4, t * 2, 3) + 0.05 * streak(a * 5, t * 14, 2);
    const c = shell(n, age);
    if (!v.band) return c;
    // brushed underglaze: two bands, between them a scroll that runs thick and thin
    const h = along(v.profile, t)[1] + 0.0016 * streak(a * 3, 1, 7);
    const scroll =
      Math.abs(h - 0.072 - 0.009 * Math.sin(a * 9)) < 0.0034 + 0.0024 * streak(a * 5, 2, 9);
    const on1 = Math.abs(h - 0.048) < 0.0035 || Math.abs(h - 0.1) < 0.0028 || (h > 0.055 && scroll);
    return on1 ? blue.at(clamp((c[0] + c[1] + c[2]) / 620)) : c;
  });
  x.save();
  poly(x, lip);
  x.clip();
  mesh(
    x,
    16,
    110,
    (t, a) => point(0.45 + 0.55 * t, a),
    (t, a, n) =>
      inside(
        n,
        0.05 * streak(a * 4, t * 5, 5) - 0.12 * (1 - t),
        0.55 + 0.45 * sstep(-0.2, 0.4, -Math.cos(a)),
      ),
    true,
  );
  const food = ramp([
    [0, mix(v.food, "#20101a", 0.6)],
    [0.5, v.food],
    [1, mix(v.food, "#ffdc98", 0.5)],
  ]);
  const [rf] = along(v.profile, 0.9),
    z = T + v.level;
  fillWith(x, [ring(cx, cd, z, rf * 0.9)], (u, w): RGB => {
    const [px, pd] = levelAt(u, w, z),
      q = (px - cx) / rf;
    return food.at(
      steps(clamp(0.5 - 0.26 * q + (0.16 * (pd - cd)) / rf + 0.16 * cloud(px * 22, pd * 30, 2)), 6),
    );
  });
  x.restore();
  // the lip: lit beyond and at the right, worn through in places
  x.fillStyle = css("#fff2d0", 0.8);
  x.beginPath();
  for (const [from, to] of [
    [-0.5, 0.9],
    [1.0, 1.7],
    [1.85, 2.5],
  ])
    brushPath(
      x,
      ring(cx, cd, T + h1, r1 * 0.985, from, to),
      (t) => 2 * Math.sin(Math.PI * t) ** 0.7,
    );
  x.fill();
  k.fillStyle = css(KEY, 0.85);
  k.beginPath();
  brushPath(k, [...left.toReversed(), ...foot, ...right], (t) => 1 + 1.3 * Math.sin(Math.PI * t));
  k.fill();
  clearUnder(k, lip);
  k.beginPath();
  brushPath(k, lip, (t) => 0.9 + 0.7 * Math.sin(2 * Math.PI * t + 3.6));
  k.fill();
}
