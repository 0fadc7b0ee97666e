/** A sheet of washi against the light: thin, moved a little by the air, with leaves in the pulp and a bough's shadow on its back. */
import {
  clamp,
  css,
  type Ctx,
  getPx,
  type Layer,
  layer,
  lerp,
  Noise,
  PH,
  type Pt,
  PW,
  ramp,
  Rng,
  SS,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { drawLeaf, type Pressed } from "./c-leaves.ts";
import { boughShade } from "./c-bough.ts";
import { GREAT, type Hung, onCloth, place, SUN_RISE, SUN_SIDE } from "./c-plan.ts";

const n = new Noise(12);
const GLOW = ramp(
  stops("0 #4d382f, 0.2 #7a5b47, 0.4 #a98562, 0.58 #cdab7d, 0.74 #e6cc9e, 0.88 #f3e3bf, 1 #faf1d8"),
);
/** the pulp's own plane: this wide and high in design units */
const WIDE = 1430,
  HIGH = 1192;
const ACROSS = 110,
  DOWN = 90;
const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** how squarely the sun meets the sheet */
function facing(s: Hung, u: number, v: number): number {
  const a = minus(onCloth(s, u + 0.01, v), onCloth(s, u - 0.01, v)),
    b = minus(onCloth(s, u, v + 0.01), onCloth(s, u, v - 0.01));
  const c: V3 = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const dot = c[0] * SUN_SIDE + c[1] + c[2] * SUN_RISE;
  return Math.abs(dot) / Math.hypot(...c) / Math.hypot(SUN_SIDE, 1, SUN_RISE);
}
/** u, v and the facing of every pixel that the sheet covers; u is -9 elsewhere */
function spread(s: Hung) {
  const U = new Float32Array(PW * PH).fill(-9),
    V = new Float32Array(PW * PH),
    F = new Float32Array(PW * PH);
  const node = (i: number, j: number) => {
    const u = -0.02 + (1.04 * i) / ACROSS,
      v = Math.max(0, -0.001 + (1.021 * j) / DOWN);
    const [px, py] = place(...onCloth(s, u, v));
    return [px * SS, py * SS, u, v, facing(s, u, Math.max(0.02, v))];
  };
  const grid = Array.from({ length: DOWN + 1 }, (_, j) =>
    Array.from({ length: ACROSS + 1 }, (__, i) => node(i, j)),
  );
  const fill = (a: number[], b: number[], c: number[]) => {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (!area) return;
    const y1 = Math.min(PH - 1, Math.ceil(Math.max(a[1], b[1], c[1]))),
      x1 = Math.min(PW - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
    for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))); y <= y1; y++)
      for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))); x <= x1; x++) {
        const q = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area,
          r = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area,
          t = 1 - q - r;
        if (Math.min(q, r, t) < -0.001) continue;
        const i = y * PW + x;
        U[i] = q * a[2] + r * b[2] + t * c[2];
        V[i] = q * a[3] + r * b[3] + t * c[3];
        F[i] = q * a[4] + r * b[4] + t * c[4];
      }
  };
  for (let j = 0; j < DOWN; j++)
    for (let i = 0; i < ACROSS; i++) {
      fill(grid[j][i], grid[j][i + 1], grid[j + 1][i]);
      fill(grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]);
    }
  return { U, V, F };
}
/** metres to the torn edge; the head is cut off by the pole */
function inside(s: Hung, u: number, v: number): number {
  const w = s.x1 - s.x0,
    h = s.z1 - s.z0,
    x = u * w,
    z = v * h;
  const tear = (a: number, k: number) =>
    0.012 * n.n2(a * 2.2, k) + 0.007 * n.n2(a * 11, k + 3) + 0.004 * n.n2(a * 38, k + 5);
  return Math.min(x + tear(z, s.seed), w - x + tear(z, s.seed + 20), h - z + tear(x, s.seed + 40));
}
/** the light that comes through the pulp, 0 to 1 */
function through(s: Hung, u: number, v: number, faces: number, edge: number): number {
  const x = u * (s.x1 - s.x0),
    z = v * (s.z1 - s.z0);
  const d = Math.hypot((x - 1.3) / 1.75, (z - 1.3) / 1.35);
  const eave = sstep(0.6, 0.34, z + 0.03 * n.n2(x * 0.7, 2) - 0.02 * x);
  const cloud = n.fbm(x * 1.3 + s.seed, z * 1.5, 3) * 0.028 + n.n2(x * 5 + s.seed, z * 7) * 0.01;
  const laid = 0.007 * sstep(0.86, 1, Math.cos((x * 2 * Math.PI) / 0.115 + 0.4 * n.n2(x, z)));
  const rim =
    0.07 * sstep(0.03, 0.004, edge) - 0.05 * sstep(0.11, 0.04, edge) * sstep(0, 0.03, edge);
  const base = s === GREAT ? 0.95 : 0.86;
  return (
    base -
    0.2 * sstep(0.15, 1.35, d) -
    0.25 * eave -
    0.16 * sstep(1.5, 2.2, z) +
    3.3 * (faces - 0.9) +
    cloud -
    0.13 * sstep(0.075, 0.05, z) * sstep(-0.01, 0.03, z) -
    laid +
    rim
  );
}
/** leaves in the pulp, as a tint: blurred the more the deeper they lie, and clouded by the pulp over them */
function pressed(leaves: readonly Pressed[], s: Hung): Layer {
  const all = layer();
  const metre = WIDE / (s.x1 - s.x0),
    up = HIGH / (s.z1 - s.z0);
  for (const o of leaves) {
    const L = layer();
    drawLeaf(L.x, o, { to: (x, z) => [x * metre, HIGH - z * up], metre });
    stamp(all.x, L, { blur: 8 + 6 * o.deep, alpha: 0.36 });
    stamp(all.x, L, { blur: 1.6 + 3.2 * o.deep, alpha: 0.7 - 0.3 * o.deep });
  }
  return all;
}
/** one fibre of the bark: long, thin, softly bent */
function fibre(x: Ctx, r: Rng, [px, py]: Pt, long: number, wide: number) {
  let a = r.range(0, 6.28),
    p: Pt = [px, py];
  const bend = r.range(-0.4, 0.4);
  const line: Pt[] = [p];
  for (let i = 0; i < 4; i++) {
    a += bend + r.range(-0.12, 0.12);
    p = [p[0] + (Math.cos(a) * long) / 4, p[1] + (Math.sin(a) * long) / 4];
    line.push(p);
  }
  x.beginPath();
  brushPath(x, catmull(line, 6), (t) => wide * (0.3 + Math.sin(Math.PI * t)));
  x.fill();
}
/** long fibres, dark where they lie double: most in drifts, as the vat's last wave left them */
function strands(seed: number): Layer {
  const L = layer(),
    soft = layer(),
    r = new Rng(seed);
  for (let i = 0; i < 620; i++) {
    const p: Pt = [r.range(0, WIDE), r.range(0, HIGH)];
    if (n.n2(p[0] * 0.0026 + seed, p[1] * 0.003) < r.range(-0.5, 0.9)) continue;
    L.x.fillStyle = css("#000000", r.range(0.25, 0.9));
    fibre(L.x, r, p, 26 + 170 * r.u() ** 2, lerp(0.9, 2, r.u()));
  }
  stamp(soft.x, L, { blur: 0.7 });
  return soft;
}
export function hungSheet(P: Print, s: Hung, leaves: readonly Pressed[]) {
  const { U, V, F } = spread(s);
  const tint = getPx(pressed(leaves, s).c).data,
    thread = getPx(strands(s.seed).c).data,
    bough = s === GREAT ? getPx(boughShade().c).data : null;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  for (let i = 0; i < U.length; i++) {
    if (U[i] < -1) continue;
    const edge = inside(s, U[i], V[i]);
    const soft = s === GREAT ? 0.007 : 0.012;
    if (edge < 0) continue;
    const tx = clamp(Math.round(U[i] * WIDE * SS), 0, PW - 1),
      ty = clamp(Math.round(V[i] * HIGH * SS), 0, PH - 1);
    const q = (ty * PW + tx) * 4 + 3;
    const veil = 0.8 + 0.34 * n.n2(U[i] * 9, V[i] * 8);
    const light =
      through(s, U[i], V[i], F[i], edge) -
      (0.14 * thread[q]) / 255 -
      (bough ? (0.3 * bough[q]) / 255 : 0);
    const c = GLOW.at(clamp(light));
    // fibres lie over the leaves too
    const a = (tint[q] / 255) * clamp(veil, 0, 1) * (1 - (0.3 * thread[q]) / 255);
    for (let k = 0; k < 3; k++) d[i * 4 + k] = c[k] * (1 - a + (a * tint[q - 3 + k]) / 255);
    d[i * 4 + 3] = 255 * (0.35 + 0.65 * sstep(0, soft * 3, edge)) * sstep(0, soft * 0.5, edge);
  }
  L.x.save();
  L.x.setTransform(1, 0, 0, 1, 0, 0);
  L.x.putImageData(im, 0, 0);
  L.x.restore();
  P.put(L, { occlude: 1 });
  if (s === GREAT) hairs(P, s);
}
/** loose fibres that stand out of the torn edge */
function hairs(P: Print, s: Hung) {
  const r = new Rng(9);
  P.block(
    (x) => {
      for (let i = 0; i < 110; i++) {
        const t = r.u(),
          side = r.int(0, 2);
        const [u, v] = [
          [0.001, t],
          [0.999, t],
          [t, 0.999],
        ][side];
        x.fillStyle = css("#f0dcb2", r.range(0.3, 0.8));
        fibre(x, r, place(...onCloth(s, u, v)), r.range(5, 15), 0.9);
      }
    },
    { occlude: 0 },
  );
}
