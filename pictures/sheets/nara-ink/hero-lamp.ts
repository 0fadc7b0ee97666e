/** One lamp: a dish of oil and its flame between three legs, and on them the clay lid that gathers the soot. */
import { type Pt } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { type Scene } from "./hero-face.ts";
import { type Lamp, LID_RADIUS, scaleAt, type View } from "./hero-plan.ts";
import { type Foot, outline, type Profile, ring } from "./hero-round.ts";
import { tone } from "./stage.ts";

const RIM = 0.25;
/** the lid from its rim to the ring it stands on when it lies upside down */
export const LID: Profile = [
  [LID_RADIUS, 0],
  [0.165, 0.034],
  [0.153, 0.076],
  [0.125, 0.113],
  [0.078, 0.137],
  [0.07, 0.162],
];
const grown = (p: Profile, k: number): Profile => p.map(([r, h]) => [r * k, h * k]);
const raised = (f: Foot, high: number): Foot => ({ ...f, z: f.z + high });

export function lamp(scene: Scene, l: Lamp) {
  const { pen, view } = scene;
  const k = l.scale,
    wide = scaleAt(l.depth) * k;
  const lit = l.flame > 0;
  const weight = lit ? Math.min(0.85, wide / 330) : 0;
  const leg = (a: number) => {
    const foot = (r: number, h: number): Pt =>
      view.on(l.x + r * k * Math.cos(a), l.depth + r * k * Math.sin(a), l.z + h * k);
    const [b, t] = [foot(0.135, 0), foot(0.128, RIM + 0.01)],
      w = 0.0135 * wide;
    const part = (i: number, j: number): Pt[] => [
      [b[0] + i * w, b[1]],
      [b[0] + j * w, b[1]],
      [t[0] + j * w * 0.9, t[1]],
      [t[0] + i * w * 0.9, t[1]],
    ];
    shape(pen, part(-1, 1), lit ? "#2b140d" : "#170e0d", {
      smooth: false,
      line: 0.6 * weight,
    });
    // the flame draws the inner edge
    if (!lit) return;
    const inward = b[0] < view.on(l.x, l.depth, l.z)[0] ? 1 : -1;
    tone(pen, part(inward * 0.15, inward), "#d98a38");
  };
  const angles = [1, 3, 5].map((i) => l.turn + i * 1.0472);
  for (const a of angles) if (l.covered && Math.cos(a - l.turn) < 0) leg(a);
  const dish = () => {
    vessel(pen, view, l, k, lit, weight);
  };
  dish();
  if (lit) flame(pen, view.on(l.x, l.depth, l.z + 0.052 * k), wide, l.flame, l.lean);
  for (const a of angles) if (l.covered && Math.cos(a - l.turn) >= 0) leg(a);
  if (l.covered) lid(scene, raised(l, RIM * k), k, lit ? 1 : 0.35, lit ? weight : 0);
  // a lid taken off stands beside its dish; the man has the other in his hands
  else if (!l.held) lid(scene, { x: l.x, depth: l.depth - 0.31, z: l.z }, k, 0.35, 0);
}

/** The dish: from above one sees the oil, and the light in it; from below a lit lip. */
export function vessel(pen: Pen, view: View, f: Foot, k: number, lit: boolean, weight: number) {
  const rings = grown(
    [
      [0.045, 0],
      [0.062, 0.012],
      [0.086, 0.04],
      [0.089, 0.05],
    ],
    k,
  );
  shape(pen, outline(view, f, rings), lit ? "#3c1d10" : "#150d0c", {
    smooth: false,
    line: weight * 0.8,
  });
  if (view.eye < f.z + 0.05) {
    if (lit)
      tone(
        pen,
        [
          ...ring(view, f, [0.089 * k, 0.05 * k], Math.PI, Math.PI * 2),
          ...ring(view, f, [0.086 * k, 0.041 * k], Math.PI * 2, Math.PI),
        ],
        "#c97a30",
      );
    return;
  }
  tone(pen, ring(view, f, [0.086 * k, 0.05 * k]), lit ? "#c97a30" : "#241512");
  if (!lit) return;
  tone(pen, ring(view, raised(f, -0.008 * k), [0.07 * k, 0.05 * k]), "#f6c05a");
  tone(pen, ring(view, raised(f, -0.012 * k), [0.045 * k, 0.05 * k]), "#fff0b8");
}

