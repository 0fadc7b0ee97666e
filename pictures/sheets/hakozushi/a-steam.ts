/** Hakozushi A: steam from the rice: one great soft body without an outline, bright where the window's light falls through it. */
import { clamp, css, H, lerp, Noise, pixels, type Pt, Rng, SS, sstep, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const n = new Noise(41);
interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
/** Puffs rise from the whole of the rice, lean to the right, grow, and part under the roof. */
function rising([rx, ry]: Pt): Puff[] {
  const r = new Rng(77);
  return Array.from({ length: 90 }, (_, i) => {
    const t = (i + r.u()) / 90,
      up = 1020 * t ** 1.15;
    const bend = 70 * Math.sin(up * 0.0062 + 0.6) * sstep(0, 300, up);
    const spread = lerp(215, 150, sstep(0, 300, up)) + 240 * sstep(360, 1000, up);
    return {
      x: rx + 30 + 120 * sstep(160, 900, up) + bend + spread * clamp(0.62 * r.g(), -1.15, 1.15),
      y: ry + 22 - up + 20 * r.g(),
      r: lerp(100, 200, sstep(0, 800, up)) * r.range(0.6, 1.25),
    };
  });
}
/** Grid of what was found at every fourth point: how thick the steam is, and how far its surface turns to the window. */
const STEP = 4;
function body(rice: Pt) {
  const wide = W / STEP + 2,
    high = H / STEP + 2;
  const thick = new Float32Array(wide * high),
    turned = new Float32Array(wide * high);
  const puffs = rising(rice);
  for (let j = 0, q = 0; j < high; j++)
    for (let i = 0; i < wide; i++, q++) {
      const px = i * STEP,
        py = j * STEP;
      const x = px + 26 * n.n2(px * 0.006, py * 0.005) + 11 * n.n2(px * 0.018, py * 0.014),
        y = py + 26 * n.n2(px * 0.006 + 50, py * 0.005) + 11 * n.n2(px * 0.018, py * 0.014 + 30);
      let sum = 0,
        near = 0,
        light = 0;
      for (const p of puffs) {
        const dx = (x - p.x) / p.r,
          dy = (y - p.y) / p.r,
          d = dx * dx + dy * dy;
        if (d >= 1) continue;
        const w = (1 - d) * (1 - d);
        sum += w;
        // the puff whose middle is nearest gives the form
        const k = w ** 2.2;
        near += k;
        light += k * (-0.72 * dx - 0.6 * dy);
      }
      thick[q] = sum;
      turned[q] = near > 0 ? light / near : 0;
    }
  const read = (a: Float32Array) => (x: number, y: number) => {
    const u = x / STEP,
      v = y / STEP,
      i = u | 0,
      j = v | 0,
      o = j * wide + i;
    return lerp(lerp(a[o], a[o + 1], u - i), lerp(a[o + wide], a[o + wide + 1], u - i), v - j);
  };
  return { thick: read(thick), turned: read(turned) };
}
/** The window's light, which slants down to the tub through the dust of flour and steam. */
export function shaft(P: Print, panes: readonly Pt[], [dx, dy]: Pt) {
  P.light(
    (x) => {
      x.fillStyle = "rgba(150,150,150,0.3)";
      const [a, b, c, d] = panes;
      poly(x, [a, b, [b[0] + dx, b[1] + dy], [c[0] + dx, c[1] + dy], [d[0] + dx, d[1] + dy], d]);
      x.fill();
    },
    { op: "screen", blur: 9 },
  );
}
export function steam(P: Print, rice: Pt, lit: (x: number, y: number) => number) {
  const { thick, turned } = body(rice);
  const foot = (x: number, y: number) =>
    sstep(-62, 46, rice[1] - y + 60 * (1 - ((x - rice[0]) / 300) ** 2));
  // no line shows through it
  pixels(P.key.c, (d, wide, high) => {
    for (let j = 0, q = 3; j < high; j++)
      for (let i = 0; i < wide; i++, q += 4)
        if (d[q]) {
          const [x, y] = [i / SS, j / SS];
          d[q] *= 1 - sstep(0.06, 0.5, thick(x, y)) * foot(x, y);
        }
  });
  // the shaded body, its half light, the bright part
  for (const [tone, from, to, most, needs] of [
    ["#68647f", 0.0, 0.9, 1, -1],
    ["#a19cb0", 0.1, 1.5, 0.82, 0.02],
    ["#dcd4d4", 0.2, 1.6, 0.92, 0.36],
    ["#fff5e0", 0.3, 1.7, 0.98, 0.66],
  ] as const)
    P.mist(
      (x, y) => {
        const d = thick(x, y);
        if (d < from) return 0;
        // the shaded body hides the window, but lets the cook's head be guessed
        if (needs < 0)
          return (
            foot(x, y) * lerp(0.985 * sstep(0, 0.9, d), 0.76 * sstep(0, 1.6, d), sstep(440, 640, x))
          );
        const light = lit(x, y) + 1.15 * turned(x, y) + 0.06 * n.n2(x * 0.02, y * 0.02);
        return (
          most *
          sstep(from, to, d) *
          sstep(needs - 0.14, needs + 0.2, light) *
          foot(x, y) *
          (0.4 + 0.6 * sstep(-60, 420, y))
        );
      },
      tone,
      { grain: 0.18, key: 0.9 },
    );
}

/** The shaft of the paddle: its blade is deep in the rice, and towards the hands it is lost in the steam. */
export function paddle(P: Print) {
  P.block(
    (x) => {
      for (const [tone, run] of [
        ["#4a3630", "520,950 530,930 770,786 780,800 552,952 536,960"],
        ["#a9855c", "522,946 532,931 770,787 774,793 546,942 532,952"],
      ]) {
        const g = x.createLinearGradient(524, 948, 770, 790);
        g.addColorStop(0, css(tone, 0));
        g.addColorStop(0.26, css(tone, 0.8));
        g.addColorStop(0.5, css(tone, 0.75));
        g.addColorStop(1, css(tone, 0));
        x.fillStyle = g;
        poly(x, pts(run));
        x.fill();
      }
    },
    { grain: 0.2, occlude: 0 },
  );
}
