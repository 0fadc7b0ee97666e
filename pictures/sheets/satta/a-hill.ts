/** Satta Pass, A: the terraced hill of the pass: masses of mandarin trees on their walls, dark in the moon's shade, warm by the lamps. */
import { clamp, css, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { clearUnder, dab, poly, Tones } from "../../kit/brush.ts";
import { face, fromSheet, inked, type Pens, place, scaleAt } from "./a-plan.ts";
import { columns, END, FOOT, lampLight, level, slope, STEP, topAt } from "./a-slope.ts";

const n = new Noise(23);

interface Crown {
  readonly x: number;
  readonly r: number;
  readonly rise: number;
}
/** The stretches of one terrace: crowns grown into masses that swell and sink, with gaps where nothing grows. */
function crowns(z: number, k: number, q: Rng): Crown[][] {
  const groups: Crown[][] = [[]];
  for (let x = -60; x < END;) {
    const [, d] = slope(x, z),
      swell = 0.75 + 0.5 * n.n2(x * 0.006, k * 2.3),
      r = scaleAt(d) * swell * q.range(1.5, 3);
    x += r * q.range(0.7, 1.15);
    if (topAt(x) < z + 1 || n.n2(x * 0.007 + 9, k * 1.9) < -0.42) {
      if (groups[0].length) groups.unshift([]);
      continue;
    }
    groups[0].push({ x, r, rise: q.range(0.35, 0.75) });
  }
  return groups.filter((g) => g.length > 1);
}
const lump = ([cx, cy]: Pt, w: number, h: number, up: number): Pt[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i): Pt => {
    const a = (i / 12) * 6.283,
      b = 1 + 0.13 * n.n2(i * 2.7 + cx, cy);
    return [cx + Math.cos(a) * w * b, cy + up * Math.sin(a) * h * b];
  });
const outline = (pts: readonly Pt[]) => (z: Parameters<typeof dab>[0]) => {
  pts.forEach((b, i) => (i ? z.lineTo(...b) : z.moveTo(...b)));
  z.closePath();
};

/** One mass: dark below, the shoulders towards the moon a tone lighter, an edge of lamplight where a lamp is near. */
function mass(p: Pens, z: number, group: readonly Crown[], q: Rng) {
  const T = new Tones(),
    up = p.eye.flip ? -1 : 1;
  const places = group.map((c) => {
    const [at] = place(p, [slope(c.x, z)]);
    return {
      ...c,
      at,
      hz: clamp(c.x / END),
      warm: lampLight(at[0], p.eye.flip ? 1244 - at[1] : at[1]),
    };
  });
  for (const { at, r, rise, hz } of places) {
    const c = mix("#102b33", "#31526a", hz * 0.62),
      body = lump([at[0], at[1] - up * r * rise], r, r * 0.82, up);
    if (p.k) clearUnder(p.k, body);
    T.add(c, outline(body));
    T.add(c, outline(lump([at[0], at[1] - up * r * 0.2], r * 1.15, r * 0.5, up)));
    // twigs break its edge against the sky and the wall above
    for (let i = 0; i < 6; i++) {
      const a = q.range(-3, 0.1),
        w = r * q.range(0.1, 0.24);
      const twig: Pt = [
        at[0] + Math.cos(a) * r,
        at[1] - up * r * rise + up * Math.sin(a) * r * 0.84,
      ];
      T.add(c, outline(lump(twig, w, w * 0.7, up)));
    }
  }
  T.flush(p.x);
  if (p.eye.flip) return;
  // the lit shoulders: broad in one place, lost in another, so that no two crowns are told alike
  for (const { x, at, r, rise, hz, warm } of places) {
    const lit = 0.5 + 0.9 * n.n2(x * 0.011, z) + 0.3 * warm;
    if (lit < 0.3) continue;
    const s = clamp(lit, 0.35, 0.85),
      [cx, cy] = [at[0] + r * 0.2, at[1] - r * (rise + 0.22)];
    const c = mix(mix("#1e453e", "#42687a", hz * 0.6), "#56643a", warm * 0.5);
    T.add(c, outline(lump([cx, cy], r * s * 0.62, r * s * 0.42, up)));
    // leaf by leaf towards its edge
    for (let i = 0; i < 7; i++) {
      const a = q.range(-2.6, 0.7),
        w = r * q.range(0.14, 0.3);
      const leaf: Pt = [cx + Math.cos(a) * r * s * 0.62, cy + Math.sin(a) * r * s * 0.44];
      T.add(c, outline(lump(leaf, w, w * 0.7, up)));
    }
  }
  T.flush(p.x);
  for (const { x, at, r, rise, hz, warm } of places) {
    const lit = n.n2(x * 0.011, z) + 0.9 * warm;
    if (lit < 0.1) continue;
    const c = mix(mix("#4b7561", "#6d909a", hz * 0.6), "#c9a552", clamp(warm * 1.1));
    for (let i = 0; i < 5 + 6 * warm; i++) {
      const a = q.range(-1.5, -0.1),
        d = r * q.range(0.62, 0.9);
      T.add(c, (y) =>
        dab(
          y,
          at[0] + Math.cos(a) * d,
          at[1] - r * rise + Math.sin(a) * d * 0.82,
          r * q.range(0.16, 0.4),
          r * 0.13,
          q.range(0, 1.1),
        ),
      );
    }
    for (let i = 0; i < Math.round(7 * warm * q.u()); i++) {
      const px = at[0] + q.range(-0.7, 0.8) * r,
        py = at[1] - r * q.range(0, rise + 0.6);
      T.add(mix("#a8682c", "#f6a93f", warm), (y) =>
        y.arc(px, py, Math.max(1.3, r * 0.075), 0, 6.3),
      );
      T.flush(p.x);
    }
  }
  T.flush(p.x);
}

