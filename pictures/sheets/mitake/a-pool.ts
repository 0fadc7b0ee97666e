/** The pool: cold green water in flat ripples, with a broken reflection of the white fall. */
import {
  clamp,
  getPx,
  H,
  layer,
  type Pt,
  PH,
  putPx,
  PW,
  rgb,
  Rng,
  SS,
  sstep,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { midAt, nz, POOL } from "./a-plan.ts";

const tones = ["#0f2a36", "#18414c", "#2f6468", "#6d9a95", "#bcd3c8", "#f6f3e6"].map(rgb);

/** Draws the water over the whole bottom of the sheet; rocks are drawn over it. */
export function pool(P: Print) {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  for (let j = Math.floor((POOL - 6) * SS); j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const x = i / SS,
        y = j / SS;
      const t = (y - POOL) / (H - POOL);
      // ripples are wide and long nearby, very small at the foot of the fall
      const far = 1 / (0.16 + 1.1 * clamp(t));
      const wave =
        nz.n2(x * 0.0042 * far + 4, y * 0.022 * far) * 0.65 +
        nz.n2(x * 0.012 * far, y * 0.062 * far + 8) * 0.4;
      const off = Math.abs(x - midAt(POOL) + 46 * wave * (0.4 + t)) / (105 + 90 * t);
      const mirror = sstep(1.15, 0.2, off) * sstep(1.05, 0.1, t * 0.86);
      const s = 1.15 + 0.9 * wave + 3.1 * mirror * (0.72 + 0.6 * wave) - 0.8 * sstep(0.3, 1, t);
      const q = clamp(Math.round(s), 0, tones.length - 1);
      const p = (j * PW + i) * 4,
        c = tones[q];
      d[p] = c[0];
      d[p + 1] = c[1];
      d[p + 2] = c[2];
      d[p + 3] = 255;
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}

/** Rings around the foot of the fall: each a few broken strokes. */
export function rings(P: Print) {
  const r = new Rng(21),
    T = new Tones();
  const cx = midAt(POOL);
  for (const rho of [210, 262, 330, 410])
    for (let k = 0; k < 7; k++) {
      const a0 = r.range(0.12, 2.9),
        span = r.range(0.1, 0.36),
        R = rho * r.range(0.96, 1.04);
      const pts: Pt[] = [];
      for (let i = 0; i <= 14; i++) {
        const a = a0 + (span * i) / 14;
        pts.push([cx + Math.cos(a) * R, POOL + 4 + Math.sin(a) * R * 0.42]);
      }
      const w = (1.4 + rho * 0.008) * r.range(0.6, 1.2);
      T.add(r.chance(0.6) ? "#9fc0b8" : "#0f2a36", (z) =>
        brushPath(z, pts, (t) => w * Math.sin(Math.PI * t)),
      );
    }
  T.flush(P.base.x);
}
