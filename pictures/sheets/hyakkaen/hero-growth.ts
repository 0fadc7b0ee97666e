/** Bush clover: curved sprays with leaves in threes, ending in rows of small pink and mauve flowers. */
import { type Rng, clamp, type Col, type Ctx, mix, type Pt, ramp } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { arch, cam, gn, inward, on, thin } from "./tunnel.ts";

export const leafRamp = ramp([
  [0, "#152b33"],
  [0.2, "#24494a"],
  [0.42, "#4d7a66"],
  [0.62, "#86a980"],
  [0.8, "#c2d09a"],
  [1, "#f7efc0"],
]);
export const flowerRamp = ramp([
  [0, "#3f2a56"],
  [0.25, "#6d4683"],
  [0.48, "#9a6fa0"],
  [0.68, "#d28aa3"],
  [0.85, "#efb8c2"],
  [1, "#fde6dc"],
]);
export const GLOW: Col = "#f8ecc6";

/** colour by depth: everything fades into the light at the end */
export const veil = (c: Col, y: number) => {
  const h = Math.pow(inward(y), 1.7) * 0.72;
  return mix(c, GLOW, Math.round(h * 10) / 10);
};

/** an oval leaflet on its stalk */
function leaflet(x: Ctx, px: number, py: number, len: number, an: number) {
  const c = Math.cos(an),
    s = Math.sin(an);
  const cx = px + c * len * 0.62,
    cy = py + s * len * 0.62;
  x.moveTo(cx + c * len * 0.5, cy + s * len * 0.5);
  x.ellipse(cx, cy, len * 0.5, len * 0.27, an, 0, 6.283);
}

/** one spray from the frame; hang 0 stands away from the wall, 1 hangs straight down */
function spray(T: Tones, r: Rng, a: number, y: number, len: number, lit: number, bloom: number) {
  const root = arch(a, y, r.range(-0.02, 0.16));
  const side = Math.cos(a) > 0 ? 1 : -1;
  const high = Math.sin(a);
  // sprays leave the wall inwards and along the path, then hang
  let dx = -side * r.range(0.0, 0.42) * (0.4 + high),
    dz = r.range(-0.1, 0.35) * (1 - high * 0.9),
    dy = r.g() * 0.35;
  const n = 9,
    step = len / n;
  const pts: Pt[] = [];
  const p: [number, number, number] = [root[0], root[1], root[2]];
  const u = cam.f / y;
  for (let k = 0; k <= n; k++) {
    pts.push(on(p));
    const l = Math.hypot(dx, dy, dz) || 1;
    p[0] += (dx / l) * step;
    p[1] += (dy / l) * step * 0.5;
    p[2] += (dz / l) * step;
    dz -= 0.16;
    if (p[2] < 0.1) break;
  }
  if (pts.length < 4) return;
  T.add(veil(leafRamp.at(0.12), y), (z) =>
    brushPath(z, pts, (t) => Math.max(0.6, u * 0.006 * (1 - 0.6 * t))),
  );
  const from = Math.floor(pts.length * (1 - bloom));
  for (let k = 1; k < pts.length; k++) {
    const [px, py] = pts[k],
      [qx, qy] = pts[k - 1];
    const an = Math.atan2(py - qy, px - qx);
    const L = Math.min(34, u * 0.042) * r.range(0.75, 1.2);
    if (k < from || r.chance(0.5)) {
      for (const s of [-1, 1]) {
        const t = Math.round(clamp(lit + r.g() * 0.1 + (s * side < 0 ? 0.05 : -0.05)) * 9) / 9;
        const c = veil(leafRamp.at(t), y);
        const b = an + s * r.range(0.7, 1.2);
        T.add(c, (z) => {
          for (const w of [-1.15, 0, 1.15]) leaflet(z, px, py, L * (w ? 0.72 : 0.9), b + w);
        });
      }
    }
    if (k >= from) {
      const m = r.int(2, 4);
      for (let q = 0; q < m; q++) {
        const fx = px + r.g() * L * 0.5,
          fy = py + r.g() * L * 0.4;
        const t = Math.round(clamp(lit * 0.8 + 0.34 + r.g() * 0.12) * 9) / 9;
        const s = L * r.range(0.46, 0.76);
        T.add(veil(flowerRamp.at(t), y), (z) => {
          dab(z, fx, fy, s, s * 0.7, an + r.g() * 0.001 + 0.9, 0);
          dab(z, fx, fy, s, s * 0.7, an - 0.9, 0);
        });
        if (q === 0)
          T.add(veil(flowerRamp.at(clamp(t - 0.3)), y), (z) =>
            dab(z, fx, fy, s * 0.7, s * 0.34, an, 0),
          );
      }
    }
  }
}

/** all plants between two depths, far side first */
export function growth(x: Ctx, r: Rng, y0: number, y1: number, sprays: number, inside: boolean) {
  const T = new Tones();
  const list: [number, number][] = [];
  for (let k = 0; k < sprays; k++) list.push([r.range(0.02, Math.PI - 0.02), r.range(y0, y1)]);
  list.sort((p, q) => q[1] - p[1]);
  list.forEach(([a, y], k) => {
    const t = thin(a, y),
      i = inward(y);
    // the wall nearest us is dark; light shines through the sunny side
    // masses of shade and of light, and gaps where the garden shows through
    const mass = gn.n2(a * 1.5 + 4, y * 0.55 + 2);
    if (!inside && mass < -0.34 && i < 0.75 && r.chance(0.5)) return;
    const lit = inside ? 0.16 + 0.5 * t + 0.25 * i : 0.04 + 0.62 * t + 0.3 * i + 0.3 * mass;
    const clump = gn.fbm(a * 2.4 + 9, y * 0.9 + 4, 2);
    const bloom = clump > 0.1 ? 0.9 : clump > -0.06 ? 0.34 : 0.04;
    spray(T, r, a, y, r.range(0.3, inside ? 0.62 : 0.5), clamp(lit), bloom);
    if (k % 12 === 11) T.flush(x);
  });
  T.flush(x);
}
