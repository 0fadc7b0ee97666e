/** The wooden frame that holds the screen: its far bar, its two side bars, its near bar under the falling water. */
import { type Col, layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { edge, face, frame, type Pen3 } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, onScreen } from "./hero-plan.ts";

const pen = (x: Pen3["x"], k: Pen3["k"]) =>
  frame({ x: 0, y: 0, z: 0, f: 1, cx: 0, hy: 0 }, [0, 0, 0], [1, 0], x, k, new Rng(3), KEY, 2.4);
/** a bar between two places of the screen: its upper face and the one towards us */
function bar(p: Pen3, a: Pt, b: Pt, [w, h]: Pt, [top, side]: [Col, Col]) {
  const up = ([x, y]: Pt): Pt => [x, y - w];
  face(p, [up(a), up(b), b, a], top);
  face(p, [a, b, [b[0], b[1] + h], [a[0], a[1] + h]], side);
  edge(p, [a[0], a[1] - w + 1], [b[0], b[1] - w + 1], 2, "#fff1cc");
}
export function frameBars(P: Print, part: "far" | "near") {
  const L = layer(),
    K = layer(),
    p = pen(L.x, K.x);
  if (part === "far")
    bar(p, onScreen(-0.03, 0), onScreen(1.03, 0), [12, 10], ["#b98a58", "#5d3f2c"]);
  else {
    for (const u of [0, 1]) {
      const s = u ? 1 : -1,
        a = onScreen(u, -0.02),
        b = onScreen(u, 1.04);
      face(
        p,
        [
          [a[0], a[1] - 8],
          [b[0], b[1] - 8],
          [b[0] + s * 24, b[1] - 6],
          [a[0] + s * 17, a[1] - 7],
        ],
        "#c99c66",
      );
      face(
        p,
        [
          [a[0] + s * 17, a[1] - 7],
          [b[0] + s * 24, b[1] - 6],
          [b[0] + s * 24, b[1] + 18],
          [a[0] + s * 17, a[1] + 8],
        ],
        "#5d3f2c",
      );
    }
    bar(p, onScreen(-0.025, 1.05), onScreen(1.025, 1.05), [14, 24], ["#d8b07a", "#6b482f"]);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
