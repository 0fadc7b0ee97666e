/** ichijoji-d-bar: the ramen bar across the end of the lane: its snowy roofs, noren, window and paper lantern. */
import { bokashi, type Col, css, type Ctx, type Pt } from "../../kit/core.ts";
import { at, bend, END, face, metre, printed } from "./d-plan.ts";

const DARK = "#1b2346";
const M = metre(END);
const wall = (x0: number, z0: number, x1: number, z1: number): Pt[] => [
  at(x0, END, z1),
  at(x1, END, z1),
  at(x1, END, z0),
  at(x0, END, z0),
];
const box = (x: Ctx, b: readonly [number, number, number, number], c: CanvasGradient | Col) =>
  face(x, wall(...b), c);

/** a roof that slopes towards us, deep in snow */
function roof(x: Ctx, half: number, low: number, high: number) {
  const [l, yl] = at(-half, END - 0.9, low),
    [r] = at(half, END - 0.9, low),
    [l2, yh] = at(-half + 0.25, END + 1, high),
    [r2] = at(half - 0.25, END + 1, high);
  face(
    x,
    [
      [l, yl + 9],
      [r, yl + 9],
      [r, yl],
      [l, yl],
    ],
    "#141a38",
  );
  x.fillStyle = bokashi(x, 0, yh, 0, yl, [
    [0, "#bccae4"],
    [0.7, "#97aad0"],
    [1, "#8296c2"],
  ]);
  bend(x, [
    [l2 - 6, yh + 2],
    [l2 + 40, yh - 8],
    [r2 - 60, yh - 6],
    [r2 + 6, yh],
    [r + 6, yl - 4],
    [r + 4, yl + 5],
    [r - 80, yl + 1],
    [(l + r) / 2, yl + 6],
    [l + 70, yl + 1],
    [l - 4, yl + 5],
    [l - 6, yl - 4],
  ]);
}
function lantern(x: Ctx) {
  const [cx, cy] = at(1.72, END - 0.4, 1.92),
    w = 0.2 * M,
    h = 0.34 * M;
  x.strokeStyle = "#141a38";
  x.lineWidth = 2;
  x.beginPath();
  x.moveTo(cx, cy - h - 16);
  x.lineTo(cx, cy - h);
  x.stroke();
  const g = x.createRadialGradient(cx - 2, cy + 4, 2, cx, cy, h * 1.05);
  g.addColorStop(0, "#ffdf9e");
  g.addColorStop(0.5, "#f08a4a");
  g.addColorStop(1, "#b83f28");
  x.fillStyle = g;
  bend(x, [
    [cx - w * 0.75, cy - h],
    [cx + w * 0.75, cy - h],
    [cx + w * 1.25, cy - h * 0.5],
    [cx + w * 1.25, cy + h * 0.5],
    [cx + w * 0.75, cy + h],
    [cx - w * 0.75, cy + h],
    [cx - w * 1.25, cy + h * 0.5],
    [cx - w * 1.25, cy - h * 0.5],
  ]);
  x.fillStyle = "#241a2c";
  x.fillRect(cx - w * 0.5, cy - h - 2, w, 4);
  x.fillRect(cx - w * 0.5, cy + h - 3, w, 4);
}
function front(x: Ctx) {
  box(x, [-2.7, -0.2, 2.7, 2.7], DARK);
  const lit = (b: readonly [number, number, number, number]) => {
    const [, y0] = at(0, END, b[3]),
      [, y1] = at(0, END, b[1]);
    box(
      x,
      b,
      bokashi(x, 0, y0, 0, y1, [
        [0, "#ffe2a4"],
        [0.5, "#fbc272"],
        [1, "#e3914a"],
      ]),
    );
  };
  // the doorway and the window
  lit([-1.45, 0.06, 0.05, 2.1]);
  lit([0.4, 0.85, 1.4, 2.0]);
  // the door
  for (const q of [-1.45, -0.7, 0.02]) box(x, [q - 0.025, 0, q + 0.025, 2.1], "#3a2530");
  box(x, [-1.45, 0.06, 0.05, 0.5], "#5a3432");
  // someone at the counter, seen through the window
  const [hx, hy] = at(0.98, END, 1.38);
  x.fillStyle = "#8a4a34";
  x.beginPath();
  x.ellipse(hx + 1, hy, 8.5, 10.5, 0.1, 0, 6.283);
  x.fill();
  bend(x, [
    [hx - 9, hy + 9],
    [hx + 9, hy + 9],
    [hx + 25, hy + 18],
    [hx + 32, hy + 40],
    [hx + 30, hy + 58],
    [hx - 30, hy + 58],
    [hx - 30, hy + 40],
    [hx - 22, hy + 17],
  ]);
  for (const q of [0.65, 0.9, 1.15]) box(x, [q - 0.018, 0.85, q + 0.018, 2.0], "#5a3432");
  box(x, [0.34, 0.74, 1.46, 0.86], "#2b2036");
  box(x, [0.34, 0.2, 1.46, 0.74], DARK);
  // noren: four lengths of cloth with the light behind them
  const t = [..."中華そば"];
  for (let i = 0; i < 4; i++) {
    const q = -1.5 + i * 0.4,
      [l, y0] = at(q, END - 0.15, 2.14),
      [r, y1] = at(q + 0.385, END - 0.15, 1.48 + (i % 2) * 0.02);
    x.fillStyle = bokashi(x, 0, y0, 0, y1, [
      [0, "#3d3a63"],
      [1, "#6b5670"],
    ]);
    face(
      x,
      [
        [l, y0],
        [r, y0],
        [r - 1 - (i % 2), y1],
        [l + 1, y1 + 1],
      ],
      x.fillStyle as unknown as CanvasGradient,
    );
    x.fillStyle = css("#f6ddb0", 0.9);
    x.font = "24px KouzanG";
    x.textAlign = "center";
    x.textBaseline = "middle";
    x.fillText(t[i], (l + r) / 2, (y0 + y1) / 2);
  }
}
export function printBar() {
  printed((x) => {
    box(
      x,
      [-2.8, 2.4, 2.8, 4.55],
      bokashi(x, 0, at(0, END, 4.5)[1], 0, at(0, END, 2.6)[1], [
        [0, "#33426f"],
        [1, "#414e79"],
      ]),
    );
    // the closed upper window
    for (let i = 0; i < 13; i++) {
      const q = -1.3 + i * 0.13;
      box(x, [q, 3.35, q + 0.06, 3.95], "#2a3764");
    }
    roof(x, 2.75, 4.5, 5.5);
    front(x);
    roof(x, 2.9, 2.5, 3.2);
    // the vent
    const [vx, vy] = at(1.55, END - 0.3, 3.42);
    x.fillStyle = "#1a2142";
    x.fillRect(vx - 13, vy - 4, 26, 40);
    x.fillStyle = "#a9b9da";
    x.fillRect(vx - 18, vy - 9, 36, 6);
    lantern(x);
    // snow swept against the wall beside the door
    x.fillStyle = "#cfc3bd";
    const foot = at(0, END - 0.2)[1] + 6;
    for (const [a, b, up] of [
      [-2.9, -1.62, 13],
      [0.16, 2.9, 11],
    ] as const) {
      const [l] = at(a, END),
        [r] = at(b, END);
      bend(x, [
        [l - 20, foot],
        [l, foot - up],
        [(l + r) / 2, foot - up * 0.75],
        [r - 10, foot - up * 0.8],
        [r + 8, foot],
        [r, foot + 8],
        [l, foot + 8],
      ]);
    }
  });
}
