/** Planed boards seen from above, with the flames of their grain. */
import { Noise, clamp, sstep, type RGB, rgb, type Col } from "../../kit/core.ts";
import { type Table, type Box, blend } from "../../kit/table.ts";

const n = new Noise(61);
const C = (c: Col): RGB => rgb(c);

/** planed wood with flame-shaped grain along the board, and joints across; `vertical` turns it */
export function board(
  t: Table,
  b: Box,
  o: {
    light: Col;
    mid: Col;
    dark: Col;
    plank?: number;
    h?: number;
    vertical?: boolean;
    seed?: number;
    rings?: number;
    flame?: number;
  },
) {
  const A = C(o.light),
    M = C(o.mid),
    D = C(o.dark);
  const pl = o.plank ?? 300,
    ring = o.rings ?? 1;
  t.lay(b, (X, Y, s) => {
    const x = o.vertical ? Y : X,
      y = o.vertical ? X : Y;
    const k = Math.floor((y + 40) / pl),
      f = (y + 40) / pl - k;
    const sd = k * 37.1 + (o.seed ?? 0);
    // distance from the centre of this plank, bent by slow noise: long flame shapes
    const heart = 0.5 + 0.34 * n.n2(sd, 1.3);
    const bend = 0.5 * n.n2(x * 0.0011 + sd, y * 0.0016) + 0.1 * n.n2(x * 0.005, y * 0.012 + sd);
    const v = Math.abs(f - heart + 0.3 * bend) * (1 + 0.35 * n.n2(x * 0.0008 + sd, 5));
    const ph =
      (Math.sqrt(v * v + 0.004 * (1 + n.n2(x * 0.002, sd)) + 0.00000018 * (x - 800) * (x - 800)) *
        46 +
        0.5 * n.n2(x * 0.004, y * 0.03)) *
      ring;
    const r = ph - Math.floor(ph);
    const late = sstep(0.55, 0.97, r) * (1 - sstep(0.97, 1, r));
    const fine = 0.5 + 0.5 * n.n2(x * 0.012, y * 0.8 + sd);
    let tone = 0.5 + 0.3 * n.n2(sd, 8.8);
    tone += 0.12 * n.n2(x * 0.003, y * 0.01 + sd);
    s.c = blend(A, M, clamp(tone * 0.55 + 0.3 * fine * fine));
    s.c = blend(s.c, D, (o.flame ?? 0.42) * late * (0.55 + 0.45 * fine));
    const e = Math.min(f, 1 - f) * pl;
    s.h = (o.h ?? 0) - 0.6 * late - 3 * sstep(3, 0.5, e);
    s.ink = 0.8 * sstep(2.2, 0.8, e);
    s.gloss = 0;
  });
}
