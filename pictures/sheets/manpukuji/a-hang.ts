/** How the fish hangs: half as long again as a man is tall, under the lower beam of the first bay, its head towards us. */
import { cam, on, onPosts, POST } from "./a-plan.ts";
import { LEFT, LEN, MID, R } from "./a-fish.ts";
import { type Pt } from "../../kit/core.ts";

/** the place of its lips along the corridor, its middle's height, and the units of its relief for a metre */
const LIPS = 2.56,
  LEVEL = 2.66;
const ALONG = LEN / 2.6,
  UP = R / 0.325;
/** the part of the sheet where it is looked for */
export const HANG = { box: [250, 340, 730, 600] } as const;

export function onRelief(sx: number, sy: number): Pt {
  const [y, z] = onPosts(sx, sy);
  return [LEFT + (y - LIPS) * ALONG, MID + (LEVEL - z) * UP];
}
export const fromRelief = ([x, y]: Pt): Pt =>
  on(POST, LIPS + (x - LEFT) / ALONG, LEVEL - (y - MID) / UP);
/** the lower edge of the beam above a place of the relief */
export const beamAbove = (x: number): Pt => on(POST, LIPS + (x - LEFT) / ALONG, 3.875);
/** units of the sheet for each metre at a place of the relief */
export const scaleThere = (x: number): number => {
  const [, sy] = fromRelief([x, MID]);
  return (cam.hy - sy) / (LEVEL - cam.z);
};
