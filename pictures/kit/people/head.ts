/** head: a skull with its hair. */
import { type V3 } from "../core.ts";
import { EXTRA, HAIR, type Part, SKIN } from "./figure.ts";
import { cap, ell, smin } from "../distances.ts";

/** returns the parts of skin and hair. pos = centre of the skull */
export function headParts(
  c: V3,
  o: {
    turn?: number;
    nod?: number;
    roll?: number;
    hair?: "short" | "bun" | "none" | "crop";
    s?: number;
  },
): Part[] {
  const ct = Math.cos(o.turn ?? 0),
    st = Math.sin(o.turn ?? 0),
    cn = Math.cos(o.nod ?? 0),
    sn = Math.sin(o.nod ?? 0),
    s = o.s ?? 1;
  const T =
    (f: (x: number, y: number, z: number) => number) => (X: number, Y: number, Z: number) => {
      let x = X - c[0],
        y = Y - c[1],
        z = Z - c[2];
      let t = x * ct - z * st;
      z = x * st + z * ct;
      x = t;
      t = y * cn - z * sn;
      z = y * sn + z * cn;
      y = t;
      return f(x / s, y / s, z / s) * s;
    };
  const skin = T((x, y, z) => {
    let d = ell(x, y - 0.015, z, 0.074, 0.095, 0.09);
    d = smin(d, ell(x, y + 0.065, z - 0.025, 0.055, 0.055, 0.06), 0.05);
    d = smin(d, cap(x, y, z, [0, 0.02, 0.085], [0, -0.022, 0.102], 0.01, 0.015), 0.015);
    d = smin(d, ell(Math.abs(x) - 0.077, y + 0.005, z + 0.008, 0.012, 0.028, 0.018), 0.01);
    return d;
  });
  const P: Part[] = [{ mat: SKIN, d: skin }];
  if (o.hair === "none") return P;
  P.push({
    mat: HAIR,
    d: T((x, y, z) => {
      let d = ell(x, y - 0.03, z + 0.014, 0.083, 0.098, 0.098);
      const front = z - (y > 0.03 ? 0.075 + (y - 0.03) * 0.2 : 0.03 - Math.max(0, -y) * 0.9);
      d = Math.max(d, front);
      const low = o.hair === "crop" ? -0.01 : -0.065;
      d = Math.max(d, low - y - 0.25 * Math.max(0, -z) * 0.2);
      d -= 0.002 * Math.sin(x * 260 + y * 40);
      if (o.hair === "bun") {
        d = smin(d, ell(x, y - 0.045, z + 0.115, 0.055, 0.052, 0.05), 0.02);
        d = smin(d, ell(x, y + 0.035, z + 0.07, 0.055, 0.05, 0.045), 0.03);
      }
      return d;
    }),
  });
  if (o.hair === "bun")
    P.push({
      mat: EXTRA,
      d: T((x, y, z) => cap(x, y, z, [-0.09, 0.085, -0.1], [0.085, 0.04, -0.105], 0.005, 0.006)),
    });
  return P;
}
