/** Sea bream and vinegar, for the boxed sushi. */
import { clamp, Noise, type Pt, type RGB, sstep } from "../../kit/core.ts";
import { vessel } from "../../kit/cutout.ts";
import { blend, shoulder, type Table } from "../../kit/table.ts";
import { turned } from "./d-food.ts";

const n = new Noise(12);
/** sea bream, in slices that lean on one another along the leaf: thin white layers of flesh, a red rim of skin */
export function bream(t: Table, base: number) {
  const COUNT = 11;
  for (let i = 0; i < COUNT; i++) {
    const q = i / (COUNT - 1);
    const px = 872 - 650 * q + 7 * n.n2(i * 3.1, 1),
      py = 806 + 210 * q - 66 * Math.sin(Math.PI * q) + 8 * n.n2(i * 2.3, 5);
    slice(
      t,
      [px, py],
      -0.62 + 0.24 * q + 0.05 * n.n2(i * 1.7, 9),
      base + 9 + (i % 2) * 3,
      1 - 0.16 * q,
    );
  }
}
function slice(t: Table, [px, py]: Pt, turn: number, base: number, size: number) {
  t.lay([px - 150, py - 150, px + 150, py + 150], (X, Y, s) => {
    const [a, b] = turned(X, Y, px, py, turn);
    const [u, v] = [a / size, b / size];
    // straight along the skin, rounded at the end of the cut
    const r = (Math.abs(u / (u > 0 ? 56 : 70)) ** 2.6 + Math.abs(v / 126) ** 2.6) ** (1 / 2.6);
    const d = (1 - r) * 62;
    if (d < 0) return false;
    const f = (v + 0.5 * Math.abs(u + 8) + 5 * n.n2(u * 0.02, v * 0.02)) / 27;
    const fr = f - Math.floor(f);
    const line = sstep(0.18, 0.03, Math.min(fr, 1 - fr));
    // each lies on the one before: higher towards the knife's side
    s.h = base + 14 + shoulder(d, 9) + 0.34 * (62 - u) - 1.5 * line;
    const pale = fr > 0.55 ? 0.2 : 0.5;
    s.c = blend([254, 241, 230], [243, 200, 184], pale + 0.1 * n.n2(u * 0.03, v * 0.03));
    s.c = blend(s.c, [255, 251, 246], 0.75 * line);
    s.c = blend(s.c, [202, 66, 66], 0.92 * sstep(36, 47, u + 5 * n.n2(v * 0.03, 2)));
    s.ink = 0.15 * line;
    s.gloss = 0.5;
  });
}
/** rice vinegar in a blue and white bowl */
export function vinegar(t: Table, cx: number, cy: number) {
  vessel(t, cx, cy, 218, {
    c: "#eef0ea",
    lip: 13,
    high: 92,
    floor: 26,
    inner: 108,
    wall: (d, a, s) => {
      const cobalt: RGB = [40, 78, 156];
      if (Math.abs(d - 198) < 2.2 || Math.abs(d - 191) < 1.2) s.c = blend(s.c, cobalt, 0.85);
      // a vine pattern inside the rim
      const w = 176 + 7 * Math.sin(a * 14);
      if (Math.abs(d - w) < 1.8) s.c = blend(s.c, cobalt, 0.85);
      const k = ((a / 6.28319) * 28 + 100) % 1;
      const leafy = Math.hypot((k - 0.5) * 34, d - w - 8 * Math.sign(Math.sin(a * 14)));
      if (leafy < 5 && d > 160) s.c = blend(s.c, cobalt, 0.7);
      if (d < 154) {
        s.h = 50;
        s.c = blend(
          [240, 214, 140],
          [222, 182, 98],
          clamp(0.35 + 0.35 * n.n2(d * 0.01, a) + 0.5 * sstep(96, 154, d)),
        );
        s.ink = Math.abs(d - 153) < 1.2 ? 0.6 : 0;
        s.gloss = 0.6;
        const ring = Math.hypot(d * Math.cos(a) + 34, d * Math.sin(a) + 40);
        s.h += 1.8 * Math.sin(ring * 0.17) * sstep(110, 24, ring);
        // the window's reflection in the liquid
        const gx = d * Math.cos(a) + 62,
          gy = d * Math.sin(a) + 74;
        const pane = Math.min(30 - Math.abs(gx + 0.35 * gy), 40 - Math.abs(gy + 0.2 * gx)),
          bar = Math.abs(gx + 0.35 * gy + 3 * n.n2(gy * 0.06, 4));
        if (pane > 0 && bar > 2.5) s.c = blend(s.c, [255, 250, 232], 0.75);
      }
    },
  });
}
