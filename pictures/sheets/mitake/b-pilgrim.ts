/** A pilgrim in white climbs the lane on a staff, and a host beside it bows to her. */
import { type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { bundle, LOAD, robe, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, ground, KEY, lane } from "./hamlet.ts";

const climber: Pose = {
  id: "mitake-climber-2",
  yaw: Math.PI - 0.5,
  bounds: [-0.8, 0.9, -0.08, 1.8],
  ...stride({ reach: 0.4, lean: 0.24, sway: 0.04, rise: 0.1, look: -0.1 }),
  arms: [
    { elbow: [0.44, 1.1, 0.2], hand: [0.62, 1.22, 0.34], sleeve: 0.6 },
    { elbow: [-0.34, 1.04, 0.0], hand: [-0.3, 0.9, 0.26], sleeve: 0.7 },
  ],
  hat: "sedge",
};
const host: Pose = {
  id: "mitake-host-1",
  yaw: 1.0,
  bounds: [-0.7, 0.9, -0.06, 1.6],
  hip: [0, 0.86, -0.14],
  chest: [0, 1.12, 0.26],
  head: [0, 1.2, 0.5],
  face: [0, -0.6, 0.8],
  arms: [
    { elbow: [0.22, 0.86, 0.3], hand: [0.06, 0.72, 0.34], sleeve: 0.7 },
    { elbow: [-0.22, 0.86, 0.3], hand: [-0.06, 0.72, 0.34], sleeve: 0.7 },
  ],
  legs: [
    { knee: [0.09, 0.46, -0.06], ankle: [0.09, 0.08, -0.06], toe: [0.1, 0.04, 0.1] },
    { knee: [-0.09, 0.46, -0.06], ankle: [-0.09, 0.08, -0.06], toe: [-0.1, 0.04, 0.1] },
  ],
  apron: true,
};
const SUN: V3 = [-0.75, 0.6, 0.3];
const light = { key: KEY, light: SUN, sun: "#fff3d0", shade: "#54707e" };

export function pilgrimOnLane(P: Print) {
  for (const who of ["host", "climber"] as const) {
    const y = who === "host" ? 36 : 30,
      x = lane(y) + (who === "host" ? -2.5 : 0.35),
      [sx, sy, d] = proj(cam, x, y, ground(x, y)),
      u = (1.5 * cam.f) / d;
    P.light(
      (c) => {
        c.fillStyle = "#6d7f86";
        c.beginPath();
        c.ellipse(sx + u * 0.62, sy + u * 0.06, u * 0.72, u * 0.1, 0.12, 0, 7);
        c.fill();
      },
      { op: "multiply" },
    );
    if (who === "host")
      passer(P, host, [robe(host, 0.8)], {
        ...light,
        at: [sx, sy],
        scale: u,
        colours: {
          [SKIN]: "#dca880",
          [HAIR]: "#1b1822",
          [COAT]: "#35557e",
          [TROUSERS]: "#35557e",
          [BELT]: "#c9502f",
          [SHOE]: "#2a211c",
          5: "#f0e6cc",
        },
      });
    else
      passer(
        P,
        climber,
        [bundle([0, 1.1, -0.06], 0.18, 0.13), stick([0.6, 1.56, 0.32], [0.68, 0.02, 0.52], 0.024)],
        {
          ...light,
          at: [sx, sy],
          scale: u,
          colours: {
            [SKIN]: "#dca880",
            [HAIR]: "#1b1822",
            [COAT]: "#f6f0de",
            [TROUSERS]: "#e9e2cf",
            [BELT]: "#4a5a7a",
            [SHOE]: "#4a3a2a",
            [CLOTH]: "#e0b458",
            [LOAD]: "#c9502f",
            [STICK]: "#4a3222",
          },
        },
      );
  }
}
