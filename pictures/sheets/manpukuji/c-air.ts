/** What hangs in the air: the shaft of the sun from the window to the mats, and the steam of the soup. */
import { bokashi, css, layer, type Pt } from "../../kit/core.ts";
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
      g.addColorStop(0, css("#d09c62", 0.23));
      g.addColorStop(0.7, css("#b88a5c", 0.1));
      g.addColorStop(1, css("#b88a5c", 0));
      x.fillStyle = g;
      x.fill();
    },
    { blur: 16 },
  );
}
/** the light the sunny mats throw back into the air above them */
export function bloom(P: Print) {
  const [u, v] = on(-0.16, 3.4, 0);
  P.light((x) => {
    x.translate(u, v);
    x.scale(1, 0.46);
    const g = x.createRadialGradient(0, 0, 60, 0, 0, 640);
    g.addColorStop(0, css("#d08a44", 0.1));
    g.addColorStop(0.5, css("#b87a44", 0.05));
    g.addColorStop(1, css("#b87a44", 0));
    x.fillStyle = g;
    x.fillRect(-700, -700, 1400, 1400);
  });
}
/** three thin veils that part and curl; the sun behind makes them pale */
export function steam(P: Print) {
  const [u, v] = on(...soupAt, TABLE.top + 0.11);
  for (const [pts, w, a] of [
    [
      [
        [0, 0],
        [-20, -46],
        [-36, -92],
        [-96, -140],
        [-118, -190],
        [-150, -236],
        [-138, -290],
      ],
      30,
      0.42,
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
      22,
      0.36,
    ],
    [
      [
        [-34, -4],
        [-52, -50],
        [-62, -96],
        [-114, -150],
        [-128, -200],
      ],
      17,
      0.36,
    ],
  ] as [Pt[], number, number][]) {
    const L = layer();
    // it thins out as it rises
    L.x.fillStyle = bokashi(
      L.x,
      0,
      v,
      0,
      v - 310,
      [
        [0, "#f2e2c8"],
        [1, "#d8c4b0"],
      ],
      [
        [0, a],
        [0.4, a * 0.8],
        [1, 0],
      ],
    );
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
    P.put(L, { blur: 3.5 });
  }
}
