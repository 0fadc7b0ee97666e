/**
 * figure: the parts of a modelled person. Local frame in metres: x right, y up, z toward the viewer; modelled facing +z, turned
 * by yaw.
 */
import { type Col, Noise, type RGB } from "../core.ts";

export type Part = { mat: number; d: (x: number, y: number, z: number) => number };
export interface Mats {
  [id: number]: {
    c: Col;
    pat?: ((x: number, y: number, z: number, base: RGB) => RGB) | undefined;
    rough?: number;
  };
}
export interface Figure {
  id: string;
  parts: Part[];
  bounds: [number, number, number, number];
  mats: Mats;
  yaw: number;
  tilt?: number;
  linework?: (x: number, y: number, z: number, mat: number) => number;
}
/** material slots */
export const SKIN = 0,
  HAIR = 1,
  TOP = 2,
  BOTTOM = 3,
  BELT = 4,
  EXTRA = 5,
  SHOE = 6,
  WHITE = 7,
  EXTRA2 = 8,
  POLE = 9;

/** the folds of cloth */
export const fold = new Noise(11);
