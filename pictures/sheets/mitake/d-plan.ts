/**
 * The viewpoint: beside the guardian, at the top of the steps, looking east over the plain at dusk. Metres; x right, y away, z up
 * from the landing.
 */
import { mix, type Col, Noise, type Pt } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#0e1226";
export const n = new Noise(913);
export const cam: Cam = { x: 0, y: 0, z: 3.5, f: 1100, cx: 800, hy: 690 };
export const HORIZON = cam.hy;
export const MOON: Pt = [1150, 452];
/** the blue shadow of the earth, low over far country */
export const DUSK = "#8d97b8";
export const dusky = (c: Col, depth: number) => mix(c, DUSK, 0.8 * (1 - Math.exp(-depth / 70)));

/** the steps: where they begin, how steep they are, how many there are */
export const HEAD = 5.6,
  TREAD = 0.42,
  RISE = 0.15,
  COUNT = 90;
export const stepsMiddle = (y: number) => 2.5 + 0.05 * (y - HEAD);
/** the height of the slope below the steps */
export const slope = (y: number) => (y < HEAD ? 0 : -(RISE / TREAD) * (y - HEAD));
