/** the open side of the line: rape in flower row by row, single plants nearby; ballast and petals */
import { type Ctx, H, Noise, type Pt, Rng, W, clamp, mix } from "../../kit/core.ts";
import { Tones, brushPath, dab, fillPoly } from "../../kit/brush.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { TRACK } from "./station.ts";

const HAZE = "#dfe2d6";
/** the rows match the colour of the ground below them */
const rowAt = (k: number) => 0.302 - 1.2083 * k;

/** how far away the flowers of a row run together */
const MERGED = 6.5;

interface Plant {
  sx: number;
  sy: number;
  u: number;
  d: number;
  /** leaves only */
  low?: boolean;
}
export function rapeField(x: Ctx, cam: Cam) {
  const r = new Rng(77),
    n = new Noise(7);
  for (let k = 30; k > 0; k--) mounds(x, cam, n, k);
  const plants: Plant[] = [];
  for (let k = 1; k < 3; k++)
    for (let px = -6; px < 46; px += r.range(0.03, 0.09) * (1 + Math.max(0, px) * 0.09)) {
      const y = rowAt(k) + r.g() * 0.13,
        [sx, sy, d] = proj(cam, px, y, 0);
      if (d < 1.7 || d > MERGED || sx < -80 || sx > W + 80 || sy > H + 260) continue;
      plants.push({ sx, sy, u: cam.f / d, d });
    }
  // young leaves close the furrows between the rows
  for (let i = 0; i < 700; i++) {
    const px = -6 + 34 * r.u() ** 1.5,
      y = -0.55 - 3 * r.u(),
      [sx, sy, d] = proj(cam, px, y, 0);
    if (d < 1.7 || d > MERGED || sx < -60 || sx > W + 60 || sy > H + 60) continue;
    plants.push({ sx, sy, u: cam.f / d, d, low: true });
  }
  plants.sort((a, b) => b.d - a.d);
  const T = new Tones();
  let band = 0;
  for (const p of plants) {
    const fog = Math.round(clamp((p.d - 5) / 60) * 10) / 10,
      h = p.u * (p.low ? r.range(0.1, 0.26) : r.range(0.55, 0.78)),
      fine = p.u > 60;
    const sway = p.u * r.range(-0.05, 0.05),
      top = p.sy - h;
    const cool = n.n2(p.sx * 0.004, p.sy * 0.01) > 0.25;
    const leaf = (t: number) => mix(mix("#35604a", "#9fb274", t), HAZE, fog * 0.8);
    const leaves = fine ? 5 : 3;
    for (let i = 0; i < leaves; i++) {
      const f = r.range(0.05, 0.75),
        a = -1.57 + r.range(-1.1, 1.1);
      T.add(leaf(Math.round((0.15 + 0.6 * f + r.range(-0.1, 0.15)) * 3) / 3), (z) =>
        dab(z, p.sx + sway * f, p.sy - h * f, p.u * r.range(0.12, 0.24), p.u * 0.05, a, 0.2),
      );
    }
    if (p.low) continue;
    if (fine)
      T.add(leaf(0.55), (z) =>
        brushPath(
          z,
          [
            [p.sx, p.sy],
            [p.sx + sway * 0.4, p.sy - h * 0.5],
            [p.sx + sway, top],
          ],
          () => Math.max(0.8, p.u * 0.014),
        ),
      );
    // a loose head of four-petalled flowers, lit from the upper left
    const heads = fine ? Math.round(clamp(p.u / 4.5, 10, 70)) : 4,
      R = p.u * 0.13;
    for (let i = 0; i < heads; i++) {
      const a = r.range(0, 6.283),
        q = Math.sqrt(r.u());
      const dx = Math.cos(a) * q,
        dy = Math.sin(a) * q;
      // the shaded side is one flat ochre
      const lit = 0.55 - 0.3 * dx - 0.42 * dy + r.g() * 0.1 > 0.42;
      const c = mix(lit ? (cool ? "#efc63a" : "#fbe268") : "#c9962a", HAZE, fog * 0.7);
      const cx = p.sx + sway + dx * R,
        cy = top + dy * R * 0.85,
        s = clamp(p.u * 0.02, 1.1, 5.4);
      T.add(c, (z) => {
        dab(z, cx - s, cy, s * 2.2, s * 1.6, a);
      });
    }
    // far to near in bands, so that near plants cover far ones
    if (++band % 70 === 0) T.flush(x);
  }
  T.flush(x);
}

