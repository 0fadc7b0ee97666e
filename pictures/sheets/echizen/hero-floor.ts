/** The workshop's floor: wide boards along the wall, the sun between long shadows, and a wet place that mirrors the snow. */
import { css, mix, Noise, type Pt, type RGB, Rng, sstep, type V3 } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { edgeLine, step, sunlitFace, type Tone } from "./hero-face.ts";
import {
  EYE,
  HALF,
  KEY,
  MAKER,
  POSTS,
  project,
  RISE,
  scaleAt,
  SIDE,
  VAT,
  WALL,
} from "./hero-plan.ts";

const n = new Noise(12);
const BOARD = 0.29;
const DRY: Tone = { shade: "#574a55", half: "#9f7a6a", sun: "#eec18c" };
const hash = (i: number) => {
  const v = Math.sin(i * 127.1) * 43758.5453;
  return v - Math.floor(v);
};
/** how wet the boards are: about the vat's near side, along the boards, with a ragged end on each */
export function wetness([x, y]: V3): number {
  const row = Math.floor(y / BOARD);
  const shift = 0.5 * (hash(row) - 0.5);
  const across = sstep(2.75, 3.35, y) * sstep(4.75, 4.4, y);
  const along = sstep(0.95, 1.2, x - shift) * sstep(3.62, 3.3, x - shift);
  return sstep(0.42, 0.58, across * along + 0.1 * n.fbm(x * 2, y * 9, 2));
}
const DIM: RGB = [74, 62, 70];
/** what the wet boards mirror: the vat, its maker, a post, the snow under the lintel, or the dark room */
function mirrored([px, y, z]: V3): RGB {
  // the boards are not true: an image in them wavers a little from one to the next
  const x = px + 0.012 * (hash(Math.floor(y / BOARD) * 5) - 0.5) + 0.005 * n.n2(px * 3, y * 6);
  if (y > VAT.y0 && y < VAT.y1 && px > VAT.x0 && px < VAT.x1) return [40, 32, 40];
  const len = Math.hypot(x, y),
    rise = EYE / len,
    dx = x / len,
    dy = y / len;
  const tv = (VAT.y0 - y) / dy,
    vx = x + dx * tv;
  if (tv > 0 && vx > VAT.x0 && vx < VAT.x1 && z + rise * tv < VAT.z) return [56, 44, 50];
  const off = Math.abs((MAKER[0] - x) * dy - (MAKER[1] - y) * dx);
  const tm = (MAKER[0] - x) * dx + (MAKER[1] - y) * dy;
  if (tm > 0 && off < 0.17 && rise * tm < 1.3) return [44, 44, 66];
  const t = (WALL - y) / dy,
    wx = x + dx * t,
    wz = rise * t;
  if (wz < RISE.sill || wz > RISE.lintel || wx > POSTS[3]) return DIM;
  if (POSTS.some((p) => Math.abs(wx - p) < HALF * 1.4)) return DIM;
  return mix("#a9b6cc", "#8193b4", sstep(0.8, 2, wz));
}
/** the same through a film of water: upright edges run into one another */
function film([x, y, z]: V3): RGB {
  const sum: RGB = [0, 0, 0];
  const shifts = Array.from({ length: 13 }, (_, i) => (i - 6) * 0.012);
  for (const s of shifts) mirrored([x + s, y, z]).forEach((v, i) => (sum[i] += v / shifts.length));
  return sum;
}
export function floor(P: Print) {
  const face: V3[] = [
    [-6, WALL, 0],
    [SIDE, WALL, 0],
    [SIDE, 2.2, 0],
    [-1, 1.6, 0],
  ];
  sunlitFace(P, face, (p, sun) => {
    const row = Math.floor(p[1] / BOARD);
    const own = 0.07 * (hash(row * 3 + 1) - 0.5);
    const dry = step(DRY, sun);
    // each board has its own tone; towards us the boards darken
    const near = sstep(4.2, 2.6, p[1]);
    let c = mix(dry, own > 0 ? "#fff0d0" : "#3a2a38", Math.abs(own) * 2.4);
    c = mix(c, "#3b3142", 0.34 * near);
    const wet = wetness(p);
    if (wet > 0) c = mix(c, film(p), wet * (sun > 0.5 ? 0.3 : 0.62));
    return c;
  });
  joints(P);
}
/** the joints of the boards, their ends, and a few lines of grain */
function joints(P: Print) {
  const r = new Rng(5);
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.62);
    k.beginPath();
    for (let row = 8; row * BOARD < WALL; row++) {
      const y = row * BOARD;
      const a = r.range(-2, 0);
      for (let x = a; x < SIDE;) {
        const b = x + r.range(1.6, 3.4);
        edgeLine(k, [x, y, 0], [Math.min(b, SIDE), y, 0], 0.62);
        if (b < SIDE) edgeLine(k, [b, y, 0], [b, y + BOARD, 0], 0.5);
        x = b;
      }
    }
    k.fill();
  });
  const T = new Tones();
  P.block(
    (x) => {
      for (let i = 0; i < 130; i++) {
        const y = r.range(2.4, 6.6),
          from = r.range(-1.5, 7.5),
          long = r.range(0.3, 1.3);
        const line = Array.from({ length: 9 }, (_, q): Pt => {
          const px = from + (long * q) / 8;
          return project([px, y + 0.02 * n.n2(px * 1.6, y * 5), 0]);
        });
        const w = 0.006 * scaleAt([from, y, 0]);
        T.add("#3a2c36", (z) => brushPath(z, line, (t) => w * Math.sin(Math.PI * t)), 0.28);
      }
      T.flush(x);
    },
    { occlude: 0 },
  );
}
