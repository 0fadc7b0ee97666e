/** The workshop's floor: wide boards along the wall, the sun between long shadows, and the wet place before the vat. */
import { css, mix, Noise, type RGB, Rng, sstep, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { edgeLine, step, shadedFace, type Tone } from "./hero-face.ts";
import { EYE, MAKER, POSTS, SHUT, SIDE, VAT, WALL } from "./hero-plan.ts";
import { SUN, sunAt } from "./hero-sun.ts";
import { grained, hash, streak } from "./hero-wood.ts";

const n = new Noise(12);
const BOARD = 0.27;
const DRY: Tone = { shade: "#55485a", half: "#a57d68", sun: "#f5d29c" };
/** how wet the boards are: about the vat's near side, along the boards, with a ragged end on each */
function wetness([x, y]: V3): number {
  const row = Math.floor(y / BOARD);
  const shift = 0.7 * (hash(row) - 0.5);
  const across = sstep(6.0, 6.35, y + 0.1 * n.n2(x * 2, 4)) * sstep(7.5, 7.2, y);
  const along = sstep(1.75, 2.2, x - shift) * sstep(3.9, 3.2, x - shift);
  return sstep(0.3, 0.75, across * along + 0.14 * n.fbm(x * 1.6, y * 7, 2));
}
/** what the wet boards give back, upright and still: the vat's front, the coat, else the pale opening */
function mirrored([x, y]: V3): RGB {
  const len = Math.hypot(x, y),
    rise = EYE / len,
    dx = x / len,
    dy = y / len;
  const off = (MAKER[0] - x) * dy - (MAKER[1] - y) * dx;
  const tm = (MAKER[0] - x) * dx + (MAKER[1] - y) * dy;
  const coat = tm > -0.3 ? sstep(0.3, 0.2, Math.abs(off)) * sstep(1.5, 1.3, rise * tm) : 0;
  const tv = (VAT.y0 - y) / dy,
    vx = x + dx * tv;
  const front = sstep(-0.05, 0.05, vx - VAT.x0) * sstep(0.05, -0.05, vx - VAT.x1);
  const open = mix("#7c83a2", "#666d90", sstep(0, 1, n.n2(x * 0.7, 3)));
  return mix(mix(open, "#4c3b44", 0.85 * front), "#34324a", 0.8 * coat);
}
/** how much light of a paper door falls on a place: soft, without the lattice */
function through([x, y]: V3): number {
  const far = WALL - y,
    at = x + SUN[0] * far,
    z = SUN[2] * far;
  const left = sstep(SHUT + 0.02, SHUT - 0.12, at) + sstep(POSTS[2] + 0.05, POSTS[2] + 0.2, at);
  return left * sstep(0.8, 1, z) * sstep(2.7, 2.4, z);
}
export function floor(P: Print) {
  const face: V3[] = [
    [-6, WALL, 0],
    [SIDE, WALL, 0],
    [SIDE, 2, 0],
    [-1, 1.4, 0],
  ];
  shadedFace(P, face, (p) => {
    const row = Math.floor(p[1] / BOARD),
      own = hash(row * 3 + 1);
    // the boards are not true: an edge of light steps a little from one to the next
    const sun = sunAt([p[0] + 0.014 * (own - 0.5), p[1], p[2]]);
    const near = sstep(6, 2.6, p[1]);
    let c: RGB = step(DRY, sun);
    // each board has its own tone and its own worn streaks; towards us the boards darken
    const lit = sstep(0.25, 0.75, sun);
    // far boards are too narrow for all of it
    const fine = sstep(8.8, 6, p[1]);
    const v = streak(p, 0, own * 9) * (0.35 + 0.65 * fine);
    let bright = mix(c, v > 0 ? "#fff4d8" : "#d39c68", Math.min(1, 0.62 * Math.abs(v)));
    bright = mix(bright, "#dba672", 0.34 * own * own);
    let dark = grained(
      mix(c, own > 0.6 ? "#7b6470" : "#3a3044", 0.4 * own),
      p,
      0,
      0.3 + 0.8 * fine,
      own * 9,
    );
    dark = mix(dark, "#2a2336", 0.5 * near);
    // light thrown about between the sunlit stretches
    dark = mix(dark, "#8a6660", 0.26 * sstep(3.2, 5, p[1]) * sstep(8.8, 7.6, p[1]));
    // the shut doors let through a little of the sun
    dark = mix(dark, "#c4946e", 0.42 * through(p));
    c = mix(dark, bright, lit);
    const wet = wetness(p);
    if (wet > 0) c = mix(c, mirrored(p), wet * (0.5 - 0.3 * lit));
    return c;
  });
  joints(P);
}
/** the joints of the boards and their ends */
function joints(P: Print) {
  const r = new Rng(5);
  P.lines((k) => {
    k.fillStyle = css("#2a1f2a", 0.6);
    k.beginPath();
    for (let row = 7; row * BOARD < WALL; row++) {
      const y = row * BOARD;
      for (let x = r.range(-3, -1); x < SIDE;) {
        const b = x + r.range(1.8, 3.8);
        edgeLine(k, [x, y, 0], [Math.min(b, SIDE), y, 0], 0.5);
        if (b < SIDE) edgeLine(k, [b, y, 0], [b, y + BOARD, 0], 0.4);
        x = b;
      }
    }
    k.fill();
  });
}
