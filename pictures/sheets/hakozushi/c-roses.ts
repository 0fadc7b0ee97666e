/** Hakozushi C: roses leaning in over the step, each wound petal by petal. */
import { css, type Ctx, layer, type Layer, mix, type Pt, Rng, type RGB } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { leaf } from "../../kit/citrus.ts";

interface Rose {
  dark: string;
  mid: string;
  light: string;
}
const kinds: Rose[] = [
  { dark: "#8e2240", mid: "#c8486a", light: "#f19aa8" },
  { dark: "#b4586a", mid: "#ec9fa6", light: "#fde0d8" },
  { dark: "#a8402c", mid: "#e27a54", light: "#fbc294" },
  { dark: "#c79a78", mid: "#f2d8b4", light: "#fff6e2" },
];
/** one petal: a rounded fan from the heart outward, its rim turned over to the light */
function petal(
  x: Ctx,
  c: Pt,
  R: number,
  a: number,
  wide: number,
  flat: number,
  dark: RGB,
  light: RGB,
  r: Rng,
) {
  const at = (t: number, d: number): Pt => [c[0] + Math.cos(t) * d, c[1] + Math.sin(t) * d * flat];
  const rim: Pt[] = [],
    lip: Pt[] = [];
  for (let i = 0; i <= 8; i++) {
    const u = i / 8 - 0.5,
      d = R * (1 - 0.9 * u * u * u * u * 4 - 0.12 * Math.cos(u * 9) + 0.04 * r.g());
    rim.push(at(a + u * wide, d));
    lip.push(at(a + u * wide, d * (0.86 + 0.1 * Math.abs(u))));
  }
  const heart: Pt[] = [at(a + wide * 0.3, R * 0.16), at(a - wide * 0.3, R * 0.16)];
  const edge = catmull(rim, 4);
  fillPoly(
    x,
    [...edge.map(([p, q]): Pt => [p + 1.6, q + 2.2]), ...heart],
    mix(dark, "#30101c", 0.55),
  );
  fillPoly(x, [...edge, ...heart], dark);
  fillPoly(
    x,
    [
      ...catmull(
        lip.map(([p, q]): Pt => [p - R * 0.03, q - R * 0.04]),
        4,
      ),
      ...heart,
    ],
    mix(dark, light, 0.4),
  );
  fillPoly(x, [...edge, ...catmull(lip, 4).toReversed()], light);
}
function rose(x: Ctx, c: Pt, R: number, k: Rose, turn: number, r: Rng) {
  const flat = 0.86;
  for (const [count, s, deep, dy] of [
    [5, 1, 0.15, 0.1],
    [5, 0.78, 0.3, 0.03],
    [4, 0.57, 0.5, -0.02],
    [3, 0.38, 0.72, -0.06],
  ]) {
    for (let i = 0; i < count; i++) {
      const a = turn + (i / count) * 6.283 + s * 4.3;
      // petals towards the sun, upper left, are paler
      const sun = 0.5 - 0.3 * Math.cos(a) - 0.3 * Math.sin(a);
      petal(
        x,
        [c[0], c[1] + dy * R],
        R * s * r.range(0.94, 1.06),
        a,
        6.283 / count + 0.55,
        flat,
        mix(k.dark, k.mid, Math.min(1, sun * 1.1 + 0.5 - deep * 0.8)),
        mix(k.mid, k.light, Math.min(1, 0.35 + sun * 0.8)),
        r,
      );
    }
  }
  x.fillStyle = css(k.dark);
  x.beginPath();
  for (let w = 0; w < 2; w++) {
    const swirl: Pt[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = turn + w * 3.1 + i * 0.28,
        d = R * (0.03 + 0.012 * i);
      swirl.push([c[0] + Math.cos(t) * d, c[1] - 0.06 * R + Math.sin(t) * d * flat]);
    }
    brushPath(x, swirl, (t) => R * 0.05 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  }
  x.fill();
}
/** leaves in fives round a point, the under ones dark */
function sprays(x: Ctx, k: Ctx, c: Pt, s: number, r: Rng, count: number, depth: number) {
  const tones: [string, string][] = [
    ["#16352f", "#0f2a29"],
    ["#2f5e40", "#1c443a"],
    ["#7f9c50", "#42703f"],
  ];
  for (let i = 0; i < count; i++) {
    const a = r.range(0, 6.283),
      d = s * Math.sqrt(r.u());
    const [lit, shade] = tones[Math.max(0, Math.min(2, depth + (r.chance(0.3) ? 1 : 0)))];
    leaf(
      x,
      k,
      [c[0] + Math.cos(a) * d, c[1] + Math.sin(a) * d],
      s * r.range(0.42, 0.68),
      a + r.g() * 0.6,
      s * r.range(0.13, 0.18),
      r.range(-0.1, 0.1),
      lit,
      shade,
      "#16202a",
    );
  }
}
/** the bush at the right edge; returns its colours and its key lines */
export function roses(): { L: Layer; K: Layer } {
  const L = layer(),
    K = layer(),
    r = new Rng(21);
  const mass: [number, number, number][] = [
    [1470, 392, 70],
    [1580, 400, 90],
    [1390, 470, 70],
    [1500, 500, 110],
    [1600, 560, 120],
    [1420, 590, 90],
    [1520, 660, 110],
    [1600, 760, 120],
    [1460, 730, 84],
    [1560, 880, 110],
    [1620, 980, 110],
  ];
  for (let depth = 0; depth < 3; depth++)
    for (const [x, y, s] of mass)
      sprays(L.x, K.x, [x + r.g() * 12, y + r.g() * 12], s, r, [26, 17, 7][depth], depth);
  const heads: [number, number, number, number][] = [
    [1440, 402, 30, 1],
    [1546, 366, 38, 0],
    [1376, 478, 34, 3],
    [1478, 500, 52, 1],
    [1586, 492, 56, 2],
    [1404, 590, 46, 0],
    [1536, 628, 66, 3],
    [1450, 704, 50, 2],
    [1590, 770, 70, 1],
    [1494, 806, 44, 0],
    [1572, 916, 56, 3],
  ];
  for (const [x, y, R, kind] of heads) {
    const k = K.x;
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.fillStyle = "#000";
    k.beginPath();
    k.ellipse(x, y, R * 1.02, R * 0.92, 0, 0, 6.3);
    k.fill();
    k.restore();
    rose(L.x, [x, y], R, kinds[kind], r.range(0, 6.28), r);
    if (r.chance(0.6)) sprays(L.x, K.x, [x + R * 0.9, y + R * 1.05], R * 0.7, r, 3, 1);
  }
  return { L, K };
}
