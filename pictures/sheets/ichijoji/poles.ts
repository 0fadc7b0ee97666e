/** poles: electricity poles with their cross-arms, and sagging wires. */
import { lerp, type Col, type V3 } from "../../kit/core.ts";
import { type World } from "../../kit/solids.ts";
import { flat } from "../../kit/wood.ts";

/** electricity pole with cross-arms, a transformer, and the wires leaving it */
export function pole(w: World, x: number, y: number, hgt: number, c: Col = "#2c2c38") {
  const m = flat(c);
  w.rod([x, y, 0], [x, y, hgt], 0.15, m, 0.1);
  for (const z of [hgt - 0.35, hgt - 0.95]) {
    w.box(x - 0.75, y - 0.04, z - 0.04, x + 0.75, y + 0.04, z + 0.04, m);
    for (const q of [-0.65, -0.3, 0.3, 0.65])
      w.rod([x + q, y, z + 0.04], [x + q, y, z + 0.2], 0.035, flat("#8a8894"));
  }
  w.rod([x + 0.32, y - 0.05, hgt - 2.1], [x + 0.32, y - 0.05, hgt - 1.35], 0.2, m);
}
/** a sagging wire cut into short straight pieces */
export function wire(w: World, a: V3, b: V3, sag: number, r = 0.012) {
  const m = flat("#0b0d18", { line: 0, ghost: true });
  let p = a;
  for (let i = 1; i <= 8; i++) {
    const t = i / 8;
    const q: V3 = [
      lerp(a[0], b[0], t),
      lerp(a[1], b[1], t),
      lerp(a[2], b[2], t) - sag * 4 * t * (1 - t),
    ];
    w.rod(p, q, r, m);
    p = q;
  }
}
