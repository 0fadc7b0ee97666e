/** Hakozushi A: steam from the rice: one great body of flat tones without an outline, bright where the window's light falls through it. */
import { clamp, H, lerp, Noise, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
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
    const spread = lerp(186, 140, sstep(0, 300, up)) + 240 * sstep(360, 1000, up);
    return {
      x: rx + 30 + 120 * sstep(160, 900, up) + bend + spread * clamp(0.62 * r.g(), -1.15, 1.15),
      y: ry + 22 - up + 20 * r.g(),
      r: lerp(92, 200, sstep(0, 800, up)) * r.range(0.6, 1.25),
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
    sstep(-40, 30, rice[1] - y + 54 * (1 - ((x - rice[0]) / 264) ** 2));
  // flat blocks, one on another: two of shade, the half light, the bright one; each edge is torn a little
  for (const [tone, from, most, needs] of [
    ["#5d5974", 0.16, 0.6, -9],
    ["#75708a", 0.5, 0.96, -9],
    ["#a39eb0", 0.5, 0.96, 0.12],
    ["#d9d1d0", 0.62, 0.97, 0.44],
    ["#fff4de", 0.72, 0.98, 0.78],
  ] as const)
    P.mist(
      (x, y) => {
        const d = thick(x, y) * foot(x, y) - 0.25 * sstep(400, -100, y);
        const torn = 0.05 * n.n2(x * 0.05, y * 0.05) + 0.03 * n.n2(x * 0.16, y * 0.13);
        const light = lit(x, y) + 1.05 * turned(x, y) + torn;
        return (
          most *
          sstep(from - 0.025, from + 0.025, d + torn) *
          sstep(needs - 0.03, needs + 0.03, light)
        );
      },
      tone,
      { grain: 0.22, key: 1 },
    );
}
