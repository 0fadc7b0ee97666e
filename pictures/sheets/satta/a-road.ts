/** Satta Pass, A: the expressway on its piers, its parapet silvered by the moon, lamps and one bus on it. */
import { bokashi, css, type Fill, mix, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { LAND, pier, SEA, SOFFIT } from "./a-pier.ts";
import { along, face, inked, type Pens, place, scaleAt, stations, strip } from "./a-plan.ts";

const FAR = 1500,
  NEAR = 30,
  SPAN = 15.6,
  FIRST = 57;
/** the heights of the deck's parts */
const RAIL = 11.9,
  PARAPET = 11.2,
  SLAB = 9.5,
  GIRDER = 9;

const graded = (p: Pens, text: string): Fill => bokashi(p.x, 0, 0, 1340, 0, stops(text));

/** A lamp: a post on the land side, an arm over the road, a warm head with a small halo. */
function lamp(p: Pens, d: number) {
  const s = scaleAt(d),
    c = mix("#16243f", "#5c7480", Math.min(0.7, Math.max(0, (d - 60) / 500)));
  const line = place(p, [
    along(d, LAND, SLAB),
    along(d, LAND, 16.6),
    along(d, LAND + 0.5, 17.4),
    along(d, LAND + 2.4, 17.7),
  ]);
  p.x.strokeStyle = css(c);
  p.x.lineWidth = Math.max(1, s * 0.13);
  p.x.beginPath();
  line.forEach((q, i) => (i ? p.x.lineTo(...q) : p.x.moveTo(...q)));
  p.x.stroke();
  const [hx, hy] = line[3],
    r = Math.max(1.6, s * 0.3);
  const halo = Math.max(4, r * 5.4),
    g = p.x.createRadialGradient(hx, hy, r, hx, hy, halo);
  g.addColorStop(0, css("#ffd27a", 0.5));
  g.addColorStop(0.4, css("#ffca6a", 0.2));
  g.addColorStop(1, css("#ffca6a", 0));
  p.x.fillStyle = g;
  p.x.beginPath();
  p.x.arc(hx, hy, halo, 0, 6.3);
  p.x.fill();
  p.x.fillStyle = "#ffedb6";
  p.x.beginPath();
  p.x.ellipse(hx, hy, r * 1.3, r, 0, 0, 6.3);
  p.x.fill();
}
const lampAt = (i: number) => FIRST - 8 + i * SPAN * 1.06;
const LAMPS = 40;
/** Where the water shows a lamp. */
export const lampHead = (i: number) => along(lampAt(i), LAND + 2.4, 17.7);

/** The night bus, far along: a dull red back, a cream roof, and two bands of lit windows. */
function bus(p: Pens) {
  const from = 128,
    long = 10.5,
    o = 2,
    top = 13.3;
  const at = (t: number, oo: number, z: number) => along(from + t * long, oo, z);
  const side = (t0: number, t1: number, z0: number, z1: number, c: string, pen = 0) =>
    face(p, [at(t0, o, z0), at(t1, o, z0), at(t1, o, z1), at(t0, o, z1)], c, pen);
  const end = (o0: number, o1: number, z0: number, z1: number, c: string, pen = 0) =>
    face(p, [at(0, o0, z0), at(0, o1, z0), at(0, o1, z1), at(0, o0, z1)], c, pen);
  end(o - 2.5, o, SLAB, top, "#6e3139", 0.8);
  side(0, 1, SLAB, top, "#8d4a3f", 0.8);
  side(0.02, 0.98, top - 0.32, top, "#b9b2a4");
  end(o - 2.1, o - 0.4, 12.1, 12.8, "#f3c06b");
  side(0.05, 0.46, 12, 12.8, "#ffe09a");
  side(0.52, 0.95, 12, 12.8, "#f8c978");
}

export function road(p: Pens) {
  const ds = stations(NEAR, FAR);
  // the eye is lower than the deck, which hides the feet of what stands on it
  // the water keeps only the great masses: no lamp, no rail, no light on the coping
  const still = p.eye.flip;
  if (!still) {
    for (let i = LAMPS - 1; i >= 0; i--) lamp(p, lampAt(i));
    bus(p);
  }
  face(
    p,
    strip(ds, [SEA - 0.6, SOFFIT], [LAND, SOFFIT]),
    graded(p, "0 #12233c, 0.7 #1d3a55, 0.9 #3d6074, 1 #7d929a"),
  );
  const piers: number[] = [];
  for (let d = FIRST - SPAN; d < 620; d += SPAN) piers.push(d);
  for (const d of piers.toReversed()) pier(p, d);
  face(
    p,
    strip(ds, [SEA - 0.6, GIRDER], [SEA - 0.6, SOFFIT]),
    graded(p, "0 #182d4a, 0.6 #213f5b, 0.9 #4a6d80, 1 #8a9c9f"),
  );
  // the slab stands out over the girder: only the water shows its underside
  face(
    p,
    strip(ds, [SEA - 0.6, GIRDER], [SEA, GIRDER]),
    graded(p, "0 #15283f, 0.7 #1d3a55, 1 #7d929a"),
  );
  face(
    p,
    strip(ds, [SEA, SLAB], [SEA, GIRDER]),
    graded(p, "0 #1f3956, 0.6 #2a4c68, 0.9 #567a8a, 1 #98a6a3"),
  );
  face(
    p,
    strip(ds, [SEA, PARAPET], [SEA, SLAB]),
    graded(
      p,
      still
        ? "0 #213d5a, 0.5 #2b4e6b, 0.85 #4d768e, 1 #8c9d9e"
        : "0 #46647f, 0.5 #587a91, 0.85 #809da4, 1 #c0bda4",
    ),
  );
  for (const [o, z, pen] of [
    [SEA - 0.6, SOFFIT, 1.1],
    [SEA, GIRDER, 1],
    [SEA, SLAB, 0.8],
    [SEA, PARAPET, 0.7],
  ] as const)
    inked(
      p,
      ds.map((d) => along(d, o, z)),
      pen,
    );
  if (still) return;
  sheen(p);
  face(
    p,
    strip(ds, [SEA, PARAPET + 0.16], [SEA, PARAPET - 0.06]),
    graded(p, "0 #c9d3e2, 0.5 #e6d9c4, 1 #f2d7a4"),
  );
  warm(p);
  rail(p);
}
/** the rail above the parapet: it catches the lamps */
function rail(p: Pens) {
  const ds = stations(NEAR, 420);
  for (let d = NEAR; d < 260; d += 1.7 + d / 60)
    face(
      p,
      [
        along(d, SEA - 0.2, PARAPET),
        along(d + 0.1, SEA - 0.2, PARAPET),
        along(d + 0.1, SEA - 0.2, RAIL),
        along(d, SEA - 0.2, RAIL),
      ],
      "#2b4058",
    );
  face(
    p,
    strip(ds, [SEA - 0.2, RAIL + 0.09], [SEA - 0.2, RAIL - 0.05]),
    graded(p, "0 #8a8a8c, 0.3 #b09a78, 1 #e0bd80"),
  );
}
/** lamplight on the coping, in pools below the lamps */
function warm(p: Pens) {
  for (let i = 0; i < 14; i++) {
    const d = lampAt(i) + 3.2;
    face(
      p,
      [
        ...[-4.6, -2, 0, 2, 4.6].map((t) => along(d + t, SEA, PARAPET + 0.17)),
        ...[2.4, 0, -2.4].map((t) => along(d + t, SEA, PARAPET - 0.04)),
      ],
      "#ffdf98",
    );
  }
}
/** long flat strokes of moonlight on the concrete, and its joints */
function sheen(p: Pens) {
  const q = new Rng(15);
  for (let i = 0; i < 240; i++) {
    // first a few broad stretches, then the fine strokes over them
    const broad = i < 50,
      d = 34 + 190 * q.u() ** 2,
      l = q.range(0.8, 4.2) * (0.6 + d / 90) * (broad ? 2.4 : 1),
      z = q.range(SLAB + 0.3, PARAPET - 0.25),
      w = q.range(0.02, 0.075) * (broad ? 2.6 : 1);
    const blade: V3[] = [
      along(d, SEA, z),
      along(d + l * 0.5, SEA, z + w),
      along(d + l, SEA, z + 0.02),
      along(d + l * 0.5, SEA, z - w),
    ];
    const at: Pt[] = place(p, blade);
    p.x.fillStyle = css(q.chance(0.6) ? "#8fabb8" : "#38557a", broad ? 0.4 : 0.8);
    p.x.beginPath();
    at.forEach((a, k) => (k ? p.x.lineTo(...a) : p.x.moveTo(...a)));
    p.x.fill();
  }
  for (let d = 34; d < 230; d += SPAN / 3)
    inked(p, [along(d, SEA, PARAPET), along(d, SEA, SLAB)], 0.9, 0.5);
  // rain has run from the joints over the girder
  for (let i = 0; i < 90; i++) {
    const d = 34 + 150 * q.u() ** 1.6,
      l = q.range(0.2, 1.1),
      low = q.chance(0.6),
      from = low ? SLAB : PARAPET - 0.06,
      w = q.range(0.05, 0.22) * (low ? 1 : 0.5),
      o = low ? SEA - 0.2 : SEA;
    p.x.fillStyle = css(
      q.chance(0.7) ? "#10223d" : "#6d8da0",
      q.range(0.25, 0.6) * (low ? 1 : 0.6),
    );
    p.x.beginPath();
    place(p, [along(d, o, from), along(d + w, o, from), along(d + w * 0.6, o, from - l)]).forEach(
      (a, k) => (k ? p.x.lineTo(...a) : p.x.moveTo(...a)),
    );
    p.x.fill();
  }
}
