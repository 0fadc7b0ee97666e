/** The ground of the shrine: the steps in front, the paved court, the stair to the hall, stone curbs. */
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
  type Pt,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { proj, worley, type GBuf, onSheet, shadeDepth } from "../../kit/terrain.ts";
import { Tones, brushPath, dab, hand, poly } from "../../kit/brush.ts";
import { arita, gateShadow, gateSolid } from "./torii.ts";
import { cam, sun } from "./gate.ts";

const n = new Noise(17);
export const HALL_Z = 1.65;
export const STAIR_Y = 5.4;
const TREAD = 0.37,
  RISE = 0.165;
export const WIDE = 2.75;

/** the line of the curbs, without steps */
const slope = (y: number) =>
  y < -1.15
    ? (RISE / TREAD) * (y + 1.15)
    : y > STAIR_Y
      ? Math.min(HALL_Z, (RISE / TREAD) * (y - STAIR_Y))
      : 0;

export function floorZ(x: number, y: number) {
  let z = 0;
  if (y < -1.15) z = -RISE * (Math.floor((-1.15 - y) / TREAD) + 1);
  else if (y > STAIR_Y) z = Math.min(HALL_Z, RISE * (Math.floor((y - STAIR_Y) / TREAD) + 1));
  if (Math.abs(x) > WIDE)
    return slope(y) + 0.04 + 0.42 * sstep(WIDE + 0.4, WIDE + 2.4, Math.abs(x));
  return z;
}

const granite = ramp([
  [0, "#39465c"],
  [0.3, "#6f7887"],
  [0.6, "#b9b2a2"],
  [0.85, "#ecdfc2"],
  [1, "#f7efdc"],
]);
const moss = ramp([
  [0, "#1f4438"],
  [0.5, "#4f7a44"],
  [1, "#a9bf62"],
]);

export function inkFloor(G: GBuf) {
  const gate = gateSolid(arita);
  return shadeDepth(G.dep, (i, o) => {
    const d = G.dep[i];
    const wx = G.wx[i],
      wy = G.wy[i],
      wz = G.wz[i],
      ax = Math.abs(wx);
    const stair = wy < -1.1 || (wy > STAIR_Y && wy < STAIR_Y + TREAD * 11);
    const tread = floorZ(wx, wy + 0.012),
      riser = stair && ax < WIDE && wz < tread - 0.008;
    let t = riser ? 0.3 : 0.86;
    // shadows of the leaves above, and the gate's own shadow across the court
    const dap = n.fbm(wx * 1.5 + 4 + wz, (wy - wz * 2.4) * 1.3, 4);
    const veil = lerp(0.2, -0.08, sstep(0.7, 2.2, ax)); // the leaves are above the sides
    const shadeHere = sstep(veil, veil + 0.05, dap);
    const own =
      wy > -1.1 && wy < 4 && !riser
        ? 1 - gateShadow(gate, [wx, wy, wz + 0.02] as V3, sun, 5, 0.06)
        : 0;
    t -= riser ? 0.08 * shadeHere : 0.42 * Math.max(shadeHere * 0.8, own);
    let C: RGB;
    if (ax > WIDE) {
      t += 0.2 * n.n2(wx * 6, wy * 6) - 0.1;
      C = moss.at(clamp(t));
    } else {
      const grit = 0.05 * n.n2(wx * 22, (wy + wz) * 22) + 0.05 * n.n2(wx * 5, (wy + wz * 3) * 5);
      t += grit;
      let joint = 0;
      if (ax < WIDE) {
        if (stair) {
          const row = Math.max(0, Math.floor((wy < 0 ? -1.15 - wy : wy - STAIR_Y) / TREAD));
          const cut = (((wx + row * 0.73) % 1.46) + 1.46) % 1.46;
          joint = sstep(0.014, 0.006, Math.min(cut, 1.46 - cut));
          if (!riser)
            t += 0.1 * sstep(0.06, 0.0, Math.abs((((-1.15 - wy) / TREAD) % 1) * TREAD - TREAD)); // worn front edge
          const wear = sstep(1.7, 0.2, ax);
          t += 0.06 * wear;
          if (n.n2(wx * 1.4, row * 3.1) > 0.25 && ax > 1) C = moss.at(clamp(t));
        } else {
          const c = worley(wx * 1.15, wy * 0.8, 0.35);
          joint = sstep(0.03, 0.012, c.edge);
          t += 0.1 * (c.id - 0.5);
        }
      }
      const k = 6,
        q = Math.floor(t * k);
      const tq = (q + sstep(0.3, 0.7, t * k - q)) / k;
      C = granite.at(clamp(tq));
      const green = sstep(
        0.2,
        0.5,
        n.fbm(wx * 1.1 + 9, wy * 1.1 + wz * 4, 3) +
          0.22 * sstep(0.9, WIDE, ax) -
          (riser ? 0.1 : 0.25),
      );
      C = mix(C, moss.at(clamp(tq * 0.9)), green * 0.75);
      C = mix(C, "#2b3347", joint * 0.75);
    }
    const hz = clamp((d - 12) / 60) * 0.5;
    const hc = [190, 210, 205];
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], hc[c], hz);
    o[3] = 255;
  });
}

