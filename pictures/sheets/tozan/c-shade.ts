/** The shadows of the persimmon bough on the tall wall: a mask along the wall, metres from near to far and up. */
import { createCanvas } from "@napi-rs/canvas";
import { type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab } from "../../kit/brush.ts";
import { sampleCloth, type Cloth } from "./strip.ts";

const PX = 120,
  LONG = 14,
  TALL = 2.6;
const s4 = [0, 0, 0, 0];

function drawn(): Cloth {
  const c = createCanvas(LONG * PX, TALL * PX),
    x = c.getContext("2d"),
    r = new Rng(71);
  x.scale(PX, PX);
  x.translate(0, TALL);
  x.scale(1, -1);
  x.fillStyle = "#000";
  const boughs: readonly (readonly [Pt[], number])[] = [
    [
      [
        [6.6, 0.1],
        [5.4, 0.66],
        [4.3, 0.86],
        [3.4, 1.3],
        [2.75, 1.34],
      ],
      0.13,
    ],
    [
      [
        [4.9, 0.78],
        [4.1, 1.4],
        [3.4, 1.86],
      ],
      0.08,
    ],
    [
      [
        [4.2, 0.9],
        [3.5, 0.7],
        [2.9, 0.74],
      ],
      0.06,
    ],
  ];
  for (const [spine, thick] of boughs) {
    const pts = catmull(spine, 10);
    x.beginPath();
    brushPath(x, pts, (t) => thick * (1.1 - 0.8 * t));
    x.fill();
    for (let i = 0; i < 26; i++) {
      const [px, py] = pts[Math.floor(pts.length * (0.2 + 0.8 * r.u() ** 0.6))];
      x.beginPath();
      dab(
        x,
        px + r.g() * 0.16,
        py + r.g() * 0.12,
        r.range(0.2, 0.3),
        r.range(0.13, 0.18),
        -1.4 + r.g() * 0.8,
        0.1,
      );
      x.fill();
    }
    for (let i = 0; i < 4; i++) {
      const [px, py] = pts[Math.floor(pts.length * r.range(0.35, 0.98))];
      x.beginPath();
      x.ellipse(px, py - 0.16, 0.1, 0.085, 0, 0, 7);
      x.fill();
    }
  }
  return { w: c.width, h: c.height, data: x.getImageData(0, 0, c.width, c.height).data };
}
const mask = drawn();
/** whether a point of the tall wall is in the bough's shadow */
export function inBoughShade(d: number, z: number) {
  if (d > LONG - 0.1) return false;
  sampleCloth(mask, d * PX, (TALL - z) * PX, s4);
  return s4[3] > 128;
}
