/** The Print, the camera, and the land of the tea fields. */
import { Noise, sstep } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { renderHeight, type Cam } from "../../kit/terrain.ts";

export const P = new Print(31, "#efe4cf");
export const n = P.noise,
  r = P.rng;
export const KEY = "#1d2136";

// ---------- tea terraces ----------
export const cam: Cam = { x: 0, y: 0, z: 9.5, f: 1150, cx: 800, hy: 590 };
const SP = 2.15;
export const cn = new Noise(5);
const LH = (x: number, y: number) => 15 * Math.exp(-((x + 58) ** 2) / 1500 - (y - 92) ** 2 / 2600);
const RH = (x: number, y: number) => 11 * Math.exp(-((x - 78) ** 2) / 1700 - (y - 128) ** 2 / 3600);
export function base(x: number, y: number) {
  return (
    LH(x, y) +
    RH(x, y) +
    7 * Math.exp(-((x + 10) ** 2) / 1100 - (y - 150) ** 2 / 900) +
    1.1 * Math.sin(y * 0.07 + x * 0.03) -
    0.012 * y +
    2.2 * Math.exp(-((x - 16) ** 2) / 90 - (y - 20) ** 2 / 160)
  );
}
const pth = (y: number) => -1.5 + 9.5 * Math.sin(y * 0.043 - 0.75) + y * 0.055;
const cur = (y: number) => 13 * Math.sin(y * 0.03 + 0.35) + 0.0009 * y * y;
export interface TA {
  h: number;
  d: number;
  u: number;
  kind: number;
}
export function teaAt(x: number, y: number, out: TA) {
  const dp = x - pth(y);
  const w = 0.78;
  let u: number;
  if (dp < 0) u = (x - 0.62 * cur(y) + 0.2 * y) / SP;
  else u = (x - cur(y)) / SP;
  const lh = LH(x, y);
  if (lh > 2.2) u = lh * 1.15 + 0.02 * y;
  const rh = RH(x, y);
  if (rh > 1.8 && dp > 0) u = rh * 1.35;
  out.u = u;
  const fr = u - Math.floor(u);
  const d = Math.abs(fr - 0.5) * 2;
  out.d = d;
  out.kind = 0;
  const edge = Math.min(Math.abs(lh - 2.2) * 2.6, dp > 0 ? Math.abs(rh - 1.8) * 3.2 : 9);
  if (Math.abs(dp) < w) {
    out.kind = 1;
    out.h = 0;
    out.d = dp / w;
    return;
  }
  if (edge < 0.42) {
    out.kind = 2;
    out.h = 0;
    out.d = edge / 0.42;
    return;
  }
  const ew = sstep(w, w + 0.8, Math.abs(dp)) * sstep(0.42, 1.3, edge);
  const q = d / 0.85;
  out.h = q >= 1 ? 0 : 1.05 * Math.pow(1 - Math.pow(q, 2.6), 0.6) * ew;
  if (q >= 1 || ew < 0.25) out.kind = 3;
}
export const o1: TA = { h: 0, d: 0, u: 0, kind: 0 };
const o2: TA = { h: 0, d: 0, u: 0, kind: 0 };
export const hgt = (x: number, y: number) => {
  teaAt(x, y, o2);
  return base(x, y) + o2.h;
};
export const G = renderHeight(cam, hgt, 9, 230, 0.0012, 0.012);
