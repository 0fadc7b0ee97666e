/** grove: rows of cedars that fade into mist, one tone for each row, and the bamboo grass below them. */
import {
  type Col,
  type Ctx,
  clamp,
  css,
  lerp,
  mix,
  Noise,
  type Pt,
  type Rng,
  sstep,
} from "./core.ts";
import { brushPath, dab, poly, Tones } from "./brush.ts";

export interface RankInk {
  /** The tone of the row, the tone of its bark lines, and its lit side. */
  readonly tone: Col;
  readonly dark: Col;
  readonly light: Col;
  /** The colour of the mist at the foot, and its height. */
  readonly mist: Col;
  readonly rise: number;
  /** Whether the top is in the picture: then the trunk tapers to a tip. */
  readonly tip?: boolean;
  /** The side the light comes from: -1 left, 1 right. */
  readonly lit: number;
}

/** A cedar of a distant row: a tapering, fluted silhouette in one tone, a few long lines of bark, its foot hidden in mist. */
export function rankCedar(x: Ctx, foot: Pt, width: number, top: number, r: Rng, ink: RankInk) {
  const nz = new Noise(r.int(1, 9999));
  const lean = r.range(-0.02, 0.02);
  const tall = foot[1] - top;
  const centre = (y: number) =>
    foot[0] + lean * (foot[1] - y) + width * 0.12 * nz.n2(3, y / (width * 7));
  const halfAt = (y: number, side: number) => {
    const up = foot[1] - y;
    const taper = ink.tip
      ? lerp(1, 0.06, clamp(up / tall) ** 1.4)
      : lerp(1, 0.66, clamp(up / 1500));
    const flare = 0.55 * Math.exp(-up / (width * 0.5)) + 0.16 * Math.exp(-up / (width * 2.2));
    return width * 0.5 * (taper + flare + 0.05 * nz.n2(side * 5, y / (width * 1.1)));
  };
  const side = (s: number) => {
    const edge: Pt[] = [];
    for (let y = foot[1]; y >= top - 6; y -= Math.max(5, width * 0.12))
      edge.push([centre(y) + s * halfAt(y, s), y]);
    return edge;
  };
  const left = side(-1),
    right = side(1);
  const fade = (c: Col, y: number) => {
    const t = sstep(foot[1] - ink.rise, foot[1] - ink.rise * 0.06, y);
    return mix(c, ink.mist, Math.round(t * 20) / 20);
  };
  const body = x.createLinearGradient(0, top, 0, foot[1]);
  for (let i = 0; i <= 12; i++)
    body.addColorStop(i / 12, css(fade(ink.tone, lerp(top, foot[1], i / 12))));
  x.fillStyle = body;
  poly(x, [...left, ...right.toReversed()]);
  x.fill();

  const cuts = new Tones();
  const count = Math.round((tall * width) / 520);
  for (let i = 0; i < count; i++) {
    const u = r.range(-0.94, 0.94);
    const y = r.range(top, foot[1] - ink.rise * 0.3);
    const long = width * r.range(0.7, 2.6) + 14;
    const lit = u * ink.lit;
    const colour = lit > 0.45 && r.chance(0.7) ? ink.light : r.chance(0.8) ? ink.dark : ink.light;
    const wide = Math.max(0.8, width * r.range(0.016, 0.05));
    const at = (yy: number): Pt => [centre(yy) + u * halfAt(yy, u < 0 ? -1 : 1), yy];
    const c = fade(colour, Math.round(y / 30) * 30);
    cuts.add(c, (z) =>
      brushPath(
        z,
        [at(y), at(y - long / 3), at(y - (2 * long) / 3), at(y - long)],
        (t) => wide * Math.sin(Math.PI * (0.08 + 0.88 * t)),
      ),
    );
  }
  cuts.flush(x);
}

