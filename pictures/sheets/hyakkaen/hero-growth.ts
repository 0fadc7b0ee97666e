/** Bush clover: curved sprays with leaves in threes, ending in rows of small pink and mauve flowers. */
import { type Rng, clamp, type Col, type Ctx, mix, type Pt, ramp } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { arch, cam, gn, inward, on, onArch, sunlit } from "./tunnel.ts";

export const leafRamp = ramp([
  [0, "#1b1936"],
  [0.2, "#22364a"],
  [0.42, "#4a6e68"],
  [0.62, "#86a688"],
  [0.8, "#c6cf98"],
  [1, "#faf0c2"],
]);
export const flowerRamp = ramp([
  [0, "#2c2148"],
  [0.25, "#553a74"],
  [0.48, "#9a6fa0"],
  [0.68, "#d28aa3"],
  [0.85, "#efb8c2"],
  [1, "#fde6dc"],
]);
export const GLOW: Col = "#fbf0cc";

/** colour by depth: everything fades into the light at the end */
export const veil = (c: Col, y: number) => {
  const h = Math.pow(inward(y), 2) * 0.8;
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
        const t =
          Math.round(clamp(lit + (r.g() * 0.1 + (s * side < 0 ? 0.06 : -0.05)) * (0.3 + lit)) * 9) /
          9;
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
        const t = Math.round(clamp(lit * 1.08 + 0.06 + r.g() * 0.1 * (0.4 + lit)) * 9) / 9;
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

/** the wall of plants between two depths as flat tones: dark beside us, pale towards the open end */
export function mass(x: Ctx, y0: number, y1: number) {
  const rows = 5,
    T = new Tones();
  for (let j = rows - 1; j >= 0; j--) {
    const [near, far] = [y0 + ((y1 - y0) * j) / rows, y0 + ((y1 - y0) * (j + 1.1)) / rows];
    for (let i = 0; i < 64; i++) {
      const [a0, a1] = [(Math.PI * i) / 64, (Math.PI * (i + 1.1)) / 64];
      const t = 0.02 + 0.62 * inward(near) ** 2;
      const c = veil(leafRamp.at(Math.round(t * 9) / 9), near);
      const p = [
        onArch(a0, near, 0.12),
        onArch(a1, near, 0.12),
        onArch(a1, far, 0.12),
        onArch(a0, far, 0.12),
      ];
      T.add(c, (z) => {
        z.moveTo(...p[0]);
        for (const q of p.slice(1)) z.lineTo(...q);
        z.closePath();
      });
    }
    T.flush(x);
  }
}
/** the sprays between two depths, far side first; `inside` ones hang into the passage where the sun is */
export function growth(x: Ctx, r: Rng, y0: number, y1: number, sprays: number, inside: boolean) {
  const T = new Tones();
  const list: [number, number][] = [];
  for (let k = 0; k < sprays; k++) list.push([r.range(0.02, Math.PI - 0.02), r.range(y0, y1)]);
  list.sort((p, q) => q[1] - p[1]);
  list.forEach(([a, y], k) => {
    const sun = sunlit(a, y),
      i = inward(y);
    if (inside && sun < 0.3 && i < 0.8) return;
    const lit = clamp(0.04 + 0.62 * i * i + 0.72 * sun);
    const clump = gn.fbm(a * 2.4 + 9, y * 0.9 + 4, 2);
    const bloom = sun > 0.28 ? 0.85 : clump > 0.16 ? 0.8 : clump > 0.02 ? 0.2 : 0;
    spray(T, r, a, y, r.range(0.3, inside ? 0.6 : 0.5), lit, bloom);
    if (k % 12 === 11) T.flush(x);
  });
  T.flush(x);
}
