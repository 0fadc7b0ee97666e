/** Vessels on the table: turned shapes in the room's perspective, the low sun behind them on the right. */
import { bokashi, css, type Ctx, layer, mix, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { herbs, slices, sticks, tofu } from "./c-food.ts";
import { bowl, dish, place, plate, set, soup, type Vessel } from "./c-meal.ts";
import { clipSun, KEY, on, ring, ringShade, TABLE } from "./c-plan.ts";

/** shades on the table first, then each vessel, the far ones first */
export function vessels(P: Print) {
  const L = layer(),
    K = layer();
  L.x.save();
  poly(L.x, ring(TABLE.x, TABLE.d, TABLE.top, TABLE.r));
  L.x.clip();
  clipSun(L.x, TABLE.top);
  for (const v of set) shade(L.x, v);
  L.x.restore();
  for (const v of [soup, plate]) turned(L.x, K.x, v);
  herbs(L.x);
  slices(L.x, K.x);
  for (const v of [bowl, dish]) turned(L.x, K.x, v);
  tofu(L.x, K.x);
  sticks(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
function shade(x: Ctx, v: Vessel) {
  const [cx, cd] = place(v),
    [r0] = v.profile[0],
    [r1, h1] = v.profile[v.profile.length - 1];
  x.fillStyle = "#7a1d18";
  for (let k = 0; k <= 12; k++) {
    const t = k / 12;
    poly(x, ringShade(cx, cd, TABLE.top + h1 * t, r0 + (r1 - r0) * t, TABLE.top));
    x.fill();
  }
}
function turned(x: Ctx, k: Ctx, v: Vessel) {
  const [cx, cd] = place(v),
    T = TABLE.top,
    [r1, h1] = v.profile[v.profile.length - 1];
  const left: Pt[] = v.profile.map(([r, h]) => on(cx - r, cd, T + h)),
    right: Pt[] = v.profile.map(([r, h]) => on(cx + r, cd, T + h));
  const [r0] = v.profile[0];
  const foot = ring(cx, cd, T, r0, Math.PI, 2 * Math.PI),
    lip = ring(cx, cd, T + h1, r1);
  const body = [...left.toReversed(), ...foot, ...right, ...ring(cx, cd, T + h1, r1, 0, -Math.PI)];
  clearUnder(k, body);
  clearUnder(k, lip);
  const [a] = on(cx - r1, cd, T),
    [b] = on(cx + r1, cd, T);
  const dark = mix(v.shell, "#2a1830", 0.55),
    deep = mix(v.shell, "#1c0f20", 0.72);
  fillPoly(
    x,
    body,
    bokashi(x, a, 0, b, 0, [
      [0, dark],
      [0.62, deep],
      [0.82, dark],
      [0.93, v.shell],
      [1, mix(v.shell, "#fff0c8", 0.6)],
    ]),
  );
  if (v.band) {
    x.save();
    poly(x, body);
    x.clip();
    for (const [t, w] of [
      [0.075, 0.012],
      [0.098, 0.006],
    ]) {
      x.fillStyle = css(mix(v.band, "#1a1430", 0.3));
      x.beginPath();
      const r = 0.136 + 0.25 * (t - 0.075);
      brushPath(x, ring(cx, cd, T + t, r, Math.PI, 2 * Math.PI), () => w * 460);
      x.fill();
    }
    x.restore();
  }
  fillPoly(
    x,
    lip,
    bokashi(x, a, 0, b, 0, [
      [0, mix(v.inside, "#fff0cc", 0.5)],
      [0.5, v.inside],
      [1, mix(v.inside, "#2a1830", 0.4)],
    ]),
  );
  x.save();
  poly(x, lip);
  x.clip();
  const [rl] = v.profile[v.profile.length - 1];
  const food = ring(cx, cd, T + v.level, rl * 0.84);
  fillPoly(
    x,
    food,
    bokashi(x, a, 0, b, 0, [
      [0, mix(v.food, "#ffd890", 0.35)],
      [0.5, v.food],
      [1, mix(v.food, "#2a1420", 0.45)],
    ]),
  );
  x.restore();
  x.fillStyle = css("#fff2d0", 0.85);
  x.beginPath();
  brushPath(
    x,
    ring(cx, cd, T + h1, r1 * 0.985, -0.5, Math.PI * 0.72),
    (t) => 2.2 * Math.sin(Math.PI * t),
  );
  x.fill();
  k.fillStyle = css(KEY, 0.9);
  k.beginPath();
  brushPath(k, lip, () => 1.5);
  brushPath(k, [...left.toReversed(), ...foot, ...right], (t) => 1.4 + 1.2 * Math.sin(Math.PI * t));
  k.fill();
}
