/** The moon's dumplings in a pyramid: paper and one flat shade, no two quite alike, the line open on the side of the moon. */
import { css, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, poly } from "../../kit/brush.ts";

const SHADE = "#8f9ac0",
  LIGHT = "#fff8e8";
/** how large they are drawn */
const BIG = 1.2;
/** from the back to the front, and up */
const PLACES: readonly Pt[] = [
  [-54, -98],
  [0, -102],
  [54, -106],
  [-80, -84],
  [-28, -80],
  [26, -82],
  [78, -90],
  [-32, -136],
  [26, -140],
  [-54, -122],
  [-2, -122],
  [50, -128],
  [-28, -164],
  [26, -168],
  [-2, -204],
];

function dumpling(x: Ctx, k: Ctx, [cx, cy]: Pt, key: string, r: Rng, dented: boolean) {
  const R = BIG * (31 + r.range(-3.5, 2.5)),
    high = r.range(0.8, 0.9),
    turn = r.range(0, 6.28);
  const round = (s: number, dx: number, dy: number): Pt[] =>
    Array.from({ length: 36 }, (_, i): Pt => {
      const a = (i / 36) * 6.283;
      const dent = dented ? 0.13 * Math.max(0, Math.cos(a + 0.5)) ** 6 : 0;
      const q = R * s * (1 + 0.025 * Math.sin(2 * a + turn) + 0.012 * Math.sin(5 * a) - dent);
      return [cx + dx + q * Math.cos(a), cy + dy + q * high * Math.sin(a)];
    });
  const outline = round(1, 0, 0);
  clearUnder(k, outline);
  fillPoly(x, outline, SHADE);
  x.save();
  poly(x, outline);
  x.clip();
  fillPoly(x, round(1.02, -9, -7), LIGHT);
  x.restore();
  // the line begins and ends towards the moon, up at the left
  const around = Array.from({ length: 37 }, (_, i) => outline[(24 + i) % 36]);
  k.fillStyle = css(key, 0.92);
  k.beginPath();
  brushPath(k, around.slice(4, 34), (t) => 4.2 * Math.sin(Math.PI * (0.05 + 0.9 * t)) ** 0.7);
  k.fill();
}
export function dumplings(x: Ctx, k: Ctx, [px, py]: Pt, key: string) {
  const r = new Rng(4);
  PLACES.forEach(([dx, dy], i) =>
    dumpling(x, k, [px + BIG * dx, py + BIG * (dy + 70) - 70], key, r, i === 9),
  );
}
