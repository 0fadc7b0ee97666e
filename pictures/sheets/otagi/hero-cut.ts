/** A disciple before the bright mist: two close tones of shade, moss within them, few dark planes, and a narrow rim of sun. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { clamp, type Col, getPx, lerp, mix, Noise, putPx, type RGB } from "../../kit/core.ts";
import { type Relief, VIEW } from "./hero-relief.ts";
import { mossPatches } from "./hero-wear.ts";

interface Inks {
  readonly rim: Col;
  readonly half: Col;
  readonly shade: Col;
  readonly deep: Col;
  readonly moss: Col;
}
export const STONE: Inks = {
  rim: "#f8dfa6",
  half: "#667b84",
  shade: "#52676f",
  deep: "#374d59",
  moss: "#53665f",
};
/** farther stones: one pale tone, and the rim */
export const FAR: Inks = {
  rim: "#f6e6bd",
  half: "#71858d",
  shade: "#71858d",
  deep: "#71858d",
  moss: "#71858d",
};
/** how much sun makes the rim */
const RIM = 0.38;
const over = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

/** `air` is what the mist does to an ink; the rim of sun runs out below the height `below` */
export function cutStone(
  R: Relief,
  seed: number,
  air: (c: Col) => RGB,
  inks = STONE,
  below = -1,
): Canvas {
  const { w, h } = R;
  const c = createCanvas(w, h),
    im = getPx(c),
    n = new Noise(seed + 3);
  const [rim, half, shade, deep, moss] = [
    inks.rim,
    inks.half,
    inks.shade,
    inks.deep,
    inks.moss,
  ].map(air);
  const low = air(mix(inks.shade, "#1f4048", inks === STONE ? 0.6 : 0));
  const mossLit = air(mix(inks.moss, inks.half, 0.45));
  /** how far a field is above a threshold, from 0 to 1 within a pixel */
  const edge = (a: Float32Array, q: number, at: number) => {
    const gx = (a[q + 1] ?? a[q]) - (a[q - 1] ?? a[q]),
      gy = (a[q + w] ?? a[q]) - (a[q - w] ?? a[q]);
    return clamp((a[q] - at) / Math.max(1e-4, 0.5 * Math.hypot(gx, gy)) + 0.5);
  };
  const near = inks === STONE;
  let lit: Float32Array = R.sun.map((v, q) =>
    Math.min(v, RIM + 1.2 * (R.py[q] - below) - 0.1 * clamp(n.n2(R.px[q] * 3, R.py[q] * 3))),
  );
  // the knife does not follow the form to the hair: long calm curves, and no patch smaller than a few cuts
  let sky: Float32Array = near ? evenBody(R, R.face, 0.026, true) : R.face,
    open: Float32Array = R.open.slice();
  dropSmall(R, lit, RIM, near ? 0.12 : 1.2);
  lit = evenBody(R, lit, 0.0045, false);
  if (near) {
    dropSmall(R, sky, 0.42, 1);
    dropSmall(R, open, 0.46, 2);
    sky = evenBody(R, sky, 0.007, false);
    open = evenBody(R, open, 0.007, false);
  }
  const mossy = near ? mossPatches(R, n) : R.moss;
  for (let q = 0; q < w * h; q++) {
    if (!R.cover[q]) continue;
    let ink = shade;
    if (near) {
      const up = edge(sky, q, 0.42);
      ink = over(ink, half, up);
      const m = edge(mossy, q, 0);
      if (m > 0) ink = over(ink, over(moss, mossLit, up), 0.5 * m);
      ink = over(
        ink,
        deep,
        (onHands(R, q) ? 0.5 : 0.26 + 0.34 * clamp((R.py[q] - 0.5) / 0.16)) *
          (1 - edge(open, q, 0.46)),
      );
      const cut = edge(R.cut, q, R.py[q] > 0.62 ? 0.0002 : 0.003);
      if (cut > 0) ink = over(ink, deep, cut * (R.py[q] > 0.62 ? 0.86 : 0.4));
      const step = overlap(q);
      if (step > 0) ink = over(ink, deep, (onHands(R, q) ? 0.85 : 0.45) * step);
      ink = over(ink, low, 0.8 * clamp((0.42 - R.py[q]) / 0.6));
    }
    const sun = edge(lit, q, RIM);
    ink = over(ink, rim, sun);
    for (let m = 0; m < 3; m++) im.data[q * 4 + m] = ink[m];
    im.data[q * 4 + 3] = 255 * R.cover[q];
  }
  putPx(c, im);
  return c;

  /** where one part of the stone stands before another */
  function overlap(q: number): number {
    const lw = h * 0.004 * (0.55 + 0.45 * n.n2(R.px[q] * 2.4, R.py[q] * 2.4));
    let sum = 0;
    for (const [dx, dy] of [
      [-1, 0],
      [-0.7, 0.7],
      [0, 1],
      [0.7, 0.7],
    ]) {
      const p = q + Math.round(dx * lw) + w * Math.round(dy * lw);
      if (!R.cover[p]) continue;
      sum = Math.max(sum, clamp((R.near[q] - R.near[p] - 0.045) / 0.02));
    }
    return sum;
  }
}

