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
import { cedarCrown } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam, END, gn, inward, STROLLER } from "./tunnel.ts";
import { flowerRamp, GLOW, leafRamp, veil } from "./hero-growth.ts";

const earth = ramp([
  [0, "#2b2440"],
  [0.3, "#5c4a5e"],
  [0.55, "#9a8078"],
  [0.78, "#d9bd92"],
  [1, "#fff0c4"],
]);

export function outside(P: Print) {
  P.block((x) => {
    // thickets all around, darker away from the open end; the sunny side stays bright
    const g = x.createRadialGradient(860, 600, 120, 860, 600, 900);
    g.addColorStop(0, "#f6edc8");
    g.addColorStop(0.16, "#d5dcae");
    g.addColorStop(0.36, "#8fb08e");
    g.addColorStop(0.62, "#47706c");
    g.addColorStop(1, "#1f3f4c");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 1200);
  });
  P.light((x) => {
    const g = x.createLinearGradient(1000, 0, W, 0);
    g.addColorStop(0, "rgba(250,226,160,0)");
    g.addColorStop(1, "rgba(250,226,160,.75)");
    x.fillStyle = g;
    x.fillRect(1000, 0, W, 900);
  });
  P.block((x) => {
    x.beginPath();
    x.ellipse(850, 620, 150, 190, 0, 0, 7);
    x.clip();
    x.fillStyle = bokashi(x, 0, 380, 0, 760, [
      [0, "#dfe6c4"],
      [0.4, "#f6edc8"],
      [0.7, "#fbeec4"],
      [1, "#f3dcae"],
    ]);
    x.fillRect(0, 0, W, 1200);
  });
  const L = layer(),
    r = new Rng(4);
  for (let i = 0; i < 12; i++)
    cedarCrown(
      L.x,
      690 + i * 34 + r.range(-12, 12),
      470 + r.range(-30, 50),
      660,
      r.range(26, 44),
      r,
      {
        s: 1.2,
        ragged: 0.5,
        col: (t, y) => mix(mix("#9dbf9f", "#dce5b4", t), GLOW, sstep(520, 650, y) * 0.8 + 0.15),
      },
    );
  P.put(L);
}

/** light comes through the right wall in slanting spots */
function fleck(x: number, y: number) {
  const u = x * 1.1 + y * 0.35,
    v = y * 0.8;
  return sstep(
    0.1,
    0.22,
    gn.fbm(u * 2.1 + 5, v * 0.9, 3) + 0.12 * gn.n2(u * 7, v * 4) + 0.1 * inward(y),
  );
}

export function path(P: Print) {
  const ground = shade((px, py, o) => {
    const d = (cam.z * cam.f) / (py - cam.hy);
    if (py <= cam.hy + 1 || d > 60) {
      o[3] = 0;
      return;
    }
    const x = cam.x + ((px - cam.cx) * d) / cam.f - bend(d),
      ax = Math.abs(x);
    let t: number;
    const lit = d < END + 0.3 ? fleck(x, d) : 1;
    t =
      0.2 +
      0.2 * inward(d) +
      0.42 * lit * sstep(1.25, 0.9, ax) +
      0.05 * gn.n2(x * 9, d * 5) +
      0.05 * gn.n2(x * 2, d * 0.8);
    t -= 0.2 * sstep(0.7, 1.2, ax);
    let C: RGB = earth.at(steps(t, 8));
    const moss = sstep(0.8, 1.02, ax + 0.12 * gn.n2(d * 2.5, x > 0 ? 3 : 8));
    C = mix(C, leafRamp.at(steps(d > END ? 0.7 : t * 0.8, 6)), moss * 0.9);
    const h = d > END ? 0.6 + 0.3 * sstep(END, 30, d) : 0.66 * Math.pow(inward(d), 1.7);
    const G = hex("#f8e6b8");
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], G[c], h);
    o[3] = 255;
  });
  P.put(ground, { occlude: 1 });
}

/** fallen petals: many along the edges, a few in the middle */
export function petals(P: Print) {
  const T = new Tones(),
    r = new Rng(31);
  for (let k = 0; k < 4200; k++) {
    const d = 1.9 + 11 * Math.pow(r.u(), 1.7);
    const side = r.chance(0.5) ? 1 : -1;
    const x = r.chance(0.72) ? side * (0.85 - Math.abs(r.g()) * 0.3) : r.range(-0.85, 0.85);
    if (gn.n2(x * 2, d * 1.3) < -0.15) continue;
    // beyond the visitor they would lie on her
    if (d > STROLLER - 0.1) continue;
    const [sx, sy] = proj(cam, bend(d) + x, d, 0.005);
    const u = cam.f / d,
      lit = fleck(x, d);
    const t = Math.round(clamp(0.56 + 0.3 * lit + 0.15 * inward(d) + r.g() * 0.12) * 9) / 9;
    const s = u * r.range(0.018, 0.034),
      a = r.range(-0.5, 0.5) + (r.chance(0.5) ? 3.14 : 0);
    T.add(veil(flowerRamp.at(t), d), (z) => dab(z, sx, sy, s, s * 0.5, a, 0.15));
  }
  T.flush(P.base.x);
}
