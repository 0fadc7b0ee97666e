/** The ridge itself: grass, dry-stone terraces and the lane between the inns. */
import { clamp, H, lerp, mix, ramp, type RGB, Rng, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { at, groundScene, steps, type Scene } from "../../kit/scene.ts";
import { cell, proj, renderHeight, worley, shadeDepth } from "../../kit/terrain.ts";
import { type Print } from "../../kit/print.ts";
import { cam, gn, brink, ground, haze, lane, MIST, stair } from "./hamlet.ts";

export function ridge(P: Print): Scene {
  // ---------- the ridge ----------
  const s = groundScene(
    renderHeight(cam, ground, 17, 130, 0.0012, 0.02),
    ground,
    (d) => 0.05 + d * 0.001,
  );
  const grass = ramp([
    [0, "#123640"],
    [0.25, "#24584c"],
    [0.5, "#5a8450"],
    [0.75, "#a8b765"],
    [1, "#f0e3a0"],
  ]);
  P.put(
    shadeDepth(s.dep, (i, o) => {
      const d = s.dep[i];
      const x = s.wx[i],
        y = s.wy[i];
      // the side of the ridge disappears in the mist
      if (x < brink(y) - 3.5 + 1.2 * gn.n2(y * 0.5, x * 0.2)) {
        o[3] = 0;
        s.dep[i] = Infinity;
        return;
      }
      const nl = clamp(-s.nx[i] * 0.55 + s.nz[i] * 0.62 - s.ny[i] * 0.2);
      let t = 0.12 + 0.5 * nl + 0.12 * gn.fbm(x * 0.4, y * 0.4, 3) + 0.05 * gn.n2(x * 3, y * 3);
      // the lowest steps of the slope are banks of grass, the others walls
      const bank = y < 31 ? x < lane(y) - 3 : y > 54 && y < 58.4 && x > lane(y) + 2;
      const wall = bank ? 0 : sstep(0.78, 0.62, s.nz[i]) * sstep(-14, -11, x);
      t = steps(t, 7);
      s.tone[i] = t;
      let C: RGB = grass.at(t);
      // terrace walls are dry stone; the lane between them is earth
      if (wall > 0.4) {
        worley(x * 1.7 + y * 0.9, s.wz[i] * 2.1);
        C = mix("#2f3b46", mix("#6a7478", "#b9b6a4", cell.id), sstep(0.02, 0.14, cell.edge));
        s.tone[i] = -1;
      }
      const trodden = sstep(1.85, 1.6, Math.abs(x - lane(y)) + 0.2 * gn.n2(x, y));
      if (trodden > 0.4 && y < stair.from) {
        // earth between kerbs of stone; a beam holds each low step
        const f = (y * 0.62 + 0.08 * gn.n2(x * 0.8, y)) % 1;
        const kerb = Math.abs(x - lane(y)) > 1.3;
        C = kerb
          ? mix("#7d8078", "#c9c2aa", gn.n2(x * 5, y * 2.6) > 0 ? 0.75 : 0.3)
          : f < 0.1
            ? mix("#6b5a48", "#93795a", 0.4 + 0.4 * gn.n2(x * 4, y))
            : mix("#c4a678", "#e3c998", f < 0.62 ? 1 : 0.3);
        s.tone[i] = -1;
      }
      // the stair: lit treads, shaded risers
      if (Math.abs(x - stair.x) < stair.half && y > stair.from && y < stair.to) {
        const f = (y * 1.1) % 1;
        C = mix("#56656c", "#e4dcc2", f < 0.45 ? 0.18 + 0.1 * gn.n2(x * 3, y) : 0.86);
        s.tone[i] = -1;
      }
      const h = haze(d);
      for (let c = 0; c < 3; c++) o[c] = lerp(C[c], MIST[c], h);
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  {
    const T = new Tones(),
      r = new Rng(3);
    for (let k = 0; k < 60000; k++) {
      const px = r.range(0, W),
        py = r.range(300, H),
        i = at(px, py),
        d = s.dep[i];
      if (!(d < 90) || s.tone[i] < 0 || r.u() > 26 / d) continue;
      const t = Math.round(clamp(s.tone[i] + r.g() * 0.1 + 0.03) * 8) / 8,
        len = clamp(230 / d, 1.5, 9) * r.range(0.7, 1.3);
      T.add(
        mix(grass.at(t), MIST, Math.round(haze(d) * 8) / 8),
        (z) => dab(z, px, py, len, len * 0.36, -1.57 + r.g() * 0.6),
        0.9,
      );
    }
    T.flush(P.base.x);
    // clipped azaleas beside the lane, in flower in May: dark below, lit leaves, then blossom
    const bushes = Array.from({ length: 44 }, (_, k) => {
      const y = 24.2 + 22 * r.u() ** 1.6,
        side = k % 3 ? -1 : 1;
      return { x: lane(y) + side * (2.5 + 4.6 * r.u() ** 2), y, k };
    }).sort((a, b) => b.y - a.y);
    for (const { x, y, k } of bushes) {
      if (x < brink(y) + 1) continue;
      const [sx, sy, d] = proj(cam, x, y, ground(x, y)),
        u = (cam.f / d) * r.range(0.5, 1.15);
      for (let q = 0; q < 260; q++) {
        const a = r.range(0, 6.28),
          m = Math.sqrt(r.u());
        const lx = Math.cos(a) * m,
          ly = Math.sin(a) * m * 0.62;
        const lit = clamp(0.42 - 0.35 * lx - 0.5 * ly + r.g() * 0.1);
        const bloom = lit > 0.42 && k % 4 !== 0 && gn.n2(lx * 3 + k, ly * 3) > -0.1;
        const c = bloom
          ? ["#a83f62", "#d9748c", "#f6c4c0"][lit > 0.72 ? 2 : lit > 0.54 ? 1 : 0]
          : grass.at(Math.round(lit * 4) / 5.4);
        T.add(mix(c, MIST, haze(d)), (z) =>
          dab(z, sx + lx * u, sy - u * 0.42 + ly * u, u * 0.2, u * 0.12, r.range(0, 6.28)),
        );
      }
      T.flush(P.base.x);
    }
  }
  return s;
}
