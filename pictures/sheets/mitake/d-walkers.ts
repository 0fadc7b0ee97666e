/** A pilgrim in white on the steps down, and a dog that was blessed. */
import { layer, type V3 } from "../../kit/core.ts";
import { type Figure, placeFig, figureImage } from "../../kit/people.ts";
import { bundle, LOAD, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { cap, ell, smin } from "../../kit/distances.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, HEAD, KEY, RISE, stepsMiddle, TREAD } from "./d-plan.ts";

/** she goes down sideways on her staff and reaches back to the dog */
const pose: Pose = {
  id: "mitake-down-3",
  yaw: Math.PI - 0.15,
  bounds: [-0.95, 0.95, -0.08, 1.8],
  ...stride({ reach: 0.3, lean: 0.05, sway: -0.1, look: -0.3 }),
  arms: [
    { elbow: [0.4, 1.06, 0.12], hand: [0.56, 1.14, 0.3], sleeve: 0.6 },
    { elbow: [-0.44, 1.0, 0.0], hand: [-0.62, 0.78, 0.06], sleeve: 0.55 },
  ],
  hat: "sedge",
};
const SUN: V3 = [-0.75, 0.5, 0.4];
/** a small fox-coloured dog, modelled walking towards +z, its tail curled over its back */
const dog: Figure = {
  id: "mitake-dog",
  yaw: 2.5,
  bounds: [-0.42, 0.42, -0.02, 0.66],
  mats: { 0: { c: "#c99a66" }, 1: { c: "#f3e6cc" } },
  parts: [
    {
      mat: 0,
      d: (x, y, z) => {
        const w = Math.abs(x);
        let d = cap(x, y, z, [0, 0.34, -0.16], [0, 0.36, 0.14], 0.105, 0.115);
        d = smin(d, cap(x, y, z, [0, 0.4, 0.18], [0, 0.5, 0.24], 0.075, 0.07), 0.06);
        d = smin(d, ell(x, y - 0.53, z - 0.27, 0.078, 0.072, 0.085), 0.03);
        d = smin(d, cap(x, y, z, [0, 0.51, 0.32], [0, 0.49, 0.4], 0.04, 0.026), 0.02);
        d = smin(d, cap(w, y, z, [0.05, 0.58, 0.24], [0.06, 0.65, 0.25], 0.026, 0.006), 0.01);
        for (const [at, off] of [
          [0.15, 0.03],
          [-0.18, -0.03],
        ])
          d = smin(
            d,
            cap(w, y, z, [0.065, 0.3, at], [0.065, 0.02, at + (x > 0 ? off : -off)], 0.046, 0.03),
            0.03,
          );
        return d;
      },
    },
    {
      mat: 1,
      d: (x, y, z) => {
        const curl = cap(x, y, z, [0, 0.4, -0.24], [0, 0.53, -0.26], 0.04, 0.05);
        return smin(curl, cap(x, y, z, [0, 0.53, -0.26], [0.03, 0.54, -0.15], 0.05, 0.028), 0.03);
      },
    },
  ],
};

export function walkers(P: Print) {
  const on = (off: number, y: number) => {
    const z = -RISE * (Math.floor((y - HEAD) / TREAD) + 1);
    return proj(cam, stepsMiddle(y) + off, y + 0.2, z);
  };
  const shadow = (sx: number, sy: number, u: number, wide: number) =>
    P.light(
      (x) => {
        x.fillStyle = "#5a5670";
        x.beginPath();
        x.ellipse(sx + u * 0.45, sy + u * 0.02, u * wide, u * 0.07, 0.06, 0, 7);
        x.fill();
      },
      { op: "multiply", alpha: 0.7 },
    );
  {
    const [sx, sy, d] = on(0.9, 12.4),
      u = (1.3 * cam.f) / d;
    shadow(sx, sy, u, 0.3);
    const image = figureImage(dog, {
      detail: [190, 130],
      steps: 3,
      amb: "#8088a8",
      ambI: 0.6,
      lamps: [{ dir: SUN, c: "#ffdca4", i: 0.95, wrap: 0.2 }],
      key: KEY,
      keyA: 0.9,
    });
    // a separate block, so that the steps' key lines end where the figure begins
    const L = layer();
    placeFig(L.x, null, image, dog, sx, sy, u);
    P.put(L, { occlude: 1 });
  }
  const [sx, sy, d] = on(0.1, 12.6),
    u = (1.3 * cam.f) / d;
  shadow(sx, sy, u, 0.5);
  passer(
    P,
    pose,
    [bundle([0, 1.1, -0.04], 0.17, 0.13), stick([0.55, 1.5, 0.28], [0.62, -0.1, 0.5], 0.022)],
    {
      at: [sx, sy],
      scale: u,
      key: KEY,
      light: SUN,
      sun: "#fff0cc",
      shade: "#6a6078",
      lift: 0.08,
      colours: {
        [SKIN]: "#d8a47c",
        [HAIR]: "#1b1822",
        [COAT]: "#f4ead2",
        [TROUSERS]: "#e2d6bc",
        [BELT]: "#4a5a7a",
        [SHOE]: "#3a2c24",
        [CLOTH]: "#e0b458",
        [LOAD]: "#c9402c",
        [STICK]: "#4a3222",
      },
    },
  );
}
