/** pose: every disciple is different. */
import { Rng } from "../../../kit/core.ts";

export interface Pose {
  /** how the head is tilted, turned and bowed */
  roll: number;
  yaw: number;
  pitch: number;
  /** how the body turns and leans */
  bodyYaw: number;
  lean: number;
  /** what the hands do, 0 to 5: pray, rest, hold a cup, lie on the knees, greet, hold a small figure */
  hands: number;
  /** laughing, smiling, broad, pursed */
  mouth: number;
  /** laughing, downcast, level */
  eyes: number;
  /** the build of body and head */
  girth: number;
  headS: number;
  headW: number;
  jaw: number;
  brow: number;
  ear: number;
  /** the number of folds at the collar, and whether he wears a cap */
  robe: number;
  cap: number;
  seed: number;
  hairline: number;
  cheek: number;
}
/** the disciple with this number */
export function randomPose(seed: number): Pose {
  const r = new Rng(seed * 31 + 5);
  return {
    seed,
    roll: r.g() * 0.16,
    yaw: r.g() * 0.22,
    pitch: r.range(-0.14, 0.12),
    bodyYaw: r.g() * 0.16,
    lean: r.g() * 0.05,
    hands: r.int(0, 5),
    mouth: r.int(0, 3),
    eyes: r.int(0, 2),
    girth: r.range(0.9, 1.14),
    headS: r.range(1.08, 1.3),
    headW: r.range(0.92, 1.12),
    jaw: r.range(0.8, 1.25),
    brow: r.range(0.5, 1.2),
    ear: r.range(0.8, 1.3),
    robe: r.int(0, 2),
    cap: r.chance(0.16) ? 1 : 0,
    hairline: r.u(),
    cheek: r.range(0.6, 1.3),
  };
}
