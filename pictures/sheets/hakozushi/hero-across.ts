/** Hakozushi, the hero: the street's small things: a bicycle in the low sun, sparrows before the door. */
import { type Layer, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";

/**
 * A bicycle on its stand, in strokes of one tone; its rear wheel stands at a point of the sheet. `lay` lays it down: its shadow,
 * by how far a unit of height moves to the right and down.
 */
export function bicycle({ x }: Layer, [px, py]: Pt, r: number, tone: string, lay?: Pt) {
  const put = (a: number, b: number): Pt => {
    // it stands at an angle: its front wheel is nearer
    const grown = r * (1 + 0.055 * a);
    const [fx, fy] = [px + 0.8 * a * grown, py + 0.13 * a * grown];
    return lay ? [fx - b * lay[0] * grown, fy - b * lay[1] * grown] : [fx, fy + b * grown];
  };
  const at = (outline: string): Pt[] => from([0, 0], outline).map(([a, b]) => put(a, b));
  const k = r / 25;
  const line = (run: Pt[], wide: number) => {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, run, (t) => k * wide * (0.85 + 0.25 * Math.sin(t * 5 + wide)));
    x.fill();
  };
  const stroke = (outline: string, wide: number) => line(catmull(at(outline), 8), wide);
  for (const cx of [0, 3.1]) {
    const ring = (q: number, wide: number) =>
      line(
        Array.from({ length: 49 }, (_, i): Pt =>
          put(cx + q * Math.cos(i * 0.131), -1 + q * Math.sin(i * 0.131)),
        ),
        wide,
      );
    ring(0.96, 1.9);
    ring(0.13, 1.6);
    if (lay) continue;
    for (let i = 0; i < 9; i++) {
      const a = i * 0.349 + cx;
      line(
        [-0.95, 0.95].map((d) => put(cx + d * Math.cos(a), -1 + d * Math.sin(a))),
        0.34,
      );
    }
    // the mudguard
    line(
      Array.from({ length: 19 }, (_, i): Pt => {
        const a = lerp(-2.9, -0.5, i / 18) + (cx ? 0.25 : 0);
        return put(cx + 1.1 * Math.cos(a), -1 + 1.1 * Math.sin(a));
      }),
      1.5,
    );
  }
  // stays, frame, fork; saddle, bars, carrier and basket; the stand
  stroke("0,-1 1.3,-0.9", 2.6);
  stroke("0,-1 0.9,-2.1", 1.4);
  stroke("1.3,-0.9 1.9,-1.3 2.6,-2", 1.9);
  stroke("0.98,-1.8 2.6,-2.15", 1.7);
  stroke("3.1,-1 2.84,-1.5 2.6,-2.1 2.48,-2.72", 1.8);
  stroke("2.48,-2.7 2.2,-2.86 1.85,-2.72", 1.9);
  stroke("1.3,-0.9 0.82,-2.45", 1.8);
  fillPoly(
    x,
    catmull(at("0.36,-2.52 0.7,-2.62 1.22,-2.52 1.24,-2.42 0.8,-2.4 0.5,-2.34"), 6, true),
    tone,
  );
  stroke("-0.8,-2.14 0.6,-2.1", 2);
  stroke("-0.7,-2.1 0,-1", 1);
  stroke("1.3,-0.9 1.1,-0.5 1.44,-0.42", 1.6);
  stroke("0.1,-0.9 0.42,0", 1.6);
  for (const up of [-2.5, -2.26, -2.02, -1.8])
    stroke(`2.72,${up} 3.72,${up + 0.02}`, up < -2.4 ? 1.8 : 0.7);
  for (const a of [0, 0.25, 0.5, 0.75, 1])
    stroke(`${2.72 + a},-2.5 ${2.86 + a * 0.74},-1.8`, a % 1 ? 0.6 : 1.3);
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
