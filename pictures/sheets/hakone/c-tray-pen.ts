/** How the tray and what stands on it are drawn: places on it, and faces with their lines. */
import { type Col, css, type Layer, layer, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { type Cam, proj } from "../../kit/terrain.ts";

export interface TrayPen {
  readonly L: Layer;
  readonly K: Layer;
  readonly r: Rng;
  readonly n: Noise;
  readonly at: (u: number, v: number, w?: number) => Pt;
  readonly face: (points: Pt[], c: Col | unknown, line?: number) => void;
}

export function trayPen(cam: Cam, middle: V3, keyColour: Col): TrayPen {
  const L = layer(),
    K = layer(),
    r = new Rng(44),
    n = new Noise(9);
  const turn = -0.14;
  const at = (u: number, v: number, w = 0): Pt => {
    const q = proj(
      cam,
      middle[0] + u * Math.cos(turn) - v * Math.sin(turn),
      middle[1] + u * Math.sin(turn) + v * Math.cos(turn),
      middle[2] + w,
    );
    return [q[0], q[1]];
  };
  const face = (points: Pt[], c: Col | unknown, line = 2.4) => {
    L.x.fillStyle = Array.isArray(c) || String(c).startsWith("#") ? css(c as Col) : (c as never);
    poly(L.x, points);
    L.x.fill();
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.fillStyle = "#000";
    poly(K.x, points);
    K.x.fill();
    K.x.restore();
    if (!line) return;
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    points.forEach((a, i) => brushPath(K.x, [a, points[(i + 1) % points.length]], () => line));
    K.x.fill();
  };
  return { L, K, r, n, at, face };
}
