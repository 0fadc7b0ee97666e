/** Above the vat: the frame that holds the screen, its cords, and the water that runs off it. */
import { type Col, type Ctx, type Pt, type Rng, css, lerp } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, onScreen, SCREEN } from "./hero-plan.ts";

/** the cords from the frame's corners to the bamboo overhead */
export function cords(p: Pen3, near: boolean) {
  const { long, deep: d } = SCREEN;
  for (const v of near ? [-d] : [d])
    for (const u of [-long + 0.12, long - 0.12]) {
      const a = onScreen(u, v, 0.03),
        b = at(0.05 + u * 0.12, 0.64, 3.1);
      edge(p, a, b, 4.2, "#d8c08a");
      edge(p, [a[0] + 2, a[1]], [b[0] + 2, b[1]], 1.2);
    }
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
  for (let i = 0; i < 34; i++) {
    const u = L * (1 - 1.9 * r.u() ** 1.4);
    thread(onScreen(u, -D - 0.03, -0.05), r.range(1.5, 4.5), 70 * r.u() ** 2 + 6, r.pick(tones));
  }
  for (let i = 0; i < 22; i++)
    thread(
      onScreen(L + 0.03, lerp(-D, D, r.u()), -0.05),
      r.range(1.5, 4.5),
      70 * r.u() ** 2 + 6,
      r.pick(tones),
    );
}
