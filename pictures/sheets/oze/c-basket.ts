/** The cormorants' baskets: split bamboo woven over and under round stakes, a bound rim, a woven lid. */
import {
  clamp,
  getPx,
  layer,
  lerp,
  mix,
  PH,
  putPx,
  PW,
  ramp,
  SS,
  sstep,
  type Layer,
  type RGB,
} from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { at, type Basket, cutTone, eye, girth, left, n, scaleAt, sun } from "./c-stage.ts";

const straw = ramp(stops("0 #2b1c1e, 0.25 #5e4030, 0.5 #a37a44, 0.75 #d9b46c, 1 #fbe8b4"));
const aged = ramp(stops("0 #241a20, 0.3 #4d3830, 0.6 #86643e, 0.85 #b99458, 1 #e2c68c"));
const STAKES = 46,
  ROWS = 26;
const hash = (i: number, j: number) => {
  const v = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return v - Math.floor(v);
};
interface Look {
  tone: number;
  old: boolean;
  edge: number;
}
/** the weave at an angle and a height: which strand is on top, and how the sun lights it */
function weave(b: Basket, th: number, z: number, nx: number, ny: number, nz: number): Look {
  const s = (th / 6.28319) * STAKES + b.seed + 0.12 * n.n2(z * 9, b.seed),
    v = (z / b.H) * ROWS + 0.16 * n.n2(th * 5, b.seed + z * 3);
  const i = Math.floor(s),
    j = Math.floor(v);
  const fs = s - i - 0.5,
    fv = v - j - 0.5;
  const over = (i + j) % 2 === 0;
  let lift = 0,
    strand: number;
  let edge = 0;
  if (!over && Math.abs(fs) < 0.27) {
    // the stake
    strand = hash(i, 7);
    lift = 0.02;
    edge = sstep(0.19, 0.27, Math.abs(fs));
  } else {
    const d = over ? Math.abs(fs) : 0.5;
    lift = over ? (d > 0.34 ? -0.09 : 0.03) : -0.2;
    strand = hash(j, Math.floor(i / 9));
    edge = sstep(0.36, 0.48, Math.abs(fv));
  }
  // the whole basket in four flat tones with torn edges, each strand a little apart from its neighbours
  const face =
    nx * sun[0] +
    ny * sun[1] +
    nz * sun[2] +
    0.16 * n.n2(th * 3.4, z * 9) +
    0.05 * n.n2(th * 22, z * 40);
  const zone = face > 0.7 ? 0.86 : face > 0.34 ? 0.66 : face > -0.02 ? 0.44 : 0.27;
  const tone = zone + lift + 0.06 * (strand - 0.5);
  return { tone, old: strand < 0.12, edge };
}

