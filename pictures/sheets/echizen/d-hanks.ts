/** Bundles of stripped bark in the current: a few broad strips each, tied to a pole, with the other end under water. */
import { type Ctx, type Pt, type Rng, css, lerp } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { at, cam, KEY, POLE } from "./d-plan.ts";

export const STRAW = ["#b99a62", "#dcc48c", "#efe0b4", "#fbf3d8"];

/** one hank: where on the pole (0 to 1), how long, how the current carries it, whether it lies under water */
const HANKS: readonly [on: number, long: number, aside: number, sunk: boolean][] = [
  [0.1, 2.2, 0.85, false],
  [0.25, 3.1, 0.75, false],
  [0.4, 2.1, 0.4, true],
];
const place = (t: number): Pt => [lerp(POLE[0][0], POLE[1][0], t), lerp(POLE[0][1], POLE[1][1], t)];

/** a strap as a ribbon with a line on either edge */
export function strap(x: Ctx, k: Ctx, p: Pt[], wide: (t: number) => number, tone: string) {
  x.fillStyle = css(tone);
  x.beginPath();
  brushPath(x, p, wide);
  x.fill();
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.beginPath();
  brushPath(k, p, wide);
  k.fill();
  k.restore();
  k.fillStyle = css(KEY, 0.85);
  k.beginPath();
  for (const s of [-1, 1])
    brushPath(
      k,
      p.map(([px, py], i): Pt => {
        const [qx, qy] = p[Math.min(p.length - 1, i + 1)],
          [ox, oy] = p[Math.max(0, i - 1)];
        const l = Math.hypot(qx - ox, qy - oy) || 1,
          w = (s * wide(i / (p.length - 1))) / 2;
        return [px - ((qy - oy) / l) * w, py + ((qx - ox) / l) * w];
      }),
      (t) => 0.7 + 1.3 * Math.sin(Math.PI * t + s),
    );
  k.fill();
}
/** the width of a strap: broader to its end, the last fifth drawn in to a third */
export const taper = (wide: number, t: number) =>
  wide * (0.75 + 0.5 * t) * (t > 0.8 ? 1 - (2 / 3) * Math.min(1, (t - 0.8) / 0.2) : 1);
/** straps from the dark undermost to the bright ones on top, fanned and swung by the current */
function hank(x: Ctx, k: Ctx, r: Rng, head: Pt, z: number, long: number, aside: number, count = 9) {
  for (let i = 0; i < count; i++) {
    const fan = ((i * 5) % count) / (count - 1) - 0.5,
      reach = long * r.range(0.78, 1.05),
      bend = r.range(-0.12, 0.12);
    const p: Pt[] = [];
    for (let t = 0; t <= 5; t++) {
      const u = t / 5;
      p.push(
        at(
          head[0] +
            fan * (0.16 + 0.52 * u) +
            aside * u * u +
            0.13 * Math.sin(u * 4.4 + head[0] * 3) * u +
            bend * u * u,
          head[1] - reach * u,
          Math.max(0, z * (1 - 4 * u)),
        ),
      );
    }
    const unit = cam.f / head[1],
      wide = r.range(0.05, 0.14) * unit;
    const tone = STRAW[Math.min(3, Math.floor((i / count) * 4))];
    const course = catmull(p, 6);
    // one in three is torn in two below its middle
    const parts = i % 3 === 1 ? [-1, 1] : [0];
    for (const side of parts)
      strap(
        x,
        k,
        course.map(([px, py], q): Pt => {
          const u = q / (course.length - 1);
          return [px + side * wide * (0.24 + 0.5 * Math.max(0, u - 0.45)), py + side * 3 * u];
        }),
        (t) => (side ? 0.52 : 1) * taper(wide, t + 0.08 * side),
        tone,
      );
  }
}
export function hanks({ x, k }: Pen3, r: Rng) {
  for (const [on, long, aside] of HANKS) {
    hank(x, k, r, place(on), 0.22, long, aside);
    // the cord that ties it, below the pole
    const [px, py] = at(...place(on), 0.13);
    x.fillStyle = css("#5b3a24");
    x.beginPath();
    brushPath(
      x,
      [
        [px - 17, py + 8],
        [px + 2, py + 12],
        [px + 17, py + 7],
      ],
      (t) => 9 * Math.sin(Math.PI * (0.22 + 0.56 * t)),
    );
    x.fill();
  }
}
/** stakes, and the green bamboo pole across them */
export function pole(p: Pen3) {
  const bar = (a: Pt, b: Pt, w: number, c: string) => {
    strap(p.x, p.k, catmull([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2], b], 6), () => w, c);
  };
  for (const end of POLE) bar(at(...end, -0.05), at(...end, 0.62), 20, "#4a3a34");
  const [a, b] = POLE;
  bar(at(a[0] - 0.4, a[1] + 0.08, 0.24), at(b[0] + 0.5, b[1] - 0.1, 0.24), 17, "#8f8a4c");
  for (const t of [0.06, 0.2, 0.36, 0.53, 0.69, 0.84]) {
    const [px, py] = at(...place(t), 0.24);
    p.k.fillStyle = css(KEY);
    p.k.fillRect(px - 1.5, py - 9, 3, 18);
  }
}
/** running water over the loose ends, as long highlights */
export function overrun(x: Ctx, r: Rng) {
  for (const [on, long, aside, sunk] of HANKS)
    for (let i = 0; i < (sunk ? 34 : 9); i++) {
      const [hx, hy] = place(on),
        u = r.range(sunk ? 0.2 : 0.45, 1),
        dx = r.range(-0.4, 0.4);
      x.fillStyle = css(
        r.pick(sunk ? ["#2f7378", "#2f7378", "#5f9f9c"] : ["#2f7378", "#e6f0e4"]),
        0.9,
      );
      x.beginPath();
      brushPath(
        x,
        [0, 0.15, 0.3].map((t) =>
          at(hx + dx + aside * (u + t) ** 2 + 0.05 * t, hy - long * (u + t * 0.7), 0.02),
        ),
        (t) => (sunk ? 13 : 6) * Math.sin(Math.PI * (0.1 + 0.8 * t)),
      );
      x.fill();
    }
}
