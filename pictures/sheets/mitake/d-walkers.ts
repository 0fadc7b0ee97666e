/** A pilgrim in white on the steps down, and a dog that was blessed. */
import { layer } from "../../kit/core.ts";
import { type Figure, pilgrim, placeFig, figureImage } from "../../kit/people.ts";
import { cap, ell, smin } from "../../kit/distances.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, HAZE, HEAD, KEY, RISE, stepsMiddle, TREAD } from "./d-plan.ts";
import { pilgrimWhites } from "./pilgrim-whites.ts";

const walker = pilgrim({
  id: "mitake-down",
  yaw: 2.8,
  mats: pilgrimWhites("#d8a47c", "#efe6d2"),
});
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
  for (const [figure, off, y, tall] of [
    [dog, 0.95, 12.2, 150],
    [walker, 0.2, 12.9, 420],
  ] as [Figure, number, number, number][]) {
    const z = -RISE * (Math.floor((y - HEAD) / TREAD) + 1);
    const [sx, sy, d] = proj(cam, stepsMiddle(y) + off, y + 0.2, z);
    const image = figureImage(figure, {
      detail: [tall, Math.round(tall * 0.7)],
      amb: "#8088a8",
      ambI: 0.6,
      lamps: [{ dir: [-0.75, 0.5, 0.55], c: "#ffdca4", i: 0.95, wrap: 0.2 }],
      key: KEY,
      keyA: 0.9,
      fog: HAZE,
      fogA: 0.06,
    });
    const u = cam.f / d;
    P.light(
      (x) => {
        x.fillStyle = "#5a5670";
        x.beginPath();
        x.ellipse(
          sx + u * 0.45,
          sy + u * 0.02,
          u * (figure === dog ? 0.3 : 0.55),
          u * 0.07,
          0.06,
          0,
          7,
        );
        x.fill();
      },
      { op: "multiply", alpha: 0.7 },
    );
    // a separate block, so that the steps' key lines end where the figure begins
    const L = layer();
    placeFig(L.x, null, image, figure, sx, sy, u);
    P.put(L, { occlude: 1 });
  }
}
