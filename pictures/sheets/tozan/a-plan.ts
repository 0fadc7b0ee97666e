/** Tozan Shrine, A, the plan: the eye low over the wet stones, the way to the shrine along y, the railway across it, in metres. */
import { type Pt, type V3 } from "../../kit/core.ts";

/** The eye's height and place, the eye level on the sheet, the focal length in design units, and how far we look to the right. */
const EYE = 1.06,
  ASIDE = -3.3,
  FOCUS = 1300,
  TURN = 0.4;
export const LEVEL = 728;
const [SIN, COS] = [Math.sin(TURN), Math.cos(TURN)];

/** The way is so wide to both sides; the near side of the train, and the foot of the stair beyond it. */
export const HALF = 3.1,
  TRACK = 19.5,
  FOOT = 27;
/** The terrace of the torii: how far, how high. */
export const TERRACE: Pt = [43, 9.6];

const depthAt = (x: number, y: number) => (x - ASIDE) * SIN + y * COS;
/** How many design units a metre has at a place. */
export const scaleAt = (x: number, y: number) => FOCUS / Math.max(0.4, depthAt(x, y));
/** A point on the sheet; mirrored, the same point in the wet stone. */
export function onPaper([x, y, z]: V3, mirrored = false): Pt {
  const s = scaleAt(x, y);
  return [800 + s * ((x - ASIDE) * COS - y * SIN), LEVEL - s * ((mirrored ? -z : z) - EYE)];
}
/** The place on the ground below the eye level that a point of the sheet shows. */
export function onGround(px: number, py: number): Pt {
  const depth = (EYE * FOCUS) / Math.max(0.5, py - LEVEL),
    side = ((px - 800) / FOCUS) * depth;
  return [side * COS + depth * SIN + ASIDE, depth * COS - side * SIN];
}
