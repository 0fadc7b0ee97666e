/** roofscape: tiled houses seen from above in evening light. */
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
  /** its rows of tiles are drawn; otherwise a torn lighter edge over the eave suggests them */
  tiled: boolean;
}

/** `sun` is the direction on the ground to the sun; slopes towards it are the light ones. */
export function house(x: Ctx, k: Ctx, cam: Cam, h: House, ink: TownInk, r: Rng, sun: Pt) {
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
  const toSun = (nx: number, ny: number) => nx * sun[0] + ny * sun[1];
  const wallTone = (nx: number, ny: number) =>
    tint(mix(wall, ink.shade, toSun(nx, ny) > 0.2 ? 0.08 : 0.62));
  const sides: [number, number, Pt[]][] = [
    [-s, c, [W(-a, b, 0), W(a, b, 0), W(a, b, h.eave), W(-a, b, h.eave)]],
    [s, -c, [W(-a, -b, 0), W(a, -b, 0), W(a, -b, h.eave), W(-a, -b, h.eave)]],
    [c, s, [W(a, -b, 0), W(a, b, 0), W(a, b, h.eave), W(a, 0, top - 0.2), W(a, -b, h.eave)]],
    [-c, -s, [W(-a, -b, 0), W(-a, b, 0), W(-a, b, h.eave), W(-a, 0, top - 0.2), W(-a, -b, h.eave)]],
  ];
  for (const [nx, ny, p] of sides)
    if (facing(nx, ny)) {
      fill(p, wallTone(nx, ny));
      hide(p);
      k.fillStyle = css(ink.key, 0.85 * (1 - hz));
      k.beginPath();
      for (const i of [0, 1, 2]) brushPath(k, [p[i], p[i + 1]], () => clamp(ppm * 0.1, 0.4, 1.9));
      k.fill();
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
    const light = 0.3 + 0.56 * toSun(-s * sd, c * sd) + h.tone;
    const t = light > 0.56 ? 0.65 : light > 0.36 ? 0.42 : 0.14 + h.tone * 0.4;
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
      if (h.tiled) rows(T, edge, t);
      else tornEdge(T, edge, t);
      // eave line of round ends
      T.add(tint(ink.tile(clamp(t + 0.24))), (q) =>
        brushPath(q, [edge(-1, 1), edge(1, 1)], () => Math.max(0.9, ppm * 0.16)),
      );
    }
    T.flush(x);
    k.fillStyle = css(ink.key, 0.92 * (1 - hz));
    k.beginPath();
    brushPath(k, [edge(-1, 1), edge(1, 1)], () => clamp(ppm * 0.19, 0.5, 3.4));
    brushPath(k, [edge(1, 0), edge(1, 1)], () => clamp(ppm * 0.15, 0.4, 2.6));
    brushPath(k, [edge(-1, 0), edge(-1, 1)], () => clamp(ppm * 0.15, 0.4, 2.6));
    k.fill();
  }
  // the ridge, and the gable's edge on the sun's side, catch the last light
  const R = [W(-a - o, 0, top + 0.12), W(a + o, 0, top + 0.12)];
  const bright = (p: Pt[], w: number) => {
    x.fillStyle = css(tint(ink.tile(r.range(0.76, 0.95))));
    x.beginPath();
    brushPath(x, p, (t) => Math.max(0.8, w * (0.35 + 0.65 * Math.sin(Math.PI * (0.06 + 0.8 * t)))));
    x.fill();
  };
  x.fillStyle = css(tint(ink.tile(0.12)));
  x.beginPath();
  brushPath(x, R, () => Math.max(1, ppm * 0.5));
  x.fill();
  const from = r.range(-1, -0.5);
  bright(
    [from, 1].map((u): Pt => {
      const [q, w] = W(u * (a + o * 0.4), 0, top + 0.12);
      return [q, w - ppm * 0.2];
    }),
    ppm * 0.35,
  );

  /** ribs down the slope, and two courses across it */
  function rows(T: Tones, edge: (u: number, f: number) => Pt, t: number) {
    const n = Math.min(16, Math.round(a * ppm * 0.2));
    for (let i = 0; i <= n; i++)
      T.add(tint(ink.tile(clamp(t + (i % 3 ? -0.12 : 0.09) + r.g() * 0.03))), (q) => {
        const u = lerp(-1, 1, (i + r.g() * 0.12) / n);
        brushPath(q, [edge(u, r.range(0, 0.2)), edge(u, 0.5), edge(u, 1)], () =>
          Math.max(0.7, ppm * 0.12),
        );
      });
    for (const f of [0.5, 0.85])
      T.add(tint(ink.tile(clamp(t - 0.16))), (q) =>
        brushPath(q, [edge(-1, f), edge(1, f)], () => Math.max(0.6, ppm * 0.06)),
      );
  }
  /** one lighter step towards the eave, its upper edge torn */
  function tornEdge(T: Tones, edge: (u: number, f: number) => Pt, t: number) {
    const n = 34,
      slant = r.range(-0.14, 0.14),
      drift = r.range(0, 6.28);
    const torn = Array.from({ length: n + 1 }, (_, i) => {
      const u = lerp(-1, 1, i / n);
      return edge(u, clamp(0.72 + slant * u + 0.09 * Math.sin(5 * u + drift) + 0.05 * r.g()));
    });
    T.add(tint(ink.tile(clamp(t + 0.06))), (q) => {
      [...torn, edge(1, 1), edge(-1, 1)].forEach(([u, v], i) =>
        i ? q.lineTo(u, v) : q.moveTo(u, v),
      );
      q.closePath();
    });
  }
}