/** whether a pixel is of hands held before the breast: they keep their fingers */
function onHands(R: Relief, q: number): boolean {
  const y = R.py[q];
  if (y < 0.3 || y > 0.6) return false;
  const v = lerp(VIEW.top, VIEW.foot, Math.floor(q / R.w) / R.h);
  return Math.cos(0.16) * (0.8 + R.near[q]) - v * Math.sin(0.16) > 0.24;
}

/** fills patches on either side of a threshold that are too small for a knife; the face keeps smaller ones than the body */
function dropSmall(R: Relief, a: Float32Array, at: number, much: number) {
  const { w, h } = R;
  const seen = new Uint8Array(w * h);
  const stack: number[] = [];
  for (let q0 = 0; q0 < w * h; q0++) {
    if (seen[q0] || !R.cover[q0]) continue;
    const above = a[q0] >= at;
    const patch: number[] = [];
    let high = 0;
    stack.push(q0);
    seen[q0] = 1;
    while (stack.length) {
      const q = stack.pop() ?? 0;
      patch.push(q);
      high += R.py[q];
      for (const p of [q - 1, q + 1, q - w, q + w])
        if (p >= 0 && p < w * h && !seen[p] && R.cover[p] && a[p] >= at === above) {
          seen[p] = 1;
          stack.push(p);
        }
    }
    const hands = onHands(R, patch[patch.length >> 1]),
      fine = high / patch.length > 0.58;
    const least = (hands ? 0.026 : (fine ? 0.038 : 0.19) * much) * h;
    if (patch.length >= least * least) continue;
    // with a margin, so that no line stays where its edge was
    for (const q of patch)
      for (const p of [q, q - 2, q + 2, q - 2 * w, q + 2 * w])
        if (p >= 0 && p < w * h)
          a[p] = above ? Math.min(a[p], at - 0.02) : Math.max(a[p], at + 0.02);
  }
}

/** a light, evened out on the robe: long folds, and none of the small dents; or over all, to take off what is ragged */
function evenBody(R: Relief, light: Float32Array, far: number, robe: boolean): Float32Array {
  const { w, h } = R;
  let a = light.slice();
  const rad = Math.max(1, Math.round(h * far));
  for (const [along, across, step, turn] of [
    [w, h, 1, w],
    [h, w, w, 1],
  ]) {
    const out = a.slice();
    for (let j = 0; j < across; j++)
      for (let i = 0; i < along; i++) {
        const q = j * turn + i * step;
        if (!R.cover[q] || (robe && (R.py[q] > 0.56 || onHands(R, q)))) continue;
        let sum = 0,
          count = 0;
        for (let d = -rad; d <= rad; d++) {
          const p = q + d * step;
          if (i + d < 0 || i + d >= along || !R.cover[p]) continue;
          if (Math.abs(R.near[p] - R.near[q]) > 0.05) continue;
          sum += a[p];
          count++;
        }
        out[q] = sum / count;
      }
    a = out;
  }
  return a;
}
