/** Tozan Shrine, the hero: what the brush left on the porcelain: one thin vine up each pillar, and the name on the tablet. */
import { createCanvas } from "@napi-rs/canvas";
import { type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { type Cloth } from "./strip.ts";

/** Pixels of a cloth for a metre. */
export const FINE = 300;

function curl(x: Ctx, root: Pt, mid: Pt, size: number, hand: number) {
  const a0 = Math.atan2(root[1] - mid[1], root[0] - mid[0]);
  const run = Array.from({ length: 60 }, (_, i): Pt => {
    const t = i / 59,
      a = a0 + hand * t * 8.2,
      d = size * (1 - 0.8 * t ** 0.85);
    return [mid[0] + d * Math.cos(a), mid[1] + d * Math.sin(a)];
  });
  x.beginPath();
  brushPath(x, [root, ...run], (t) => size * (0.26 - 0.13 * t) * Math.min(1, 0.3 + 6 * t));
  x.fill();
  const [ex, ey] = run[59];
  x.beginPath();
  x.arc(ex, ey, size * 0.11, 0, 6.3);
  x.fill();
}
/** A vine that climbs from one height to another; its middle is the middle of the cloth. */
export function climbingVine(wide: number, high: number, from: number, until: number): Cloth {
  const [w, h] = [Math.round(wide * FINE), Math.round(high * FINE)];
  const c = createCanvas(w, h),
    x = c.getContext("2d");
  x.fillStyle = "#000";
  const r = new Rng(31);
  const turns = 3,
    amp = 0.13 * FINE;
  const at = (t: number): Pt => [
    w / 2 + amp * Math.sin(Math.PI * turns * t),
    h - FINE * lerp(from, until, t),
  ];
  x.beginPath();
  brushPath(
    x,
    Array.from({ length: 90 }, (_, i) => at(i / 89)),
    (t) => FINE * (0.024 * Math.sin(Math.PI * (0.08 + 0.84 * t))),
  );
  x.fill();
  for (let i = 0; i < turns; i++) {
    const side = i % 2 ? -1 : 1,
      [, py] = at((i + 0.55) / turns);
    curl(x, at((i + 0.17) / turns), [w / 2 - side * 0.045 * FINE, py], 0.1 * FINE, -side);
    x.beginPath();
    for (const q of [0.3, 0.62, 0.82]) {
      const [bx, by] = at((i + q) / turns);
      dab(
        x,
        bx,
        by,
        FINE * r.range(0.075, 0.11),
        FINE * 0.06,
        side > 0 ? -0.6 + r.range(-0.3, 0.3) : 3.7 + r.range(-0.3, 0.3),
        0.2 * side,
      );
    }
    x.fill();
  }
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}
/** The tablet: the shrine's name within a line. */
export function nameTablet(): Cloth {
  const w = 136,
    h = 200;
  const c = createCanvas(w, h),
    x = c.getContext("2d");
  x.fillStyle = x.strokeStyle = "#000";
  x.lineWidth = 7;
  x.strokeRect(14, 14, w - 28, h - 28);
  x.font = "40px KouzanG";
  x.textAlign = "center";
  x.textBaseline = "middle";
  for (const [i, q] of ["陶", "山", "神", "社"].entries()) x.fillText(q, w / 2, 42 + i * 39);
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}
