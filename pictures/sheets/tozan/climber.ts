/** A woman in kimono who climbs a stair: one foot a step up, a hand at the hem, the umbrella where sun or rain ask for it. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { bundle, CANOPY, LOAD, robe, sleeves, STICK, umbrella } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";

interface Climb {
  readonly id: string;
  readonly yaw: number;
  readonly lean: number;
  /** the hand on the umbrella's stick, and its tip */
  readonly grip: V3;
  readonly tip: V3;
  readonly at: Pt;
  readonly scale: number;
  readonly robe: string;
  readonly sash: string;
  readonly canopy: string;
  readonly sun: string;
  readonly lift: number;
}
export function climber(P: Print, o: Climb) {
  const pose: Pose = {
    id: o.id,
    yaw: o.yaw,
    bounds: [-0.95, 0.95, -0.06, 2.05],
    ...stride({ reach: 0.3, lean: o.lean, sway: 0.03, rise: 0.17, look: 0.05 }),
    arms: [
      { elbow: [0.34, 1.16, 0.12], hand: o.grip, sleeve: 0.7 },
      { elbow: [-0.33, 1.08, 0.06], hand: [-0.25, 0.84, 0.28], sleeve: 0.7 },
    ],
    hat: "bun",
  };
  const worn = [
    robe(pose, 0.72),
    sleeves(pose, 0.28),
    bundle([0, 1.16, o.lean * 0.7 - 0.12], 0.13, 0.11),
  ];
  passer(P, pose, [...worn, ...umbrella(o.tip, o.grip, 0.58, 0.24)], {
    at: o.at,
    scale: o.scale,
    key: "#1d2433",
    light: [0.6, 0.7, 0.2],
    sun: o.sun,
    shade: "#232c56",
    lift: o.lift,
    colours: {
      [SKIN]: "#eac7a2",
      [HAIR]: "#171420",
      [COAT]: o.robe,
      [TROUSERS]: "#c8bfb4",
      [BELT]: o.sash,
      [SHOE]: "#f3ead8",
      [CLOTH]: "#171420",
      [LOAD]: o.sash,
      [CANOPY]: o.canopy,
      [STICK]: "#4a332a",
    },
  });
}
