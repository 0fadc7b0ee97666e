/** Bushes clipped round in the garden, and how the garden is drawn about its opening. */
import { bokashi, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { cam, nz, P } from "./b-plan.ts";

/** everything is drawn about the middle of the opening, which stands this far to the right */
export const D = cam.cx - 760;
export const block = (draw: (x: Ctx) => void) =>
  P.block((x) => {
    x.translate(D, 0);
    draw(x);
  });

export const shape = (x: Ctx, at: readonly Pt[]) => {
  x.beginPath();
  for (const [a, b] of at) x.lineTo(a, b);
  x.closePath();
  x.fill();
};
/** one bush: dark below, lighter up, a thin edge of sun on its far right */
export function bush(
  cx: number,
  foot: number,
  w: number,
  h: number,
  [low, high, rim]: readonly string[],
) {
  const dome = (k: number, dx: number, dy: number): Pt[] =>
    Array.from({ length: 48 }, (_, i): Pt => {
      const a = Math.PI * (1 + i / 47);
      const q = k * (1 + 0.045 * nz.n2(i * 0.16, cx) + 0.018 * nz.n2(i * 1.1, cx));
      return [cx + dx + Math.cos(a) * w * q, foot + dy + Math.sin(a) * h * q];
    });
  block((x) => {
    x.fillStyle = bokashi(x, 0, foot, 0, foot + h * 0.7, [
      [0, "#4a6152"],
      [1, "#6c7f63"],
    ]);
    x.globalAlpha = 0.6;
    shape(
      x,
      catmull(
        [
          [cx + w * 0.9, foot - 2],
          [cx + w * 0.2, foot + h * 0.2],
          [cx - w * 0.8, foot + h * 0.62],
          [cx - w * 1.9, foot + h * 0.78],
          [cx - w * 1.75, foot + h * 0.5],
          [cx - w * 1.0, foot - 2],
        ],
        8,
        true,
      ),
    );
  });
  block((x) => {
    x.fillStyle = rim;
    const body = [...dome(1, 0, 0)];
    x.beginPath();
    for (const [a, b] of body) x.lineTo(a, b);
    x.quadraticCurveTo(cx, foot + h * 0.16, cx - w, foot);
    x.fill();
    x.clip();
    x.fillStyle = bokashi(x, cx + w * 0.5, foot - h, cx - w * 0.3, foot, [
      [0, high],
      [1, low],
    ]);
    shape(x, [
      ...dome(1.02, -w * 0.022, h * 0.03),
      [cx + w, foot + h * 0.3],
      [cx - w * 1.1, foot + h * 0.3],
    ]);
    // some leaves catch the light, more of them towards the sun
    const r = new Rng(cx);
    x.fillStyle = rim;
    x.globalAlpha = 0.5;
    for (let i = 0; i < 26; i++) {
      const a = Math.PI * (1.98 - 0.62 * r.u() ** 1.2),
        q = r.range(0.62, 0.97);
      x.beginPath();
      x.ellipse(
        cx + Math.cos(a) * w * q,
        foot + Math.sin(a) * h * q,
        w * r.range(0.02, 0.045),
        h * 0.016,
        a + 1.57 + r.g() * 0.3,
        0,
        7,
      );
      x.fill();
    }
  });
}
