/** The gate's dimensions and reds, and the functions that draw its faces and beams. */
import {
  type Col,
  type Ctx,
  css,
  layer,
  type Layer,
  type Pt,
  Rng,
  type V3,
  paintOf,
  type Fill,
} from "../../kit/core.ts";
import { brushPath, poly, clearUnder } from "../../kit/brush.ts";
import { type RoofShape } from "./templeroof.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

/** Half the front and half the depth, and the heights of floor, balcony and eaves. */
export const size = { half: 4.3, deep: 2.5, floor: 0.5, beam: 4.0, balcony: 4.6, top: 7.4 };
export const roof: RoofShape = {
  middle: [0, 0],
  long: 6.6,
  deep: 4.7,
  eave: 7.9,
  ridge: 11.6,
  gable: 4.3,
  gableFoot: 0.42,
  lift: 0.9,
  sag: 1.45,
};
export const red = { face: "#c8422b", lit: "#de6038", shade: "#8a2a2a", dark: "#4d1a22" };
export const keyColour = "#1c1820";

/** The plane of the gate's front. */
export const f = -size.deep;

/** Local metres: u along the front, v away from it, w up; the front faces -v. */
export interface GatePen {
  readonly colour: Layer;
  readonly key: Layer;
  readonly r: Rng;
  readonly x: Ctx;
  readonly k: Ctx;
  readonly place: (p: V3) => Pt;
  /** A flat face with its outline. */
  readonly plane: (points: V3[], fill: Fill, line?: number) => void;
  /** A box: its left end (seen from the bend) and its front. */
  readonly beam: (
    u0: number,
    u1: number,
    v0: number,
    v1: number,
    w0: number,
    w1: number,
    tone?: Col,
    end?: Col,
  ) => void;
}

export function gatePen(cam: Cam, origin: V3, turn: number): GatePen {
  const colour = layer(),
    key = layer(),
    r = new Rng(12);
  const x = colour.x,
    k = key.x;
  const place = ([u, v, w]: V3): Pt =>
    onSheet(
      cam,
      origin[0] + u * Math.cos(turn) - v * Math.sin(turn),
      origin[1] + u * Math.sin(turn) + v * Math.cos(turn),
      origin[2] + w,
    );
  const plane = (points: V3[], fill: Fill, line = 1.3) => {
    const p = points.map(place);
    x.fillStyle = paintOf(fill);
    poly(x, p);
    x.fill();
    clearUnder(k, p);
    if (!line) return;
    k.fillStyle = css(keyColour, 0.9);
    k.beginPath();
    p.forEach((a, i) => brushPath(k, [a, p[(i + 1) % p.length]], () => line));
    k.fill();
  };
  /** A box: its left end (seen from the bend) and its front. */
  const beam = (
    u0: number,
    u1: number,
    v0: number,
    v1: number,
    w0: number,
    w1: number,
    tone: Col = red.face,
    end: Col = red.shade,
  ) => {
    plane(
      [
        [u0, v0, w0],
        [u0, v1, w0],
        [u0, v1, w1],
        [u0, v0, w1],
      ],
      end,
    );
    plane(
      [
        [u0, v0, w0],
        [u1, v0, w0],
        [u1, v0, w1],
        [u0, v0, w1],
      ],
      tone,
    );
  };
  return { colour, key, r, x, k, place, plane, beam };
}
