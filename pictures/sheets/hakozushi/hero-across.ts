/**
 * Hakozushi, the hero: the street's small things: a bicycle and a bucket of flowers at the foot of the house across, sparrows in
 * the sun before the door.
 */
import { type Layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";

const DARK = "#3d4058",
  PALE = "#b9b4bf";

/** A bicycle on its stand, in strokes of one dark tone; its rear wheel stands at a point of the sheet. */
export function bicycle({ x }: Layer, [px, py]: Pt, r: number) {
  const at = (outline: string): Pt[] =>
    from([0, 0], outline).map(([a, b]) => [px + a * r, py + b * r]);
  const stroke = (outline: string, wide: number, tone = DARK) => {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, catmull(at(outline), 8), (t) => wide * (0.8 + 0.4 * Math.sin(t * 5 + wide)));
    x.fill();
  };
  for (const cx of [0, 3.1]) {
    const rim = Array.from({ length: 25 }, (_, i): Pt => [
      px + (cx + 0.97 * Math.cos(i * 0.262)) * r,
      py + (-1 + Math.sin(i * 0.262)) * r,
    ]);
    x.fillStyle = DARK;
    x.beginPath();
    brushPath(x, rim, (t) => 3.4 + Math.sin(t * 6.28));
    x.fill();
    x.fillStyle = PALE;
    x.beginPath();
    for (const a of [0.4, 1.5, 2.7])
      brushPath(
        x,
        [-0.86, 0.86].map((d): Pt => [
          px + (cx + d * Math.cos(a)) * r,
          py + (-1 + d * Math.sin(a)) * r,
        ]),
        () => 1,
      );
    x.fill();
  }
  // stays, frame, fork; saddle, bars, carrier and basket
  stroke("0,-1 1.3,-1 0.9,-2.1 0,-1", 3.4);
  stroke("1.3,-1 2.6,-2", 4);
  stroke("0.95,-1.95 2.55,-2.2", 4);
  stroke("3.1,-1 2.6,-2 2.5,-2.6", 3.6);
  stroke("2.5,-2.6 2.25,-2.75 1.9,-2.66", 3.6);
  stroke("1.3,-1 0.82,-2.45", 3.4);
  stroke("0.45,-2.5 0.8,-2.56 1.25,-2.46", 7);
  stroke("-0.8,-2.14 0.6,-2.1", 4);
  fillPoly(x, at("2.75,-2.5 3.75,-2.5 3.55,-1.8 2.9,-1.8"), "#6f6a78");
}
/** A bucket with cut flowers in three colours, its foot at a point of the sheet. */
export function flowers({ x }: Layer, { x: k }: Layer, [px, py]: Pt, size: number, key: string) {
  const r = new Rng(19),
    T = new Tones();
  const at = (outline: string): Pt[] =>
    from([0, 0], outline).map(([a, b]) => [px + a * size, py + b * size]);
  for (let i = 0; i < 46; i++)
    T.add(r.pick(["#3f5f58", "#557a5e", "#2f4a4c"]), (z) =>
      dab(
        z,
        px + r.g() * 9 * size * 0.04,
        py - 0.9 * size,
        size * r.range(0.5, 1.1),
        5,
        -1.57 + 0.6 * r.g(),
        0.1,
      ),
    );
  T.flush(x);
  for (let i = 0; i < 26; i++) {
    const [fx, fy] = [
      px + size * r.range(-0.72, 0.72),
      py - size * (1.3 + 0.62 * r.u()) + 0.3 * size * Math.abs(r.g()) * 0.4,
    ];
    const tone = i < 9 ? "#d8cfe0" : i < 18 ? "#c9504a" : "#e3b04a";
    for (let p = 0; p < 4; p++)
      T.add(tone, (z) => dab(z, fx, fy, r.range(5, 9), 6, p * 1.57 + r.g() * 0.4, 0.1));
  }
  T.flush(x);
  const bucket = at("-0.42,-1 0.42,-1 0.34,0 -0.34,0");
  fillPoly(x, bucket, "#4f6485");
  fillPoly(x, at("-0.42,-1 -0.16,-1 -0.14,0 -0.34,0"), "#7d90ae");
  k.fillStyle = key;
  k.beginPath();
  brushPath(k, [...bucket, bucket[0]], (t) => 2.2 * (0.7 + 0.4 * Math.sin(t * 15)));
  k.fill();
}
/** A sparrow that pecks; `way` 1 looks right, -1 left. Its feet stand at a point of the sheet. */
export function sparrow({ x }: Layer, [px, py]: Pt, size: number, way: 1 | -1) {
  const at = (outline: string): Pt[] =>
    from([0, 0], outline).map(([a, b]) => [px + way * a * size, py + b * size]);
  const cut = (outline: string, tone: string) => fillPoly(x, catmull(at(outline), 8, true), tone);
  fillPoly(x, catmull(at("-8,0 4,-1.6 30,-0.8 32,1 6,1.8"), 8, true), "#c9b491");
  cut("-6,-7 -16,-10 -15.6,-7 -6,-3.6", "#54342a");
  cut("-8,-5 -4,-11 3,-12 9,-9 9,-4 3,-1 -4,-1.4", "#8a5f44");
  cut("-6,-7 -2,-11 4,-9 -1,-5", "#5d3b2c");
  cut("1,-5 8,-8 9,-4 3,-1 -1,-2", "#efdcb8");
  cut("5,-11 9,-15.4 13,-13 13,-9 9,-7.6", "#6f4432");
  fillPoly(x, at("12.6,-12 17.4,-9.6 12.4,-9.4"), "#2a1f20");
  for (const leg of ["0,-1.4 -0.6,1", "4,-1.4 4.6,1"]) {
    x.fillStyle = "#3a2a28";
    x.beginPath();
    brushPath(x, at(leg), () => 1.6);
    x.fill();
  }
}
