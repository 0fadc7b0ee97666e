/** The other two masters, far down the river: a spark, a hull, three upright strokes. */
import { css } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { flame } from "../../kit/fire.ts";
import { project, type Lamp } from "./nightwater.ts";
import { cam } from "./scene.ts";

export function farBoat(P: Print, l: Lamp) {
  const [a, b, d] = project(cam, l.at),
    s = cam.f / d;
  P.block((x) => {
    x.fillStyle = css("#080c17");
    x.beginPath();
    x.moveTo(a - s * 0.4, b + s * 1.3);
    x.quadraticCurveTo(a + s * 3, b + s * 1.9, a + s * 10, b + s * 1.3);
    x.lineTo(a + s * 10, b + s * 1.7);
    x.quadraticCurveTo(a + s * 3, b + s * 2.2, a, b + s * 1.9);
    x.fill();
    for (const [q, h] of [
      [1.5, 1.7],
      [5.6, 1.5],
      [9, 1.5],
    ]) {
      x.beginPath();
      x.moveTo(a + s * (q - 0.34), b + s * 1.6);
      x.lineTo(a + s * (q - 0.2), b + s * (1.6 - h));
      x.lineTo(a + s * (q + 0.18), b + s * (1.6 - h));
      x.lineTo(a + s * (q + 0.36), b + s * 1.6);
      x.fill();
    }
  });
  P.put(flame(a, b + s * 0.4, s * 1.3, s * 1.9, 9 + d, 0.1));
  P.light((x) => {
    const g = x.createRadialGradient(a, b, 1, a, b, s * 5.5);
    g.addColorStop(0, "rgba(255,140,60,.55)");
    g.addColorStop(0.22, "rgba(255,130,56,.2)");
    g.addColorStop(0.55, "rgba(255,120,50,.05)");
    g.addColorStop(1, "rgba(255,120,50,0)");
    x.fillStyle = g;
    x.fillRect(a - s * 6, b - s * 6, s * 12, s * 12);
  });
}
