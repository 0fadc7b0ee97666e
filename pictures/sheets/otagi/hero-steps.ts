/** Steps of real slabs: a tread and a riser for each, joints, moss in the angle, bushes along both sides. */
import { dab, fillPoly, hand, poly, Tones } from "../../kit/brush.ts";
import { css, type Ctx, layer, lerp, mix, type Pt, Rng, stamp, type Col } from "../../kit/core.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, gn, ground, haze, KEY, MIST, P, pathHalf, pathX, veil } from "./hero-stage.ts";
import { pool } from "./hero-sun.ts";

const RUN = 0.43,
  FIRST = 2.22,
  COUNT = 46;
const LIT = ["#f3ecd4", "#dcd6be"] as const,
  DIM = ["#7d8b8f", "#93a09c", "#a9afa2"] as const,
  RISER = ["#2b404e", "#40545f"] as const;

/** the steps that the sun reaches */
const SUNNY = new Set([3, 4, 6, 7, 10, 11, 12, 15, 17, 18, 20, 21]);

/** the sides of a step at a depth; each slab is a little longer or shorter */
const side = (k: number, s: number, depth: number) =>
  pathX(depth) + s * (pathHalf(depth) + 0.028 * gn.n2(k * 3.3, s * 7));
const depthOf = (k: number) => FIRST + RUN * k;
/** the tread is as high as the lawn at its back */
const topOf = (k: number) => ground(depthOf(k + 1)) + 0.012;

export function printSteps() {
  const L = layer(),
    K = layer();
  for (let k = COUNT; k >= 0; k--) step(L.x, K.x, k, new Rng(900 + k));
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  bushes();
}

function step(x: Ctx, key: Ctx, k: number, r: Rng) {
  const near = depthOf(k),
    far = depthOf(k + 1),
    z = topOf(k),
    low = topOf(k - 1);
  const at = (s: number, depth: number, up: number) =>
    onSheet(
      cam,
      side(k, s, near) + ((depth - near) * 0.2 * (pathX(far) - pathX(near))) / RUN,
      depth,
      up,
    );
  const [fl, fr, bl, br] = [at(-1, near, z), at(1, near, z), at(-1, far, z), at(1, far, z)];
  const [ll, lr] = [at(-1, near, low - 0.01), at(1, near, low - 0.01)];
  const big = fr[0] - fl[0];
  const wobble = Math.min(1.6, big * 0.006);
  const sunny = SUNNY.has(k);
  const ink = (c: Col) => veil(c, near);
  const tread = [...hand(fl, fr, r, wobble), fr, br, bl];
  fillPoly(x, tread, ink(sunny ? LIT[k % 2] : DIM[(k * 2) % 3]));
  if (big > 60) wear(x, tread, sunny, fl, br, r, ink);
  fillPoly(
    x,
    [...hand(fl, fr, r, wobble), fr, lr, ...hand(lr, ll, r, wobble), ll],
    ink(sunny ? RISER[1] : RISER[0]),
  );
  const high = ll[1] - fl[1];
  if (big > 90) face(x, fl, fr, high, r, ink);
  joints(x, k, at, near, far, z, low, r, big);
  // the lip of the slab catches light
  if (big > 40)
    band(x, fl, fr, Math.max(1, high * 0.13), ink(sunny ? "#fbf5df" : "#aeb8b0"), r, -0.2);
  if (big > 110) {
    key.fillStyle = css(KEY, 0.8);
    key.beginPath();
    line(key, ll, lr, 1.5 + big * 0.006, r);
    key.fill();
  }
}
/** where feet have worn the tread: long flat patches of another tone */
function wear(x: Ctx, tread: Pt[], sunny: boolean, a: Pt, b: Pt, r: Rng, ink: (c: Col) => Col) {
  x.save();
  poly(x, tread);
  x.clip();
  const tall = a[1] - b[1],
    wide = b[0] - a[0];
  for (let i = 0; i < 7; i++) {
    const px = a[0] + wide * r.range(-0.05, 0.9),
      py = b[1] + tall * r.range(0, 1);
    const c = sunny
      ? r.chance(0.6)
        ? "#c5bfa8"
        : "#fffae8"
      : r.chance(0.3)
        ? "#b9bba9"
        : "#6b7b82";
    fillPoly(x, patch(px, py, wide * r.range(0.1, 0.24), tall * r.range(0.05, 0.16)), ink(c));
  }
  // the shade of the next riser lies along the back
  x.fillStyle = css(ink(sunny ? "#a9a692" : "#5d6f79"));
  x.beginPath();
  line(x, [a[0] - 9, b[1] + tall * 0.02], [b[0] + 9, b[1] + tall * 0.02], tall * 0.13, r);
  x.fill();
  x.restore();
}
/** a flat patch with a broken outline, as where stone has worn or lichen grows */
const patch = (px: number, py: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 26 }, (_, i): Pt => {
    const a = (i / 26) * 6.283;
    const w = 1 + 0.5 * gn.n2(px * 0.1 + Math.cos(a) * 1.4, py * 0.1 + Math.sin(a) * 1.4);
    const c = Math.cos(a);
    return [px + c * Math.sqrt(Math.abs(c)) * rx * w, py + Math.sin(a) * ry * w];
  });
