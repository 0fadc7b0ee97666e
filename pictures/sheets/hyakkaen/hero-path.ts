/** The path through the tunnel: earth with spots of sunlight and fallen petals, and the garden at its end. */
import {
  bokashi,
  clamp,
  hex,
  lerp,
  mix,
  ramp,
  type RGB,
  Rng,
  shade,
  sstep,
  W,
  layer,
} from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam, END, gn, inward } from "./tunnel.ts";
import { flowerRamp, GLOW, leafRamp, veil } from "./hero-growth.ts";

const earth = ramp([
  [0, "#221c3c"],
  [0.28, "#4a3a5c"],
  [0.5, "#9a7c86"],
  [0.72, "#dcbd92"],
  [1, "#fff2c8"],
]);

/** the garden beyond the open end: pale bushes in the light */
export function outside(P: Print) {
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, 440, 0, 780, [
      [0, "#f5e6b8"],
      [0.5, "#fff3cf"],
      [1, "#f9e2b2"],
    ]);
    x.fillRect(0, 0, W, 1200);
  });
  const L = layer(),
    r = new Rng(4),
    T = new Tones();
  for (const [base, tone, count] of [
    [668, 0.1, 1100],
    [692, 0.36, 1000],
  ])
    for (let k = 0; k < count; k++) {
      const px = r.range(620, 1040);
      // the path runs on between them
      if (tone > 0.2 && Math.abs(px - 838) < 74) continue;
      const high = 50 + 90 * gn.fbm(px * 0.008 + tone * 9, 3, 3),
        up = r.u() * high;
      const c = mix(
        mix("#a9bf98", "#e4e3b4", Math.round((6 * up) / (high + 1)) / 6),
        GLOW,
        0.72 - tone,
      );
      const l = r.range(7, 14);
      T.add(c, (z) =>
        dab(z, px, base - up + 9 * gn.n2(px * 0.02, tone), l, l * 0.6, r.range(0, 6.28), 0),
      );
    }
  T.flush(L.x);
  P.put(L);
}

/** the shadows of the hoops lie across the path in long stripes, the leaves make their edges ragged */
function sun(x: number, y: number) {
  const s = (y + 0.62 * x + 0.05 * gn.n2(x * 3, y * 1.2)) / 0.93;
  const stripe = Math.abs((((s % 1) + 1) % 1) - 0.5) * 2;
  // along a stripe the light has gaps; beside us it hardly comes in
  const along = x - 0.62 * y;
  const gaps = gn.n2(along * 0.9 + 5, Math.floor(s) * 3.7) * 0.86 + gn.n2(along * 5, s * 2) * 0.14;
  return (
    sstep(0.38, 0.46, stripe + 0.1 * gn.n2(x * 4, y * 3) + 0.05 * gn.n2(x * 13, y * 8)) *
    sstep(-0.46, -0.38, gaps - 0.66 * sstep(5.4, 1.8, y))
  );
}

export function path(P: Print) {
  const G = hex("#fbecc4");
  const ground = shade((px, py, o) => {
    const d = (cam.z * cam.f) / (py - cam.hy);
    if (py <= cam.hy + 1 || d > 60) {
      o[3] = 0;
      return;
    }
    const x = cam.x + ((px - cam.cx) * d) / cam.f - bend(d),
      ax = Math.abs(x);
    const out = d > END + 0.3,
      lit = out ? 1 : sun(x, d) * sstep(1.2, 0.95, ax + 0.08 * gn.n2(d * 3, x));
    let t = 0.1 + 0.26 * inward(d) + (0.34 + 0.2 * inward(d)) * lit + 0.03 * gn.n2(x * 5, d * 2);
    t -= 0.14 * sstep(0.7, 1.2, ax);
    let C: RGB = earth.at(steps(t, 9));
    const moss = sstep(0.86, 1.02, ax + 0.12 * gn.n2(d * 2.5, x > 0 ? 3 : 8));
    C = mix(C, leafRamp.at(steps(out ? 0.8 : t * 0.6, 6)), moss * 0.92);
    const h = out
      ? 0.74 - 0.36 * moss + (0.2 + 0.36 * moss) * sstep(END, 34, d)
      : 0.74 * Math.pow(inward(d), 2);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], G[c], h);
    o[3] = 255;
  });
  P.put(ground, { occlude: 1 });
}

/** grass and low leaves at the feet of the hoops, dark beside us */
export function verge(P: Print) {
  const T = new Tones(),
    r = new Rng(52);
  for (let d = END; d > 1.5; d -= 0.1) {
    for (let k = 0; k < 20; k++) {
      const side = r.chance(0.5) ? 1 : -1,
        [sx, sy] = proj(cam, bend(d) + side * (1.24 + r.g() * 0.13), d, 0),
        u = cam.f / d,
        l = u * r.range(0.06, 0.26),
        t = 0.04 + 0.6 * inward(d) ** 2 + r.g() * 0.05;
      T.add(veil(leafRamp.at(Math.round(clamp(t) * 9) / 9), d), (z) =>
        dab(z, sx, sy + u * 0.02, l, l * 0.16, -1.57 - side * r.range(-0.3, 0.7), side * 0.2),
      );
    }
    T.flush(P.base.x);
  }
}

/** fallen petals: many along the edges, a few in the middle */
export function petals(P: Print) {
  const T = new Tones(),
    r = new Rng(31);
  for (let k = 0; k < 3000; k++) {
    const d = 1.9 + 10 * Math.pow(r.u(), 1.7);
    const side = r.chance(0.5) ? 1 : -1;
    const x = r.chance(0.72) ? side * (0.85 - Math.abs(r.g()) * 0.3) : r.range(-0.85, 0.85);
    if (gn.n2(x * 2, d * 1.3) < -0.15) continue;
    const [sx, sy] = proj(cam, bend(d) + x, d, 0.005);
    const u = cam.f / d,
      lit = sun(x, d);
    const t = Math.round(clamp(0.34 + 0.36 * lit + 0.2 * inward(d) + r.g() * 0.09) * 9) / 9;
    const s = u * r.range(0.018, 0.034),
      a = r.range(-0.5, 0.5) + (r.chance(0.5) ? 3.14 : 0);
    T.add(veil(flowerRamp.at(t), d), (z) => dab(z, sx, sy, s, s * 0.5, a, 0.15));
  }
  T.flush(P.base.x);
  // some are still in the air, in the light
  for (const [x, y, s, a] of [
    [706, 742, 9, 0.4],
    [958, 700, 8, 2.2],
    [884, 560, 6, 1.1],
    [742, 566, 6, 2.6],
    [640, 840, 11, 0.8],
    [1046, 800, 11, 2.4],
    [770, 880, 12, 2],
    [1010, 604, 7, 0.3],
  ])
    T.add("#f3bcc4", (z) => dab(z, x, y, s * 1.5, s, a, 0.2));
  T.flush(P.base.x);
}
