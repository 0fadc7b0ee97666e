/** The printer: up on his knees, sleeves tied back, he leans away and draws the page off its block with both hands. */
import { carvePosed } from "../../kit/people/posed.ts";
import { type Pose } from "../../kit/people/pose.ts";

const pose: Pose = {
  id: "hozoin-printer-3",
  yaw: -1.85,
  tilt: 0.1,
  bounds: [-0.75, 0.75, -0.05, 1.4],
  hip: [0, 0.46, -0.02],
  chest: [0, 0.86, -0.2],
  head: [0, 1.08, -0.16],
  face: [0, -0.32, 0.947],
  arms: [
    { elbow: [0.27, 0.72, 0.12], hand: [0.15, 0.92, 0.4], sleeve: 0.15, grips: [1, 0, 0] },
    { elbow: [-0.27, 0.72, 0.14], hand: [-0.15, 0.92, 0.4], sleeve: 0.15, grips: [1, 0, 0] },
  ],
  legs: [
    { knee: [0.15, 0.1, 0.2], ankle: [0.12, 0.09, -0.26], toe: [0.11, 0.03, -0.36] },
    { knee: [-0.15, 0.1, 0.2], ankle: [-0.12, 0.09, -0.26], toe: [-0.11, 0.03, -0.36] },
  ],
  cords: true,
  hat: "kerchief",
};
export const carvedPrinter = () => carvePosed(pose, 800);
