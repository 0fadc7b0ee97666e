/** The mats, the cushions and the round table in worn vermilion lacquer. */
import { clamp, type RGB, Rng, sstep } from "../../kit/core.ts";
import { mapleLeaf } from "../../kit/brush.ts";
import { cutout } from "../../kit/cutout.ts";
import { blend, inRect, shoulder, type Table } from "../../kit/table.ts";
import { n, R, TABLE, TOP, turned } from "./c-plan.ts";

/** rush mats with a dark cloth border running across the sheet */
export function mats(t: Table) {
  const tilt = 0.13;
  t.all((x, y, s) => {
    const [u, v] = turned(x, y, TABLE, tilt);
    const border = Math.min(Math.abs(u + 640), Math.abs(u - 700));
    const rush = Math.sin(v * 0.9 + 0.8 * n.n2(u * 0.004, v * 0.05));
    const tone = 0.5 + 0.3 * n.fbm(u * 0.01, v * 0.09, 3) + 0.2 * n.n2(u * 0.002, v * 0.3);
    s.c = blend([146, 148, 104], [216, 206, 154], clamp(tone));
    s.h = 0.7 * rush;
    const warp = Math.abs((u / 21) % 1);
    if (warp < 0.1) s.h -= 0.5;
    if (border < 34) {
      const diaper = Math.abs(((u + v) / 17) % 1) < 0.16 || Math.abs(((u - v) / 17) % 1) < 0.16;
      s.c = diaper ? [62, 70, 84] : [34, 40, 56];
      s.h = 2 + 0.4 * rush;
      s.ink = sstep(1.6, 0.4, Math.abs(border - 33));
    }
    s.gloss = 0;
  });
}
/** a cushion of dyed cotton: puffed, tied down in the middle, with stitches */
export function cushion(t: Table, cx: number, cy: number, size: number, turn: number, c: RGB) {
  const m = size * 0.8;
  t.lay([cx - m, cy - m, cx + m, cy + m], (x, y, s) => {
    const [u, v] = turned(x, y, [cx, cy], turn);
    const d =
      inRect(u, v, [-size / 2, -size / 2, size / 2, size / 2], 34) + 2 * n.n2(x * 0.02, y * 0.02);
    if (d < 0) return false;
    const puff = sstep(0, 0.5, d / size);
    const tie = Math.hypot(u, v);
    s.h = shoulder(d, 16) + 22 * puff - 20 * sstep(70, 0, tie) + 2.4 * n.n2(u * 0.016, v * 0.016);
    const st = 40;
    const stitch = (p: number, q: number) =>
      Math.abs(p / st - Math.round(p / st)) * st < 1.5 && Math.abs(((q / 13) % 1) + 1) % 1 < 0.6;
    s.c = blend(c, [c[0] * 0.72, c[1] * 0.74, c[2] * 0.8], 0.5 + 0.5 * n.n2(x * 0.5, y * 0.5));
    if (stitch(u + v, u - v) || stitch(u - v, u + v)) s.c = blend(s.c, [206, 204, 196], 0.7);
    s.gloss = 0;
  });
}
/** the table: black below the red, and visible where sleeves have worn the red off */
export function lacquer(t: Table) {
  const red: RGB = [192, 50, 34],
    warm: RGB = [222, 84, 52],
    deep: RGB = [142, 30, 28],
    black: RGB = [40, 22, 22];
  t.lay([TABLE[0] - R - 4, TABLE[1] - R - 4, TABLE[0] + R + 4, TABLE[1] + R + 4], (x, y, s) => {
    const dx = x - TABLE[0],
      dy = y - TABLE[1];
    const d = R - Math.hypot(dx, dy) + 1.2 * n.n2(x * 0.01, y * 0.01);
    if (d < 0) return false;
    const rim = d < 26;
    s.h = TOP + (rim ? shoulder(Math.min(d, 26 - d), 9) : 0);
    // the light of the window on the polished table, in broad steps
    const sheen = (-0.55 * (dx + 1.1 * dy)) / R + 0.16 * n.fbm(x * 0.003, y * 0.003, 3);
    s.c = blend(blend(deep, red, sstep(-0.8, 0.25, sheen)), warm, 0.8 * sstep(0.15, 0.85, sheen));
    const brushMark = n.n2((dx * 0.99 + dy * 0.13) * 0.004, (dy * 0.99 - dx * 0.13) * 0.12);
    s.c = blend(s.c, deep, 0.12 + 0.12 * brushMark);
    const rubbed =
      n.fbm((dx + 0.13 * dy) * 0.006 + 7, (dy - 0.13 * dx) * 0.03, 4) +
      0.4 * sstep(110, 0, d) -
      0.42 +
      0.2 * n.n2(x * 0.06, y * 0.2);
    s.c = blend(s.c, black, 0.82 * sstep(0.2, 0.3, rubbed));
    if (rim)
      s.c = blend(
        s.c,
        black,
        0.75 * sstep(0.1, -0.3, n.n2(Math.atan2(dy, dx) * 6, d * 0.05)) + 0.15,
      );
    // two hairlines of gold inside the rim
    for (const [at, w] of [
      [40, 1.7],
      [50, 0.9],
    ])
      if (Math.abs(d - at) < w && n.n2(x * 0.05, y * 0.05) > -0.55) s.c = [226, 176, 88];
    s.ink = Math.abs(d - 26) < 1.2 ? 0.75 : 0;
    s.gloss = 0.55;
  });
}
/** maple leaves carried in on someone's feet */
export function fallen(t: Table) {
  const r = new Rng(9);
  for (const [px, py, size, turn] of [
    [1180, 172, 40, 0.7],
    [1262, 96, 31, 2.6],
    [1424, 330, 34, -0.9],
  ])
    cutout(
      t,
      [px - 70, py - 70, px + 70, py + 70],
      5,
      (x) => {
        x.fillStyle = "#000";
        x.beginPath();
        mapleLeaf(x, px, py, size, turn, 0.95, 7);
        x.fill();
      },
      (x, y, s, e) => {
        s.h += 5 + 3 * e + 3 * n.n2(x * 0.03, y * 0.03);
        s.c = blend(
          [176, 40, 30],
          [232, 118, 52],
          clamp(0.35 + 0.6 * n.n2(x * 0.035, y * 0.035) + 0.1 * r.u()),
        );
        s.gloss = 0;
      },
    );
}
