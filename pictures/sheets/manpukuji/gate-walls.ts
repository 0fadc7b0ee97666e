/** The lower storey of the gate: plinth and steps, doors, round windows, posts, and the open middle bay. */
import { css, mix, type Fill } from "../../kit/core.ts";
import { keyLine, plane, type RoofPen } from "../../kit/roof-parts.ts";
import { GATE } from "./court.ts";

export const wood = {
  dark: "#2a1d20",
  teak: "#6a4630",
  lit: "#b98052",
  white: "#d8c4a4",
  tip: "#e9c489",
};

export const wall = (
  p: RoofPen,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  c: Fill,
  key = 0,
  y = GATE,
) => plane(p, [p.P(x0, y, z0), p.P(x1, y, z0), p.P(x1, y, z1), p.P(x0, y, z1)], c, key);

export function plinth(p: RoofPen) {
  const y = GATE - 1.6;
  wall(p, -9.2, 9.2, 0, 0.75, "#8f8474", 1.2, y);
  plane(
    p,
    [p.P(-9.2, y, 0.75), p.P(9.2, y, 0.75), p.P(8.8, GATE, 0.78), p.P(-8.8, GATE, 0.78)],
    "#c9b896",
    1,
  );
  for (let i = -8; i <= 8; i += 2) keyLine(p, [p.P(i, y, 0.05), p.P(i, y, 0.72)], 0.9, 0.5);
  keyLine(p, [p.P(-9.2, y, 0.4), p.P(9.2, y, 0.4)], 0.8, 0.4);
  // steps in the middle
  for (let k = 0; k < 5; k++) {
    const z = 0.15 * (5 - k);
    const yy = y - 0.3 * k - 0.3;
    wall(p, -2.3, 2.3, z - 0.15, z, mix("#a89678", "#8a7e70", 0.5), 0.8, yy);
    plane(
      p,
      [p.P(-2.3, yy, z), p.P(2.3, yy, z), p.P(2.3, yy + 0.3, z), p.P(-2.3, yy + 0.3, z)],
      "#efd7a4",
      0.5,
    );
  }
}
export function groundFloor(p: RoofPen) {
  wall(p, -7.3, 7.3, 0.78, 5.6, "#3a2725");
  // the sky and the inner court, visible through the open bay
  const a = p.P(0, GATE, 4.4),
    b = p.P(0, GATE, 0.78);
  const g = p.x.createLinearGradient(0, a[1], 0, b[1]);
  g.addColorStop(0, "#fbe2ac");
  g.addColorStop(0.7, "#ffd48c");
  g.addColorStop(1, "#fff0c8");
  wall(p, -1.75, 1.75, 0.78, 4.35, g, 1.2);
  // the far hall, small and pale, in the opening
  const far = css("#d9a877");
  p.x.fillStyle = far;
  const roof = [
    p.P(-1.3, GATE, 2.55),
    p.P(-0.9, GATE, 2.75),
    p.P(-0.55, GATE, 3.1),
    p.P(0.55, GATE, 3.1),
    p.P(0.9, GATE, 2.75),
    p.P(1.3, GATE, 2.55),
  ];
  plane(p, roof, "#e6b983");
  wall(p, -0.85, 0.85, 1.35, 2.58, "#efc890");
  for (const x of [-0.85, -0.3, 0.22, 0.77]) wall(p, x, x + 0.08, 1.35, 2.55, "#dfb07c");
  // side bays: dark doors below, white plaster with a round window above the tie beam
  for (const s of [-1, 1]) {
    wall(p, s * 2.2, s * 4.5, 0.9, 4.3, "#4a3029", 1);
    for (let k = 0; k < 4; k++) {
      const x = s * (2.3 + k * 0.56);
      wall(p, x, x + s * 0.48, 1.05, 2.4, mix("#5b3b2c", "#7a5238", k / 5), 0.7);
      wall(p, x, x + s * 0.48, 2.55, 4.1, "#352224", 0.7);
      for (let q = 1; q < 5; q++)
        keyLine(
          p,
          [p.P(x + (s * 0.48 * q) / 5, GATE, 2.6), p.P(x + (s * 0.48 * q) / 5, GATE, 4.05)],
          0.8,
          0.6,
        );
    }
    wall(p, s * 4.95, s * 7.1, 0.9, 4.3, mix(wood.white, "#8d7a78", 0.42), 1);
    roundWindow(p, s * 6.02, 2.75, 0.78);
  }
  for (const x of [-7.2, -4.72, -1.98, 1.98, 4.72, 7.2]) {
    const a0 = p.P(x - 0.26, GATE, 2)[0],
      a1 = p.P(x + 0.26, GATE, 2)[0];
    const gr = p.x.createLinearGradient(a0, 0, a1, 0);
    const lit = Math.abs(x) < 2.5;
    const lt = lit ? "#e0a668" : "#8a5d40";
    gr.addColorStop(0, x > 0 ? lt : "#38252a");
    gr.addColorStop(0.5, "#6a4630");
    gr.addColorStop(1, x > 0 ? "#38252a" : lt);
    wall(p, x - 0.26, x + 0.26, 0.78, 5.2, gr, 1.2, GATE - 0.2);
    wall(p, x - 0.42, x + 0.42, 0.74, 1.0, "#a39682", 1, GATE - 0.25);
  }
  wall(p, -7.6, 7.6, 4.3, 4.72, "#6a4630", 1.1, GATE - 0.25);
  wall(p, -7.7, 7.7, 4.9, 5.12, "#553626", 0.8, GATE - 0.25);
}
export function roundWindow(p: RoofPen, x: number, z: number, rad: number) {
  const c = p.P(x, GATE, z),
    R = rad * p.ppm;
  p.x.fillStyle = css("#2a1d20");
  p.x.beginPath();
  p.x.arc(c[0], c[1], R, 0, 7);
  p.x.fill();
  p.x.strokeStyle = css("#8a5d40");
  p.x.lineWidth = R * 0.16;
  p.x.stroke();
  p.x.fillStyle = css("#a9794f");
  for (let i = -3; i <= 3; i++) {
    const q = (i / 4) * R,
      h = Math.sqrt(R * R - q * q) * 0.9;
    p.x.fillRect(c[0] + q - R * 0.05, c[1] - h, R * 0.1, h * 2);
  }
}
