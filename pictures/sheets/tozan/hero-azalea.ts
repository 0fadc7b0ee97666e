/** Azaleas in flower along the court: low dark bushes, each its own size, pink, crimson or white, some not yet open. */
import { css, type Col, type Ctx, layer, Noise, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { clump } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam } from "./gate.ts";
import { WIDE, floorZ } from "./grounds.ts";
import { lobed } from "./lobed.ts";

const KEY = "#14262f";
/** petals in shade, in half light and in the sun */
const BLOOMS: readonly (readonly [Col, Col, Col])[] = [
  ["#a32a5c", "#e0557f", "#fbb6c4"],
  ["#8e1d3a", "#cf3550", "#f58a86"],
  ["#a9a8c6", "#efe6ea", "#fffdf6"],
  ["#9a3a7c", "#d478b0", "#f6c8dc"],
];
interface Bush {
  readonly a: number;
  readonly b: number;
  readonly R: number;
  readonly d: number;
  readonly s: number;
  readonly kind: number;
}
export function azaleas(P: Print) {
  const r = new Rng(52);
  const bushes: Bush[] = [];
  for (let y = 13; y > -2.9; y -= 0.55)
    for (const s of [-1, 1])
      for (let row = 0; row < 4; row++) {
        if (r.chance(0.22)) continue;
        const wx = s * (WIDE + 0.75 + row * 1.05 + r.range(-0.25, 0.25)),
          wy = y + r.range(-0.25, 0.25);
        const [a, b, d] = proj(cam, wx, wy, floorZ(wx, wy) + 0.2 + row * 0.2);
        if (d < 1 || a < -300 || a > 1900) continue;
        const patch = Math.sin(wx * 1.3 + s) + Math.sin(wy * 0.9 + 2 * s);
        bushes.push({
          a,
          b,
          d,
          s,
          R: (r.range(0.42, 0.82) * cam.f) / d,
          kind: patch > 1 ? 2 : patch > 0 ? 0 : patch > -0.9 ? 1 : 3,
        });
      }
  bushes.sort((p, q) => q.d - p.d);
  const L = layer(),
    K = layer();
  for (const one of bushes) bush(L.x, K.x, one, r);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
function bush(x: Ctx, k: Ctx, { a, b, R, d, s, kind }: Bush, r: Rng) {
  const ring = lobed(a, b, R, R * 0.72, r, 13);
  clearUnder(k, ring);
  fillPoly(x, ring, s < 0 ? "#173f3c" : "#1f4f42");
  x.save();
  x.beginPath();
  ring.forEach(([p, q], i) => (i ? x.lineTo(p, q) : x.moveTo(p, q)));
  x.clip();
  for (let i = 0; i < 3; i++)
    fillPoly(
      x,
      lobed(a + R * r.range(-0.5, 0.25), b - R * r.range(0.05, 0.45), R * 0.42, R * 0.26, r, 9),
      s < 0 ? "#356a4a" : "#4f8a4a",
    );
  x.restore();
  // leaves that break the outline
  const T = new Tones(),
    leaf = Math.min(20, 44 / Math.sqrt(d));
  for (let i = 0; i < R * 0.34; i++) {
    const t = r.range(0, 6.28),
      q = Math.sqrt(r.u()) * 1.06,
      up = -Math.sin(t) * q;
    T.add(
      ["#12332f", "#2f6644", "#7ba650"][up + 0.4 * r.g() > 0.45 ? 2 : r.chance(0.5) ? 1 : 0],
      (z) =>
        dab(
          z,
          a + Math.cos(t) * q * R,
          b + Math.sin(t) * q * R * 0.7,
          leaf,
          leaf * 0.42,
          r.range(-2.6, -0.4),
        ),
    );
  }
  T.flush(x);
  if (r.chance(0.16)) return;
  const petals = BLOOMS[kind],
    size = Math.min(13, Math.max(3.2, (0.05 * cam.f) / d)),
    count = Math.min(190, Math.round((R / size) ** 2 * r.range(0.26, 0.6)));
  for (let i = 0; i < count; i++) {
    const t = r.range(0, 6.28),
      q = Math.sqrt(r.u()) * 0.97,
      u = Math.cos(t) * q,
      v = Math.sin(t) * q;
    if (v > 0.55 && r.chance(0.7)) continue;
    const lit = -0.55 * v - 0.4 * u + 0.25 * r.g();
    flower(
      x,
      k,
      [a + u * R, b + v * R * 0.7],
      size * r.range(0.75, 1.15),
      petals,
      lit > 0.42 ? 2 : lit > -0.12 ? 1 : 0,
      r,
    );
  }
  k.fillStyle = KEY;
  k.beginPath();
  brushPath(
    k,
    [...ring, ring[0]],
    (t) => Math.min(3.4, 12 / d) * Math.max(0.1, Math.sin(t * 8 + R)),
  );
  k.fill();
}
/** leaves that hang over the near curb in tufts, with bare stone between them */
export function overhang(P: Print) {
  const r = new Rng(44),
    n = new Noise(44);
  const ink = (t: number) =>
    t > 0.6 ? "#a9c162" : t > 0.36 ? "#5c9049" : t > 0.16 ? "#2f6644" : "#173f3c";
  P.block((x) => {
    for (const [s, y, wide] of [
      [1, 4.7, 0.24],
      [1, 4.1, 0.32],
      [1, 1.5, 0.17],
      [1, 1.15, 0.12],
      [-1, 1.5, 0.14],
      [-1, 1.1, 0.18],
    ]) {
      const [a, b, d] = proj(cam, s * (WIDE + 0.32), y, floorZ(s * (WIDE + 0.3), y) + 0.2),
        R = (wide * cam.f) / d;
      clump(
        x,
        { x: a, y: b, rx: R * 1.3, ry: R * 0.5, leaf: Math.min(17, 34 / Math.sqrt(d)), ink },
        r,
        n,
        1.3,
      );
    }
  });
}
/** five petals, darker in the throat */
function flower(
  x: Ctx,
  k: Ctx,
  [cx, cy]: Pt,
  s: number,
  tones: readonly Col[],
  lit: number,
  r: Rng,
) {
  const turn = r.range(0, 1.25);
  const star = (c: Col, q: number) => {
    x.fillStyle = css(c);
    x.beginPath();
    for (let i = 0; i < 5; i++) dab(x, cx, cy, s * q, s * q * 0.95, turn + i * 1.2566);
    x.fill();
  };
  if (s > 6) {
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.beginPath();
    k.arc(cx, cy, s * 0.8, 0, 7);
    k.fill();
    k.restore();
  }
  star(tones[Math.max(0, lit - 1)], 1.16);
  star(tones[lit], 1);
  if (s > 7) star(tones[0], 0.34);
}
