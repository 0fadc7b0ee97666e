/** The way to the shrine at the railway: lower steps, the crossing, the long stair behind it. */
import {
  Noise,
  Rng,
  clamp,
  css,
  lerp,
  mix,
  ramp,
  sstep,
  type Ctx,
  type RGB,
} from "../../kit/core.ts";
import { proj, worley, type Cam, type GBuf, shadeDepth } from "../../kit/terrain.ts";
import { brushPath, hand } from "../../kit/brush.ts";

export const cam: Cam = { x: 0.35, y: 0, z: 3.7, f: 1500, cx: 760, hy: 730 };
const n = new Noise(71);
export const TRACK = 2.4;
const NEAR = 19;
const FAR = 24.4;
export const WIDE = 2.1;
const T0 = 0.62,
  R0 = 0.15,
  T1 = 0.36,
  R1 = 0.225;
export const UPPER = 66;
export const TOP = TRACK + UPPER * R1,
  TOP_Y = FAR + UPPER * T1;
/** where riser k of the long stair stands: its distance and the height of its foot */
export const stairLine = (k: number) => [FAR + k * T1, TRACK + k * R1] as const;
const lowStep = (y: number) => Math.ceil((NEAR - y) / T0);
const slope = (y: number) =>
  y < NEAR
    ? TRACK - ((NEAR - y) / T0) * R0
    : y < FAR
      ? TRACK
      : Math.min(TOP, TRACK + ((y - FAR) / T1) * R1);
export function floorZ(x: number, y: number) {
  const ax = Math.abs(x);
  if (ax > WIDE) {
    if (y > NEAR + 0.2 && y < FAR - 0.2) return TRACK - 0.06;
    return slope(y) + 0.12 + 0.7 * sstep(WIDE, WIDE + 2.5, ax) + 0.1 * n.n2(x, y);
  }
  if (y < NEAR) return TRACK - lowStep(y) * R0;
  if (y < FAR) return TRACK;
  return Math.min(TOP, TRACK + (Math.floor((y - FAR) / T1) + 1) * R1);
}
const granite = ramp([
  [0, "#33405a"],
  [0.3, "#6a7486"],
  [0.6, "#b2ada2"],
  [0.85, "#e6dcc4"],
  [1, "#f8f0dc"],
]);
const moss = ramp([
  [0, "#1c4038"],
  [0.5, "#527c46"],
  [1, "#b4c66a"],
]);
const AIR = [214, 228, 216];
const SHADE = [0.64, 0.7, 0.86];

export function inkSteps(G: GBuf) {
  return shadeDepth(G.dep, (i, o) => {
    const d = G.dep[i];
    const wx = G.wx[i],
      wy = G.wy[i],
      wz = G.wz[i],
      ax = Math.abs(wx);
    const riser = ax < WIDE && (wy < NEAR || wy > FAR) && wz < floorZ(wx, wy + 0.015) - 0.01;
    const dap = n.fbm(wx * 0.7 + 2, wy * 0.5, 3);
    let t = riser ? 0.34 : 0.8;
    t -= (riser ? 0.1 : wy < NEAR ? 0.26 : 0.34) * sstep(0.0, 0.16, dap + 0.1 * sstep(0.6, 2, ax));
    t += 0.05 * n.n2(wx * 18, (wy + wz) * 18) + 0.06 * n.n2(wx * 4, (wy + wz * 2) * 4);
    let C: RGB;
    if (ax > WIDE) {
      if (wy > NEAR + 0.2 && wy < FAR - 0.2) {
        worley(wx * 5, wy * 5, 0.9); // ballast
        C = granite.at(clamp(0.42 + 0.4 * n.n2(wx * 9, wy * 9)));
      } else C = moss.at(clamp(0.1 + 0.16 * n.n2(wx * 3, wy * 3)));
    } else {
      const k = 6,
        q = Math.floor(t * k);
      const tq = clamp((q + sstep(0.3, 0.7, t * k - q)) / k);
      C = granite.at(tq);
      const green = sstep(
        0.16,
        0.45,
        n.fbm(wx * 0.9 + 9, wy * 0.9 + wz * 3, 3) +
          0.3 * sstep(0.7, WIDE, ax) -
          (riser ? 0.06 : 0.2),
      );
      C = mix(C, moss.at(tq * 0.9), green * 0.8);
      const row = wy < NEAR ? lowStep(wy) : Math.floor((wy - FAR) / T1);
      const c = (((wx + row * 0.83) % 1.3) + 1.3) % 1.3;
      if (Math.min(c, 1.3 - c) < 0.012 && (wy < NEAR || wy > FAR)) C = mix(C, "#28324a", 0.7);
      // planks on the crossing
      if (wy > NEAR && wy < FAR)
        C = mix("#5c5250", "#a08e7c", clamp(0.5 + 0.5 * n.n2(wx * 1.2, wy * 9)));
    }
    // the lower steps are in the trees' shade, with spots of sun
    if (wy < NEAR) {
      const fleck = sstep(0.1, 0.2, n.fbm(wx * 1.5 + 30, wy * 1.1, 3)) * (riser ? 0.25 : 1);
      const rim = NEAR - 1.7 + 0.35 * wx + 0.5 * n.fbm(wx * 1.3, wy * 0.6 + 7, 2);
      const shady = sstep(rim + 0.2, rim - 0.2, wy) * (1 - fleck);
      for (let k = 0; k < 3; k++) C[k] = lerp(C[k], C[k] * SHADE[k], shady);
    }
    const hz = clamp((d - 18) / 46) * 0.46;
    for (let k = 0; k < 3; k++) o[k] = lerp(C[k], AIR[k], hz);
    o[3] = 255;
  });
}
export function nosings(x: Ctx) {
  const r = new Rng(12);
  const edge = (y: number, z: number, w: number) => {
    const a = proj(cam, -WIDE, y, z),
      b = proj(cam, WIDE, y, z);
    if (a[2] < 5) return;
    x.fillStyle = css("#1c2438", clamp(30 / a[2], 0.3, 0.85));
    x.beginPath();
    brushPath(
      x,
      hand([a[0], a[1]], [b[0], b[1]], r, 0.9, 24),
      (t) => clamp((w * 20) / a[2], 0.7, 2.8) * (0.75 + 0.35 * Math.sin(t * 31 + y * 9)),
    );
    x.fill();
  };
  for (let k = 0; k < 24; k++) {
    edge(NEAR - k * T0, TRACK - k * R0, 1);
    edge(NEAR - k * T0, TRACK - (k + 1) * R0, 0.6);
  }
  for (let k = 0; k < UPPER; k++) edge(FAR + k * T1, TRACK + k * R1, 0.8);
}
