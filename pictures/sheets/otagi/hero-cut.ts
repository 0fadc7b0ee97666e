/** A disciple as a woodcutter would print it: sun, two tones of shade, moss in sun and shade, and cut lines. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { clamp, type Col, getPx, lerp, mix, Noise, putPx, type RGB } from "../../kit/core.ts";
import { cutBy } from "./hero-face.ts";
import { type Relief, VIEW } from "./hero-relief.ts";
import { chiselled, mossPatches, weathered } from "./hero-wear.ts";

interface Inks {
  readonly sun: Col;
  readonly half: Col;
  readonly shade: Col;
  readonly deep: Col;
  readonly line: Col;
  readonly lichen: Col;
  readonly mossSun: Col;
  readonly mossHalf: Col;
  readonly mossShade: Col;
}
export const STONE: Inks = {
  sun: "#e0d8c0",
  half: "#989a92",
  shade: "#66757b",
  deep: "#43565f",
  line: "#22333f",
  lichen: "#bfc3b2",
  mossSun: "#969b7c",
  mossHalf: "#707e6a",
  mossShade: "#52665d",
};
/** farther stones: nothing but a sunny and a shaded side */
export const FAR: Inks = {
  sun: "#cfcbba",
  half: "#a5a9a2",
  shade: "#667880",
  deep: "#5c707a",
  line: "#566a75",
  lichen: "#c9c9b0",
  mossSun: "#b4b79f",
  mossHalf: "#87938a",
  mossShade: "#62777a",
};
const over = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

