/** Satta Pass, A: the expressway on its piers, empty and unlit: one dark sweep whose coping alone the moon silvers. */
import { bokashi, css, type Fill, type Pt, type V3 } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { air, LAND, pier, SEA, SOFFIT } from "./a-pier.ts";
import { along, face, inked, type Pens, scaleAt, stations, strip } from "./a-plan.ts";

const FAR = 5000,
  NEAR = 5.5,
  SPAN = 17,
  FIRST = 24;
/** the heights of the deck's parts */
const PARAPET = 11.2,
  SLAB = 9.7,
  GIRDER = 9.2;

/** the bays between its girders */
const BAYS: readonly Pt[] = [
  [-4.2, -1.2],
  [0.6, 3.4],
];

const graded = (p: Pens, text: string): Fill => bokashi(p.x, 0, 0, 1180, 0, stops(text));

/** A lamp, out at this hour: a post on the land side, its arm over the road, the moon on its head. */
function lamp(p: Pens, d: number) {
  const line: V3[] = [
    along(d, LAND, SLAB),
    along(d, LAND, 18.6),
    along(d, LAND + 0.6, 19.4),
    along(d, LAND + 2.6, 19.8),
  ];
  const at = line.map((v) => p.eye.to(...v)),
    s = scaleAt(d);
  p.x.strokeStyle = css(air("#0f2140", d * 0.8));
  p.x.lineWidth = Math.max(0.9, s * 0.15);
  p.x.beginPath();
  at.forEach((q, i) => (i ? p.x.lineTo(...q) : p.x.moveTo(...q)));
  p.x.stroke();
}

export function road(p: Pens) {
  const ds = stations(NEAR, FAR);
  // the eye is lower than the deck, which hides the feet of what stands on it
  if (!p.eye.flip) for (let d = 420; d > 100; d /= 1.36) lamp(p, d);
  face(
    p,
    strip(ds, [SEA - 0.6, SOFFIT], [LAND, SOFFIT]),
    graded(p, "0 #091630, 0.6 #0d1d39, 0.85 #294a68, 1 #7391a8"),
  );
  // between the girders the underside is deeper still: two long bands that run with the road
  for (const [o0, o1] of p.eye.flip ? [] : BAYS)
    face(
      p,
      strip(ds, [o0, SOFFIT], [o1, SOFFIT]),
      graded(p, "0 #060f24, 0.6 #0a1730, 0.85 #23425f, 1 #7391a8"),
    );
  const piers: number[] = [];
  for (let d = FIRST; d < 1500; d += SPAN) piers.push(d);
  for (const d of piers.toReversed()) pier(p, d);
  face(
    p,
    strip(ds, [SEA - 0.6, GIRDER], [SEA - 0.6, SOFFIT]),
    graded(p, "0 #0d1f40, 0.6 #102444, 0.85 #2d5070, 1 #7b98ad"),
  );
  // the slab stands out over the girder: its underside keeps no light
  face(
    p,
    strip(ds, [SEA - 0.6, GIRDER], [SEA, GIRDER]),
    graded(
      p,
      p.eye.flip
        ? "0 #0d1f40, 0.6 #102444, 0.85 #2d5070, 1 #7b98ad"
        : "0 #081228, 0.8 #1d3a58, 1 #7391a8",
    ),
  );
  face(
    p,
    strip(ds, [SEA, PARAPET], [SEA, GIRDER]),
    graded(
      p,
      p.eye.flip
        ? "0 #14294c, 0.6 #132a4b, 0.86 #325674, 1 #86a2b3"
        : "0 #2b4a76, 0.3 #213e68, 0.62 #1b3659, 0.86 #3a5f7f, 1 #8aa5b5",
    ),
  );
  for (const [o, z, pen] of [
    [SEA - 0.6, SOFFIT, 1.1],
    [SEA, GIRDER, 1.2],
  ] as const)
    inked(
      p,
      ds.map((d) => along(d, o, z)),
      pen,
    );
  if (p.eye.flip) return;
  // the bevel below the coping leans back and has some of the moon
  face(
    p,
    strip(ds, [SEA, PARAPET], [SEA, PARAPET - 0.36]),
    graded(p, "0 #42669a, 0.4 #3a5f8f, 0.7 #3a6189, 0.9 #5f86a3, 1 #9db6c2"),
  );
  // joints of the parapet, and the shadow line of the slab
  inked(
    p,
    ds.map((d) => along(d, SEA, SLAB)),
    0.6,
    0.6,
  );
  for (let d = FIRST - SPAN; d < 160; d += SPAN / 2)
    inked(p, [along(d, SEA, PARAPET), along(d, SEA, GIRDER)], 0.7, 0.5);
  // above each pier the girders meet
  for (let d = FIRST - SPAN; d < 200; d += SPAN)
    inked(p, [along(d, SEA - 0.6, GIRDER), along(d, SEA - 0.6, SOFFIT)], 0.7, 0.5);
  face(
    p,
    strip(ds, [SEA, PARAPET + 0.16], [SEA, PARAPET - 0.03]),
    graded(p, "0 #b9cbdc, 0.5 #dbe5e6, 1 #e9efe6"),
  );
}
