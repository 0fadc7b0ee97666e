/** The river of melted snow: stones under clear water close by, the morning sky on it farther off. */
import {
  clamp,
  css,
  type Ctx,
  getPx,
  type Layer,
  lerp,
  mix,
  Noise,
  type Pt,
  PW,
  ramp,
  type RGB,
  type Rng,
  shade,
  SS,
  sstep,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { steps } from "../../kit/scene.ts";
import { ripple } from "../../kit/sea.ts";
import { worley } from "../../kit/terrain.ts";
import { at, cam, shingle, WALL } from "./d-plan.ts";

const n = new Noise(48);
const BED = ramp(stops("0 #0f424c, 0.22 #2a6c70, 0.45 #62a09a, 0.7 #a9c9b0, 1 #eceecb"));
const SKY = ramp(stops("0 #2f8089, 0.25 #58a3a3, 0.5 #9cc9bf, 0.75 #e2dfc4, 1 #fbe6c6"));

/** the stones of the bed, seen at a place through moving water: 0 dark to 1 light */
function stones(wx: number, y: number) {
  const bx = wx + 0.07 * n.n2(wx * 2.1, y * 1.2) + 0.025 * n.n2(wx * 6, y * 4),
    by = y + 0.12 * n.n2(wx * 1.8 + 9, y * 1.1) + 0.04 * n.n2(wx * 5, y * 4 + 3);
  const big = worley(bx * 0.92, by * 0.66, 0.9);
  const round = big.edge - 0.13 - 0.06 * n.n2(bx * 3, by * 3);
  if (round > 0 && big.id > 0.3) {
    const lit = clamp(0.5 + 0.8 * big.dx + 0.5 * big.dy);
    return 0.22 + 0.5 * ((big.id - 0.3) / 0.7) + 0.26 * (lit - 0.5) + 0.05 * n.n2(bx * 9, by * 9);
  }
  const rim = round > -0.05 && big.id > 0.3 ? -0.2 : 0;
  const small = worley(bx * 2.9, by * 2.1, 0.85);
  return small.edge < 0.07 ? 0.1 + rim : 0.2 + 0.42 * small.id + rim + 0.2 * small.dx;
}
/** a net of light that the ripples throw on the bed */
const net = (wx: number, y: number) =>
  sstep(0.9, 0.97, 1 - Math.abs(n.n2(wx * 1.5 + 0.3 * n.n2(wx * 3, y * 2), y * 0.9)));

export function river(P: Print) {
  const above = getPx(P.base.c).data;
  const seen = (x: number, y: number, q: number) =>
    above[(clamp(Math.floor(y * SS), 0, 9999) * PW + clamp(Math.floor(x * SS), 0, PW - 1)) * 4 + q];
  const lay = shade((px, py, o) => {
    o[3] = 0;
    if (py < cam.hy + 40) return;
    const d = (cam.f * cam.z) / (py - cam.hy),
      wx = ((px - cam.cx) * d) / cam.f;
    const right = shingle(d);
    if (wx < WALL.x || wx > right) return;
    const deep = Math.exp(-(((wx + 1.3 - 0.5 * Math.sin(d * 0.3)) / 2.1) ** 2));
    const shallow = clamp(1 - deep, 0.3, 1);
    const r = ripple(n, wx, d, d, cam.f, 90);
    let t = stones(wx, d) + 0.22 * net(wx, d) * sstep(22, 9, d) - 0.12 * deep + 0.04;
    t = lerp(0.3, t, 0.5 + 0.6 * shallow);
    const bed = BED.at(steps(t, 6, 0.3));
    let c: RGB = mix(bed, "#1d757b", 0.16 + 0.4 * deep);
    // the sky on the water: all of it far away, torn patches close by
    const far = sstep(7, 40, d) ** 0.7;
    const plain = sstep(8.2, 13.5, d + 1.6 * r - 0.5 * shallow);
    c = mix(c, SKY.at(steps(clamp(0.08 + 0.2 * sstep(9, 18, d) + 0.05 * r), 12, 0.3)), plain);
    const patch = sstep(0.02, 0.1, r - 0.62 + 1.25 * far);
    c = mix(
      c,
      SKY.at(steps(clamp(far * 1.05 + 0.06 * r), 8, 0.3)),
      Math.min(1, patch * (0.5 + far)),
    );
    for (let q = 0; q < 3; q++) o[q] = c[q];
    // bank and hills upside down, broken by the ripples
    const bank = Math.max(cam.hy + 44, px < 800 ? cam.hy + (cam.z * (px - cam.cx)) / WALL.x : 0);
    const below = py - bank;
    const my = bank - below * 0.9 - 10 * r * Math.min(1, below / 60);
    const torn = sstep(-0.3, 0.25, r + 0.5 - below / 380);
    const a =
      0.66 * sstep(lerp(190, 440, sstep(520, 780, px)), 10, below) * torn * sstep(5.5, 13, d);
    if (my > 0 && my < bank)
      for (let q = 0; q < 3; q++)
        o[q] = lerp(o[q], seen(px + 6 * r, my, q) * [0.84, 0.94, 0.95][q], a);
    // darker under the wall, pale where it is a hand deep
    const edge = wx - WALL.x;
    if (edge < 0.5 + 0.1 * r) for (let q = 0; q < 3; q++) o[q] *= 0.74;
    const rim = right - wx;
    if (rim < 0.1 + 0.05 * r && rim > 0.02) [o[0], o[1], o[2]] = [246, 244, 226];
    o[3] = 255;
  });
  P.put(lay, { occlude: 1 });
}
/** a stroke along the stream, pointed at both ends; `wide` in pixels */
function lens(x: Ctx, wx: number, y: number, long: number, wide: number, c: string, a = 0.9) {
  x.fillStyle = css(c, a);
  x.beginPath();
  brushPath(
    x,
    Array.from({ length: 9 }, (_, i): Pt => {
      const t = i / 8;
      return at(wx + 0.035 * n.n2(t * 1.1, wx * 3 + y) + 0.12 * t, y - long * t);
    }),
    (t) => wide * Math.sin(Math.PI * (0.02 + 0.96 * t)) + 0.3,
  );
  x.fill();
}
/** the current: fine pale strokes that run with it, thin dark ones beside them */
export function current(x: Ctx, r: Rng) {
  for (let i = 0; i < 170; i++) {
    const y = lerp(4.6, 34, r.u() ** 1.7),
      wx = r.range(WALL.x + 0.4, shingle(y) - 0.3);
    if (n.fbm(wx * 0.5, y * 0.1, 2) < -0.06) continue;
    lens(
      x,
      wx,
      y,
      y * r.range(0.06, 0.2),
      r.range(12, 34) / y + 0.6,
      i % 3 ? "#e9f3e2" : "#1c5a64",
      0.8,
    );
  }
}
/** where something stands in the stream: a bow of white before it, two lines trailing from it */
export function wake(x: Ctx, [wx, y]: Pt, wide: number, long: number) {
  for (const s of [-1, 1])
    for (const k of [0, 1, 2])
      lens(
        x,
        wx + s * wide * (0.5 + 0.35 * k),
        y - 0.06 - 0.1 * k,
        long * (1 - 0.25 * k),
        (40 * wide) / (1 + k) / Math.sqrt(y),
        k === 1 ? "#bfe0d6" : "#fbfaf0",
        0.92,
      );
  x.fillStyle = "#fbfaf0";
  x.beginPath();
  const bow = Array.from({ length: 11 }, (_, i): Pt => {
    const a = Math.PI * (i / 10);
    return at(wx + wide * 0.62 * Math.cos(a), y + wide * 0.4 * Math.sin(a));
  });
  brushPath(x, bow, (t) => ((60 * wide) / Math.sqrt(y)) * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  x.fill();
}

/** the stream over the bark: flat water tones that break across the strips, more of them the farther from the pole */
export function overBark(bark: Layer): Layer {
  const strips = getPx(bark.c).data;
  return shade((px, py, o) => {
    o[3] = 0;
    if (strips[(Math.floor(py * SS) * PW + Math.floor(px * SS)) * 4 + 3] < 120) return;
    const d = (cam.f * cam.z) / (py - cam.hy),
      wx = ((px - cam.cx) * d) / cam.f;
    const down = (py - 842 - 0.063 * px) / 240;
    if (down < 0) return;
    const r =
      0.7 * n.n2(wx * 1.7 + 0.3 * n.n2(wx * 4, d * 3), d * 5.5) + 0.4 * n.n2(wx * 5, d * 13);
    const deep = 1.25 * down + 0.5 * r;
    if (Math.abs(deep - 0.46) < 0.022) [o[0], o[1], o[2], o[3]] = [240, 248, 240, 225];
    else if (deep > 0.94) [o[0], o[1], o[2], o[3]] = [42, 122, 130, 165];
    else if (deep > 0.46) [o[0], o[1], o[2], o[3]] = [70, 150, 152, 112];
  });
}