/** A row beyond: clumps behind one another, each a torn mound in three flat tones: leaves, flowers in shade and in the sun. */
function mounds(x: Ctx, cam: Cam, n: Noise, k: number) {
  const nearest = k < 3 ? MERGED - 1 : 1.7;
  for (let px = 60; px > -6; px -= 0.045 * Math.max(3, px + 8)) {
    const [sx, sy, d] = proj(cam, px, rowAt(k) + 0.08 * n.n2(px * 2, k), 0);
    if (d < nearest || sx > W + 60) continue;
    const u = cam.f / d,
      fog = 0.1 + 0.5 * clamp((d - 7) / 45);
    const mound = (z: number, low: number, half: number, c: string) => {
      const top = Array.from({ length: 25 }, (_, i): Pt => {
        const w = i / 12 - 1;
        const torn = 0.1 * n.n2(w * 2.4, px * 3 + z) + 0.06 * n.n2(w * 8, px * 5 + k);
        return [sx + w * half * u, sy - u * (low + (z + torn - low) * (1 - w * w))];
      });
      const foot = Array.from({ length: 9 }, (_, i): Pt => {
        const w = 1 - i / 4;
        return [sx + w * half * u, sy - u * (low + 0.1 * n.n2(w * 3, px * 4 + k))];
      });
      fillPoly(x, [...top, ...foot], mix(c, HAZE, fog));
    };
    mound(0.5, 0, 0.36, "#5d8350");
    mound(0.68, 0.3, 0.32, "#cf9c2c");
    mound(0.8, 0.5, 0.27, n.n2(px * 0.7, k * 3) > 0.1 ? "#fae468" : "#f4d24a");
  }
}

/** The track bed nearby: a few stones outlined in the key colour, petals swept to a rail. */
export function ballast(x: Ctx, cam: Cam, seen: (x: number, y: number, d: number) => boolean) {
  const r = new Rng(31),
    n = new Noise(31),
    T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const px = -6.4 + 12 * r.u() ** 1.6,
      off = r.range(-1.95, 1.85),
      [sx, sy, d] = proj(cam, px, TRACK + off, 0.01);
    if (d < 1.4 || sx < -20 || sx > W + 20 || sy > H + 20 || !seen(sx, sy, d)) continue;
    const cross = ((px + 9) % 0.62) / 0.62;
    if (Math.abs(off) < 1.18 && cross < 0.4) continue;
    if (Math.abs(Math.abs(off) - 0.55) < 0.1) continue;
    const u = (cam.f / d) * r.range(0.026, 0.05),
      a = r.range(-0.4, 0.4),
      drift = n.n2(px * 1.4, off * 2.2);
    // petals lie swept along the left rail only
    if (off > 0.64 && off < 0.9 && r.chance(0.7)) {
      T.add(r.chance(0.5) ? "#f3cfd2" : "#fbe9e4", (z) =>
        dab(z, sx, sy, u, u * 0.62, r.range(0, 6.3), 0.3),
      );
      continue;
    }
    // unprinted paper between: stones are in groups
    if (drift > 0.1 || r.chance(0.45)) continue;
    T.add("#6b6468", (z) =>
      brushPath(z, stone(sx, sy, u, a), (t) => u * 0.2 * Math.sin(Math.PI * t)),
    );
  }
  T.flush(x);
}
/** the shaded side of a stone, a single stroke */
const stone = (x: number, y: number, u: number, a: number): Pt[] =>
  [0.2, 0.9, 1.6, 2.3, 3].map((t): Pt => [x + u * Math.cos(t + a), y + u * 0.55 * Math.sin(t + a)]);
