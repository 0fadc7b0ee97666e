/** sculpt: head and body joined on a plinth. */
import { clamp, Noise } from "../../../kit/core.ts";
import { carveBody } from "./body.ts";
import { carveHead } from "./head.ts";
import type { Pose } from "./pose.ts";
import { smin } from "../../../kit/distances.ts";

/** the whole stone: `f` smooth, `rough` weathered, `inkAt` where there are lines */
export function sculpt(P: Pose) {
  const n = new Noise(P.seed + 400);
  const g = P.girth;
  const head = carveHead(P),
    body = carveBody(P, n);
  const [HX, HY, HZ] = head.centre;
  const f = (x: number, y: number, z: number) => {
    // plinth
    const bw = n.n2(x * 2.2 + 5, z * 2.2 + y * 2);
    const bx = Math.abs(x) - 0.33 * g,
      by = Math.abs(y + 0.06) - 0.05,
      bz = Math.abs(z - 0.03) - 0.2;
    let d =
      Math.hypot(Math.max(bx, 0), Math.max(by, 0), Math.max(bz, 0)) +
      Math.min(Math.max(bx, by, bz), 0) -
      0.075 -
      0.025 * bw;
    const hb = Math.hypot(x - HX, y - HY, z - HZ) - 0.37;
    const hd = hb > 0.12 ? hb : head.distance(x, y, z);
    const bd = y > 0.88 ? y - 0.72 : body.distance(x, y, z);
    d = smin(d, bd, 0.03);
    d = smin(d, hd, 0.03);
    return d;
  };
  const rough = (x: number, y: number, z: number) => {
    const faceK = z > 0.1 && y > 0.6 ? 0.45 : 1;
    return (
      f(x, y, z) +
      faceK * (0.0042 * n.fbm3(x * 9, y * 9, z * 9, 2) + 0.0013 * n.n3(x * 46, y * 46, z * 46))
    );
  };
  const inkAt = (x: number, y: number, z: number) => {
    let v = 0;
    if (Math.hypot(x - HX, y - HY, z - HZ) < 0.27) v = head.features(x, y, z);
    if (y < 0.64) {
      body.distance(x, y, z);
      v = Math.max(v, clamp(body.groove() / 0.0085) * 0.8);
    }
    return v;
  };
  return { f, rough, n, inkAt };
}
