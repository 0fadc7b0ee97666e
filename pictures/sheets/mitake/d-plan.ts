/**
 * The viewpoint: behind the guardian, at the top of the steps, looking east over the plain. Metres; x right, y away, z up from
 * the landing.
 */
import { mix, type Col, Noise } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#1c1a20";
export const n = new Noise(913);
export const cam: Cam = { x: 0, y: 0, z: 3.4, f: 1100, cx: 800, hy: 404 };
/** the colour of far things in the golden haze of a late afternoon */
export const HAZE = "#eccf9c";
export const hazed = (c: Col, depth: number) => mix(c, HAZE, 1 - Math.exp(-depth / 90));

/** the steps: where they begin, how steep they are, where they end */
export const HEAD = 5.25,
  TREAD = 0.42,
  RISE = 0.15,
  COUNT = 74;
export const stepsMiddle = (y: number) => 1.1 - 0.012 * (y - HEAD);
/** the height of the slope below the steps */
export const slope = (y: number) => (y < HEAD ? 0 : -(RISE / TREAD) * (y - HEAD));
/** the guardian's plinth */
export const PLINTH = { x0: -2.16, x1: -0.98, y0: 4.1, y1: 5.3, top: 2.16 };
