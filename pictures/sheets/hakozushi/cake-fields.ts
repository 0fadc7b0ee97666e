/** The four toppings of boxed sushi from above, a field each, in a few flat tones: egg and eel behind, bream and prawn in front. */
import { clamp, type Layer, Noise, pixels, type RGB, rgb, SS, sstep } from "../../kit/core.ts";
import { worley } from "../../kit/terrain.ts";

const n = new Noise(83);
const FIELD = 500;
const frac = (v: number) => v - Math.floor(v);
/** writes the tone of a point of a field, 0 to 500 from its upper left corner */
type Paint = (u: number, v: number) => RGB;
const tones = (...list: string[]) => list.map((c) => rgb(c));

const [YOLK, PALE, TOAST, BROWN, PORE, SHINE] = tones(
  "#f2bd3f",
  "#fad976",
  "#d9983a",
  "#b06a26",
  "#8a4a1c",
  "#fff0b8",
);
/** thick omelette: browned in patches where it touched the pan, with open pores */
const egg: Paint = (u, v) => {
  const toast =
    n.fbm(u * 0.0075 + 9, v * 0.009, 4) +
    0.3 * sstep(60, 8, Math.min(u, v)) +
    0.1 * n.n2(u * 0.08, v * 0.08);
  let c = toast > 0.42 ? BROWN : toast > 0.16 ? TOAST : toast > -0.16 ? YOLK : PALE;
  const pore = worley(u / 23, v / 23, 0.95);
  if (pore.id > 0.5) {
    const r = 0.1 + 0.13 * (pore.id - 0.5);
    if (pore.f1 < r) c = PORE;
    else if (pore.f1 < r + 0.13 && pore.dx + pore.dy < -0.06) c = SHINE;
  }
  const gleam = n.fbm(u * 0.006 + 40, v * 0.02 + u * 0.004, 2);
  if (c !== PORE && gleam > 0.66) c = SHINE;
  return c;
};

const [TAR, DEEP, GLAZE, HOT, AMBER, WET] = tones(
  "#2a130b",
  "#4f2712",
  "#7e421e",
  "#ac672f",
  "#d99a52",
  "#ffe3b0",
);
/** conger eel under its glaze: two fillets, slanting cuts, light where the glaze is thick */
const eel: Paint = (u, v) => {
  const w = v + 10 * n.n2(u * 0.006, 4);
  const k = w > 252 ? 1 : 0;
  const c = clamp((w - k * 252) / 248);
  const slope = u + (c > 0.46 ? 1 : -1) * 105 * Math.abs(c - 0.46) + 7 * n.n2(u * 0.02, v * 0.03);
  const cut = frac(slope / 31 + k * 0.4);
  const round = Math.sin(Math.PI * clamp(0.1 + 0.86 * c)) - 0.55 * (c - 0.3);
  let t =
    0.74 * round +
    0.26 * n.fbm(u * 0.009 + k * 9, v * 0.016, 3) -
    0.34 * sstep(0.2, 0.04, Math.min(cut, 1 - cut));
  const grilled = Math.abs(frac((u + v * 0.6) / 190) - 0.5) + 0.05 * n.n2(u * 0.04, v * 0.04);
  if (grilled < 0.07) t -= 0.3;
  if (c < 0.035 || c > 0.965) return TAR;
  const pool =
    n.fbm(u * 0.011 + 5, v * 0.034 + k * 7, 2) + 1.1 * sstep(0.22, 0.02, Math.abs(c - 0.3));
  // one strong gleam, on the fillet behind
  if (
    k === 0 &&
    Math.abs(c - 0.34 - 0.03 * n.n2(u * 0.012, 8)) < 0.1 * sstep(90, 200, u) * sstep(430, 330, u) &&
    cut > 0.12
  )
    return WET;
  if (pool > (k ? 1.02 : 0.94) && cut > 0.1) return AMBER;
  return t < 0.14 ? TAR : t < 0.32 ? DEEP : t < 0.56 ? GLAZE : HOT;
};

const [SKIN, ROSE, FLESH, SILK, CLEAR, RED] = tones(
  "#d9655c",
  "#eda595",
  "#f5cdbd",
  "#fbe8dc",
  "#fffaf2",
  "#a93339",
);
/** sea bream: slices that overlap, each with its rosy skin, muscle in nested arcs */
const bream: Paint = (u, v) => {
  const s = v + 0.3 * u + 6 * n.n2(u * 0.008, v * 0.008) + 30;
  const wide = 166;
  const t = frac(s / wide);
  if (t < 0.016) return [110, 44, 48];
  if (t < 0.15 + 0.03 * n.n2(u * 0.02, Math.floor(s / wide))) {
    // fine scales on the skin
    const net = frac(u / 17 + (Math.floor(t * 40) % 2) * 0.5) + frac(t * 20) * 0.2;
    return t < 0.05 ? RED : net < 0.3 ? ROSE : net > 0.9 ? SILK : SKIN;
  }
  const bow = u * 0.9 + 120 * (t - 0.5) * (t - 0.5) * 3 + 12 * n.n2(u * 0.01, v * 0.02);
  const f = frac(bow / 47);
  if (f < 0.11) return CLEAR;
  const deep = 0.62 * (1 - t) + 0.3 * Math.abs(f - 0.5) + 0.22 * n.n2(u * 0.012, v * 0.016);
  return deep > 0.62 ? ROSE : deep > 0.4 ? FLESH : deep > 0.14 ? SILK : CLEAR;
};

const [LINE, VERMILION, CORAL, PEACH, CREAM, GLINT] = tones(
  "#7e2216",
  "#d2411f",
  "#ee7a45",
  "#f9b98c",
  "#fdeada",
  "#ffffff",
);
/** three prawns, opened flat, one before the other: bars of coral that curve to the tail */
const prawn: Paint = (u, v) => {
  const wide = FIELD / 3,
    k = Math.floor(v / wide);
  const a = 2 * (v / wide - k) - 1 + 0.05 * n.n2(u * 0.012, k * 9);
  if (Math.abs(a) > 0.95) return LINE;
  const way = k % 2 ? -1 : 1;
  const bow = u + way * 30 * (1 - a * a) + k * 29 + 5 * n.n2(u * 0.03, v * 0.03);
  const f = way > 0 ? frac(bow / 71) : 1 - frac(bow / 71);
  const strand = 0.12 * n.n2(u * 0.012, v * 0.3) + 0.05 * n.n2(u * 0.1, v * 0.1);
  if (Math.abs(a + 0.04) < 0.055) return f < 0.5 ? CORAL : CREAM;
  const shine = Math.abs(a + 0.5) < 0.16 && f > 0.1 && f < 0.86 && n.n2(u * 0.02, k) > -0.5;
  if (f < 0.07) return LINE;
  if (shine && Math.abs(a + 0.5) < 0.09) return GLINT;
  if (f < 0.4 + strand) return shine ? CORAL : a > 0.45 ? LINE : VERMILION;
  if (f < 0.55 + strand * 1.6) return shine ? PEACH : CORAL;
  return f < 0.7 + strand || a > 0.6 ? PEACH : CREAM;
};

export function paintFields(L: Layer) {
  pixels(L.c, (d, w, h) => {
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const u = i / SS,
          v = j / SS;
        const right = u > FIELD,
          front = v > FIELD;
        const c = (front ? (right ? prawn : bream) : right ? eel : egg)(
          right ? u - FIELD : u,
          front ? v - FIELD : v,
        );
        d.set([c[0], c[1], c[2], 255], (j * w + i) * 4);
      }
  });
}
