/** The pond: a still mirror; the needle stands in it head down, and each ripple pushes a piece of it aside. */
import { clamp, getPx, hex, lerp, PH, Rng, shade, SS, sstep, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { FOOT, half, TOP } from "./a-needle.ts";
import { NEEDLE, SHORE } from "./a-plan.ts";

export function pond(P: Print) {
  const n = P.noise;
  const src = getPx(P.base.c).data,
    wide = P.base.c.width;
  const sample = (x: number, y: number, k: number) =>
    src[(clamp((y * SS) | 0, 0, PH - 1) * wide + clamp((x * SS) | 0, 0, wide - 1)) * 4 + k];
  const deep = hex("#2c6f7c"),
    open = hex("#dfe8d2"),
    lit = hex("#f8f3de"),
    shadow = hex("#86b0b4");
  P.put(
    shade((x, y, o) => {
      const b = SHORE(x);
      if (y < b) {
        o[3] = 0;
        return;
      }
      const dy = y - b,
        near = dy / 630;
      // ripples lie flat: long across, short down, wider towards us
      const row = 90 * Math.log(1 + dy / 70);
      const rip =
        n.n2(x * 0.0016 * (1.6 - near), row * 0.11) * 0.62 + n.n2(x * 0.005, row * 0.3) * 0.38;
      const amp = 1 + 26 * near;
      const sx = x + rip * amp,
        sy = Math.min(b - 2, b - dy * 0.97 + rip * amp * 0.8);
      const bar =
        sstep(
          0.34,
          0.5,
          n.n2(x * 0.0012 + 3, row * 0.17) * 0.78 + n.n2(x * 0.003, row * 0.5) * 0.34,
        ) * sstep(0.02, 0.12, near);
      const tint = 0.1 + 0.62 * sstep(0.16, 1.05, near);
      for (let c = 0; c < 3; c++) {
        let v = sample(sx, Math.max(4, sy), c);
        v += (deep[c] - v) * tint;
        v += (open[c] - v) * bar * 0.26;
        o[c] = v;
      }
      // the needle: whole by the shore, then in ever flatter pieces that go to left and right
      const t = (dy * 0.97 - rip * amp * 0.5) / (FOOT - TOP);
      const wave = n.n2(7, row * 0.15) * 0.7 + n.n2(x * 0.003, row * 0.34 + 9) * 0.3;
      const tx = x - NEEDLE + wave * (0.5 + 30 * near),
        reach = half(clamp(t)) * (1 + 0.7 * near) + 2 * near;
      if (t > 0.02 && t < 1.02) {
        const inside = sstep(reach, reach * 0.9 - 0.6, Math.abs(tx));
        const gap = sstep(0.62 - 0.9 * near, 0.7 - 0.9 * near, n.n2(x * 0.003 + 40, row * 0.42));
        const side = tx < reach * 0.15 ? lit : shadow;
        const a = inside * (1 - gap) * lerp(0.8, 0.9, near) * sstep(0.02, 0.16, t);
        for (let c = 0; c < 3; c++) o[c] += (side[c] - o[c]) * a;
      }
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  // a few flat strokes of light and of depth
  const T = new Tones(),
    r = new Rng(13);
  for (let k = 0; k < 150; k++) {
    const px = r.range(-40, W),
      near = Math.pow(r.u(), 0.8),
      py = 600 + 590 * near,
      len = (30 + 190 * near) * r.range(0.4, 1.1),
      w = (1 + 4.2 * near) * r.range(0.5, 1.1);
    if (py < SHORE(px) + 10) continue;
    T.add(
      r.chance(0.45) ? "#eef0dc" : "#235f70",
      (z) =>
        brushPath(
          z,
          [
            [px, py],
            [px + len / 2, py + w * 0.4],
            [px + len, py],
          ],
          (t) => w * Math.sin(Math.PI * t),
        ),
      0.4,
    );
  }
  T.flush(P.base.x);
}
