/** pose: how someone at work stands: where the joints are, and what is worn. Metres; y up, facing +z. */
import { type V3 } from "../core.ts";
import type { Figure } from "./figure.ts";
import { type headgear } from "./headgear.ts";
import { type Arm } from "./hand.ts";

interface Leg {
  readonly knee: V3;
  readonly ankle: V3;
  readonly toe: V3;
}
export interface Pose {
  readonly id: string;
  readonly yaw: number;
  readonly tilt?: number;
  readonly bounds: Figure["bounds"];
  readonly hip: V3;
  readonly chest: V3;
  readonly head: V3;
  /** where the face looks, a unit vector */
  readonly face: V3;
  /** his or her left and right */
  readonly arms: readonly [Arm, Arm];
  readonly legs: readonly [Leg, Leg];
  /** bare: trousers end at the knee */
  readonly bare?: boolean;
  readonly hat?: keyof typeof headgear;
  /** cords crossed on the back that hold the sleeves */
  readonly cords?: boolean;
  readonly apron?: boolean;
}
