/** roofscape: tiled houses and square kiln chimneys seen from above, in the same evening light. */
import {
  type Rng,
  clamp,
  css,
  lerp,
  mix,
  type Col,
  type Ctx,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { Tones, brushPath } from "../../kit/brush.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export interface TownInk {
  tile: (t: number) => RGB;
  wall: Col;
  timber: Col;
  shade: Col;
  window: Col;
  brick: [Col, Col, Col];
  key: Col;
  /** colour of the haze and its strength at a distance */
  air: Col;
  haze: (d: number) => number;
}
export interface House {
  x: number;
  y: number;
  z: number;
  /** ridge direction, half length and half width, height of eave and rise of the ridge */
  turn: number;
  a: number;
  b: number;
  eave: number;
  rise: number;
  tone: number;
  white: boolean;
  lit: boolean;
}

export function house(x: Ctx, k: Ctx, cam: Cam, h: House, ink: TownInk, r: Rng, sunX: number) {
  const c = Math.cos(h.turn),
    s = Math.sin(h.turn);
  const W = (u: number, v: number, z: number): Pt =>
    onSheet(cam, h.x + u * c - v * s, h.y + u * s + v * c, h.z + z);
  const d = h.y - cam.y,
    ppm = cam.f / d,
    hz = ink.haze(d);
  const tint = (col: Col) => mix(col, ink.air, hz);
  const fill = (p: Pt[], col: Col) => {
    x.fillStyle = css(col);
    x.beginPath();
    p.forEach(([q, w], i) => (i ? x.lineTo(q, w) : x.moveTo(q, w)));
    x.closePath();
    x.fill();
  };
  // hides the lines of whatever is behind
  const hide = (p: Pt[]) => {
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.fillStyle = "#000";
    k.beginPath();
    p.forEach(([q, w], i) => (i ? k.lineTo(q, w) : k.moveTo(q, w)));
    k.fill();
    k.restore();
  };
  const { a, b } = h,
    top = h.eave + h.rise,
    o = 0.55; // eaves project
  // walls towards us
  const wall = h.white ? ink.wall : ink.timber;
  const facing = (nx: number, ny: number) => nx * (h.x - cam.x) + ny * (h.y - cam.y) < 0;
  const wallTone = (nx: number) => tint(mix(wall, ink.shade, nx * sunX > 0.2 ? 0.08 : 0.5));
  const sides: [number, number, Pt[]][] = [
    [-s, c, [W(-a, b, 0), W(a, b, 0), W(a, b, h.eave), W(-a, b, h.eave)]],
    [s, -c, [W(-a, -b, 0), W(a, -b, 0), W(a, -b, h.eave), W(-a, -b, h.eave)]],
    [c, s, [W(a, -b, 0), W(a, b, 0), W(a, b, h.eave), W(a, 0, top - 0.2), W(a, -b, h.eave)]],
    [-c, -s, [W(-a, -b, 0), W(-a, b, 0), W(-a, b, h.eave), W(-a, 0, top - 0.2), W(-a, -b, h.eave)]],
  ];
  for (const [nx, ny, p] of sides)
    if (facing(nx, ny)) {
      fill(p, wallTone(nx));
      hide(p);
    }
  // windows on the long side towards us
  const v = facing(-s, c) ? b : -b;
  if (ppm > 2.4)
    for (let i = 0; i < 3; i++) {
      const u0 = lerp(-a * 0.8, a * 0.5, i / 2);
      fill(
        [W(u0, v, 1), W(u0 + a * 0.3, v, 1), W(u0 + a * 0.3, v, 2.4), W(u0, v, 2.4)],
        tint(h.lit && i !== 1 ? ink.window : mix(ink.timber, ink.shade, 0.5)),
      );
    }
  // two slopes, the far one first
  const slopes = [1, -1].sort((p) => (facing(-s * p, c * p) ? 1 : -1));
  const T = new Tones();
  for (const sd of slopes) {
    const nx = -s * sd;
    const t = clamp(0.46 + 0.42 * nx * sunX + h.tone + (facing(-s * sd, c * sd) ? 0 : -0.1));
    const edge = (u: number, f: number): Pt =>
      W(
        u * (a + o),
        sd * (b + o) * f,
        lerp(top, h.eave - o * (h.rise / b), f) - 0.22 * Math.sin(Math.PI * f) * (h.rise / 2.4),
      );
    const p: Pt[] = [edge(-1, 0), edge(1, 0), edge(1, 0.5), edge(1, 1), edge(-1, 1), edge(-1, 0.5)];
    fill(p, tint(ink.tile(t)));
    hide(p);
    if (ppm > 1.6) {
      const n = Math.min(26, Math.round(a * ppm * 0.34));
      for (let i = 0; i <= n; i++) {
        const u = lerp(-1, 1, i / n),
          dark = i % 2 === 0;
        T.add(tint(ink.tile(clamp(t + (dark ? -0.14 : 0.1) + r.g() * 0.03))), (q) =>
          brushPath(q, [edge(u, 0), edge(u, 0.5), edge(u, 1)], () =>
            Math.max(0.7, ppm * (dark ? 0.11 : 0.15)),
          ),
        );
      }
      // courses
      for (const f of ppm > 5 ? [0.2, 0.4, 0.6, 0.8] : [0.5])
        T.add(tint(ink.tile(clamp(t - 0.16))), (q) =>
          brushPath(q, [edge(-1, f), edge(1, f)], () => Math.max(0.6, ppm * 0.06)),
        );
      // eave line of round ends
      T.add(tint(ink.tile(clamp(t + 0.24))), (q) =>
        brushPath(q, [edge(-1, 1), edge(1, 1)], () => Math.max(0.9, ppm * 0.16)),
      );
    }
    T.flush(x);
    k.fillStyle = css(ink.key, 0.75 * (1 - hz));
    k.beginPath();
    brushPath(k, [edge(-1, 1), edge(1, 1)], () => clamp(ppm * 0.12, 0.5, 1.8));
    brushPath(k, [edge(1, 0), edge(1, 1)], () => clamp(ppm * 0.1, 0.4, 1.6));
    brushPath(k, [edge(-1, 0), edge(-1, 1)], () => clamp(ppm * 0.1, 0.4, 1.6));
    k.fill();
  }
  // ridge
  const R = [W(-a - o, 0, top + 0.12), W(a + o, 0, top + 0.12)];
  x.fillStyle = css(tint(ink.tile(0.2)));
  x.beginPath();
  brushPath(x, R, () => Math.max(1, ppm * 0.5));
  x.fill();
  x.fillStyle = css(tint(ink.tile(0.85)));
  x.beginPath();
  brushPath(
    x,
    R.map(([q, w]) => [q, w - ppm * 0.16] as Pt),
    () => Math.max(0.8, ppm * 0.2),
  );
  x.fill();
}

