/** A potter squatting in the lane, who holds out something to the cat; a dish on the ground. */
import { type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { APRON, BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { type Print } from "../../kit/print.ts";
import { F, toSheet } from "./c-lane.ts";

const pose: Pose = {
  id: "tozan-feeder-1",
  yaw: -0.75,
  bounds: [-0.8, 0.8, -0.06, 1.15],
  hip: [0, 0.3, -0.16],
  chest: [0, 0.68, 0.12],
  head: [0, 0.88, 0.28],
  face: [0, -0.55, 0.835],
  arms: [
    { elbow: [0.3, 0.56, 0.34], hand: [0.16, 0.42, 0.52], sleeve: 0.5 },
    { elbow: [-0.26, 0.46, 0.42], hand: [-0.12, 0.2, 0.72], sleeve: 0.5 },
  ],
  legs: [
    { knee: [0.2, 0.48, 0.24], ankle: [0.15, 0.08, 0.02], toe: [0.19, 0.03, 0.2] },
    { knee: [-0.18, 0.46, 0.24], ankle: [-0.14, 0.1, -0.04], toe: [-0.16, 0.03, 0.14] },
  ],
  hat: "kerchief",
  apron: true,
};
export function feeder(P: Print, off: number, d: number) {
  const [a, b] = toSheet(off, d, 0),
    m = F / d;
  const near = (u: number, v: number): Pt => [a + u * m, b + v * m];
  P.block(
    (x) => {
      fillPoly(
        x,
        [
          near(0.2, 0.02),
          near(-0.3, 0.05),
          near(-1.1, -0.05),
          near(-1.16, -0.11),
          near(-0.4, -0.08),
          near(0.2, -0.06),
        ],
        "#5a3f5c",
        0.78,
      );
    },
    { occlude: 0.7 },
  );
  passer(P, pose, [], {
    at: [a, b],
    scale: m,
    key: "#1c1420",
    light: [0.78, 0.5, 0.2],
    sun: "#ffe3a8",
    shade: "#35295c",
    lift: 0.05,
    colours: {
      [SKIN]: "#d99c6c",
      [HAIR]: "#2b2228",
      [COAT]: "#3f5f96",
      [TROUSERS]: "#4a4358",
      [BELT]: "#b5432c",
      [APRON]: "#e6d9bd",
      [SHOE]: "#6b4a3c",
      [CLOTH]: "#f2e6cc",
    },
  });
  const dish = near(-0.5, 0.1);
  P.block((x) => {
    const oval = (rx: number, ry: number, dy: number, c: string) => {
      x.fillStyle = c;
      x.beginPath();
      x.ellipse(dish[0], dish[1] + dy * m, rx * m, ry * m, 0, 0, 7);
      x.fill();
    };
    oval(0.15, 0.05, 0.03, "#2a1c30");
    oval(0.14, 0.045, 0.018, "#8f9cc4");
    oval(0.15, 0.046, 0, "#2a3f86");
    oval(0.138, 0.038, 0, "#fdf8ea");
    oval(0.09, 0.022, 0.004, "#c3cfe6");
    x.fillStyle = "#2750ac";
    x.beginPath();
    brushPath(
      x,
      [
        [dish[0] - 0.06 * m, dish[1] + 0.004 * m],
        [dish[0] + 0.06 * m, dish[1]],
      ],
      () => 0.012 * m,
    );
    x.fill();
  });
}
