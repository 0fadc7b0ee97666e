/** What the lanterns and the doors do to the air and to the slabs: halos, and broken gold under each of them. */
import { css, type Ctx, lerp, Rng } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { DOOR, END, LAMP, lamps, on } from "./a-plan.ts";

function halo(x: Ctx, [cx, cy]: readonly number[], r: number, a: number) {
  const g = x.createRadialGradient(cx, cy, r * 0.04, cx, cy, r);
  g.addColorStop(0, css("#ffae4e", a));
  g.addColorStop(0.3, css("#e8883a", a * 0.4));
  g.addColorStop(1, css("#c86a20", 0));
  x.fillStyle = g;
  x.fillRect(cx - r, cy - r, 2 * r, 2 * r);
}
export function glow(P: Print) {
  P.light((x) => {
    for (const y of lamps) {
      const at = on(LAMP.x, y, LAMP.z),
        [, low] = on(LAMP.x, y, LAMP.z - 1);
      halo(x, at, (low - at[1]) * 1.2, 0.3);
    }
    halo(x, on((DOOR.from + DOOR.to) / 2, END, 1.4), 190, 0.34);
  });
}
/** the lanterns' images in the slabs, torn into short level strokes */
export function gold(P: Print) {
  const r = new Rng(19);
  P.block(
    (x) => {
      for (const y of lamps) {
        const [cx, top] = on(LAMP.x, y, -LAMP.z + 0.75),
          [, foot] = on(LAMP.x, y, -LAMP.z - 0.85),
          long = foot - top,
          wide = long * 0.11;
        for (let q = top; q < foot; q += Math.max(1.6, long * 0.021)) {
          const t = (q - top) / long,
            full = Math.sin(Math.PI * t) ** 1.4;
          if (r.chance(0.5 - 0.42 * full)) continue;
          const w = wide * (0.25 + full) * r.range(0.5, 1.15),
            dx = r.g() * wide * 0.2;
          x.fillStyle = css(
            r.chance(0.3 + 0.4 * full) ? "#f8cf82" : "#c98a48",
            lerp(0.3, 0.8, full),
          );
          x.beginPath();
          brushPath(
            x,
            [
              [cx + dx - w, q],
              [cx + dx, q + r.range(-1, 1)],
              [cx + dx + w, q],
            ],
            (u) => Math.max(1, long * 0.015) * Math.sin(Math.PI * u) + 0.3,
          );
          x.fill();
        }
      }
    },
    { occlude: 0 },
  );
}
