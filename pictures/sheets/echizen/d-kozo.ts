/** Kozo on the bank: cut down each winter, it stands as stools with last year's rods, a few still uncut. */
import { type Rng } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { at, cam, KEY, WALL } from "./d-plan.ts";

export function kozo(p: Pen3, r: Rng) {
  for (let y = 18.4; y > 13.4; y -= 1.5)
    for (const row of [-12.1, -10.7, -9.4]) {
      const x = row + 0.28 * r.g(),
        wy = y + r.range(-0.4, 0.4);
      const [px, py] = at(x, wy, WALL.top),
        m = cam.f / wy;
      if (px < -60) continue;
      fillPoly(
        p.x,
        [
          [px - 0.34 * m, py + 0.03 * m],
          [px, py - 0.05 * m],
          [px + 0.22 * m, py + 0.03 * m],
          [px - 0.1 * m, py + 0.1 * m],
        ],
        "#3f5f3a",
        0.9,
      );
      const rods = r.int(5, 9),
        uncut = r.chance(0.45);
      for (let i = 0; i < rods; i++) {
        const lean = ((i + 0.5) / rods - 0.5) * 1.1 + 0.1 * r.g(),
          tall = (uncut ? r.range(0.9, 1.5) : r.range(0.16, 0.34)) * m;
        const rod = [0, 0.5, 1].map((t): [number, number] => [
          px + lean * tall * t * (0.5 + 0.4 * t) + 0.06 * m * lean,
          py - tall * t,
        ]);
        for (const [c, w, ink] of [
          [p.k, 0.06, KEY],
          [p.x, 0.042, i % 3 ? "#9a6a44" : "#c39562"],
        ] as const) {
          if (c === p.k && m < 90) continue;
          c.fillStyle = ink;
          c.beginPath();
          brushPath(c, rod, (t) => w * m * (1.1 - 0.55 * t));
          c.fill();
        }
        if (m >= 90) {
          p.k.save();
          p.k.globalCompositeOperation = "destination-out";
          p.k.beginPath();
          brushPath(p.k, rod, (t) => 0.036 * m * (1.1 - 0.55 * t));
          p.k.fill();
          p.k.restore();
        }
      }
    }
}