/** `air` is what the mist does to an ink; the sun reaches the stone only above `below` */
export function cutStone(
  R: Relief,
  seed: number,
  air: (c: Col) => RGB,
  inks = STONE,
  below = -1,
  weight = 1,
): Canvas {
  const { w, h } = R;
  const c = createCanvas(w, h),
    im = getPx(c),
    n = new Noise(seed + 3);
  const I = Object.fromEntries(Object.entries(inks).map(([k, v]) => [k, air(v)])) as Record<
    keyof Inks,
    RGB
  >;
  const warm = air(mix(inks.shade, "#a39c8c", 0.3)),
    low = air(mix(inks.deep, "#1c3b40", 0.5));
  const lines = air(mix(inks.line, inks.deep, 0.45));
  /** how far a field is above a threshold, from 0 to 1 within a pixel */
  const edge = (a: Float32Array, q: number, at: number) => {
    const gx = (a[q + 1] ?? a[q]) - (a[q - 1] ?? a[q]),
      gy = (a[q + w] ?? a[q]) - (a[q - w] ?? a[q]);
    return clamp((a[q] - at) / Math.max(1e-4, 0.5 * Math.hypot(gx, gy)) + 0.5);
  };
  const lw = h * 0.0056 * weight;
  // the knife does not follow the form to the hair: long calm deviations, and no patch smaller than a few cuts
  const calm = evenBody(R);
  const lit = calm.map((v, q) => {
    const low = 0.3 + 1.6 * (R.py[q] - below - 0.1 * R.px[q] - 0.03 * n.n2(R.px[q] * 3, 8));
    return Math.min(v, low) - 0.05 * n.n2(R.px[q] * 2.6, R.py[q] * 2.6);
  });
  const open = R.open.slice();
  for (const at of [0.3, 0.1]) dropSmall(R, lit, at);
  dropSmall(R, open, 0.5);
  const { lichened, pitted } = weathered(seed, n, h);
  const mossy = mossPatches(R, n);
  const thin = mossy.map((v) => v + 0.028);
  const marks = chiselled(seed);
  for (let q = 0; q < w * h; q++) {
    if (!R.cover[q]) continue;
    const x = R.px[q],
      y = R.py[q];
    const sun = edge(lit, q, 0.3),
      half = edge(lit, q, 0.1);
    const deep = Math.max(1 - edge(open, q, 0.5), 1 - edge(R.face, q, -0.5));
    let ink = over(I.shade, warm, clamp((0.5 - y) * 1.1 + (R.up[q] < 0 ? 0.3 : 0)));
    ink = over(ink, I.deep, deep);
    ink = over(ink, low, 0.55 * clamp((0.16 - y) / 0.22));
    ink = over(ink, I.half, half);
    ink = over(ink, I.sun, sun);
    const mark = inks === STONE ? clamp(0.5 + (cutBy(marks, x, y) * h) / 1.46) : 0;
    if (mark > 0) ink = over(ink, sun > 0.5 ? I.half : half > 0.5 ? I.shade : I.deep, 0.62 * mark);
    const old = inks === STONE ? lichened(x, y) : 0;
    if (old > 0)
      ink = over(
        ink,
        sun > 0.5 ? I.lichen : over(I.lichen, I.shade, half > 0.5 ? 0.45 : 0.72),
        0.55 * old,
      );
    // weather has greyed the stone in broad patches
    const grey = clamp(0.5 + 2.6 * (n.n2(x * 3.1 + 9, y * 2.7) - 0.18 - (y > 0.62 ? 0.22 : 0)));
    ink = over(ink, over(ink, I.half, 0.3), grey * sun);
    const [dark, pale] = inks === STONE && !onHands(R, q) ? pitted(x, y) : [0, 0];
    if (dark > 0) ink = over(ink, sun > 0.5 ? I.shade : I.deep, 0.5 * dark);
    if (pale > 0)
      ink = over(ink, sun > 0.5 ? air(mix(inks.sun, "#ffffff", 0.25)) : I.half, 0.6 * pale);
    const moss = 0.36 * edge(thin, q, 0) + 0.36 * edge(mossy, q, 0);
    if (moss > 0) {
      let m = over(I.mossShade, air(mix(inks.mossShade, "#2c4448", 0.45)), deep);
      m = over(m, I.mossHalf, half);
      m = over(m, I.mossSun, sun);
      ink = over(ink, m, moss);
    }
    // the cuts of the robe are thin in the sun and swell in the shade
    const cut = edge(R.cut, q, y > 0.62 ? 0.0004 : 0.0028 * sun);
    if (cut > 0)
      ink = over(ink, y > 0.62 ? I.line : lines, cut * (y > 0.62 ? 0.84 : 0.62 + 0.3 * (1 - sun)));
    const rim = outline(q);
    if (rim > 0) ink = over(ink, sun > 0.5 ? lines : I.line, rim);
    for (let m = 0; m < 3; m++) im.data[q * 4 + m] = ink[m];
    im.data[q * 4 + 3] = 255 * R.cover[q];
  }
  putPx(c, im);
  return c;

  /** where one part stands before another, and at the shady edge; nothing where sun meets the mist */
  function outline(q: number): number {
    const press = 0.55 + 0.45 * n.n2(R.px[q] * 2.4, R.py[q] * 2.4);
    let sum = 0;
    for (const [dx, dy, k] of [
      [-1, 0, 1],
      [-0.7, 0.7, 1],
      [0, 1, 1],
      [0.7, 0.7, 0.5],
      [1, 0, 0.3],
      [-0.7, -0.7, 0.6],
    ]) {
      const lit = clamp((R.sun[q] - 0.05) / 0.3);
      const far = lw * k * (0.4 + press) * lerp(1.25, 0.45, lit);
      const p = q + Math.round(dx * far) + w * Math.round(dy * far);
      // none where the sun meets the air
      if (!R.cover[p] && lit > 0.6) continue;
      const step = R.near[q] - (R.near[p] ?? -9);
      if (step > 0.045) sum = Math.max(sum, clamp((step - 0.045) / 0.02));
    }
    return sum * (R.sun[q] > 0.34 ? 0.55 : 0.92);
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
function dropSmall(R: Relief, a: Float32Array, at: number) {
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
    const fine = high / patch.length > 0.58 || onHands(R, patch[patch.length >> 1]);
    const least = (fine ? 0.024 : at < 0.2 ? 0.24 : 0.17) * h;
    if (patch.length >= least * least) continue;
    // with a margin, so that no line stays where its edge was
    for (const q of patch)
      for (const p of [q, q - 2, q + 2, q - 2 * w, q + 2 * w])
        if (p >= 0 && p < w * h)
          a[p] = above ? Math.min(a[p], at - 0.02) : Math.max(a[p], at + 0.02);
  }
}

/** the sunlight, evened out on the robe: long folds, and none of the small dents */
function evenBody(R: Relief): Float32Array {
  const { w, h } = R;
  let a = R.sun;
  const rad = Math.max(1, Math.round(h * 0.021));
  for (const [along, across, step, turn] of [
    [w, h, 1, w],
    [h, w, w, 1],
  ]) {
    const out = a.slice();
    for (let j = 0; j < across; j++)
      for (let i = 0; i < along; i++) {
        const q = j * turn + i * step;
        if (!R.cover[q] || R.py[q] > 0.56 || onHands(R, q)) continue;
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
