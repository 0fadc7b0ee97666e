/** The visitor at the tunnel's end: she leans over to draw down a spray of flowers, the parasol sunk on her shoulder. */
import { type Print } from "../../kit/print.ts";
import { bundle, CANOPY, LOAD, robe, sleeves, STICK, umbrella } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam, STROLLER } from "./tunnel.ts";

const pose: Pose = {
  id: "hagi-5",
  yaw: Math.PI + 0.25,
  bounds: [-1.3, 0.85, -0.06, 1.95],
  ...stride({ reach: 0.1, lean: 0.1, sway: -0.13, look: 0.35 }),
  arms: [
    { elbow: [0.26, 1.02, 0.14], hand: [0.2, 1.04, 0.22], sleeve: 0.8 },
    { elbow: [-0.5, 1.42, 0.2], hand: [-0.66, 1.72, 0.3], sleeve: 0.55 },
  ],
  hat: "bun",
};

export function stroller(P: Print) {
  const y = STROLLER,
    [sx, sy, d] = proj(cam, bend(y) + 0.12, y, 0);
  P.block(
    (x) => {
      x.fillStyle = "rgba(90,60,100,.5)";
      x.beginPath();
      x.ellipse(sx - 62, sy - 3, 108, 10, 0.1, 0, 7);
      x.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  const held = umbrella([0.74, 1.5, -0.3], [0.2, 1.04, 0.2], 0.5, 0.2);
  passer(
    P,
    pose,
    [robe(pose, 0.9), sleeves(pose, 0.3), ...held, bundle([0, 1.08, -0.06], 0.13, 0.11)],
    {
      at: [sx, sy],
      scale: cam.f / d,
      key: "#2a2036",
      light: [0.75, 0.6, 0.1],
      sun: "#ffeec0",
      shade: "#3a2c5e",
      lift: 0.12,
      colours: {
        [SKIN]: "#e8bf98",
        [HAIR]: "#1b1822",
        [COAT]: "#6a5a9a",
        [TROUSERS]: "#4a3c70",
        [BELT]: "#f0cf8a",
        [SHOE]: "#f6eee0",
        [CLOTH]: "#1b1822",
        [LOAD]: "#f0cf8a",
        [CANOPY]: "#d8472f",
        [STICK]: "#4a3228",
      },
    },
  );
}
