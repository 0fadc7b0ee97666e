/** What a pressed square looks like from above and from the side, painted flat: four toppings, grains of rice, the sheet of nori. */
import { type Ctx, getPx, type Layer, layer, lerp, Noise, Rng, SS, sstep } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, poly } from "../../kit/brush.ts";
import { paintFields } from "./cake-fields.ts";

const n = new Noise(29);
/** the sides of the painted square, and the height of a painted side */
export const TOP = 1000,
  TALL = 375;

/** Long grains in three tones. In the shade most of them run together, and only some are cut out. */
function grains(x: Ctx, r: Rng, [x0, y0, x1, y1]: [number, number, number, number], warm: boolean) {
  const [body, shade, light] = warm
    ? ["#fbf2dc", "#c4ab7e", "#fffdf4"]
    : ["#e9e7ea", "#a9adc4", "#faf8f5"];
  x.save();
  poly(x, box(x0, y0, x1, y1));
  x.clip();
  fillPoly(x, box(x0, y0, x1, y1), body);
  const oval = (px: number, py: number, a: number, b: number, turn: number, tone: string) => {
    x.fillStyle = tone;
    x.beginPath();
    x.ellipse(px, py, a, b, turn, 0, 7);
    x.fill();
  };
  for (let row = 0, y = y0 - 6; y < y1 + 12; row++, y += 23)
    for (let px = x0 - 20 - (row % 2) * 33; px < x1 + 40; px += 63) {
      const [gx, gy] = [px + r.range(-12, 12), y + r.range(-6, 6)];
      const turn = r.g() * 0.32,
        a = r.range(33, 42),
        b = r.range(12, 14.5);
      if (n.n2(gx * 0.006, gy * 0.013) + r.range(-0.4, 0.4) < (warm ? -0.7 : -0.2)) continue;
      oval(gx + 2, gy + 4, a, b, turn, shade);
      oval(gx, gy, a, b, turn, body);
      oval(gx - 5, gy - 3.5, a * 0.72, b * 0.46, turn, light);
    }
  x.restore();
}
const box = (x0: number, y0: number, x1: number, y1: number): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

interface Art {
  readonly w: number;
  readonly d: Uint8ClampedArray;
}
const taken = (L: Layer): Art => ({ w: L.c.width, d: getPx(L.c).data });
/** The mean colour round a point of the painting, over `wide` times `high` design units. */
export function look(art: Art, u: number, v: number, wide: number, high: number, o: Float64Array) {
  const h = art.d.length / 4 / art.w;
  o[0] = o[1] = o[2] = 0;
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 3; i++) {
      const px = Math.min(art.w - 1, Math.max(0, ((u + (i - 1) * 0.34 * wide) * SS) | 0)),
        py = Math.min(h - 1, Math.max(0, ((v + (j - 1) * 0.34 * high) * SS) | 0));
      for (let c = 0; c < 3; c++) o[c] += art.d[(py * art.w + px) * 4 + c] / 9;
    }
}

/** The square from above; `wanting` leaves the place of the last prawn bare. */
export function fromAbove(wanting: boolean): Art {
  const L = layer(TOP, TOP);
  paintFields(L);
  if (wanting) {
    const place = [508, 826, TOP, TOP] as const;
    grains(L.x, new Rng(6), [...place], true);
    // lower than the toppings, so less of the sun reaches it
    L.x.globalCompositeOperation = "multiply";
    fillPoly(L.x, box(...place), "#e9e0cf");
    L.x.globalCompositeOperation = "source-over";
  }
  // the cuts between the fields
  L.x.fillStyle = "#2c1712";
  for (const across of [true, false]) {
    L.x.beginPath();
    brushPath(
      L.x,
      Array.from({ length: 21 }, (_, i): [number, number] => {
        const a = i * 50,
          b = 500 + 4 * n.n2(i * 0.5, across ? 1 : 9);
        return across ? [a, b] : [b, a];
      }),
      (t) => 10 + 5 * n.n2(t * 12, across ? 2 : 5),
    );
    L.x.fill();
  }
  return taken(L);
}

/** The tone of each topping where the knife cut it: flesh, its shade, its skin. */
const CUT = {
  bream: ["#f6dccf", "#e0a794", "#cf5a50"],
  egg: ["#f6ce62", "#d79a37", "#b4742a"],
  prawn: ["#f3c3a4", "#d9694a", "#b93d28"],
} as const;
type Slice = readonly [topping: keyof typeof CUT | null, from: number, to: number];

/** One side: grains, the torn band of nori, shiitake under it, the toppings' edges above. */
export function fromAside(slices: readonly Slice[], warm: boolean): Art {
  const L = layer(TOP, TALL),
    { x } = L,
    r = new Rng(warm ? 4 : 11);
  grains(x, r, [0, 0, TOP, TALL], warm);
  const mid = (u: number) => 226 + 9 * n.n2(u * 0.006, 3) + 4 * n.n2(u * 0.03, 5);
  const run = (down: number): [number, number][] =>
    Array.from({ length: 61 }, (_, i) => [i * 17 - 10, mid(i * 17) + down]);
  const band = (wide: number, down: number, tone: string, rag: number) => {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, run(down), (t) => wide + rag * n.n2(t * 34, wide) + rag * n.n2(t * 90, down));
    x.fill();
  };
  band(46, 3, warm ? "#9b8970" : "#6f7490", 9);
  // sweet brown slices of mushroom, cut across
  for (let i = 0; i < 8; i++) {
    x.fillStyle = i % 2 ? "#6a4228" : "#7d5233";
    x.beginPath();
    brushPath(
      x,
      [0, 0.5, 1].map((t): [number, number] => [
        40 + i * 122 + t * 104 + r.range(-6, 6),
        mid(i * 122) + 21 - 5 * Math.sin(t * 3.1),
      ]),
      (t) => 17 * Math.sin(Math.PI * (0.12 + 0.76 * t)),
    );
    x.fill();
  }
  band(30, 0, "#141a16", 8);
  for (let i = 0; i < 70; i++) {
    x.fillStyle = r.chance(0.5) ? "#33423a" : "#0c100e";
    x.beginPath();
    dab(x, r.range(0, TOP), mid(0) + r.range(-11, 9), r.range(10, 40), r.range(2, 4), 0.02 * r.g());
    x.fill();
  }
  for (const [topping, from, to] of slices) {
    if (!topping) continue;
    const [flesh, shade, skin] = CUT[topping];
    const foot = (u: number) => 62 + 7 * n.n2(u * 0.011, from + 2);
    const edge = (k: number): [number, number][] =>
      Array.from({ length: 31 }, (_, i) => {
        const u = lerp(from, to, i / 30);
        return [u, foot(u) * k];
      });
    const layerOf = (k: number, tone: string) =>
      fillPoly(x, [[from, -2], ...edge(k), [to, -2]], tone);
    layerOf(1.16, warm ? "#8e7a60" : "#6d7190");
    layerOf(1, shade);
    layerOf(0.8, flesh);
    layerOf(0.2, skin);
    for (let i = 0; i < 26; i++) {
      const u = lerp(from, to, r.u());
      x.fillStyle = r.chance(0.6) ? shade : "#fff3dc";
      x.beginPath();
      dab(x, u, r.range(16, 48), r.range(20, 60) * sstep(0, 40, to - u), 3, 0.05 * r.g());
      x.fill();
    }
  }
  return taken(L);
}
