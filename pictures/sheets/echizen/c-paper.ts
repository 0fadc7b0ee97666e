/** A great sheet against the light: one long gradation round the sun behind it, a deckle edge, a few long fibres over the leaves. */
import {
  clamp,
  css,
  type Ctx,
  getPx,
  type Layer,
  layer,
  lerp,
  Noise,
  pixels,
  type Pt,
  PW,
  ramp,
  Rng,
  shade,
  SS,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { CAM, GREAT, HANG, hang, type Hung, KEY, onPaper, SUN } from "./c-plan.ts";
import { pastPosts } from "./c-light.ts";
import { drawLeaf, drawTwig, type Ground, LEAVES, type Pressed } from "./c-leaves.ts";

const n = new Noise(12);
const GLOW = ramp(
  stops(
    "0 #6b4433, 0.16 #9a6444, 0.32 #c58757, 0.48 #dfa968, 0.62 #efc581, 0.76 #f9dea6, 0.88 #feefca, 1 #fffbee",
  ),
);
/** the length of an upright metre of the paper in the picture */
const metreAt = (x: number) => hang(x, 1)[1] - hang(x, 2)[1];
/** the torn edge: long swells, small tears, both within a finger's breadth; the foot hangs in a faint curve */
function deckle({ x0, x1, z0, z1 }: Hung): Pt[] {
  const rag = (t: number, s: number) =>
    0.007 * n.n2(t * 3, s) + 0.0045 * n.n2(t * 14, s + 3) + 0.0034 * n.n2(t * 47, s + 5);
  const out: Pt[] = [];
  const step = 0.006;
  for (let z = z1; z > z0; z -= step) out.push([x0 + rag(z, x0 + 1), z]);
  for (let x = x0; x < x1; x += step)
    out.push([x, z0 + rag(x, x0 + 9) - 0.022 * Math.sin((Math.PI * (x - x0)) / (x1 - x0))]);
  for (let z = z0; z < z1; z += step) out.push([x1 + rag(z, x0 + 17), z]);
  return out;
}
/** the light in the paper, 0 to 1 */
function light(px: number, py: number, x: number, z: number, s: Hung): number {
  const d = Math.hypot((px - SUN[0]) * 0.86, (py - SUN[1]) * 0.92);
  const disc = 0.07 * sstep(92, 24, Math.hypot(px - SUN[0], py - SUN[1]));
  const glow = 0.95 + disc - 0.52 * sstep(0, 1, clamp(d / (s === GREAT ? 900 : 1700)) ** 0.7);
  const ground = 0.16 * sstep(CAM.z + 0.1, s.z0 - 0.1, z);
  const edge = Math.min(x - s.x0, s.x1 - x, z - s.z0);
  // pulp gathers at the deckle, then thins out to nothing
  const rim = -0.05 * sstep(0.07, 0.02, edge) + 0.13 * sstep(0.016, 0.0, edge);
  const flap =
    -0.13 * sstep(s.z1 - 0.152, s.z1 - 0.148, z + 0.006 * n.n2(x * 5, 4) + 0.003 * n.n2(x * 22, 8));
  const swell =
    0.018 * Math.sin((x - s.x0) * 5.2 + 0.6 * Math.sin(z * 1.4)) + 0.012 * n.n2(x * 1.1, z * 0.7);
  const post = 0.105 * (1 - pastPosts(x, HANG, z, 0.02));
  return clamp(glow - ground + rim + flap + swell - post);
}
/** keeps only what lies on the sheet */
function keep(x: Ctx, outline: readonly Pt[]) {
  const mask = layer();
  mask.x.fillStyle = "#000";
  poly(mask.x, [...outline]);
  mask.x.fill();
  stamp(x, mask, { op: "destination-in" });
}
/** one fibre of the bark: long, thin, softly bent */
function fibre(x: Ctx, r: Rng, [px, py]: Pt, long: number, wide: number) {
  let a = r.range(0, 6.28),
    p: Pt = [px, py];
  const bend = r.range(-0.34, 0.34);
  const line: Pt[] = [p];
  for (let i = 0; i < 4; i++) {
    a += bend + r.range(-0.12, 0.12);
    p = [p[0] + (Math.cos(a) * long) / 4, p[1] + (Math.sin(a) * long) / 4];
    line.push(p);
  }
  x.beginPath();
  brushPath(x, catmull(line, 6), (t) => wide * (0.35 + Math.sin(Math.PI * t)));
  x.fill();
}
export function hungSheet(P: Print, s: Hung, leaves: readonly Pressed[]) {
  const outline = deckle(s).map(([x, z]) => hang(x, z));
  const xs = outline.map(([x]) => x),
    ys = outline.map(([, y]) => y);
  const box = [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2];
  const pulp = shade((px, py, o) => {
    o[3] = 0;
    if (px < box[0] || py < box[1] || px > box[2] || py > box[3]) return;
    const c = GLOW.at(light(px, py, ...onPaper(px, py), s));
    for (let q = 0; q < 3; q++) o[q] = c[q];
    o[3] = 255;
  });
  keep(pulp.x, outline);
  P.put(pulp, { occlude: 1 });
  press(P, outline, leaves, s);
  P.lines((k) => {
    k.fillStyle = css(KEY, s === GREAT ? 0.5 : 0.34);
    k.beginPath();
    brushPath(k, outline, (t) => 0.9 + 0.6 * Math.sin(t * 70));
    k.fill();
  });
}
/** leaves under their veil of pulp: a soft print of each, then the blade where the pulp is thin, then fibres over it */
function press(P: Print, outline: readonly Pt[], leaves: readonly Pressed[], s: Hung) {
  const r = new Rng(Math.round(s.x0 * 100));
  const cover = layer();
  const great = s === GREAT;
  const draw = (L: Layer, o: Pressed) => {
    const g: Ground = { to: hang, metre: metreAt(o.at[0]) };
    drawLeaf(L.x, o, g);
    stamp(cover.x, L);
    return L;
  };
  for (const o of leaves) {
    const L = draw(layer(), o);
    P.put(L, { op: "multiply", alpha: 0.3, blur: 3 + 5 * o.deep });
    pixels(L.c, (d, w) => {
      for (let i = 3; i < d.length; i += 4) {
        if (!d[i]) continue;
        const q = (i - 3) / 4,
          px = (q % w) / SS,
          py = Math.floor(q / w) / SS;
        const drift = 0.5 + 0.5 * n.n2(px * 0.011 + o.at[0] * 7, py * 0.011);
        d[i] *= 1 - clamp(o.deep * 0.85 + 0.34 * sstep(0.45, 0.95, drift));
      }
    });
    P.put(L, { op: "multiply", alpha: 0.94, blur: 0.3 + 1.5 * o.deep });
  }
  if (great) {
    const L = layer();
    drawTwig(L.x, { to: hang, metre: metreAt(2) });
    stamp(cover.x, L);
    P.put(L, { op: "multiply", alpha: 0.9, blur: 0.4 });
  }
  // over the leaves the fibres show pale and end soon beside them; in the empty sheet lie only a few
  const near = layer();
  for (let i = 0; i < 3; i++) stamp(near.x, cover, { blur: 5 });
  const under = getPx(cover.c).data;
  const veil = layer(),
    loose = layer();
  const count = great ? 1000 : 260;
  for (let i = 0; i < count; i++) {
    const at = hang(r.range(s.x0, s.x1), r.range(s.z0, s.z1)),
      long = (28 + 96 * r.u() ** 1.6) * (great ? 1 : 0.6),
      wide = lerp(0.6, 1.05, r.u()),
      ink = r.range(0.6, 1);
    const q = (Math.floor(at[1] * SS) * PW + Math.floor(at[0] * SS)) * 4 + 3;
    if (under[q] > 100) {
      veil.x.fillStyle = css("#ffe9bd", 0.44 * ink);
      fibre(veil.x, r, at, long, wide);
    } else if (r.chance(0.12)) {
      const pale = r.chance(0.55);
      loose.x.fillStyle = css(pale ? "#fff0cb" : "#9a6238", (pale ? 0.34 : 0.22) * ink);
      fibre(loose.x, r, at, long, wide);
    }
  }
  stamp(veil.x, near, { op: "destination-in" });
  keep(loose.x, outline);
  P.put(veil);
  P.put(loose);
  if (great) hairs(P, outline, r);
}
/** loose fibres that stand out of the torn edge */
function hairs(P: Print, outline: readonly Pt[], r: Rng) {
  P.block(
    (x) => {
      for (let i = 30; i < outline.length - 30; i++)
        if (r.chance(0.06)) {
          x.fillStyle = css("#ffe9bd", 0.8);
          fibre(x, r, outline[i], r.range(4, 13), 0.9);
        }
    },
    { occlude: 0 },
  );
}
/** how much the leaves darken what falls through the great sheet, softened by the way to the floor */
export function leafShade(): (x: number, z: number) => number {
  const L = layer(),
    soft = layer();
  const scale = 400;
  const g: Ground = { to: (x, z) => [x * scale, 1000 - z * scale], metre: scale };
  for (const o of LEAVES) drawLeaf(L.x, o, g);
  stamp(soft.x, L, { blur: 5 });
  const d = getPx(soft.c).data;
  return (x, z) => {
    const [a, b] = g.to(x, z);
    const i = Math.floor(b * SS) * PW + Math.floor(a * SS);
    return a < 0 || b < 0 || b >= 1200 || a >= 1600 ? 0 : d[i * 4 + 3] / 255;
  };
}
