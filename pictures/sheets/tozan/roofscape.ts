/** roofscape: what the parts of a tiled house seen from above in evening light share: its colours, its place, its faces and windows. */
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
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";

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
/** What the parts of a house need to be drawn. */
export interface Site {
  readonly x: Ctx;
  readonly k: Ctx;
  readonly h: House;
  readonly ink: TownInk;
  readonly r: Rng;
  /** A point of the house: along its ridge, across it, and up, in metres. */
  readonly at: (u: number, v: number, z: number) => Pt;
  /** pixels per metre; whether its details are drawn */
  readonly ppm: number;
  readonly near: boolean;
  readonly tint: (c: Col) => RGB;
  /** brightness of a face whose normal on the ground is this one, in the house's own directions */
  readonly sunOn: (u: number, v: number) => number;
}
/** How far the eaves project. */
export const EAVE = 0.7;
export const topOf = (h: House) => h.eave + h.rise;

/** Fills a face and hides the lines behind it. */
export function face(s: Site, p: Pt[], c: Col) {
  fillPoly(s.x, p, s.tint(c));
  clearUnder(s.k, p);
}
export function keyed(s: Site, p: Pt[], metres: number, a = 0.9) {
  s.k.fillStyle = css(s.ink.key, a * (1 - s.ink.haze(s.h.y)) ** 1.6);
  s.k.beginPath();
  brushPath(s.k, p, () => clamp(s.ppm * metres, 0.4, 3));
  s.k.fill();
}

/** A wall's tone: pale plaster or boards, most of it in shade. */
export const wallTone = (s: Site, u: number, v: number, white = s.h.white): RGB =>
  mix(white ? s.ink.wall : s.ink.timber, s.ink.shade, s.sunOn(u, v) > 0.2 ? 0.1 : 0.55);
/** A quad of a face, from two corners; `at` gives its points. */
export const quad = (
  at: (u: number, z: number) => Pt,
  u0: number,
  u1: number,
  z0: number,
  z1: number,
): Pt[] => [at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)];
/** A window with upright bars: amber when somebody is at home. */
export function lattice(
  s: Site,
  at: (u: number, z: number) => Pt,
  [u0, u1, z0, z1]: readonly [number, number, number, number],
  lit: boolean,
) {
  const frame = quad(at, u0, u1, z0, z1);
  fillPoly(s.x, frame, s.tint(lit ? s.ink.window : mix(s.ink.timber, s.ink.shade, 0.7)));
  if (s.ppm < 9) return;
  s.x.fillStyle = css(s.tint("#33232c"));
  s.x.beginPath();
  const bars = Math.max(2, Math.round(Math.abs(u1 - u0) / 0.42));
  for (let i = 0; i <= bars; i++) {
    const u = lerp(u0, u1, i / bars);
    brushPath(s.x, [at(u, z0), at(u, z1)], () => s.ppm * 0.08);
  }
  for (const z of [z0, z1]) brushPath(s.x, [at(u0, z), at(u1, z)], () => s.ppm * 0.13);
  s.x.fill();
}
