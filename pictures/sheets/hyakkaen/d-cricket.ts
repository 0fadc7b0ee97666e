/** The bell cricket. */
import { type Col, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** a bell cricket, wings raised to sing; s is its size */
export function cricket(P: Print, key: string, cx: number, cy: number, s: number) {
  const L = layer(),
    K = layer();
  const pt = (x: number, y: number): Pt => [cx + x * s, cy + y * s];
  const hair = (pts: Pt[], w: number, c: Col) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, catmull(pts, 8), (t) => w * (1 - 0.6 * t));
    L.x.fill();
  };
  // legs behind, then wings, body, head
  for (const [a, b, c] of [
    [
      [-14, 4],
      [-34, -16],
      [-44, 18],
    ],
    [
      [-2, 6],
      [-8, 14],
      [-14, 22],
    ],
    [
      [12, 6],
      [18, 14],
      [24, 22],
    ],
    [
      [20, 4],
      [34, 8],
      [42, 20],
    ],
  ] as [Pt, Pt, Pt][])
    hair([pt(...a), pt(...b), pt(...c)], 4.4 * s, "#1a1018");
  for (const [dx, tilt, c] of [
    [-2, -0.5, "#8f6a58"],
    [4, -0.2, "#e8c48a"],
  ] as [number, number, Col][]) {
    L.x.fillStyle = css(c, 0.88);
    L.x.beginPath();
    L.x.ellipse(...pt(-6 + dx, -24), 25 * s, 15 * s, tilt - 0.5, 0, 7);
    L.x.fill();
    K.x.strokeStyle = css(key, 0.9);
    K.x.lineWidth = 1.5;
    K.x.beginPath();
    K.x.ellipse(...pt(-6 + dx, -24), 25 * s, 15 * s, tilt - 0.5, 0, 7);
    for (let k = -1; k <= 1; k++) {
      K.x.moveTo(...pt(-20 + dx, -14 + k * 5));
      K.x.quadraticCurveTo(...pt(-6 + dx, -30 + k * 5), ...pt(12 + dx, -34 + k * 4));
    }
    K.x.stroke();
  }
  L.x.fillStyle = css("#241418");
  L.x.beginPath();
  L.x.ellipse(...pt(0, 0), 27 * s, 10 * s, 0.06, 0, 7);
  L.x.ellipse(...pt(26, -3), 10 * s, 9 * s, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = css("#a06a3c", 0.9);
  L.x.beginPath();
  L.x.ellipse(...pt(2, -4), 22 * s, 3 * s, 0.06, 0, 7);
  L.x.fill();
  L.x.fillStyle = css("#fff0c4");
  L.x.beginPath();
  L.x.arc(...pt(29, -6), 2 * s, 0, 7);
  L.x.fill();
  for (const [a, b] of [
    [
      [58, -58],
      [120, -70],
    ],
    [
      [70, -34],
      [140, -26],
    ],
  ] as [Pt, Pt][])
    hair([pt(32, -8), pt(...a), pt(...b)], 2.4 * s, "#fff3d8");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
