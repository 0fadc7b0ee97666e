/** The one lamp: an enamel shade on its cord, and its light in the room. */
import { bokashi, css, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly, stroke } from "../../kit/brush.ts";
import { cutBlock, LAMP, P } from "./a-plan.ts";

const [CX, CY] = LAMP;
export function printLamp() {
  cutBlock((x) => {
    stroke(
      x,
      [
        [CX + 1, -10],
        [CX, 40],
        [CX, 70],
      ],
      4.4,
      "#0f0d0f",
      { taper: [0, 0] },
    );
    const side = (k: number): Pt[] =>
      catmull(
        [
          [CX + k * 20, CY - 98],
          [CX + k * 24, CY - 78],
          [CX + k * 46, CY - 60],
          [CX + k * 98, CY - 28],
          [CX + k * 143, CY + 6],
        ],
        10,
      );
    const rim = Array.from({ length: 33 }, (_, i): Pt => [
      CX + 143 * Math.cos((i / 32) * Math.PI),
      CY + 6 + 14 * Math.sin((i / 32) * Math.PI),
    ]);
    fillPoly(
      x,
      [...side(-1).toReversed(), ...side(1), ...rim],
      bokashi(x, CX - 144, 0, CX + 144, 0, [
        [0, "#232c2a"],
        [0.4, "#2f3b36"],
        [1, "#151b1b"],
      ]),
    );
    // the far side from the room's light, one darker block
    fillPoly(
      x,
      [
        [CX + 6, CY - 98],
        ...side(1),
        [CX + 143, CY + 6],
        [CX + 60, CY + 14],
        ...catmull(
          [
            [CX + 44, CY + 12],
            [CX + 38, CY - 24],
            [CX + 16, CY - 60],
            [CX + 4, CY - 98],
          ],
          8,
        ),
      ],
      "#0f1415",
      0.45,
    );
    // the white inside of the shade, and the bulb's lower end
    x.fillStyle = css("#f3c071");
    x.beginPath();
    x.ellipse(CX, CY + 7, 137, 12, 0, 0, 7);
    x.fill();
    x.fillStyle = css("#ffe6ae");
    x.beginPath();
    x.ellipse(CX, CY + 9, 92, 9.5, 0, 0, 7);
    x.fill();
    x.fillStyle = css("#fff3d6");
    x.beginPath();
    x.ellipse(CX, CY + 11, 19, 14, 0, 0, 7);
    x.fill();
    stroke(x, rim, 3, "#e0b366", { a: 0.9, taper: [0.3, 0.3] });
  });
}
/** The warmth round the lamp, over everything. */
export function printGlow() {
  P.light(
    (x) => {
      const g = x.createRadialGradient(CX, CY + 20, 10, CX, CY + 20, 420);
      g.addColorStop(0, css("#ffb858", 0.4));
      g.addColorStop(0.35, css("#e08a3a", 0.13));
      g.addColorStop(1, css("#a85a20", 0));
      x.fillStyle = g;
      x.fillRect(CX - 430, 0, 860, 620);
    },
    { op: "screen" },
  );
}
