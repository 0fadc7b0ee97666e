/** solid: a body in space, its material, and the record of a ray that hit it. x right, y away, z up, metres. */
import type { V3 } from "./core.ts";

export const BOX = 0,
  DRUM = 1,
  BALL = 2,
  CARD = 3;

/** what a ray hit; a single shared record, overwritten by every cast */
export interface Hit {
  t: number;
  id: number;
  /** world point, world normal, point in the solid's own frame */
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  lx: number;
  ly: number;
  lz: number;
  /** 0 x face, 1 y face, 2 z face of a box; 3 round side */
  side: number;
  /** offset of the texel on a card */
  px: number;
}
export interface Mat {
  /** linear albedo, 0..1 */
  c: V3;
  /** writes albedo into o[0..2]; o[3] is the emission (0 = lit by lamps only, 1 = shows its own colour) */
  tex?: (h: Hit, o: Float64Array) => void;
  emit?: number;
  /** reflection strength of a wet or polished face, and how rough the reflection is */
  wet?: ((h: Hit) => number) | undefined;
  rough?: number;
  /** strength of the key lines around this solid */
  line?: number;
  /** casts no shadow (lamps, glass, steam) */
  ghost?: boolean;
}
export interface Solid {
  kind: number;
  cx: number;
  cy: number;
  cz: number;
  a0: number;
  a1: number;
  a2: number;
  b0: number;
  b1: number;
  b2: number;
  c0: number;
  c1: number;
  c2: number;
  hx: number;
  hy: number;
  hz: number;
  r0: number;
  r1: number;
  mat: Mat;
  img: Uint8ClampedArray | null;
  iw: number;
  ih: number;
}
