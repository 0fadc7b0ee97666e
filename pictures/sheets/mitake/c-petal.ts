/** A petal as a thin curved sheet in space: light from behind shines through, and petals behind it show as darker shapes. */
import {
  type Ctx,
  clamp,
  type Col,
  css,
  lerp,
  mix,
  Noise,
  type Pt,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { brushPath, clearUnder, poly } from "../../kit/brush.ts";
import { cross, unit } from "../../kit/people/vectors.ts";
import { SUN } from "./c-plan.ts";

const n = new Noise(8);
const ROWS = 96,
  COLS = 56;

export interface Shape {
  /** the angle around the flower's axis, and the petal's length and half width; the flower's radius is 1 */
  readonly a: number;
  readonly len: number;
  readonly wid: number;
  /** where it begins: its distance from the axis, and its height along it */
  readonly from: number;
  readonly up: number;
  /** its angle to the flower's plane at the base, towards the face, and by how much it bends up to its tip */
  readonly rise: number;
  readonly bend: number;
  /** how hollow it is, and how far its margin waves */
  readonly hollow: number;
  readonly wave: number;
  readonly blunt: number;
}
export interface Look {
  readonly ramp: { at: (t: number) => RGB };
  readonly fade: (c: Col) => Col;
  readonly key: Col;
  readonly line: number;
  /** how much darker its base and its tip are */
  readonly base: number;
  readonly tip: number;
  readonly lift: number;
  /** its flat tones: from which light on, and where on the ramp; the lightest first */
  readonly tones: readonly (readonly [number, number])[];
}
interface Leaf {
  readonly depth: number;
  readonly outline: Pt[];
  readonly draw: (x: Ctx, k: Ctx, behind: readonly Pt[][]) => void;
}
export type Frame = (q: V3) => V3;

/** `turn` gives a point of the flower in space; `screen` gives it on the sheet. */
export function petal(s: Shape, o: Look, turn: Frame, screen: (q: V3) => Pt, seed: number): Leaf {
  const ca = Math.cos(s.a),
    sa = Math.sin(s.a);
  const spine = midrib(s);
  const at = (u: number, v: number): V3 => {
    const f = u * ROWS,
      i = Math.min(ROWS - 1, f | 0),
      g = f - i;
    const r = lerp(spine[i][0], spine[i + 1][0], g),
      h = lerp(spine[i][1], spine[i + 1][1], g);
    const wd = s.wid * Math.pow(Math.sin(Math.PI * Math.pow(lerp(0.04, 1, u), s.blunt)), 0.66);
    const body = Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.08));
    const lift =
      (s.hollow * v * v * body + s.wave * v * Math.abs(v) * Math.sin(5.2 * u + seed) * u) *
        (wd / s.wid) +
      0.012 * Math.exp(-v * v * 30) * body;
    return turn([r * ca - wd * v * sa, r * sa + wd * v * ca, h + lift]);
  };
  const grid = Array.from({ length: ROWS + 1 }, (_, i) =>
    Array.from({ length: COLS + 1 }, (_, j) => at(i / ROWS, (2 * j) / COLS - 1)),
  );
  const flat = grid.map((row) => row.map(screen));
  const outline = [...flat.map((row) => row[0]), ...flat.toReversed().map((row) => row[COLS])];
  const depth = grid[(ROWS * 0.55) | 0][COLS / 2][2];

  function tone(i: number, j: number): number {
    const a = grid[i][j],
      b = grid[i + 1][j],
      c = grid[i][j + 1];
    const N = unit(
      cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]),
    );
    const seen = N[2] < 0 ? -1 : 1;
    const sun = seen * (N[0] * SUN[0] + N[1] * SUN[1] + N[2] * SUN[2]);
    const u = i / ROWS,
      v = (2 * j) / COLS - 1;
    // the lit side is white; through the other one the light comes softer
    const light = sun > 0 ? 0.5 + 0.4 * sun : 0.24 - 0.62 * sun;
    const grain = 0.05 * n.n2(u * 2.2 + seed * 3, v * 5) + 0.04 * n.n2(u * 3, v * 22 + seed * 7);
    const heart = o.base * Math.exp(-((u / 0.26) ** 2)) + o.tip * clamp((u - 0.62) / 0.2);
    return light + o.lift + grain - heart + 0.12 * clamp((u - 0.5) * 2);
  }
  function draw(x: Ctx, k: Ctx, behind: readonly Pt[][]) {
    clearUnder(k, outline);
    x.lineWidth = 0.9;
    for (let i = 0; i < ROWS; i++)
      for (let j = 0; j < COLS; j++) {
        const v = tone(i, j),
          t = o.tones.find(([from]) => v >= from)?.[1] ?? 0;
        x.fillStyle = x.strokeStyle = css(o.fade(o.ramp.at(t)));
        poly(x, [flat[i][j], flat[i + 1][j], flat[i + 1][j + 1], flat[i][j + 1]]);
        x.fill();
        x.stroke();
      }
    x.save();
    poly(x, outline);
    x.clip();
    x.fillStyle = css(o.fade("#7a63b4"), 0.26);
    for (const p of behind) {
      poly(x, p);
      x.fill();
    }
    veins(x);
    x.restore();
    k.fillStyle = css(o.fade(o.key), 0.85);
    k.beginPath();
    brushPath(
      k,
      [...outline, outline[0]],
      (t) => o.line * (0.7 + 0.55 * Math.sin(t * 9 + seed * 2)),
    );
    k.fill();
  }
  function veins(x: Ctx) {
    x.fillStyle = css(o.fade(mix("#5d468f", "#8f78bd", 0.4)), 0.34);
    x.beginPath();
    for (const v of [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72]) {
      const end = 0.95 - 0.38 * Math.abs(v);
      const line = Array.from({ length: 22 }, (_, m) => {
        const u = 0.03 + (end - 0.03) * (m / 21);
        return screen(at(u, v * (0.62 + 0.38 * Math.sin(Math.PI * u))));
      });
      brushPath(x, line, (t) => Math.max(0.45, o.line * (v ? 0.5 : 0.8) * (1 - 0.85 * t)));
    }
    x.fill();
  }
  return { depth, outline, draw };
}
/** distance from the axis, and height, along the petal's middle */
function midrib(s: Shape): Pt[] {
  const p: Pt[] = [[s.from, s.up]];
  for (let i = 0; i < ROWS; i++) {
    const u = i / ROWS,
      th = s.rise + s.bend * u;
    const [r, h] = p[i];
    p.push([r + (Math.cos(th) * s.len) / ROWS, h + (Math.sin(th) * s.len) / ROWS]);
  }
  return p;
}