/** where the drying bird keeps the sun off its lid: tail and body, thrown to the right and away */
function lidShade(b: Basket, x: number, y: number) {
  if (b !== left) return false;
  const along = x * 0.89 + y * 0.45,
    across = y * 0.89 - x * 0.45 + 0.012 * n.n2(x * 30, 8);
  return along > -0.02 && Math.abs(across + 0.07) < 0.15 + 0.08 * Math.max(0, along);
}
/** `front` hides the birds; `inside` is behind them */
export function drawBasket(b: Basket): { front: Layer; inside: Layer } {
  const front = layer(),
    inside = layer();
  const f = getPx(front.c),
    g = getPx(inside.c);
  const [cx, cy] = at(b.x, b.y, b.H / 2),
    sc = scaleAt(b.y - b.R);
  const x0 = Math.max(0, Math.floor((cx - b.R * sc - 20) * SS)),
    x1 = Math.min(PW, Math.ceil((cx + b.R * sc + 20) * SS)),
    y0 = Math.max(0, Math.floor((cy - (b.H * 0.5 + 0.14) * sc) * SS)),
    y1 = Math.min(PH, Math.ceil((cy + (b.H * 0.5 + 0.24) * sc) * SS));
  const rimR = girth(b, b.H),
    lidR = rimR * 1.1;
  const put = (d: Uint8ClampedArray, o: number, L: Look, dark: number) => {
    let C: RGB = (L.old ? aged : straw).at(cutTone(L.tone * dark, 6, 0.44));
    C = mix(C, "#24181c", L.edge * 0.62);
    d[o] = C[0];
    d[o + 1] = C[1];
    d[o + 2] = C[2];
    d[o + 3] = 255;
  };
  for (let j = y0; j < y1; j++)
    for (let i = x0; i < x1; i++) {
      const dx = ((i + 0.5) / SS - eye.cx) / eye.f,
        dz = -((j + 0.5) / SS - eye.hy) / eye.f;
      const o = (j * PW + i) * 4;
      const t0 = b.y - b.R - 0.03;
      let t = t0,
        within = false;
      // coming in over the rim
      const tt = dz < 0 ? (b.H - eye.h) / dz : 1e9;
      for (let k = 0; k < 60 && t < b.y + b.R + 0.05; k++) {
        const Z = eye.h + dz * t,
          // none is quite round: each leans a little and is dented
          lean = 0.05 * Math.sin(b.seed * 2.7) * clamp(Z / b.H),
          X = dx * t - b.x - lean,
          Y = t - b.y;
        const rr = Math.hypot(X, Y);
        if (b.lid) {
          // a shallow woven dome
          const e = Math.hypot(rr / lidR, (Z - b.H + 0.012) / 0.062);
          if (Z > b.H - 0.012 && e < 1.006) {
            const N = [X / lidR ** 2, Y / lidR ** 2, (Z - b.H + 0.012) / 0.062 ** 2];
            const l = Math.hypot(...N);
            const u = (X + Y) * 46,
              w = (X - Y) * 46;
            const iu = Math.floor(u),
              iw = Math.floor(w);
            const top = (((iu + iw * 2) % 4) + 4) % 4 < 2;
            const q = top ? u - iu - 0.5 : w - iw - 0.5;
            const nl = (N[0] * sun[0] + N[1] * sun[1] + N[2] * sun[2]) / l;
            put(
              f.data,
              o,
              {
                tone:
                  (nl > 0.62 ? 0.86 : nl > 0.3 ? 0.68 : 0.44) +
                  (top ? 0.04 : -0.06) +
                  (lidShade(b, X, Y) ? -0.46 : 0) +
                  (hash(top ? iu : iw, top ? 1 : 2) < 0.2 ? -0.08 : 0),
                old: false,
                edge: Math.max(sstep(0.4, 0.5, Math.abs(q)), sstep(0.965, 0.995, rr / lidR) * 0.6),
              },
              1,
            );
            break;
          }
        }
        // bound rim
        const rim = Math.hypot(rr - rimR, Z - b.H) - 0.017;
        const th = Math.atan2(Y, X);
        if (rim < 0.0015 && !b.lid) {
          const nx = ((rr - rimR) / 0.017) * (X / rr),
            ny = ((rr - rimR) / 0.017) * (Y / rr),
            nz = (Z - b.H) / 0.017;
          const wrap = Math.sin(th * 58 + (Z - b.H) * 60);
          const nl = nx * sun[0] + ny * sun[1] + nz * sun[2];
          put(
            (Y > 0 ? g : f).data,
            o,
            {
              tone: (nl > 0.45 ? 0.84 : nl > 0 ? 0.58 : 0.32) + (wrap < 0 ? -0.06 : 0),
              old: wrap < -0.7,
              edge: sstep(0.75, 0.98, -wrap),
            },
            1,
          );
          break;
        }
        if (
          !within &&
          Z < b.H &&
          t > tt - 0.002 &&
          rr < rimR &&
          t - t0 > 0.001 &&
          Math.abs(t - tt) < 0.03
        )
          within = true;
        const wall = rr - girth(b, Z) * (1 + 0.022 * n.n2(Math.atan2(Y, X) * 1.6 + b.seed, Z * 5));
        if (within) {
          if (wall > -0.004 || Z < 0.02) {
            const L = weave(b, th, Math.max(0, Z), -X / rr, -Y / rr, 0);
            L.tone =
              0.05 +
              0.42 * L.tone * sstep(b.H * 0.25, b.H, Z) +
              (X > 0 ? 0.12 * sstep(b.H - 0.14, b.H, Z) : 0);
            put(g.data, o, L, 1);
            break;
          }
          t += Math.max(0.002, -wall * 0.7);
          continue;
        }
        if (Z <= b.H && Z >= 0 && wall < 0.002) {
          const e = 0.01,
            sl = (girth(b, Z + e) - girth(b, Z - e)) / (2 * e);
          const nl = Math.hypot(1, sl);
          const L = weave(b, th, Z, X / rr / nl, Y / rr / nl, -sl / nl);
          const foot = lerp(0.5, 1, sstep(0, 0.12, Z));
          // shade below the edge of the lid
          const under = b.lid ? lerp(0.55, 1, sstep(b.H - 0.005, b.H - 0.06, Z)) : 1;
          const graze = Math.abs((X * dx + Y) / rr) / Math.hypot(dx, 1);
          L.edge = Math.max(L.edge, sstep(0.14, 0.05, graze));
          put(f.data, o, L, foot * under);
          break;
        }
        let step = Math.max(
          0.002,
          (Z > b.H ? Math.min(rim, Math.hypot(Math.max(0, wall), Z - b.H)) : wall) * 0.75,
        );
        if (Z > b.H && tt > t && t + step > tt) step = tt - t + 0.001;
        t += b.lid && Z > b.H - 0.02 ? Math.min(step, 0.02) : clamp(step, 0.002, 0.5);
      }
    }
  putPx(front.c, f);
  putPx(inside.c, g);
  return { front, inside };
}
