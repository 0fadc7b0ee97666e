/** Small things: bowls washed and turned over on the ledge, and the sticks that lie ready beside the bowl. */
import { bokashi, type Pt } from "../../kit/core.ts";
import { fillPoly, stroke } from "../../kit/brush.ts";
import { at, circle, COUNTER, cutBlock, hull, LEDGE } from "./a-plan.ts";

/** A solid of revolution that stands at a place: heights and radii from below. */
function turned(
  x0: number,
  y0: number,
  z0: number,
  profile: readonly (readonly [number, number])[],
): Pt[] {
  return hull(profile.flatMap(([h, r]) => circle([x0, y0 + h, z0], r)));
}
export function printLedgeThings() {
  // their shadows on the ledge, away from the lamp
  cutBlock((x) => {
    fillPoly(
      x,
      [at(-0.44, LEDGE, 1.36), at(-0.44, LEDGE, 1.47), at(-0.9, LEDGE, 1.5), at(-0.9, LEDGE, 1.33)],
      "#0f0b0c",
      0.75,
    );
    fillPoly(
      x,
      [at(0.51, LEDGE, 1.37), at(0.51, LEDGE, 1.43), at(0.9, LEDGE, 1.47), at(0.9, LEDGE, 1.39)],
      "#0f0b0c",
      0.6,
    );
  }, 4);
  cutBlock((x) => {
    // four bowls, turned over one on the other, the lamp on their right
    const X = -0.497;
    for (let i = 0; i < 4; i++) {
      const h = i * 0.022,
        cx = X + 0.003 * Math.sin(i * 2.1);
      fillPoly(
        x,
        turned(cx, LEDGE + h, 1.4, [
          [0, 0.08],
          [0.008, 0.079],
          [0.028, 0.064],
          [0.046, 0.034],
        ]),
        bokashi(x, 20, 0, 245, 0, [
          [0, "#1b1719"],
          [0.55, "#42362f"],
          [0.85, "#8d7355"],
          [1, "#c09c70"],
        ]),
      );
      fillPoly(
        x,
        [
          ...circle([cx, LEDGE + h + 0.0145, 1.4], 0.0755, Math.PI, 0),
          ...circle([cx, LEDGE + h + 0.008, 1.4], 0.0795, 0, Math.PI),
        ],
        "#2c3542",
        0.6,
      );
      stroke(x, circle([cx, LEDGE + h, 1.4], 0.08, Math.PI, 0), 3, "#120d0d", {
        a: 0.85,
        taper: [0.1, 0.1],
      });
    }
    fillPoly(
      x,
      turned(X, LEDGE + 0.108, 1.4, [
        [0, 0.034],
        [0.012, 0.032],
      ]),
      bokashi(x, 90, 0, 190, 0, [
        [0, "#1f1a1b"],
        [1, "#80664c"],
      ]),
    );
    // a jar with sticks, before the window
    const J = 0.53;
    for (let i = 0; i < 8; i++) {
      const u = J + (i - 3.5) * 0.006;
      const [bx, by] = at(u, LEDGE + 0.08, 1.4),
        [tx, ty] = at(u + (i - 3.5) * 0.0045, LEDGE + 0.158 + 0.01 * Math.sin(i * 2.4), 1.4);
      fillPoly(
        x,
        [
          [bx - 3, by],
          [tx - 3.4, ty],
          [tx + 3.4, ty - 1],
          [bx + 3, by],
        ],
        i < 4 ? ["#7a5836", "#8c683f"][i % 2] : ["#3b2a20", "#4a3526"][i % 2],
      );
    }
    fillPoly(
      x,
      turned(J, LEDGE, 1.4, [
        [0, 0.033],
        [0.1, 0.035],
      ]),
      bokashi(x, 1450, 0, 1550, 0, [
        [0, "#6d543f"],
        [0.35, "#2d2524"],
        [1, "#151114"],
      ]),
    );
  });
}
export function printSticks() {
  const lay = (dz: number): [Pt, Pt] => [
    at(0.112, COUNTER + 0.011, 0.736 + dz * 0.9),
    at(0.28, COUNTER + 0.013, 0.702 + dz * 1.9),
  ];
  cutBlock((x) => {
    for (const [a, b] of [lay(-0.011), lay(0.001)])
      fillPoly(
        x,
        [
          [a[0] - 2, a[1] + 9],
          [b[0] + 10, b[1] + 16],
          [b[0] + 10, b[1] + 27],
          [a[0] - 2, a[1] + 17],
        ],
        "#2f1810",
        0.75,
      );
    fillPoly(x, circle([0.146, COUNTER, 0.7275], 0.0185), "#24120d", 0.8);
  }, 2.5);
  cutBlock((x) => {
    // the rest, a small glazed piece
    fillPoly(
      x,
      turned(0.142, COUNTER, 0.729, [
        [0, 0.015],
        [0.004, 0.0155],
        [0.009, 0.012],
      ]),
      bokashi(x, 1120, 0, 1210, 0, [
        [0, "#77766a"],
        [1, "#3d3c3c"],
      ]),
    );
    for (const [a, b] of [lay(0.0045), lay(-0.0065)]) {
      fillPoly(
        x,
        [
          [a[0], a[1] - 3],
          [b[0], b[1] - 6],
          [b[0], b[1] + 6],
          [a[0], a[1] + 3],
        ],
        "#dcae70",
      );
      fillPoly(
        x,
        [
          [a[0], a[1] + 0.5],
          [b[0], b[1] + 1],
          [b[0], b[1] + 6],
          [a[0], a[1] + 3],
        ],
        "#8a562c",
      );
    }
  });
}
