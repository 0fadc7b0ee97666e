/** stoneroad: an old road paved with rounded field stones between banks, rendered as a height field and coloured in steps. */
import {
  type Col,
  clamp,
  getPx,
  layer,
  lerp,
  mix,
  Noise,
  PH,
  putPx,
  PW,
  type RGB,
  sstep,
  stamp,
} from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { type Cam, cell, type GBuf, renderHeight, worley, shadeDepth } from "../../kit/terrain.ts";

export interface StoneRoad {
  readonly cam: Cam;
  /** The road's centre line and half width, in metres. */
  readonly centre: (y: number) => number;
  readonly half: number;
  /** The land beside the road, without the paving. */
  readonly land: (x: number, y: number) => number;
  /** Stones per metre across and along. */
  readonly stones: readonly [number, number];
  /** How high a stone stands. */
  readonly relief: number;
  /** The width of a stone's rounded edge, 1 by default; wider edges have more moss. */
  readonly round?: number;
  /** The distance where the view begins, and the smallest step of the ray march. */
  readonly near?: number;
  readonly step?: number;
  /** How rough the land beside it is; 1 by default. */
  readonly rough?: number;
  readonly far: number;
  readonly seed: number;
}

export interface RoadInk {
  readonly stone: (t: number) => RGB;
  readonly earth: (t: number) => RGB;
  readonly moss: (t: number) => RGB;
  readonly tints: readonly [Col, Col, Col];
  /** How much moss grows on the stones, -0.5 to 0.5. */
  readonly mossy: number;
  /** Light from behind the scene (bright tops), as x, y and z of its direction. */
  readonly light: readonly [number, number, number];
  readonly haze: (distance: number) => number;
  readonly hazeColour: Col;
  readonly key: readonly [number, number, number];
  /** A layer on everything that is flat enough, such as snow. 0 none, 1 full. */
  readonly cover?: (x: number, y: number, up: number, onRoad: boolean, edge: number) => number;
  readonly coverInk?: (t: number) => RGB;
}

export interface PavedGround {
  readonly height: (x: number, y: number) => number;
  readonly buffer: GBuf;
  /** 1 where the pixel is paved. */
  readonly paved: Uint8Array;
  /** The brightness of each pixel, 0 to 1. */
  readonly tone: Float32Array;
}

/** Colours in steps, as from a few blocks, with slightly soft edges. */
const stepped = (t: number, blocks: number, soft = 0.3) => {
  const scaled = clamp(t) * blocks,
    floor = Math.floor(scaled);
  return (floor + sstep(0.5 - soft, 0.5 + soft, scaled - floor)) / blocks;
};

