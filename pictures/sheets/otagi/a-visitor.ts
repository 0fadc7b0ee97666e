/** A pilgrim who climbs the steps, bent under a bundle, one foot a step up and the staff planted above it. */
import { bundle, LOAD, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { P } from "./a-stage.ts";

const pose: Pose = {
  id: "otagi-climber-2",
  yaw: Math.PI - 0.6,
  bounds: [-0.75, 0.95, -0.06, 1.8],
  ...stride({ reach: 0.34, lean: 0.32, sway: -0.02, rise: 0.16, look: -0.3 }),
  arms: [
    { elbow: [0.32, 1.06, 0.3], hand: [0.24, 0.94, 0.5], sleeve: 0.6 },
    { elbow: [-0.34, 1.08, 0.44], hand: [-0.38, 1.12, 0.68], sleeve: 0.6 },
  ],
  hat: "sedge",
};

export function printVisitor(sx: number, sy: number, scale: number) {
  P.block(
    (x) => {
      x.fillStyle = "rgba(70,84,110,.6)";
      x.beginPath();
      x.ellipse(sx - scale * 0.35, sy + 3, scale * 0.55, scale * 0.075, 0.06, 0, 7);
      x.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  passer(
    P,
    pose,
    [bundle([0, 1.13, 0.1], 0.19, 0.15), stick([-0.38, 1.36, 0.66], [-0.44, 0.16, 0.84])],
    {
      at: [sx, sy],
      scale,
      key: "#20222c",
      light: [0.7, 0.75, 0.1],
      sun: "#fff4d6",
      shade: "#2c3a58",
      colours: {
        [SKIN]: "#dcae86",
        [HAIR]: "#1b1822",
        [COAT]: "#f2ead4",
        [TROUSERS]: "#3a6a9a",
        [BELT]: "#3a6a9a",
        [SHOE]: "#c9a768",
        [CLOTH]: "#f4e2ae",
        [LOAD]: "#2f5a86",
        [STICK]: "#4a3628",
      },
    },
  );
}