/** A lid, mouth down. `light` is how much of the flames around it its back has. */
export function lid({ pen, view }: Scene, f: Foot, k: number, light: number, weight: number) {
  const rings = grown(LID, k);
  const body = outline(view, f, rings);
  shape(pen, body, light > 0.5 ? "#3a1c11" : "#20120f", { smooth: false, line: weight });
  pen.x.save();
  poly(pen.x, body);
  pen.x.clip();
  // clay in three tones: each ring of the potter's wheel turns a little more to the dark above
  const shoulder = rings.slice(2),
    crown = rings.slice(3);
  if (light > 0.5) {
    tone(pen, outline(view, f, rings.slice(0, 3)), "#633619");
    tone(pen, outline(view, f, rings.slice(1)), "#4a2511");
  }
  tone(pen, outline(view, f, shoulder), light > 0.5 ? "#33180f" : "#1a0f0d");
  tone(pen, outline(view, f, crown), light > 0.5 ? "#241210" : "#150c0c");
  pen.x.restore();
  const foot = rings.slice(4);
  shape(pen, outline(view, f, foot), light > 0.5 ? "#3a1c11" : "#1d110e", {
    smooth: false,
    line: weight * 0.6,
  });
  if (view.eye > f.z) {
    // the lip, lit from within
    if (light > 0.5)
      tone(
        pen,
        [
          ...ring(view, f, [rings[0][0], 0], Math.PI, Math.PI * 2),
          ...ring(view, f, [rings[0][0] * 0.995, 0.014 * k], Math.PI * 2, Math.PI),
        ],
        "#d68a3a",
      );
    return;
  }
  // one sees into it: the fire on its far side, and the soot that has grown in its crown
  const r = rings[0][0];
  shape(pen, ring(view, f, [r, 0]), light > 0.5 ? "#b5671f" : "#180d0c", {
    smooth: false,
    line: weight * 0.7,
  });
  if (light < 0.5) return;
  pen.x.save();
  poly(pen.x, ring(view, f, [r * 0.97, 0]));
  pen.x.clip();
  tone(pen, ring(view, raised(f, 0.012 * k), [r * 0.92, 0]), "#eaa945");
  tone(pen, ring(view, raised(f, 0.045 * k), [r * 0.74, 0]), "#8a481a");
  tone(pen, ring(view, raised(f, 0.07 * k), [r * 0.6, 0]), "#2a130d");
  pen.x.restore();
}

/** A flame in three tones; a short one is a bud, a long one a blade that leans and thins. */
export function flame(pen: Pen, [x, y]: Pt, wide: number, tall: number, lean: number) {
  const h = tall * wide,
    long = tall > 0.11,
    short = tall < 0.06;
  const half = wide * (short ? 0.024 : long ? 0.026 : 0.023);
  for (const [k, up, c] of [
    [1, 1, "#e0701c"],
    [0.74, 0.84, "#ffb740"],
    [0.44, 0.6, "#fff6d0"],
  ] as const) {
    const w = half * k,
      t = h * up,
      at = (u: number, v: number): Pt => [
        x + u * w + lean * h * v * v * (long ? 1.5 : 1),
        y - t * v,
      ];
    const right: Pt[] = long
      ? [at(0.5, 0), at(1, 0.16), at(0.84, 0.36), at(0.5, 0.6), at(0.34, 0.8)]
      : [at(0.55, 0), at(1, 0.24), at(0.78, 0.5), at(0.36, 0.76)];
    const left: Pt[] = long
      ? [at(-0.12, 0.84), at(-0.3, 0.62), at(-0.78, 0.38), at(-1, 0.18), at(-0.5, 0)]
      : [at(-0.2, 0.78), at(-0.74, 0.48), at(-1, 0.2), at(-0.55, 0)];
    tone(pen, catmull([...right, at(0, 1), ...left], 4, true), c);
  }
  if (wide > 150)
    line(
      pen,
      [
        [x, y + 0.012 * wide],
        [x, y - 0.02 * wide],
      ],
      0.7,
      "#2a120a",
      false,
    );
}
