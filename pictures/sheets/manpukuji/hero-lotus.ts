/** The pond in July: leaves that crowd the water in perspective, with flowers above them. */
import { clamp, layer, mix, Rng, stamp, type V3, W, H } from "../../kit/core.ts";
import { lotusLeaf, type LotusPen, lotusStem } from "./lotus.ts";
import { lotusBud, lotusFlower } from "./lotus-flower.ts";
import { type Print } from "../../kit/print.ts";
import { clipBehind, type Scene } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, pond } from "./court.ts";
import { haze, HAZE } from "./hero-ground.ts";

interface Plant {
  kind: "leaf" | "flower" | "bud";
  x: number;
  y: number;
  z: number;
  r: number;
  tilt: number;
  a: number;
  open: number;
}
const norm = (v: V3): V3 => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};

function plants(): Plant[] {
  const r = new Rng(23),
    out: Plant[] = [];
  for (let k = 0; k < 1400 && out.length < 330; k++) {
    const y = 4.6 + 16 * Math.pow(r.u(), 1.15),
      x = r.range(1.6, 1.2 + (y * 1000) / cam.f);
    if (pond(x, y) > -0.25) continue;
    // gaps of open water
    if (Math.sin(x * 1.3 + y * 0.55 + 0.8) > 0.62 && y > 6) continue;
    const floating = r.chance(0.45);
    const z = floating ? -0.3 : r.range(-0.05, 0.62);
    const rad = r.range(0.2, 0.36) * (floating ? 0.85 : 1);
    if (out.some((p) => Math.hypot(p.x - x, (p.y - y) * 0.7, (p.z - z) * 1.3) < (p.r + rad) * 0.72))
      continue;
    out.push({
      kind: "leaf",
      x,
      y,
      z,
      r: rad,
      tilt: floating ? 0.04 : r.range(0.1, 0.5),
      a: r.range(0, 6.28),
      open: 0,
    });
  }
  const flowers: [number, number, number, number, number][] = [
    [3.05, 5.6, 0.72, 0.27, 0.85],
    [2.35, 7.6, 0.7, 0.25, 0.62],
    [4.5, 6.8, 0.85, 0.25, 0.78],
    [3.6, 9.4, 0.8, 0.25, 0.8],
    [5.9, 9.6, 0.8, 0.25, 0.7],
    [3.0, 12.5, 0.7, 0.26, 0.8],
    [6.6, 13, 0.8, 0.26, 0.8],
    [5.1, 15.5, 0.8, 0.28, 0.8],
    [3.7, 18, 0.7, 0.28, 0.8],
    [8.3, 15.8, 0.8, 0.28, 0.8],
  ];
  for (const [x, y, z, rad, open] of flowers)
    out.push({ kind: "flower", x, y, z, r: rad, tilt: 0, a: 0, open });
  for (const [x, y, z] of [
    [3.75, 5.9, 0.95],
    [2.55, 6.6, 0.62],
    [4.9, 8.4, 1.0],
    [3.3, 10.8, 0.9],
    [6.1, 11.4, 0.95],
  ])
    out.push({ kind: "bud", x, y, z, r: 0.13, tilt: 0, a: 0, open: 0 });
  return out.sort((p, q) => q.y - p.y);
}

export function lotus(P: Print, s: Scene) {
  const L = layer(),
    K = layer();
  for (const q of plants()) {
    const [sx, sy, d] = proj(cam, q.x, q.y, q.z),
      u = cam.f / d;
    if (sx < -150 || sx > W + 150 || sy > H + 150) continue;
    const fog = haze(d);
    const pen: LotusPen = {
      x: L.x,
      k: K.x,
      key: mix("#17262c", HAZE, fog * 0.8),
      r: new Rng(Math.round(q.x * 997 + q.y * 131)),
      look: clamp((cam.z - q.z) / Math.hypot(d, cam.z - q.z)) * 0.9 + 0.12,
      light: norm([0.15, 0.65, 0.75]),
      fade: (c) => mix(c, HAZE, fog),
      lw: clamp(u / 160, 0.7, 1.7),
    };
    const foot = proj(cam, q.x + 0.08, q.y + 0.05, -0.34);
    if (q.z > -0.2) lotusStem(pen, [foot[0], foot[1]], [sx, sy], clamp(u * 0.022, 1, 6));
    if (q.kind === "leaf")
      lotusLeaf(pen, sx, sy, q.r * u, {
        tilt: q.tilt,
        a: q.a,
        cup: q.z > -0.2 ? 0.34 : 0.06,
        tone: (q.z > -0.2 ? 0.05 : -0.2) + pen.r.range(-0.2, 0.14),
      });
    else if (q.kind === "bud") lotusBud(pen, sx, sy, q.r * u);
    else lotusFlower(pen, sx, sy, q.r * u, q.open);
  }
  clipBehind(L, s, 4.2);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
