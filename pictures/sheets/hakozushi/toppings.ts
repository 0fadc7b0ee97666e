/** the four toppings of boxed sushi as textures seen from above, each in its own field of the square */
import { Noise, clamp, sstep, lerp, type RGB } from "../../kit/core.ts";
import { type Spot, blend } from "../../kit/table.ts";
import { worley } from "../../kit/terrain.ts";

const n = new Noise(83);
type Paint = (u: number, v: number, s: Spot) => void;
const frac = (v: number) => v - Math.floor(v);

/** sea bream: pale flesh, pink layers of muscle in nested arcs, reddish below the skin side */
export const bream: Paint = (u, v, s) => {
  const pale: RGB = [246, 232, 218],
    pink: RGB = [238, 176, 158],
    red: RGB = [214, 92, 78];
  const bow = v + 0.0019 * (u - 150) * (u - 150) * 0.6 + 9 * n.n2(u * 0.008, v * 0.012);
  const f = frac(bow / 36);
  const line = sstep(0.16, 0.02, Math.min(f, 1 - f));
  const leaf = 0.5 + 0.5 * Math.cos(f * 6.283);
  s.c = blend(pale, pink, 0.22 + 0.3 * leaf + 0.14 * n.n2(u * 0.02, v * 0.02));
  const flush = sstep(250, 60, u + 26 * n.n2(v * 0.014, 3) + 22 * leaf);
  s.c = blend(s.c, red, 0.72 * flush * (0.55 + 0.45 * leaf));
  // silver skin in scales
  const silver = flush * sstep(0.3, 0.7, n.n2(u * 0.05, v * 0.16));
  s.c = blend(s.c, [252, 240, 232], 0.6 * silver);
  s.c = blend(s.c, [255, 249, 242], 0.85 * line);
  s.h += 2.2 * leaf - 1.6 * line;
  s.ink = 0.22 * sstep(0.05, 0.0, Math.min(f, 1 - f));
  s.gloss = 0.5;
};

/** prawns, opened flat and side by side: arcs of coral bars, a pale line down the middle */
export const prawn: Paint = (u, v, s) => {
  const wide = 113.4;
  const k = Math.floor(u / wide),
    f = u / wide - k;
  const x = (f - 0.5) * 2;
  const edge = 1 - Math.abs(x);
  const way = k % 2 ? 1 : -1;
  const bow = v * 1 + way * 13 * (1 - x * x) + k * 21 + 4 * n.n2(u * 0.03, v * 0.03);
  const g = frac(bow / 38);
  const bar = sstep(0.02, 0.16, g) * sstep(0.74, 0.52, g);
  const coral: RGB = blend([232, 104, 66], [206, 62, 40], sstep(0.2, 0.6, g)),
    flesh: RGB = [250, 222, 198];
  s.c = blend(
    flesh,
    coral,
    bar * (0.62 + 0.38 * sstep(0.1, 0.5, edge + 0.2 * n.n2(u * 0.05, v * 0.05))),
  );
  s.c = blend(s.c, [243, 168, 132], 0.3 * sstep(0.5, 0.2, edge));
  const seam = sstep(0.07, 0.02, Math.abs(x + 0.03 * n.n2(v * 0.03, k)));
  s.c = blend(s.c, [255, 240, 222], 0.8 * seam);
  s.h += 7 * Math.sqrt(clamp(edge * 1.3)) - 2 * seam + 1.6 * bar;
  s.ink = Math.max(0.85 * sstep(0.045, 0.015, edge), 0.28 * sstep(0.035, 0, Math.abs(g - 0.68)));
  s.gloss = 0.7;
};

/** thick omelette with fish paste: even yellow, faint layers, a browned edge, small holes */
export const egg: Paint = (u, v, s) => {
  const yolk: RGB = [240, 192, 74],
    light: RGB = [250, 221, 130],
    brown: RGB = [196, 124, 40];
  const f = frac((v + 5 * n.n2(u * 0.006, v * 0.02)) / 52);
  s.c = blend(
    yolk,
    light,
    0.35 + 0.3 * n.n2(u * 0.006, v * 0.02) + 0.15 * n.n2(u * 0.09, v * 0.09),
  );
  const toast = sstep(0.25, 0.75, n.fbm(u * 0.012 + 9, v * 0.016, 4) + 0.35);
  s.c = blend(s.c, brown, 0.34 * toast);
  const seam = sstep(0.07, 0.0, Math.min(f, 1 - f));
  s.c = blend(s.c, brown, 0.5 * seam + 0.28 * sstep(200, 340, v + 30 * n.n2(u * 0.01, 2)));
  const c = worley(u / 13, v / 13, 0.9);
  const hole = c.id > 0.62 ? sstep(0.2, 0.1, c.f1) : 0;
  s.c = blend(s.c, brown, 0.5 * hole);
  s.h += 1.5 * n.n2(u * 0.02, v * 0.03) - 1.4 * seam - 1.4 * hole;
  s.ink = 0;
  s.gloss = 0.28;
};

/** conger eel under dark glaze: a seam along the back, fine slanting cuts, highlights */
export const eel: Paint = (u, v, s) => {
  const deep: RGB = [70, 36, 20],
    mid: RGB = [128, 72, 38],
    hot: RGB = [190, 122, 66];
  const side = Math.abs(v - 140 - 8 * n.n2(u * 0.008, 4));
  const cut = frac((u + (v > 140 ? 0.55 : -0.55) * side + 5 * n.n2(u * 0.03, v * 0.03)) / 34);
  const bone = sstep(0.2, 0.03, Math.min(cut, 1 - cut));
  let t =
    0.5 +
    0.42 * n.fbm(u * 0.01, v * 0.02 + 5, 4) +
    0.2 * sstep(110, 0, side) -
    0.2 * sstep(100, 160, side);
  t = clamp(t - 0.24 * bone);
  s.c = t < 0.5 ? blend(deep, mid, t * 2) : blend(mid, hot, t * 2 - 1);
  const seam = sstep(5, 1.5, side);
  s.c = blend(s.c, deep, 0.8 * seam);
  // browned by the grill in two slanting bars
  const sc = Math.abs(frac((u + v * 0.5) / 150) - 0.5);
  s.c = blend(s.c, [38, 20, 13], 0.6 * sstep(0.1, 0.04, sc + 0.04 * n.n2(u * 0.05, v * 0.05)));
  s.h += 5 * sstep(150, 30, side) - 2.4 * seam - 1.1 * bone + 2.4 * n.n2(u * 0.014, v * 0.02);
  s.ink = 0.5 * seam;
  s.gloss = 0.6;
};

/** pressed rice, for the rim and the cuts: grains in all directions */
export const rice: Paint = (u, v, s) => {
  const c = worley(u / 11, v / 9, 0.95);
  const a = c.id * 6.283;
  const p = c.dx * Math.cos(a) + c.dy * Math.sin(a),
    q = -c.dx * Math.sin(a) + c.dy * Math.cos(a);
  const d = clamp(1 - Math.hypot(p / 0.75, q / 0.42));
  const t = sstep(0, 0.5, d);
  s.c = blend([214, 200, 176], [252, 247, 236], lerp(0.2, 1, t));
  s.h += 5 * t;
  s.ink = 0.35 * sstep(0.07, 0.0, c.edge);
  s.gloss = 0.3;
};