/** A hanging branch of cedar: thin twigs with scale leaves that droop from a short branch, in three tones. */
export function cedarSpray(
  x: Ctx,
  root: Pt,
  reach: number,
  dir: number,
  r: Rng,
  tones: readonly [Col, Col, Col],
  snow?: Col,
) {
  const shapes = new Tones();
  const sag = r.range(0.1, 0.34);
  const cords = Math.max(5, Math.round(Math.abs(reach) / 9));
  const along = (t: number): Pt => [
    root[0] + dir * reach * t,
    root[1] + reach * (sag * t * t - 0.1 * Math.sin(Math.PI * t)),
  ];
  for (const [pass, tone] of tones.entries()) {
    for (let i = 0; i < cords * [3, 2.4, 1.5][pass]; i++) {
      const t = r.range(0.04, 1.02);
      const [px, py] = along(t);
      const hang =
        reach * (0.1 + 0.3 * Math.sin(Math.PI * clamp(0.14 + t * 0.8))) * r.range(0.5, 1.1);
      const bits = Math.max(3, Math.round(hang / 5));
      const swing = dir * r.range(0.05, 0.5);
      for (let k = 0; k < bits * (pass === 0 ? 1 : 0.75); k++) {
        const v = k / bits;
        const cx = px + swing * hang * v + r.g() * 1.6,
          cy = py - pass * 2 + hang * v;
        const size = Math.max(3, reach * 0.085) * r.range(0.7, 1.25);
        const spread = (r.chance(0.5) ? 1 : -1) * r.range(0.2, 0.75);
        shapes.add(tone, (z) => dab(z, cx, cy, size, size * 0.3, 1.57 - dir * 0.3 + spread));
      }
    }
    shapes.flush(x);
  }
  x.fillStyle = css(tones[0]);
  x.beginPath();
  brushPath(x, [0, 0.2, 0.4, 0.6, 0.8, 1].map(along), (t) => Math.max(1, reach * 0.02 * (1.2 - t)));
  x.fill();
  if (snow) layOn(snow);

  /** Snow: thick on the branch, small pieces on the twigs. */
  function layOn(load: Col) {
    for (let i = 0; i < cords * 2.4; i++) {
      const t = r.range(0, 1);
      const [px, py] = along(t);
      const down = Math.pow(r.u(), 1.6) * reach * 0.26;
      const size = reach * r.range(0.05, 0.12) * (1 - 0.6 * (down / (reach * 0.26)));
      shapes.add(load, (z) =>
        dab(
          z,
          px - size,
          py - reach * 0.03 + down,
          size * 2.2,
          size * 0.95,
          dir * 0.25 + r.g() * 0.3,
        ),
      );
    }
    shapes.flush(x);
  }
}

/** A clump of low bamboo grass: broad pointed leaves in fans; the lit ones have the pale rim that they get in winter. */
export function sasa(
  x: Ctx,
  key: Ctx | null,
  px: number,
  py: number,
  size: number,
  r: Rng,
  ramp: (t: number) => Col,
  o: { rim?: Col | undefined; leaves?: number; light?: number } = {},
) {
  const count = o.leaves ?? 22;
  const leaves = Array.from({ length: count }, (_, i) => {
    const v = i / count;
    const stem = r.range(-1, 1);
    return {
      x: px + stem * size * 0.5,
      y: py - size * (0.95 - 0.85 * v) * (1 - 0.4 * stem * stem),
      angle: -1.57 + stem * 1.0 + r.g() * 0.35 + (r.chance(0.5) ? 0.75 : -0.75),
      long: size * r.range(0.4, 0.68),
      tone: clamp((o.light ?? 0.45) + 0.3 * (0.6 - v) + r.g() * 0.16),
      bend: r.range(-0.16, 0.16),
    };
  });
  if (key) {
    key.save();
    key.globalCompositeOperation = "destination-out";
    key.beginPath();
    for (const l of leaves) dab(key, l.x, l.y, l.long, l.long * 0.3, l.angle, l.bend);
    key.fill();
    key.restore();
  }
  const shapes = new Tones();
  for (const l of leaves)
    shapes.add(ramp(0.04), (z) =>
      dab(z, l.x + size * 0.03, l.y + size * 0.09, l.long * 1.05, l.long * 0.34, l.angle, l.bend),
    );
  shapes.flush(x);
  for (const l of leaves) {
    const t = Math.round(l.tone * 5) / 5;
    if (o.rim && l.tone > 0.5)
      shapes.add(o.rim, (z) => dab(z, l.x, l.y, l.long * 1.04, l.long * 0.33, l.angle, l.bend));
    shapes.add(ramp(t), (z) =>
      dab(z, l.x, l.y, l.long, l.long * (o.rim ? 0.24 : 0.3), l.angle, l.bend),
    );
    if (l.long > 14)
      shapes.add(ramp(Math.max(0, t - 0.2)), (z) =>
        dab(z, l.x, l.y, l.long * 0.96, l.long * 0.045, l.angle, l.bend),
      );
    shapes.flush(x);
  }
}