export function paveRoad(P: Print, road: StoneRoad, ink: RoadInk): PavedGround {
  const noise = new Noise(road.seed);
  const { half, round = 1 } = road;
  const off = (x: number, y: number) => x - road.centre(y);
  /** The stone under a point; its dimensions are stored in `cell`. */
  const stoneAt = (across: number, x: number, y: number) =>
    worley(across * road.stones[0] + 0.35 * noise.n2(x * 0.7, y * 0.7), y * road.stones[1], 0.86);
  const pavedPart = (across: number, x: number, y: number) =>
    sstep(half + 0.22, half - 0.03, Math.abs(across) + 0.16 * noise.n2(x * 2, y * 2));

  const height = (x: number, y: number) => {
    const across = off(x, y);
    let z = road.land(x, y);
    const distance = Math.abs(across);
    z +=
      distance > half
        ? (road.rough ?? 1) *
          (0.07 * noise.n2(x * 1.3, y * 1.3) + 0.05 * noise.n2(x * 3.7, y * 3.7))
        : 0.03 * noise.n2(x * 0.8, y * 0.8);
    if (distance > half + 0.3) return z;
    stoneAt(across, x, y);
    const dome = Math.pow(sstep(0, 0.2 * round, cell.edge), 0.8);
    const tilt = cell.dx * (cell.id - 0.5) + cell.dy * (0.5 - cell.id * 0.7);
    return z + pavedPart(across, x, y) * dome * road.relief * (0.55 + 0.5 * cell.id + 0.55 * tilt);
  };

  const buffer = renderHeight(
    road.cam,
    height,
    road.near ?? 1.2,
    road.far,
    0.0012,
    road.step ?? 0.004,
  );
  const tone = new Float32Array(PW * PH),
    paved = new Uint8Array(PW * PH);
  P.put(
    shadeDepth(buffer.dep, (i, out) => {
      const d = buffer.dep[i];
      const x = buffer.wx[i],
        y = buffer.wy[i];
      const e = 0.01 + d * 0.0012;
      const h = height(x, y),
        gx = (height(x + e, y) - h) / e,
        gy = (height(x, y + e) - h) / e;
      const up = 1 / Math.hypot(gx, gy, 1);
      const light = clamp((-gx * ink.light[0] - gy * ink.light[1] + ink.light[2]) * up);
      const across = off(x, y);
      const patch = 0.74 + 0.26 * sstep(-0.3, 0.4, noise.fbm(x * 0.22 + 9, y * 0.16, 2));
      const grain = noise.n2(x * 16, y * 16) * 0.5 + noise.n2(x * 38, y * 38) * 0.35;
      const on = pavedPart(across, x, y) > 0.5;
      let colour: RGB,
        t: number,
        edge = 1;
      if (on) {
        stoneAt(across, x, y);
        edge = cell.edge;
        const id = cell.id,
          joint = sstep(0.15 * round, 0.02 * round, edge),
          reach = Math.abs(across) / half;
        t = (0.05 + 0.86 * Math.pow(clamp(light * 1.1), 1.3) + 0.22 * (id - 0.5)) * patch;
        t += 0.05 * grain + 0.1 * sstep(0.8, 0.1, reach);
        t = stepped(t * (1 - 0.75 * joint), 6);
        colour = mix(ink.stone(t), ink.tints[Math.floor(id * 2.999)], 0.22);
        const moss =
          noise.fbm(x * 1.5, y * 1.5, 3) + 0.5 * joint + 0.55 * sstep(0.4, 1, reach) + ink.mossy;
        colour = mix(colour, ink.moss(clamp(t * 0.9 + 0.06)), sstep(0.2, 0.4, moss) * 0.88);
        paved[i] = 1;
      } else {
        t = stepped((0.1 + 0.6 * light) * patch + 0.16 * grain, 5, 0.2);
        const moss = sstep(-0.1, 0.12, noise.fbm(x * 0.8 + 3, y * 0.8, 3) + 0.2);
        colour = mix(ink.earth(t), ink.moss(t), moss);
      }
      if (ink.cover && ink.coverInk) {
        const cover = ink.cover(x, y, up, on, edge);
        if (cover > 0) {
          const c = stepped(0.25 + 0.75 * light * patch + 0.05 * grain, 6);
          colour = mix(colour, ink.coverInk(c), cover);
          t = lerp(t, c, cover);
        }
      }
      tone[i] = t;
      const haze = ink.haze(d);
      const c = mix(colour, ink.hazeColour, Math.round(haze * 24) / 24);
      [out[0], out[1], out[2], out[3]] = [c[0], c[1], c[2], 255];
    }),
    { occlude: 1 },
  );
  cutJoints();
  return { height, buffer, paved, tone };

  /** The key lines between the stones. */
  function cutJoints() {
    const lines = layer();
    const image = getPx(lines.c),
      data = image.data;
    for (let i = 0; i < PW * PH; i++) {
      const d = buffer.dep[i];
      if (!paved[i] || d > 24) continue;
      const x = buffer.wx[i],
        y = buffer.wy[i];
      stoneAt(off(x, y), x, y);
      const width = 0.016 + 0.0026 * d;
      if (cell.edge > width) continue;
      data.set(ink.key, i * 4);
      data[i * 4 + 3] = 215 * (1 - ink.haze(d)) * sstep(width, width * 0.3, cell.edge);
    }
    putPx(lines.c, image);
    stamp(P.key.x, lines);
  }
}
