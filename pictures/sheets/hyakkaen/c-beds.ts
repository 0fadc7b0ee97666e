/** The path of lantern light between beds of grass and bush clover. */
import { clamp, layer, lerp, mix, rgb, Rng, shade, stamp, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { roundTree } from "./crowns.ts";
import { proj } from "../../kit/terrain.ts";
import { lanterns } from "./c-lanterns.ts";
import { strollers } from "./c-people.ts";
import { bend, cam, lampSpots } from "./night.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, blade } from "./c-plan.ts";

export function beds(P: Print) {
  const n = P.noise;
  // ---------- ground: a winding path of light between beds of grass ----------
  const lamps = lampSpots(),
    lit = lamps.filter((l) => l.lit);
  P.put(
    shade((px, py, o) => {
      if (py < cam.hy + 26) {
        o[3] = 0;
        return;
      }
      const d = (cam.z * cam.f) / (py - cam.hy),
        x = cam.x + ((px - cam.cx) * d) / cam.f;
      // a round pool of light on the ground below each lantern, in two flat steps
      let glow = 0;
      for (const l of lit) {
        const across = x - lerp(l.x, bend(l.y), 0.3),
          along = d - l.y + 0.1,
          far = Math.hypot(across / 0.98, along / (0.42 + 0.06 * l.y));
        glow = Math.max(glow, 1.25 - 0.75 * far + 0.03 * n.n2(x * 3 + l.seed, d * 2));
      }
      const onPath = Math.abs(x - bend(d)) + 0.12 * n.n2(d * 1.2, x > bend(d) ? 2 : 7) < 0.95;
      const c = rgb(
        glow > 0.78
          ? onPath
            ? "#e6b184"
            : "#8a8c62"
          : glow > 0.36
            ? onPath
              ? "#6d6488"
              : "#2f5566"
            : onPath
              ? n.n2(x * 8, d * 11) > 0.46
                ? "#5a6892"
                : "#46527c"
              : "#182c4c",
      );
      const h = sstep(14, 70, d) * 0.7;
      const m = mix(c, "#5d7ba0", h);
      o[0] = m[0];
      o[1] = m[1];
      o[2] = m[2];
      // the far edge fades into the ground mist instead of ending in a line
      o[3] = 255 * sstep(4, 44, py - cam.hy - 26 + 14 * n.n2(px * 0.006, 4));
    }),
    { occlude: 1 },
  );

  // ground mist hides the far edge of the garden
  P.mist(
    (_x, y) =>
      0.75 *
      sstep(628, 652, y) *
      sstep(742, 655, y) *
      (0.75 + 0.4 * n.fbm(_x * 0.004, y * 0.02, 3)),
    "#7088ac",
    { grain: 0.12 },
  );
  // ---------- beds: grasses, bush clover and lanterns, from far to near ----------
  const L = layer(),
    K = layer();
  const r = new Rng(19);
  const bands = [26, 20, 16, 13, 10.5, 8.6, 7.2, 6.1, 5.2, 4.5, 3.9];
  bands.forEach((d0, i) => {
    const d1 = bands[i + 1] ?? 3.4;
    const T = new Tones();
    // clipped bushes stand in the beds
    for (let k = 0; k < 5; k++) {
      const d = r.range(d1, d0),
        side = k % 2 ? 1 : -1,
        x = bend(d) + side * r.range(2.1, 2 + d * 0.42);
      const [sx, sy] = proj(cam, x, d, 0),
        u = cam.f / d,
        w = u * r.range(0.7, 1.3);
      if (d < 5 || (d < 9 && side > 0)) continue;
      roundTree(L.x, sx, sy - w * 0.26, w, w * 0.62, sy, r, {
        leaf: Math.max(5, u * 0.055),
        light: -side * 0.9,
        col: (t) =>
          mix(
            mix("#0a1430", "#3c6486", t),
            r.chance(0.06) ? "#a06a9a" : "#4f6f9a",
            0.15 + 0.4 * sstep(10, 30, d),
          ),
      });
    }
    for (let k = 0; k < 520; k++) {
      const d = r.range(d1, d0),
        side = r.chance(0.5) ? 1 : -1;
      const x =
        bend(d) + side * (1.05 + (r.chance(0.5) ? Math.abs(r.g()) * 1.2 : r.range(0, d * 0.55)));
      const [sx, sy] = proj(cam, x, d, 0);
      if (sx < -60 || sx > W + 60) continue;
      let glow = 0;
      for (const l of lit)
        glow += Math.exp(-((x - l.x) ** 2 + (d - l.y) ** 2) / (0.35 + 0.03 * l.y));
      const u = cam.f / d,
        len = u * r.range(0.18, 0.5),
        a = -1.57 + r.g() * 0.32;
      const t = Math.round(clamp(0.2 + 0.55 * glow + r.g() * 0.09 + 0.1 * sstep(6, 26, d)) * 8) / 8;
      T.add(blade.at(t), (z) =>
        dab(z, sx, sy, len, Math.max(1, len * 0.07), a, r.range(-0.14, 0.14)),
      );
    }
    T.flush(L.x);
    lanterns(
      L.x,
      K.x,
      lamps.filter((l) => l.y <= d0 && l.y > d1),
      KEY,
    );
    if (i === 1) strollers(L.x, K.x);
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // lantern halos
  P.light((x) => {
    for (const l of lit) {
      const [sx, sy, d] = proj(cam, l.x, l.y, l.z);
      for (const [size, a] of [
        [0.44, 0.1],
        [0.33, 0.12],
      ]) {
        x.fillStyle = `rgba(255,186,96,${a})`;
        x.beginPath();
        x.arc(sx, sy, (cam.f / d) * size, 0, 7);
        x.fill();
      }
    }
  });
}
