/** crowns: round broadleaf trees built from lobes of leaf dabs, dark below, lit above and towards the light. */
import { type Rng, clamp, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";

export interface CrownInk {
  col: (t: number, y: number) => Col;
  /** where the light comes from on the sheet: -1 left .. 1 right */
  light: number;
  leaf: number;
  dens?: number;
}

/** one tree: its crown spans w by h about (cx, cy); the trunk reaches down to foot */
export function roundTree(
  x: Ctx,
  cx: number,
  cy: number,
  w: number,
  h: number,
  foot: number,
  r: Rng,
  ink: CrownInk,
) {
  const T = new Tones();
  // trunk and a few limbs, visible below the leaves
  const tw = w * 0.07;
  T.add(ink.col(0.04, foot), (z) =>
    brushPath(
      z,
      [
        [cx + tw * 0.3, foot],
        [cx - tw * 0.2, (foot + cy) / 2],
        [cx, cy],
      ] as Pt[],
      (t) => tw * (1.2 - 0.6 * t),
    ),
  );
  for (const s of [-1, 1])
    T.add(ink.col(0.06, foot), (z) =>
      brushPath(
        z,
        [
          [cx, foot * 0.4 + cy * 0.6],
          [cx + s * w * 0.16, cy + h * 0.1],
          [cx + s * w * 0.3, cy - h * 0.05],
        ] as Pt[],
        (t) => tw * (0.6 - 0.4 * t),
      ),
    );
  T.flush(x);
  const lobes: { x: number; y: number; r: number; t: number }[] = [];
  const n = Math.max(7, Math.round(w / 16));
  for (let i = 0; i < n; i++) {
    const a = r.range(0, 6.283),
      d = Math.sqrt(r.u()) * 0.8;
    const lx = (Math.cos(a) * d * w) / 2,
      ly = (Math.sin(a) * d * h) / 2;
    lobes.push({
      x: cx + lx,
      y: cy + ly,
      r: Math.min(w, h) * r.range(0.16, 0.27),
      t: -ly / h + (ink.light * lx) / w,
    });
  }
  // the high lobes are far away; the lower ones are near and drawn last
  lobes.sort((a, b) => a.y - b.y);
  for (const l of lobes) {
    const m = Math.round(((l.r * l.r) / (ink.leaf * ink.leaf)) * 15 * (ink.dens ?? 1));
    const spots: [number, number, number][] = [];
    for (let k = 0; k < m; k++) {
      const a = r.range(0, 6.283),
        d = Math.sqrt(r.u());
      const u = Math.cos(a) * d,
        v = Math.sin(a) * d;
      spots.push([l.x + u * l.r * 1.25, l.y + v * l.r * 0.85, -v * 0.62 + u * ink.light * 0.42]);
    }
    spots.sort((p, q) => p[2] - q[2]);
    spots.forEach(([px, py, s], k) => {
      const t = clamp(0.36 + 0.34 * s + 0.32 * l.t + r.g() * 0.07);
      const q = Math.round(t * 6) / 6;
      const len = ink.leaf * r.range(0.8, 1.4),
        an = r.range(-0.5, 0.7) + (r.chance(0.5) ? 3.14 : 0);
      T.add(ink.col(q, Math.round(py / 16) * 16), (z) =>
        dab(z, px, py, len, len * 0.55, an, r.range(-0.1, 0.1)),
      );
      if (k === spots.length >> 1) T.flush(x);
    });
    T.flush(x);
  }
}
