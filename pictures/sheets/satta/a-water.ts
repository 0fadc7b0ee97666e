/** Satta Pass, A: the still bay: a mirror whose ripples push the image aside, the moon's road, the lamps' broken columns. */
import {
  clamp,
  getPx,
  H,
  type Layer,
  mix,
  PH,
  type Pt,
  PW,
  Rng,
  rgb,
  shade,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { HORIZON, mirrored, MOON } from "./a-plan.ts";
import { lampHead } from "./a-road.ts";

const near = (y: number) => (y - HORIZON) / (H - HORIZON);
/** rows of ripples: close together far away */
const rows = (y: number) => 92 * Math.log(1 + (y - HORIZON) / 46);

/** Prints the water with what it mirrors. */
export function water(P: Print, mirror: Layer) {
  const n = P.noise,
    src = getPx(mirror.c).data;
  const deep = rgb("#122c58"),
    abyss = rgb("#15304f"),
    pale = rgb("#6f9fae"),
    dark = rgb("#10244c");
  P.put(
    shade((x, y, o) => {
      if (y < HORIZON) return void (o[3] = 0);
      const k = near(y),
        row = rows(y);
      const rip =
        n.n2(x * 0.0017, row * 0.16) * 0.62 +
        n.n2(x * 0.006, row * 0.5) * 0.3 +
        n.n2(x * 0.022, row * 1.1) * 0.08;
      const sx = clamp(x + rip * (3 + 15 * k), 0, W - 1),
        sy = clamp(y + rip * (1.5 + 14 * k), HORIZON + 1, H - 1);
      const i = (Math.min(PH - 1, (sy * SS) | 0) * PW + Math.min(PW - 1, (sx * SS) | 0)) * 4;
      // swells: long flat bars that take the deep water's colour, or the sky's
      const bar = n.n2(x * 0.0015 + 3, row * 0.26) * 0.75 + n.n2(x * 0.0052, row * 0.8) * 0.4;
      // below the road and the hill the bay lies deep and quiet
      const calm = sstep(1180, 420, x + 260 * k);
      const sink = 0.1 + 0.16 * k + 0.2 * sstep(0.28, 0.34, bar) * sstep(0.02, 0.2, k) * (1 - calm);
      const shine = 0.16 * sstep(-0.42, -0.47, bar) * sstep(0.03, 0.2, k) * (1 - 0.7 * calm);
      const lamp = sstep(0, 70, src[i] - src[i + 2]);
      const depth = (0.42 - 0.3 * lamp) * calm * sstep(0.02, 0.3, k);
      const foot = 0.5 * sstep(0.8, 1.1, k);
      for (let c = 0; c < 3; c++) {
        let v = src[i + c];
        v += (deep[c] - v) * sink;
        v += (abyss[c] - v) * depth;
        v += (pale[c] - v) * shine;
        o[c] = v + (dark[c] - v) * foot;
      }
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  P.block(
    (x) => {
      ripples(P, x);
    },
    { grain: 0.1 },
  );
}

/** a flat stroke, pointed at both ends, that wavers as a ripple does */
const dash = (
  T: Tones,
  c: ReturnType<typeof mix>,
  x: number,
  y: number,
  long: number,
  w: number,
  bend: number,
) =>
  T.add(c, (q) =>
    brushPath(
      q,
      [-0.5, -0.36, -0.2, -0.04, 0.12, 0.3, 0.42, 0.5].map((t, i): Pt => [
        x + t * long,
        y + bend * Math.sin(i * 1.9 + x + y),
      ]),
      (t) => w * (0.08 + Math.sin(Math.PI * t) ** 0.6 * (0.8 + 0.35 * Math.sin(t * 11 + x))),
    ),
  );

function ripples(P: Print, x: Parameters<Tones["flush"]>[0]) {
  const T = new Tones(),
    r = new Rng(33);
  for (let i = 0; i < 230; i++) {
    const k = r.u() ** 0.8,
      y = HORIZON + 14 + k * (H - HORIZON - 20),
      px = r.range(0, W),
      long = (16 + 120 * k) * r.range(0.35, 1.1);
    if (P.noise.n2(px * 0.002, y * 0.012) < -0.1) continue;
    // over the deep the strokes are few, dark and slow
    const calm = px + 260 * k < 840;
    if (calm && r.chance(0.3)) continue;
    const c = calm
      ? rgb(r.chance(0.4) ? "#33587a" : "#112848")
      : r.chance(0.3)
        ? rgb("#7fa9b4")
        : mix("#2a5272", "#12285a", k);
    dash(T, c, px, y, long, (1 + 2.8 * k) * r.range(0.6, 1.1), r.range(-1, 1) * (0.3 + 0.7 * k));
  }
  T.flush(x);
}

/** The lights that lie on the water: the moon's road and the columns below the lamps. */
export function glitter(P: Print) {
  const r = new Rng(61),
    n = P.noise,
    T = new Tones();
  for (let y = HORIZON + 10; y < H + 4;) {
    const k = near(y);
    const wide = (24 + 50 * sstep(0, 0.45, k)) * (0.4 + 0.9 * Math.abs(n.n2(3, rows(y) * 0.13)));
    const count = k < 0.1 ? 4 : 3;
    for (let i = 0; i < count; i++) {
      const long = wide * r.range(0.15, 1) ** 1.4 * 2,
        px = MOON[0] + r.g() * wide * 0.42 + 5 * n.n2(8, y * 0.02);
      dash(
        T,
        mix("#f7edc0", "#c3c7ac", clamp(k * 0.9 + r.range(-0.3, 0.3))),
        px,
        y,
        long,
        (1.5 + 3.9 * k) * r.range(0.5, 1.15),
        r.range(-1, 1) * (0.3 + 1.6 * k),
      );
    }
    if (r.chance(0.3))
      dash(
        T,
        mix("#c9cba8", "#6f9aa6", k),
        MOON[0] + r.g() * wide * 1.1,
        y + 2,
        wide * r.range(0.3, 1),
        1.2 + 2 * k,
        0.6,
      );
    y += (2.2 + 8.4 * k) * (n.n2(5, rows(y) * 0.09) > 0.22 ? 2.3 : r.range(0.7, 1.2));
  }
  for (let i = 1; i < 40; i++) {
    const [px, py] = mirrored.to(...lampHead(i));
    if (px < 0 || py > H + 60) continue;
    const k = near(py),
      reach = 12 + 120 * k;
    const count = Math.round(i < 5 ? 9 + 9 * k : i < 16 ? 6 : 3);
    for (let j = 0; j < count; j++) {
      const u = (j + r.u() * 0.5) / count - 0.5,
        y = py + u * 2 * reach;
      const fade = 1 - Math.abs(u) * 1.7;
      const long = (7 + 26 * k) * (0.35 + 0.75 * Math.max(0, fade)) * r.range(0.7, 1.2);
      const c = mix("#ffe59a", "#c98f4d", clamp(0.95 - fade + r.range(-0.2, 0.2)));
      dash(
        T,
        c,
        px + r.g() * (2 + 3 * k),
        y,
        long,
        (1.3 + 4 * k) * (0.5 + 0.5 * Math.max(0, fade)),
        r.range(-0.6, 0.6),
      );
    }
  }
  P.block((x) => T.flush(x));
}
