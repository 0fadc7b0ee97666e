/** The pebbles of the bank: worn balls with a few flat sides; the large ones ring the fire, as they were laid. */
import { lerp, mix, ramp, Rng, type RGB, sstep, type V3 } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import type { Body, Light } from "./d-body.ts";
import { bank, cam, n, onGround, PIT, SHORE } from "./d-stage.ts";

const warm = ramp([
  [0, "#22141c"],
  [0.2, "#46211c"],
  [0.4, "#6e321e"],
  [0.6, "#a85c2a"],
  [0.8, "#e09a4c"],
  [1, "#f9d48c"],
]);
const cool = ramp([
  [0, "#060a17"],
  [0.35, "#0e172b"],
  [0.7, "#1a2741"],
  [1, "#2a3d60"],
]);
/** Stone in three tones: night, the sky's blue on what is turned upwards, and the fire's steps; `dark` is the stone's own. */
export function stoneInk(p: V3, nz: number, l: Light, dark: number): RGB {
  const worn =
    0.05 * n.n3(p[0] * 26, p[1] * 26, p[2] * 60) + 0.03 * n.n3(p[0] * 9, p[1] * 9, p[2] * 9);
  const fire = l.reach * Math.max(0, l.cos + 0.06) ** 0.75 * (1 - 0.32 * dark);
  const night = cool.at(steps(l.cool * (1 - 0.4 * dark) * (0.25 + 0.75 * nz) + worn, 3, 0.12));
  const w = steps(Math.min(1, fire) + worn * 0.9, 5, 0.1);
  return mix(night, warm.at(w), sstep(0.05, 0.2, w));
}

/** One pebble: its middle, radii, turn. */
function pebble(c: V3, [a, b, h]: V3, turn: number, r: Rng, line: number): Body {
  const dark = r.u(),
    id = r.range(0, 90);
  const cos = Math.cos(turn),
    sin = Math.sin(turn),
    tilt = r.range(-0.22, 0.22),
    least = Math.min(a, b, h);
  const far = c[1] > 2.4;
  const flats = Array.from({ length: far ? 2 : 7 }, (_, i) => {
    const az = r.range(0, 6.283),
      up = i ? r.range(-0.15, 0.95) : 1,
      q = Math.sqrt(Math.max(0, 1 - up * up));
    return [Math.cos(az) * q, Math.sin(az) * q, up, r.range(0.56, 0.88)] as const;
  });
  const soft = 0.16;
  const dist = (x: number, y: number, z: number) => {
    const dx = x - c[0],
      dy = y - c[1],
      dz = z - c[2] - tilt * (x - c[0]);
    const u = (dx * cos + dy * sin) / a,
      v = (dy * cos - dx * sin) / b,
      w = dz / h;
    const k0 = Math.hypot(u, v, w),
      k1 = Math.hypot(u / a, v / b, w / h) || 1;
    let d = (k0 * (k0 - 1)) / k1;
    if (k0 > 1.5) return d * 0.9;
    for (const [fx, fy, fz, at] of flats) {
      const e = (u * fx + v * fy + w * fz - at) * least;
      // the edge between the flat side and the ball is worn
      const m = Math.max(0, soft * least - Math.abs(d - e)) / (soft * least);
      d = Math.max(d, e) + m * m * soft * least * 0.25;
    }
    if (!far) d += 0.05 * least * n.n3(u * 1.5 + id, v * 1.5, w * 1.5);
    return d * 0.86;
  };
  const ink = (p: V3, nn: V3, l: Light) => stoneInk(p, Math.max(0, nn[2]), l, dark);
  return { c, r: Math.max(a, b, h) * 1.06, dist, ink, line };
}

/** The large stones, by their place on the sheet: x, the foot's y, width, height over width. */
const LARGE: readonly (readonly [x: number, y: number, wide: number, tall: number])[] = [
  // behind the fire
  [470, 820, 150, 0.42],
  [585, 806, 90, 0.4],
  [672, 790, 130, 0.46],
  [795, 806, 150, 0.44],
  [905, 818, 96, 0.5],
  [330, 866, 120, 0.5],
  [740, 752, 170, 0.3],
  // at its right
  [985, 905, 150, 0.52],
  [1010, 926, 110, 0.6],
  [972, 976, 140, 0.4],
  [1180, 990, 250, 0.4],
  [1215, 830, 190, 0.42],
  [930, 1046, 170, 0.42],
  // in front
  [372, 1010, 210, 0.44],
  [282, 968, 130, 0.5],
  [520, 1072, 150, 0.4],
  [705, 1084, 200, 0.36],
  [590, 1130, 220, 0.4],
  [890, 1110, 220, 0.38],
  [1175, 1070, 230, 0.36],
  [340, 1172, 330, 0.34],
  [110, 1085, 170, 0.4],
  [790, 1182, 170, 0.36],
  [1010, 1184, 250, 0.34],
  [1420, 1072, 170, 0.4],
  [1330, 1170, 190, 0.36],
  [60, 960, 150, 0.36],
  [1520, 1180, 200, 0.34],
];
/** Where each stone lies; a later one keeps away from the earlier ones. */
export function pebbles(): Body[] {
  const r = new Rng(77);
  const all: Body[] = [],
    taken: [x: number, y: number, r: number][] = [[0.435, 1.045, 0.12]];
  const lay = (
    x: number,
    y: number,
    a: number,
    b: number,
    h: number,
    turn: number,
    line: number,
  ) => {
    all.push(pebble([x, y, bank(y) + h * 0.36], [a, b, h], turn, r, line));
    taken.push([x, y, (a + b) / 2]);
  };
  for (const [X, Y, wide, tall] of LARGE) {
    const foot = onGround(X, Y),
      a = (wide * foot[1]) / cam.f / 2;
    lay(
      foot[0],
      foot[1] + a * 0.5,
      a,
      a * r.range(0.62, 0.8),
      a * tall * 1.22,
      r.range(-0.4, 0.4),
      1,
    );
  }
  const bed = (x: number, y: number) => Math.hypot((x - PIT[0]) / 0.245, (y - PIT[1]) / 0.18) < 1;
  const strew = (count: number, y0: number, y1: number, r0: number, r1: number, close: number) => {
    for (let i = 0; i < count; i++) {
      const y = Math.sqrt(lerp(y0 * y0, y1 * y1, r.u())),
        x = r.range(-0.56, 0.56) * y,
        a = lerp(r0, r1, r.u() ** 2.2) * Math.max(1, Math.min(2.2, y / 2));
      if (bed(x, y)) continue;
      if (
        taken.some(
          ([u, v, s]) => Math.abs(v - y) < s + a && Math.hypot(u - x, v - y) < (s + a) * close,
        )
      )
        continue;
      lay(
        x,
        y,
        a,
        a * r.range(0.6, 0.9),
        a * r.range(0.42, 0.66),
        r.range(0, 3.1),
        y > 1.7 ? 0.4 : 0.8,
      );
    }
  };
  strew(420, 0.55, 1.6, 0.034, 0.062, 0.86);
  strew(1100, 0.55, 1.6, 0.018, 0.032, 0.82);
  strew(3400, 0.55, 1.7, 0.006, 0.016, 0.8);
  strew(2600, 1.55, SHORE + 0.1, 0.032, 0.075, 0.8);
  strew(7000, 1.55, SHORE + 0.1, 0.016, 0.034, 0.76);
  return all;
}
