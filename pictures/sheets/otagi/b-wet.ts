/** The wet flags: they mirror what stands behind them, and the panes of the lantern in a broken streak. */
import {
  clamp,
  getPx,
  layer,
  mix,
  PH,
  putPx,
  PW,
  type RGB,
  rgb,
  Rng,
  SS,
  sstep,
  css,
} from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { flag } from "./b-ink.ts";
import { cam, LANTERN, land, offPath } from "./b-plan.ts";
import type { Scene } from "./b-scene.ts";
import { P } from "./b-stage.ts";

const GLOW = ["#a8823f", "#d9ab55", "#f3d486", "#fff4cc"].map(rgb);
const [lampX] = proj(cam, ...LANTERN, 0);

export function printWet({ buffer: b }: Scene) {
  const seen = getPx(P.base.c).data;
  const L = layer(),
    im = getPx(L.c);
  for (let j = 0, q = 0; j < PH; j++)
    for (let i = 0; i < PW; i++, q++) {
      if (b.id[q] !== 0 || !(b.dep[q] < 9)) continue;
      const [x, y] = [b.wx[q], b.wy[q]];
      const off = offPath(x, y);
      if (off > 0 || b.wz[q] > 0.1) continue;
      const f = flag(x, y);
      if (f.edge < 0.045) continue;
      const px = (i + 0.5) / SS,
        py = (j + 0.5) / SS;
      const c = mirrored(x, y, f.tone, b.dep[q], px, py, seen);
      const shine =
        (0.2 + 0.3 * sstep(1200, 640, py)) * sstep(0.045, 0.09, f.edge) * (0.6 + 0.7 * f.tone);
      const here: RGB = [seen[q * 4], seen[q * 4 + 1], seen[q * 4 + 2]];
      let out = mix(here, c, shine);
      const glow = streak(px, py, f.tone);
      for (const [k, t] of [0.3, 0.46, 0.66, 0.86].entries())
        if (glow > t - 0.02) out = mix(out, GLOW[k], 0.92 * sstep(t - 0.02, t + 0.02, glow));
      im.data.set([...out, 255], q * 4);
    }
  putPx(L.c, im);
  P.put(L);
}

/** what a drop-stirred flag shows: the sheet itself, upside down, in broken level bands */
function mirrored(
  x: number,
  y: number,
  tone: number,
  far: number,
  px: number,
  py: number,
  seen: Uint8ClampedArray,
): RGB {
  const vx = (px - cam.cx) / cam.f,
    vz = -(py - cam.hy) / cam.f;
  const tilt = 0.02 * land.n2(x * 3, y * 11) + 0.03 * (tone - 0.5);
  const t = Math.max(0.1, LANTERN[1] + 0.5 - y);
  const [sx, sy] = proj(cam, x + vx * t + tilt * 0.5, y + t, -vz * t + 2 * tilt * far * 0.6);
  const i = Math.round(clamp(sx * SS, 0, PW - 1)),
    j = Math.round(clamp(sy * SS, 0, PH - 1)),
    q = (j * PW + i) * 4;
  return [seen[q], seen[q + 1], seen[q + 2]];
}
/** the streak below the lantern: level dashes that widen and break towards us */
function streak(px: number, py: number, tone: number): number {
  const sway = 7 * land.n2(3, py * 0.02) + 10 * (tone - 0.5);
  const wide = 25 + 17 * sstep(760, 1000, py) + 9 * land.n2(8, py * 0.06);
  const u = (px - lampX - sway) / wide;
  if (Math.abs(u) > 1.9) return 0;
  const along = sstep(752, 800, py) * (1 - 0.3 * sstep(1000, 1200, py));
  const dash = land.n2(px * 0.011, py * 0.13) * 0.5 + 0.34 * land.n2(px * 0.024 + 5, py * 0.3);
  const post = 0.5 * Math.exp(-((u / 0.16) ** 2)) * sstep(1010, 860, py);
  return along * (1 - 0.62 * u * u) * 0.78 + dash * 0.55 * along - post;
}

/** Rings where drops have just fallen, and a few that burst. */
export function printRings({ buffer: b }: Scene) {
  const r = new Rng(64),
    L = layer();
  for (let i = 0; i < 420; i++) {
    const x = r.range(-6, 2),
      y = r.range(2.6, 6.4);
    if (offPath(x, y) > -0.12) continue;
    const [px, py, d] = proj(cam, x, y, 0);
    const q = Math.min(PH - 1, (py * SS) | 0) * PW + Math.min(PW - 1, Math.max(0, (px * SS) | 0));
    if (b.id[q] !== 0 || Math.abs(b.dep[q] - d) > 0.2) continue;
    const size = (cam.f / d) * r.range(0.012, 0.05);
    L.x.strokeStyle = css("#d9e2d6", r.range(0.25, 0.6));
    L.x.lineWidth = Math.max(0.7, 3.4 / d);
    L.x.beginPath();
    L.x.ellipse(px, py, size, size * 0.36, 0, r.range(-0.6, 0.2), r.range(4.4, 6));
    L.x.stroke();
  }
  P.put(L);
}
