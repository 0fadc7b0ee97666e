/** stride: the trunk and the legs of someone in mid-stride, one foot ahead, the heel of the other off the ground. */
import { type V3 } from "../core.ts";
import { type Pose } from "./pose.ts";
import { unit } from "./vectors.ts";

type Walk = Pick<Pose, "hip" | "chest" | "head" | "face" | "legs">;

/** Metres: how far each foot reaches, how far the shoulders lead the hips, how far they hang to his or her left, how high the next step is. */
export function stride({ reach = 0.34, lean = 0.14, sway = 0, rise = 0, look = -0.15 }): Walk {
  const hip: V3 = [0.4 * sway, 0.84 + 0.45 * rise, 0.35 * rise],
    ahead = hip[2] + lean;
  return {
    hip,
    chest: [sway, hip[1] + 0.42, ahead],
    head: [1.3 * sway, hip[1] + 0.64, ahead + 0.35 * lean + 0.04],
    face: unit([0.3 * sway, look, 1]),
    legs: [
      {
        knee: [0.1, 0.47 + 1.05 * rise, 0.7 * reach + 0.1],
        ankle: [0.1, 0.08 + rise, reach],
        toe: [0.11, 0.04 + rise, reach + 0.16],
      },
      {
        knee: [-0.1, 0.46 + 0.1 * rise, -0.32 * reach],
        ankle: [-0.1, 0.16, -reach],
        toe: [-0.11, 0.04, 0.11 - reach],
      },
    ],
  };
}
