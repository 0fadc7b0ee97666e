/** The flat basket of split bamboo for the fish that are not yet on the fire. */
import { lerp, mix, ramp, sstep, type V3 } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import type { Body } from "./d-body.ts";

const C: V3 = [0.401, 1.05, 0.014];
const FLOOR = 0.104,
  RIM = 0.122,
  HIGH = 0.031;
const cane = ramp([
  [0, "#14131d"],
  [0.3, "#4a2a1c"],
  [0.6, "#8a5424"],
  [1, "#dba352"],
]);
/** distance of a line between two points of the cross-section */
function bar(rho: number, z: number, a: readonly [number, number], b: readonly [number, number]) {
  const ex = b[0] - a[0],
    ez = b[1] - a[1];
  const t = Math.max(0, Math.min(1, ((rho - a[0]) * ex + (z - a[1]) * ez) / (ex * ex + ez * ez)));
  return Math.hypot(rho - a[0] - ex * t, z - a[1] - ez * t);
}
export function tray(): Body {
  return {
    c: C,
    r: RIM * 1.12,
    line: 1,
    dist: (x, y, z) => {
      const rho = Math.hypot(x - C[0], y - C[1]),
        h = z - C[2];
      return (
        Math.min(
          bar(rho, h, [0, 0], [FLOOR, 0]) - 0.003,
          bar(rho, h, [FLOOR, 0], [RIM, HIGH]) - 0.003,
          Math.hypot(rho - RIM, h - HIGH) - 0.0068,
        ) * 0.9
      );
    },
    ink: (p, nn, l) => {
      const dx = p[0] - C[0],
        dy = p[1] - C[1],
        rho = Math.hypot(dx, dy),
        h = p[2] - C[2],
        turn = Math.atan2(dy, dx);
      const fire = steps(Math.min(1, l.reach * Math.max(0, l.cos + 0.15) ** 0.8 * 1.35), 4, 0.14);
      const night = mix("#0d1426", "#36496a", 0.75 * Math.max(0, nn[2] * 0.6 + 0.3));
      let dark = 0;
      if (rho < FLOOR - 0.002) {
        const i = Math.floor(dx / 0.011),
          j = Math.floor(dy / 0.011);
        const u = Math.abs(dx / 0.011 - i - 0.5),
          v = Math.abs(dy / 0.011 - j - 0.5);
        dark = (i + j) & 1 ? sstep(0.34, 0.5, u) : sstep(0.34, 0.5, v);
      } else if (h > HIGH - 0.0075) {
        // the rim is bound with a strip, turn by turn
        dark = sstep(0.36, 0.5, Math.abs(((((turn * 15 + h * 60) % 1) + 1) % 1) - 0.5));
      } else {
        const row = Math.floor(h / 0.0085),
          col = turn * 13 + (row & 1) * 0.5;
        dark = Math.max(
          sstep(0.3, 0.5, Math.abs((((col % 1) + 1) % 1) - 0.5)),
          sstep(0.34, 0.5, Math.abs(h / 0.0085 - row - 0.5)),
        );
      }
      const base = mix(night, cane.at(lerp(0.18, 1, fire)), sstep(0.04, 0.22, fire));
      return mix(base, "#0c0c16", dark * 0.62);
    },
  };
}
