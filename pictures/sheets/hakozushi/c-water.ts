/** Hakozushi C: the river; everything above it hangs in it upside down, broken by small waves that grow towards us. */
import { type Canvas } from "@napi-rs/canvas";
import {
  clamp,
  getPx,
  H,
  layer,
  lerp,
  Noise,
  PH,
  putPx,
  PW,
  Rng,
  SS,
  sstep,
  type Pt,
  type V3,
  W,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LEVEL } from "./c-plan.ts";

const n = new Noise(57);
/** The water's own colour: bluest under the open sky at the left of the middle, dark under the willow. */
const navyAt = (x: number, y: number): V3 => {
  const open = sstep(-100, 520, x) * (1 - sstep(760, 1500, x)) + 0.22 * n.n2(x * 0.0016, y * 0.006);
  const k = clamp(open);
  return [lerp(24, 31, k), lerp(38, 59, k), lerp(74, 106, k)];
};
/** The height of the waves at a point, about -1 to 1: long flat lenses, smaller towards the far bank. */
function wave(x: number, y: number) {
  const d = Math.sqrt(Math.max(4, y - LEVEL));
  const u = (x - 800) * (0.0026 + 0.05 / d),
    v = d * 2.3;
  return 0.85 * n.n2(u, v) + 0.25 * n.n2(u * 2.3 + 30, v * 2.1);
}
/** Prints the mirrored world on the water. */
export function river(P: Print, mirrored: Canvas) {
  const from = getPx(mirrored).data;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const top = Math.floor((LEVEL + 3) * SS);
  for (let j = top; j < PH; j++) {
    const y = j / SS,
      k = clamp((y - LEVEL) / (H - LEVEL));
    for (let i = 0; i < PW; i++) {
      const x = i / SS;
      const w = wave(x, y);
      // still water between steps up and down
      const step = Math.sign(w) * sstep(0.22, 0.5, Math.abs(w));
      const sx = clamp(Math.round((x + step * lerp(2, 15, k)) * SS), 0, PW - 1),
        sy = clamp(
          Math.round((y + (step > 0 ? step : step * sstep(0.24, 0.4, k)) * lerp(1.5, 27, k)) * SS),
          top,
          PH - 1,
        );
      const o = (sy * PW + sx) * 4,
        q = (j * PW + i) * 4;
      const lum = (0.3 * from[o] + 0.59 * from[o + 1] + 0.11 * from[o + 2]) / 255;
      // what is dark drowns in the blue of the water; some waves near us turn away and show the same blue
      const drown = lerp(0.82, 0.06 + 0.22 * k, sstep(0.2, 0.6, lum));
      const away =
        sstep(0.46, 0.58, n.n2(x * 0.009 + 7, Math.sqrt(y - LEVEL + 4) * 3.4)) *
        sstep(0.2, 0.6, k) *
        0.85;
      const t = 1 - (1 - drown) * (1 - away);
      const navy = navyAt(x, y + 30 * step);
      for (let c = 0; c < 3; c++) d[q + c] = lerp(from[o + c], navy[c], t);
      d[q + 3] = 255;
    }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
/** Under each light a broken column of gold. */
export function glints(P: Print, lights: readonly Pt[]) {
  const r = new Rng(14),
    T = new Tones();
  for (const [lx, ly] of lights)
    for (let y = ly - 96; y < ly + 84; y += r.range(4, 13)) {
      const near = 1 - Math.abs(y - ly) / 100;
      const long = lerp(8, 40, near) * r.range(0.3, 1.1),
        x = lx + 9 * n.n2(y * 0.06, lx) + r.range(-4, 4);
      const run = [-0.5, -0.2, 0.2, 0.5].map((t): Pt => [x + t * long, y]);
      const tone = near > 0.7 ? "#fbe3a0" : near > 0.36 ? "#eebf68" : "#ad7f55";
      T.add(tone, (z) =>
        brushPath(z, run, (t) => lerp(2, 5.6, near) * Math.sin(Math.PI * (0.04 + 0.92 * t))),
      );
    }
  T.flush(P.base.x);
}
/** Long knife cuts of sky on dark water, and of dark on bright water. */
export function ripples(P: Print) {
  const base = getPx(P.base.c).data;
  const r = new Rng(23),
    T = new Tones();
  for (let i = 0; i < 520; i++) {
    const k = r.u() ** 1.35,
      y = lerp(LEVEL + 60, 1010, k),
      x = r.range(-40, W + 40);
    const gust = n.n2(x * 0.0022, y * 0.006);
    if (gust < r.range(-0.5, 0.45)) continue;
    const at = (Math.round(clamp(y, 0, H - 1) * SS) * PW + Math.round(clamp(x, 0, W - 1) * SS)) * 4;
    const lum = (0.3 * base[at] + 0.59 * base[at + 1] + 0.11 * base[at + 2]) / 255;
    const tone =
      lum < 0.3
        ? r.pick(["#56689c", "#3c5390", "#7f86aa", "#0f1f4e"])
        : lum > 0.55
          ? r.pick(["#fbdf9c", "#b98f86", "#9a8a92"])
          : r.pick(["#8d93b0", "#2b3f78"]);
    const long = r.range(26, 105) * (0.45 + k),
      wide = lerp(1.2, 3.4, k) * r.range(0.6, 1.1);
    const run = [-0.5, -0.25, 0, 0.25, 0.5].map((t): Pt => [
      x + t * long,
      y + 1.2 * Math.sin(t * 5 + i),
    ]);
    T.add(
      tone,
      (z) => brushPath(z, run, (t) => wide * Math.sin(Math.PI * (0.03 + 0.94 * t))),
      0.75,
    );
  }
  T.flush(P.base.x);
}