/** the worn front edge of every step, for the key block */
export function nosings(x: Ctx) {
  const r = new Rng(12);
  const edge = (y: number, z: number) => {
    const a = proj(cam, -WIDE, y, z),
      b = proj(cam, WIDE, y, z);
    if (a[2] < 0.4) return;
    const p = hand([a[0], a[1]], [b[0], b[1]], r, 1.1, 26);
    x.fillStyle = css("#1d2536", 0.8);
    x.beginPath();
    brushPath(x, p, (t) => clamp(16 / a[2], 0.9, 3) * (0.75 + 0.35 * Math.sin(t * 31 + y * 9)));
    x.fill();
  };
  for (let k = 0; k < 14; k++) {
    const y = -1.15 - TREAD * k;
    edge(y, -RISE * k);
    edge(y, -RISE * (k + 1));
  }
  for (let k = 0; k < 10; k++) {
    edge(STAIR_Y + TREAD * k, RISE * k);
    edge(STAIR_Y + TREAD * k, Math.min(HALL_Z, RISE * (k + 1)));
  }
}

/** granite curbs beside the court and both flights */
const high = 0.24,
  thick = 0.34;
const at = (s: number, off: number, y: number, up: number): Pt =>
  onSheet(cam, s * (WIDE + off), y, slope(y) + up);
export function curbs(x: Ctx) {
  const r = new Rng(14);
  for (const s of [-1, 1])
    for (let y = 15; y > -3.2; y -= 0.5) {
      const y1 = y - 0.5,
        block = Math.floor((y + 20) / 1.5);
      const tone = 0.035 * Math.sin(block * 7.3);
      const leafShade = n.n2(y * 0.5, s * 3) > 0.1 ? 0.2 : 0;
      const face = (pts: Pt[], c: RGB) => {
        x.fillStyle = css(c);
        x.strokeStyle = css(c);
        x.lineWidth = 1.2;
        poly(x, pts);
        x.fill();
        x.stroke();
      };
      const inner = [
        at(s, 0, y, -0.12),
        at(s, 0, y, high),
        at(s, 0, y1, high),
        at(s, 0, y1, -0.12),
      ];
      const top = [
        at(s, 0, y, high),
        at(s, thick, y, high),
        at(s, thick, y1, high),
        at(s, 0, y1, high),
      ];
      face(inner, mix(granite.at((s < 0 ? 0.2 : 0.62) + tone), "#5b8050", 0.1));
      face(top, mix(granite.at(0.9 - leafShade + tone), "#8fb05a", 0.06));
    }
  // crystals of the granite, rain streaks and moss on the inner faces
  const T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const s = r.chance(0.5) ? -1 : 1,
      y = -3.2 + 12 * r.u() ** 1.7,
      onTop = r.chance(0.4);
    const [a, b] = onTop ? at(s, r.range(0, thick), y, high) : at(s, 0, y, r.range(-0.05, high));
    const size = clamp(16 / (y - cam.y), 1.2, 8) * r.range(0.7, 1.6);
    const c = r.chance(0.3)
      ? moss.at(r.range(0.3, 0.8))
      : granite.at(onTop ? r.range(0.55, 1) : r.range(0.1, 0.4) + (s < 0 ? 0 : 0.3));
    T.add(c, (q) => dab(q, a, b, size * (onTop ? 2 : 1), size * 0.7, onTop ? 0 : 1.57), 0.7);
  }
  T.flush(x);
}
/** their edges and joints, for the key block */
export function curbLines(k: Ctx) {
  k.fillStyle = css("#1d2536", 0.85);
  k.beginPath();
  for (const s of [-1, 1]) {
    for (const [off, up] of [
      [0, high],
      [thick, high],
    ]) {
      const l: Pt[] = [];
      for (let y = 15; y > -3.4; y -= 0.25) l.push(at(s, off, y, up));
      brushPath(k, l, (t) => 0.8 + 2.2 * t * t);
    }
    for (let y = 14.5; y > -3.4; y -= 1.5)
      brushPath(k, [at(s, 0, y, 0), at(s, 0, y, high), at(s, thick, y, high)], () =>
        clamp(12 / (y - cam.y), 0.8, 2.6),
      );
  }
  k.fill();
}