/** darker patches and a green thread on the riser */
function face(x: Ctx, fl: Pt, fr: Pt, high: number, r: Rng, ink: (c: Col) => Col) {
  const wide = fr[0] - fl[0];
  for (let i = 0; i < 8; i++) {
    const c = r.chance(0.5) ? "#1d3140" : "#566a70";
    fillPoly(
      x,
      patch(
        fl[0] + wide * r.range(0.05, 0.9),
        fl[1] + high * r.range(0.35, 0.85),
        wide * r.range(0.05, 0.12),
        high * r.range(0.06, 0.14),
      ),
      ink(c),
    );
  }
  x.fillStyle = css(ink("#3f7a4a"));
  for (let i = 0; i < 3; i++) {
    const u = r.range(0, 0.7);
    x.beginPath();
    line(
      x,
      [fl[0] + wide * u, fl[1] + high * 0.16],
      [fl[0] + wide * (u + r.range(0.1, 0.3)), fl[1] + high * 0.17],
      high * 0.09,
      r,
    );
    x.fill();
  }
}
type At = (s: number, depth: number, up: number) => Pt;
/** each step is made of two or three slabs */
function joints(
  x: Ctx,
  k: number,
  at: At,
  near: number,
  far: number,
  z: number,
  low: number,
  r: Rng,
  big: number,
) {
  if (big < 34) return;
  const cuts = k % 3 === 0 ? [-0.05, 0.72] : k % 3 === 1 ? [-0.3, 0.42] : [0.12];
  x.fillStyle = css(mix("#1d3140", MIST, haze(near)));
  for (const s of cuts) {
    const v = s + r.range(-0.08, 0.08);
    const between = (depth: number, up: number): Pt => {
      const a = at(-1, depth, up),
        b = at(1, depth, up);
      return [lerp(a[0], b[0], (v + 1) / 2), a[1]];
    };
    const wide = Math.max(1.1, big * 0.011);
    x.beginPath();
    line(x, between(far, z), between(near, z), wide, r);
    line(x, between(near, z), between(near, low), wide * 1.1, r);
    x.fill();
  }
}
function band(x: Ctx, a: Pt, b: Pt, wide: number, c: Col, r: Rng, up: number) {
  x.fillStyle = css(c);
  x.beginPath();
  line(x, [a[0], a[1] + wide * up], [b[0], b[1] + wide * up], wide, r);
  x.fill();
}
/** a cut line that swells and thins */
function line(x: Ctx, a: Pt, b: Pt, wide: number, r: Rng) {
  const p = hand(a, b, r, Math.min(1.2, wide * 0.4), 22);
  const w = p.map(() => wide * r.range(0.35, 0.65));
  x.moveTo(p[0][0], p[0][1] - w[0]);
  const steep = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
  const [ox, oy] = steep ? [1, 0] : [0, 1];
  for (const [i, q] of p.entries()) x.lineTo(q[0] - ox * w[i], q[1] - oy * w[i]);
  for (let i = p.length - 1; i >= 0; i--) x.lineTo(p[i][0] + ox * w[i], p[i][1] + oy * w[i]);
  x.closePath();
}
/** low bushes along the ends of the slabs: a dark mass, lit leaves where the sun reaches it */
function bushes() {
  const r = new Rng(77),
    T = new Tones();
  for (let depth = 17; depth > 2.4; depth -= 0.0028 * depth) {
    for (const s of [-1, 1]) {
      const x = pathX(depth) + s * (pathHalf(depth) + 0.06);
      if (gn.n2(depth * 1.6, s * 5) < -0.25) continue;
      const [px, py] = onSheet(cam, x, depth, ground(depth) + 0.02);
      const size = 1250 / depth;
      const [spread, rise, tilt] = [r.g() * 0.014, r.g() * 0.012, r.g() * 0.5];
      T.add(veil("#0b3335", depth), (q) =>
        dab(
          q,
          px + (s * 0.03 - 0.08 + spread) * size,
          py + rise * size,
          0.16 * size,
          0.12 * size,
          tilt,
        ),
      );
      const lit = pool(px + s * 20, py + 6) > -0.05;
      for (let i = 0; i < 4; i++) {
        const up = r.u();
        const ox = (r.g() * 0.045 + s * 0.02) * size,
          oy = -up * 0.12 * size,
          long = size * r.range(0.016, 0.036);
        const tones =
          lit && up > 0.35 ? ["#8fa845", "#cdd07c", "#2b5b40"] : ["#0a2f32", "#164540", "#2b5d46"];
        T.add(veil(r.pick(tones), depth), (q) =>
          dab(q, px + ox, py + oy, long, long * 0.55, r.range(-2.6, -0.5)),
        );
      }
    }
  }
  T.flush(P.base.x);
}
