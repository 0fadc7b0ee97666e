/** Oze, B: a few great stones at the near edge, wet and dark; the sky lies on their tops, the lanterns on their rims. */
import { clamp, css, layer, lerp, Noise, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

const n = new Noise(9);
/** middle, half width, half height, lantern light (0..1); from far to near */
const STONES: readonly (readonly [x: number, y: number, w: number, h: number, warm: number])[] = [
  [1016, 1000, 74, 26, 1],
  [404, 1010, 60, 22, 0.8],
  [1196, 968, 96, 42, 0.9],
  [1330, 1000, 84, 40, 0.7],
  [1530, 962, 150, 66, 0.35],
  [1116, 1058, 106, 50, 0.9],
  [86, 1032, 150, 62, 0.45],
  [294, 1090, 124, 54, 0.7],
  [1274, 1098, 150, 78, 0.6],
  [1490, 1096, 190, 96, 0.25],
  [946, 1140, 118, 56, 0.8],
  [70, 1176, 210, 92, 0.3],
  [700, 1206, 150, 50, 0.7],
  [430, 1190, 150, 66, 0.55],
  [1150, 1212, 190, 76, 0.5],
  [1420, 1246, 240, 100, 0.2],
];

export function stones(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(77);
  for (const [cx, cy, w, h, warm] of STONES) {
    const seed = r.range(0, 90);
    const ring = (s: number, dx: number, dy: number, rough = 0.26): Pt[] =>
      catmull(
        Array.from({ length: 13 }, (_, i): Pt => {
          const a = (i / 13) * 6.2832,
            q = s * (1 + rough * n.n2(Math.cos(a) * 1.35 + seed, Math.sin(a) * 1.35 + seed)),
            v = Math.sin(a);
          return [cx + (dx + Math.cos(a) * q) * w, cy + (dy + v * q * (v > 0 ? 0.86 : 1)) * h];
        }),
        6,
        true,
      );
    const outline = ring(1, 0, 0);
    // the dark water at its foot
    fillPoly(L.x, ring(1.07, 0, 0.16), "#060c1e", 0.85);
    const body = layer(),
      b = body.x;
    fillPoly(b, outline, "#090f24");
    b.globalCompositeOperation = "source-atop";
    fillPoly(b, ring(0.98, 0.02, -0.2), "#101a38");
    fillPoly(b, ring(0.8, 0.05, -0.42, 0.34), "#1a2a4e");
    fillPoly(b, ring(0.48, 0.1, -0.6, 0.5), "#314a70");
    // grain of the stone
    const T = new Tones();
    for (let k = 0; k < w * 2.6; k++) {
      const u = r.range(-1, 1),
        v = r.range(-0.9, 0.9);
      T.add(
        v < -0.2 ? (r.chance(0.5) ? "#3a547c" : "#0e1834") : r.chance(0.4) ? "#18264a" : "#060c1e",
        (z) =>
          dab(
            z,
            cx + u * w,
            cy + v * h,
            r.range(5, 16),
            r.range(1.2, 2.6),
            r.range(-0.25, 0.25),
            0.1,
          ),
      );
    }
    T.flush(b);
    // a pale vein across some of them
    if (r.chance(0.4)) {
      const turn = r.range(-0.5, 0.5);
      const vein = [-0.8, -0.3, 0.1, 0.7].map((u): Pt => [
        cx + (u + 0.08 * r.g()) * w,
        cy + (turn * u - 0.2 + 0.1 * r.g()) * h,
      ]);
      b.fillStyle = css("#4d668e", 0.75);
      b.beginPath();
      brushPath(
        b,
        catmull(vein, 10),
        (t) => 4 * Math.sin(Math.PI * t) * (0.7 + 0.4 * Math.sin(t * 17)),
      );
      b.fill();
    }
    // wet rims: amber on the far edge towards the lanterns, a thin cold one on the top
    const toLamp = clamp((720 - cx) / 900, -1, 1);
    const edge = (from: number, to: number, inset: number) =>
      outline
        .slice(Math.round(lerp(0, outline.length, from)), Math.round(lerp(0, outline.length, to)))
        .map(([px, py]): Pt => [lerp(px, cx, inset), lerp(py, cy, inset)]);
    const mid = 0.75 + 0.1 * toLamp;
    for (const [span, inset, wide, c, a] of [
      [0.17, 0.034, 13, "#6e3c30", 0.8 * warm],
      [0.14, 0.024, 8, "#d27f3e", 0.95 * warm],
      [0.09, 0.02, 4, "#ffd692", warm],
      [0.2, 0.13, 2.4, "#7f9cc6", 0.55],
    ] as const) {
      b.fillStyle = css(c, a);
      b.beginPath();
      const line = edge(mid - span, mid + span, inset);
      brushPath(
        b,
        line,
        (t) =>
          wide *
          (0.5 + w / 240) *
          Math.sin(Math.PI * (0.04 + 0.92 * t)) *
          (0.8 + 0.3 * Math.sin(t * 23 + seed)),
      );
      b.fill();
    }
    stamp(L.x, body);
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    poly(K.x, outline);
    K.x.fill();
    K.x.restore();
    K.x.fillStyle = css("#050a1a", 0.9);
    K.x.beginPath();
    brushPath(K.x, [...outline, outline[0]], (t) => 1.5 + Math.sin(t * 14 + seed));
    K.x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