/** a tapered brick chimney with iron bands and a sooty top; returns the position of its top */
export function chimney(
  x: Ctx,
  k: Ctx,
  cam: Cam,
  px: number,
  py: number,
  z: number,
  tall: number,
  ink: TownInk,
  r: Rng,
  sunX: number,
): Pt {
  const d = py - cam.y,
    ppm = cam.f / d,
    hz = ink.haze(d),
    tint = (c: Col) => mix(c, ink.air, hz);
  const half = (f: number) => lerp(1.75, 1.05, f) + (f > 0.96 ? 0.2 : 0);
  const at = (s: number, f: number): Pt => onSheet(cam, px + s * half(f), py, z + tall * f);
  const face = (s0: number, s1: number, c: Col) => {
    x.fillStyle = css(tint(c));
    x.beginPath();
    const L: Pt[] = [],
      R: Pt[] = [];
    for (let i = 0; i <= 20; i++) {
      L.push(at(s0, i / 20));
      R.push(at(s1, i / 20));
    }
    [...L, ...R.toReversed()].forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
  };
  face(-1, 1, ink.brick[1]);
  if (sunX > 0) face(0.35, 1, ink.brick[2]);
  else face(-1, -0.35, ink.brick[2]);
  if (sunX > 0) face(-1, -0.5, ink.brick[0]);
  else face(0.5, 1, ink.brick[0]);
  const T = new Tones();
  for (let i = 0; i < 70; i++) {
    const f = r.u(),
      s = r.range(-0.9, 0.7),
      [a, b] = at(s, f);
    T.add(
      tint(r.pick([ink.brick[0], ink.brick[2], "#5b3b3a"])),
      (q) => q.rect(a, b, ppm * 0.42, Math.max(0.7, ppm * 0.13)),
      0.55,
    );
  }
  for (const f of [0.3, 0.52, 0.74])
    T.add(tint("#3a3340"), (q) =>
      brushPath(q, [at(-1, f), at(1, f)], () => Math.max(0.8, ppm * 0.16)),
    );
  for (let i = 0; i < 16; i++) {
    const [a, b] = at(r.range(-0.9, 0.8), r.range(0.84, 1));
    T.add(tint("#2e2830"), (q) => q.rect(a, b, ppm * 0.4, ppm * r.range(0.3, 1)), 0.5);
  }
  T.flush(x);
  k.fillStyle = css(ink.key, 0.85 * (1 - hz));
  k.beginPath();
  for (const s of [-1, 1])
    brushPath(k, [at(s, 0), at(s, 0.5), at(s, 0.955), at(s, 0.97), at(s, 1)], () =>
      clamp(ppm * 0.13, 0.6, 2),
    );
  brushPath(k, [at(-1, 1), at(1, 1)], () => clamp(ppm * 0.2, 0.8, 3));
  k.fill();
  return at(0, 1);
}
