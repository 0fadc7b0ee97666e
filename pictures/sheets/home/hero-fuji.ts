/** Mount Fuji, a height field lit from the right, and the hills at its foot. */
import { wooded, printRidge } from "../../kit/horizon.ts";
import {
  PW,
  SS,
  Noise,
  clamp,
  lerp,
  sstep,
  css,
  mix,
  ramp,
  tick,
  type Pt,
} from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { renderHeight, type Cam, shadeDepth } from "../../kit/terrain.ts";
import { brushPath } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, n } from "./hero-stage.ts";

/** Seen from the south at dawn. */
export function printFuji() {
  const fn = new Noise(8);
  const hf = (x: number, y: number) => {
    const rr = Math.hypot(x, y) + 1e-6;
    const ca = x / rr,
      sa = y / rr;
    const prof = 3.9 * Math.exp(-rr / 5.2) + 0.25 * Math.exp((-rr * rr) / 140) - 0.35;
    const gully = fn.ridge(ca * 2.6 + 5, sa * 2.6 + rr * 0.05, 4),
      gully2 = fn.fbm(ca * 9 + rr * 0.12, sa * 9, 4);
    const dep = sstep(0.25, 2.2, rr) * (1 - sstep(9, 16, rr) * 0.6);
    let h = prof - dep * (0.3 * (1 - gully) + 0.11 * gully2);
    if (rr < 0.75)
      h = Math.min(
        h,
        lerp(
          3.42 + 0.06 * fn.n2(ca * 2, sa * 2 + 9) + 0.03 * fn.n2(ca * 7, sa * 7),
          3.2,
          sstep(0.35, 0, rr),
        ),
      );
    return h;
  };
  const cam: Cam = { x: 0, y: -60, z: 0.3, f: 6600, cx: 985, hy: 575 };
  const g = renderHeight(cam, hf, 46, 72, 0.00035, 0.01);
  tick("fuji march");
  const snowL = ramp(stops("0 #4a629b, 0.3 #7787b8, 0.52 #c4b0c6, 0.75 #fcd9c2, 1 #fff2de"));
  const rockL = ramp(stops("0 #1f3061, 0.3 #323d70, 0.52 #6b4c6e, 0.75 #c26456, 1 #e9885c"));
  const Hz = mix("#7f93ad", "#e0b6a2", 0.4);
  const L = shadeDepth(g.dep, (i, o, _x, y) => {
    const wx = g.wx[i],
      wy = g.wy[i],
      wz = g.wz[i];
    if (wz < -0.05 && y > 640) {
      o[3] = 0;
      return;
    }
    const e = 0.045;
    const h0 = hf(wx, wy);
    const gx = (hf(wx + e, wy) - h0) / e,
      gy = (hf(wx, wy + e) - h0) / e;
    const il = 1 / Math.hypot(gx, gy, 1);
    const det = (-gx * 0.8 + gy * 0.3 + 0.34) * il;
    const rr = Math.hypot(wx, wy) + 0.001,
      ca = wx / rr,
      sa = wy / rr;
    const big = 0.5 + 0.62 * (ca * 0.92 - sa * -0.12);
    let t = clamp(0.62 * det + 0.46 * big + 0.02 + 0.05 * fn.n2(wx * 6, wz * 9));
    const k = 4;
    const q = Math.floor(t * k),
      f = t * k - q;
    t = (q + sstep(0.28, 0.72, f)) / k;
    const gully = fn.ridge(ca * 2.6 + 5, sa * 2.6 + rr * 0.05, 3);
    const sl =
      2.2 +
      0.26 * fn.fbm(ca * 5, sa * 5, 3) -
      1.0 * (1 - gully) +
      0.22 * fn.fbm(ca * 17 + 3, sa * 17, 3);
    const sn = sstep(sl - 0.05, sl + 0.05, wz);
    const A = snowL.at(t),
      B = rockL.at(t);
    const haze = sstep(2.0, 0.15, wz) * 0.9;
    for (let c = 0; c < 3; c++) o[c] = lerp(lerp(B[c], A[c], sn), Hz[c], haze);
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
  const sky: Pt[] = [];
  for (let i = 0; i < PW; i += 2) if (g.top[i] < 560) sky.push([i / SS, g.top[i]]);
  P.lines((x) => {
    x.fillStyle = css("#34375e", 0.7);
    x.beginPath();
    brushPath(x, sky, (t) => 1.8 * (1 + 0.4 * Math.sin(t * 60)));
    x.fill();
  });
  tick("fuji");
}

/** Three hills that fade into mist. */
export function printHills() {
  const hillSpec: [number, number, number, number, number, string, string][] = [
    [556, 60, 0.0016, 3.3, 0, "#6f86a6", "#d0b3aa"],
    [588, 62, 0.0021, 7.1, 3, "#4a6a8e", "#b7a9a8"],
    [624, 60, 0.0027, 12.7, 8, "#2c5070", "#8f9ea4"],
  ];
  hillSpec.forEach(([y0, a, f, s, tr, c1, c2], i) => {
    const line = wooded(n, { y: y0, rise: a, pitch: f, seed: s, tree: tr });
    printRidge(P, line, {
      from: y0 - a,
      to: y0 + 60,
      colours: [
        [0, c1],
        [0.5, mix(c1, c2, 0.5)],
        [1, c2],
      ],
      foot: 800,
      grain: 0.16,
      key: "#2c3f62",
      keyA: 0.35 + 0.1 * i,
    });
    P.mist(mistBand(n, y0 + 24, 30, 80, { max: 0.92, amp: 14 }), i === 0 ? "#f0c4aa" : "#efd8c2", {
      grain: 0.1,
    });
  });
  tick("hills");
}
