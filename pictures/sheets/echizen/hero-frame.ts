/** Above the vat: the frame that holds the screen, its cords, and the water that runs off it. */
import { type Col, type Ctx, type Pt, type Rng, css, lerp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, KEY, onScreen, SCREEN } from "./hero-plan.ts";

/** The one pole that carries the frame: it enters at her left and bends under the weight. */
export function cords(p: Pen3) {
  const { long, deep } = SCREEN;
  const tip = at(0.3, 1.0, 2.0);
  const bend = catmull([at(-3.4, 0.9, 2.36), at(-1.6, 0.94, 2.32), at(-0.5, 0.97, 2.2), tip], 12);
  for (const u of [-long + 0.12, long - 0.12])
    for (const [dx, w, c] of [
      [0, 4.6, "#d8c08a"],
      [2.2, 1.3, undefined],
    ] as const) {
      const a = onScreen(u, deep, 0.03);
      edge(p, [a[0] + dx, a[1]], [tip[0] + dx, tip[1]], w, c);
    }
  const bar = (t: Ctx, c: Col, w: number, dy: number) => {
    t.fillStyle = css(c);
    t.beginPath();
    brushPath(
      t,
      bend.map(([px, py]): Pt => [px, py + dy]),
      (u) => w * (1.3 - 0.5 * u),
    );
    t.fill();
  };
  bar(p.x, KEY, 27, 0);
  bar(p.x, "#6f6a3e", 21, 0);
  bar(p.x, "#a39a58", 7, -5);
  for (const t of [9, 19, 27]) {
    const [px, py] = bend[t];
    edge(p, [px - 2, py - 12], [px + 2, py + 12], 4);
  }
  // where the cords are tied
  for (const d of [-6, 0, 6])
    edge(p, [tip[0] + d - 5, tip[1] - 11], [tip[0] + d - 7, tip[1] + 12], 5, "#d8c08a");
}
/** the bars of the frame: those behind the screen, or those in front of it */
export function frameBars(p: Pen3, near: boolean) {
  const { long: L, deep: D } = SCREEN,
    w = 0.045,
    h = 0.05;
  const bar = (u0: number, v0: number, u1: number, v1: number, top: Col) =>
    face(
      p,
      [onScreen(u0, v0, h), onScreen(u1, v0, h), onScreen(u1, v1, h), onScreen(u0, v1, h)],
      top,
    );
  if (!near) {
    bar(-L - w, D, L + w, D + w, "#c89c62");
    bar(-L - w, -D, -L, D, "#c89c62");
    return;
  }
  bar(L, -D, L + w, D + w, "#e8cb94");
  face(
    p,
    [
      onScreen(L + w, -D - w, h),
      onScreen(L + w, D + w, h),
      onScreen(L + w, D + w, -h),
      onScreen(L + w, -D - w, -h),
    ],
    "#96683d",
  );
  bar(-L - w, -D - w, L + w, -D, "#d8b477");
  face(
    p,
    [
      onScreen(-L - w, -D - w, h),
      onScreen(L + w, -D - w, h),
      onScreen(L + w, -D - w, -h),
      onScreen(-L - w, -D - w, -h),
    ],
    "#6b452c",
  );
}
/** water that falls from the frame into the vat: threads that break into drops */
export function drip(x: Ctx, r: Rng) {
  const { long: L, deep: D } = SCREEN;
  const thread = ([px, py]: Pt, w: number, down: number, c: Col) => {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(
      x,
      [
        [px, py],
        [px + 1, py + down * 0.5],
        [px, py + down],
      ],
      (t) => w * (1 - 0.4 * t),
    );
    for (let k = 1; k < 4; k++)
      x.ellipse(px, py + down + k * r.range(9, 16), w * 0.6, w * (1.1 - 0.15 * k), 0, 0, 7);
    x.fill();
  };
  const tones = ["#f8f5ea", "#dbe6e6", "#b4cbd2"];
  for (let i = 0; i < 22; i++) {
    const u = L * (1 - 1.9 * r.u() ** 1.4);
    thread(onScreen(u, -D - 0.03, -0.05), r.range(1.5, 4.5), 70 * r.u() ** 2 + 6, r.pick(tones));
  }
  for (let i = 0; i < 14; i++)
    thread(
      onScreen(L + 0.03, lerp(-D, D, r.u()), -0.05),
      r.range(1.5, 4.5),
      70 * r.u() ** 2 + 6,
      r.pick(tones),
    );
}
/** where the water has left it, the bamboo screen shows: fine ribs across, stitched */
export function ribs(x: Ctx, k: Ctx) {
  const { long: L, deep: D } = SCREEN;
  const q: Pt[] = [
    onScreen(-L, -D, 0.005),
    onScreen(L, -D, 0.005),
    onScreen(L, D, 0.005),
    onScreen(-L, D, 0.005),
  ];
  fillPoly(x, q, "#dcc48e");
  clearUnder(k, q);
  x.save();
  poly(x, q);
  x.clip();
  for (let i = 0; i < 120; i++) {
    const v = lerp(-D, D, i / 120);
    x.fillStyle = css("#a98a55", 0.8);
    x.beginPath();
    brushPath(x, [onScreen(-L, v, 0.006), onScreen(L, v, 0.006)], () => 1.4);
    x.fill();
  }
  x.restore();
}
