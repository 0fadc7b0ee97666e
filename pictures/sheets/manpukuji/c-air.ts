/** What hangs in the air: the shaft of the sun from the window to the mats, and the steam of the soup. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { soupAt } from "./c-meal.ts";
import { hole, hull, on, pool, TABLE } from "./c-plan.ts";

export function shaft(P: Print) {
  P.light(
    (x) => {
      x.beginPath();
      x.rect(-10, -10, 1620, 1220);
      trace(x, hole());
      x.clip("evenodd");
      x.beginPath();
      trace(x, hull([...hole(), ...pool]));
      const g = x.createLinearGradient(860, 370, 420, 1100);
      g.addColorStop(0, css("#c99a64", 0.12));
      g.addColorStop(0.7, css("#b88a5c", 0.06));
      g.addColorStop(1, css("#b88a5c", 0));
      x.fillStyle = g;
      x.fill();
    },
    { blur: 16 },
  );
}
/** two thin veils that part and curl; the sun behind makes them pale */
export function steam(P: Print) {
  const [u, v] = on(...soupAt, TABLE.top + 0.11);
  for (const [pts, w, a] of [
    [
      [
        [0, 0],
        [-20, -46],
        [-30, -92],
        [-90, -150],
        [-112, -210],
        [-150, -268],
        [-158, -330],
      ],
      34,
      0.28,
    ],
    [
      [
        [30, -6],
        [22, -50],
        [-16, -96],
        [-42, -140],
        [-84, -180],
        [-104, -236],
      ],
      24,
      0.26,
    ],
    [
      [
        [-34, -4],
        [-52, -50],
        [-62, -96],
        [-114, -150],
        [-128, -200],
      ],
      18,
      0.26,
    ],
  ] as [Pt[], number, number][]) {
    const L = layer();
    L.x.fillStyle = css("#f2e2c8", a);
    L.x.beginPath();
    brushPath(
      L.x,
      catmull(
        pts.map(([a2, b]): Pt => [u + a2, v + b]),
        14,
      ),
      (t) => w * Math.sin(Math.PI * t ** 0.7) * (0.75 + 0.25 * Math.sin(9 * t)) + 0.5,
    );
    L.x.fill();
    P.put(L, { blur: 2.5 });
  }
}
