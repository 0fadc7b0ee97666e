/** Rice vinegar, for the boxed sushi. */
import { Noise, type Pt, type RGB } from "../../kit/core.ts";
import { vessel } from "../../kit/cutout.ts";
import { blend, type Spot, type Table } from "../../kit/table.ts";

const n = new Noise(12);
/** rice vinegar, nearly clear, in a blue and white bowl: the pattern of its floor shows through */
export function vinegar(t: Table, [cx, cy]: Pt, size: number) {
  const cobalt: RGB = [40, 78, 156];
  vessel(t, cx, cy, 218 * size, {
    c: "#eef0ea",
    lip: 13 * size,
    high: 92,
    floor: 26,
    inner: 108 * size,
    gloss: 0,
    wall: (dist, a, s) => {
      const d = dist / size;
      if (Math.abs(d - 198) < 2.2 || Math.abs(d - 191) < 1.2) s.c = blend(s.c, cobalt, 0.85);
      // a vine pattern inside the rim
      const w = 176 + 7 * Math.sin(a * 14);
      if (Math.abs(d - w) < 1.8) s.c = blend(s.c, cobalt, 0.85);
      const k = ((a / 6.28319) * 28 + 100) % 1;
      const leafy = Math.hypot((k - 0.5) * 34, d - w - 8 * Math.sign(Math.sin(a * 14)));
      if (leafy < 5 && d > 160) s.c = blend(s.c, cobalt, 0.7);
      if (d < 154) liquid(s, d, a);
    },
  });
  function liquid(s: Spot, d: number, a: number) {
    s.h = 50;
    // a flower of eight petals on the bottom, two rings around it
    const petal = 52 + 26 * Math.abs(Math.cos(a * 4));
    const line =
      Math.abs(d - petal) < 3 || Math.abs(d - 118) < 2.4 || Math.abs(d - 110) < 1.2 || d < 13;
    const [x, y] = [d * Math.cos(a), d * Math.sin(a)];
    const wave = 3 * n.n2(x * 0.03, y * 0.03);
    s.c = line ? [86, 112, 160] : d + wave > 128 ? [214, 196, 138] : [233, 222, 178];
    s.ink = Math.abs(d - 153) < 1.2 ? 0.7 : 0;
    // one hard reflection of the window
    const [gx, gy] = [x + 66, y + 66];
    const pane = Math.min(34 - Math.abs(gx + 0.4 * gy), 46 - Math.abs(gy));
    if (pane > 0 && Math.abs(gx + 0.4 * gy) > 3.5) s.c = [255, 252, 240];
    s.gloss = 0;
  }
}