/** The dry wall that holds a terrace: dim, moonlit in stretches, a few of its joints. */
function wall(p: Pens, z: number, q: Rng) {
  const low = level(z - 2.1),
    high = level(z);
  const g = p.x.createLinearGradient(0, 0, END, 0);
  g.addColorStop(0, "#2e465a");
  g.addColorStop(1, "#486a80");
  face(p, [...high, ...low.toReversed()], g);
  if (p.eye.flip) return;
  for (let x = -20; x < END - 40; x += q.range(9, 30)) {
    if (topAt(x) < z) continue;
    const a = q.range(0.1, 0.8),
      l = q.range(8, 26);
    const stone = place(p, [
      slope(x, z - 2 * a),
      slope(x + l, z - 2 * a),
      slope(x + l, z - 2 * a - 0.5),
      slope(x, z - 2 * a - 0.4),
    ]);
    const [sx, sy] = stone[0];
    p.x.fillStyle = css(
      mix(mix("#4d6a7e", "#65879a", clamp(x / END)), "#b09a6c", 0.7 * lampLight(sx, sy)),
      q.range(0.35, 0.9),
    );
    poly(p.x, stone);
    p.x.fill();
    inked(p, [slope(x, z - 0.2), slope(x + q.range(-2, 2), z - 1.2)], 0.8, 0.35);
  }
}

/** The dark wood on the crest. */
function wood(p: Pens, q: Rng) {
  const T = new Tones();
  for (let x = -30; x < 640; x += q.range(6, 14)) {
    const thick = n.n2(x * 0.009, 30);
    if (thick < -0.02) continue;
    const at = place(p, [slope(x, 999)])[0],
      s = (5 + 16 * thick) * q.range(0.7, 1.2);
    T.add(mix("#0f2235", "#2b4a60", clamp(x / 900)), outline(lump(at, s, s * 0.8, 1)));
  }
  T.flush(p.x);
}

/** The whole hill, from the crest down: five terraces, each before the one above it. */
export function hill(p: Pens) {
  const q = new Rng(41);
  const crest = columns.map((x) => slope(x, 999));
  const foot = columns.map((x) => slope(x, FOOT - 2));
  const g = p.x.createLinearGradient(0, 0, END, 0);
  g.addColorStop(0, "#17333c");
  g.addColorStop(1, "#31546a");
  face(p, [...crest, ...foot.toReversed()], g, 1.2);
  wood(p, q);
  for (let k = 7; k >= 0; k--) {
    const z = FOOT + 2 + k * STEP;
    wall(p, z, q);
    for (const group of crowns(z, k, q)) mass(p, z, group, q);
    if (k === 5 && !p.eye.flip) shed(p);
  }
}

/** a hut among the trees, one window lit */
function shed(p: Pens) {
  const s = scaleAt(130),
    [x, y] = place(p, [fromSheet([168, 330], 130)])[0];
  const quad = (c: string, ...q: Pt[]) => {
    const at = q.map(([a, b]): Pt => [x + a * s, y - b * s]);
    if (p.k) clearUnder(p.k, at);
    p.x.fillStyle = css(c);
    p.x.beginPath();
    at.forEach((b, i) => (i ? p.x.lineTo(...b) : p.x.moveTo(...b)));
    p.x.fill();
  };
  quad("#18263f", [-2.6, 0], [2.4, 0], [2.4, 2], [-2.6, 2]);
  quad("#41586d", [-3.2, 1.8], [3, 1.6], [2.2, 3.2], [-2.4, 3.4]);
  quad("#dd9845", [-1.4, 0.5], [0.4, 0.5], [0.4, 1.5], [-1.4, 1.5]);
}
