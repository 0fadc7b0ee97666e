/** a town bicycle from the side, drawn once as a card: basket, mudguards, chain case, rear carrier */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { type Col, css } from "../../kit/core.ts";

export const BIKE_W = 1.8,
  BIKE_H = 1.1;
export function bicycle(frame: Col, metal: Col = "#8d94a6", px = 420): Canvas {
  const c = createCanvas(Math.round(BIKE_W * px), Math.round(BIKE_H * px));
  const x = c.getContext("2d");
  x.scale(px, px);
  x.translate(0.05, BIKE_H - 0.02);
  x.scale(1, -1);
  x.lineCap = "round";
  const line = (w: number, col: Col, p: number[][]) => {
    x.strokeStyle = css(col);
    x.lineWidth = w;
    x.beginPath();
    p.forEach((q, i) => (i ? x.lineTo(q[0], q[1]) : x.moveTo(q[0], q[1])));
    x.stroke();
  };
  const R = 0.32,
    A = [0.34, R],
    B = [1.4, R],
    dark = "#14141c";
  for (const [cx, cy] of [A, B]) {
    for (let k = 0; k < 14; k++) {
      const t = (k / 14) * Math.PI;
      line(0.008, metal, [
        [cx - R * Math.cos(t), cy - R * Math.sin(t)],
        [cx + R * Math.cos(t), cy + R * Math.sin(t)],
      ]);
    }
    x.strokeStyle = dark;
    x.lineWidth = 0.045;
    x.beginPath();
    x.arc(cx, cy, R - 0.01, 0, 7);
    x.stroke();
    x.strokeStyle = css(metal);
    x.lineWidth = 0.018;
    x.beginPath();
    x.arc(cx, cy, R - 0.04, 0, 7);
    x.stroke();
    x.strokeStyle = css(frame);
    x.lineWidth = 0.035;
    x.beginPath();
    x.arc(cx, cy, R + 0.035, cx === A[0] ? 0.5 : 0.9, cx === A[0] ? 3.3 : 2.9);
    x.stroke();
  }
  const crank = [0.82, 0.3],
    seat = [0.62, 0.78],
    head = [1.2, 0.82];
  for (const p of [
    [A, crank],
    [A, [0.66, 0.62]],
    [crank, seat],
    [crank, head],
    [
      [0.72, 0.55],
      [1.19, 0.68],
    ],
    [head, B],
  ])
    line(0.036, frame, p);
  line(0.08, frame, [A, crank]);
  line(0.03, metal, [head, [1.16, 1.0], [1.02, 1.0]]);
  line(0.045, dark, [
    [1.07, 1.0],
    [0.96, 0.99],
  ]);
  line(0.03, metal, [
    [0.2, 0.7],
    [0.6, 0.7],
  ]);
  line(0.02, metal, [[0.24, 0.7], A]);
  line(0.03, dark, [crank, [0.92, 0.18]]);
  line(0.04, dark, [
    [0.88, 0.17],
    [0.98, 0.17],
  ]);
  x.fillStyle = dark;
  x.beginPath();
  x.ellipse(0.6, 0.84, 0.14, 0.045, 0.1, 0, 7);
  x.fill();
  // wire basket
  x.fillStyle = css("#2b2d38");
  x.beginPath();
  x.moveTo(1.26, 0.98);
  x.lineTo(1.62, 1.0);
  x.lineTo(1.55, 0.72);
  x.lineTo(1.3, 0.72);
  x.fill();
  for (let k = 0; k <= 6; k++)
    line(0.01, metal, [
      [1.26 + k * 0.06, 0.985],
      [1.3 + k * 0.042, 0.72],
    ]);
  for (let k = 0; k <= 3; k++)
    line(0.01, metal, [
      [1.27 + k * 0.01, 0.98 - k * 0.085],
      [1.615 - k * 0.02, 1.0 - k * 0.09],
    ]);
  x.fillStyle = "#b83226";
  x.fillRect(0.1, 0.44, 0.05, 0.07);
  return c;
}
