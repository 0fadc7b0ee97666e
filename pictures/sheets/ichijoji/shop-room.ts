/** The room seen through an open door: a lamp, a shelf of bowls, a counter with free stools, warm light. */
import { clamp, lerp } from "../../kit/core.ts";
import { type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/expose.ts";

const HOT = linear("#fff3c8"),
  WARM = linear("#f9bd5a"),
  LOW = linear("#b4541f"),
  DARK = linear("#2c1613"),
  RED = linear("#b8341f");

/** The back wall of a room, from y0 to y1 along the street and `high` metres high. */
export const room = (y0: number, y1: number, high: number): Mat => ({
  c: HOT,
  emit: 1,
  ghost: true,
  line: 0.5,
  tex: (h, o) => {
    const along = h.y - y0,
      z = h.z,
      v = z / high;
    const shelf = Math.abs(z - 1.24) < 0.02 || Math.abs(z - 1.7) < 0.022;
    // bowls in stacks on both shelves
    const slot = (along * 3.1) % 1,
      stack = Math.floor(along * 3.1),
      foot = z > 1.7 ? 1.72 : 1.26,
      tall = 0.1 + 0.06 * (stack % 3);
    const bowl =
      z > foot && z < foot + tall && Math.abs(slot - 0.5) < 0.16 + 0.9 * ((z - foot) % 0.055);
    const top = Math.abs(z - 0.84) < 0.035,
      front = z <= 0.8;
    // round seats, one in front of the other, each on its post
    const seat = ((along + 0.1) % 0.56) - 0.28;
    const stool =
      (Math.abs(z - 0.5) < 0.04 && Math.abs(seat) < 0.17) ||
      (z < 0.5 && Math.abs(Math.abs(seat) - 0.16 + 0.12 * z) < 0.022) ||
      (Math.abs(z - 0.2) < 0.015 && Math.abs(seat) < 0.13);
    // what stands on the counter: a bowl at each place, chopsticks in a cup
    const place = ((along + 0.24) % 0.56) - 0.28;
    const set =
      (z > 0.87 && z < 0.99 && Math.abs(place) < 0.05 + 0.75 * (z - 0.87)) ||
      (z > 0.87 && z < 1.1 && Math.abs(Math.abs(place) - 0.25) < 0.028);
    const glow = clamp(1.0 - Math.hypot((along - 0.42 * (y1 - y0)) * 0.6, (z - 1.1) * 1.1));
    for (let i = 0; i < 3; i++) {
      let c = lerp(WARM[i], HOT[i], glow) * (v > 0.36 ? 1.12 : 1);
      if (front) c = lerp(LOW[i], WARM[i], clamp(z * 0.7)) * 0.62;
      if (top) c = HOT[i] * 1.3;
      if (shelf) c = LOW[i] * 0.4;
      if (bowl && !shelf) c = stack % 4 === 1 ? RED[i] : LOW[i] * 0.75;
      if (set) c = z < 0.99 ? RED[i] * 0.8 : DARK[i] * 2;
      if (stool) c = DARK[i];
      if (v <= 0.04) c = LOW[i] * 0.8;
      o[i] = c;
    }
  },
});
