/** The quay: a dark wall of which few joints show, under one thick long edge of snow; one mooring post. */
import { Noise, type V3 } from "../../kit/core.ts";
import { LONG, QUAY, WATER } from "./hero-plan.ts";
import { patch, type Pen, plane, rule, seen, upright, across } from "./hero-pen.ts";

const n = new Noise(67);

export function quay(pen: Pen) {
  const [a, b] = LONG;
  const g = pen.x.createLinearGradient(0, 0, 1600, 0);
  for (const [t, c] of [
    [0, "#51638c"],
    [0.3, "#364670"],
    [0.6, "#2a3559"],
    [1, "#1d2547"],
  ] as const)
    g.addColorStop(t, c);
  plane(pen, upright(a, b, WATER, 0, QUAY), g);
  // wet foot
  plane(pen, upright(a, b, WATER, WATER + 0.1, QUAY - 0.01), "#1b2547");
  for (const [x, z0, z1] of [
    [-6.2, -0.56, -0.32],
    [-2.1, -0.56, -0.32],
    [1.2, -0.32, -0.06],
    [3.4, -0.56, -0.32],
    [4.9, -0.32, -0.06],
    [7.1, -0.56, -0.32],
    [8.6, -0.32, -0.06],
    [10.1, -0.56, -0.32],
  ] as const)
    rule(
      pen,
      [
        [x, QUAY, z0],
        [x + 0.03, QUAY, z1],
      ],
      1.1,
      "#141b38",
    );
  for (const [x0, x1] of [
    [-3.4, 1.6],
    [3, 5.6],
    [6.6, 10.8],
  ] as const)
    rule(
      pen,
      [
        [x0, QUAY, -0.32],
        [x1, QUAY, -0.32],
      ],
      1.1,
      "#141b38",
    );
  lip(pen);
}
/** The snow's edge bulges over the coping in long calm swells. */
function lip(pen: Pen) {
  const N = 200;
  const edge = (out: number, z: (x: number) => number) =>
    Array.from({ length: N + 1 }, (_, i): V3 => {
      const x = -30 + (44 * i) / N;
      return [x, QUAY + out, z(x)];
    });
  const high = (x: number) => 0.1 + 0.03 * n.n2(x * 0.3, 2),
    low = (x: number) => -0.12 + 0.1 * n.n2(x * 0.34, 5) + 0.03 * n.n2(x * 1.1, 6);
  const g = pen.x.createLinearGradient(0, 0, 1600, 0);
  for (const [t, c] of [
    [0, "#93a5c6"],
    [0.45, "#94a5c6"],
    [0.7, "#8b9cc0"],
    [1, "#6f83ad"],
  ] as const)
    g.addColorStop(t, c);
  patch(pen, seen([...edge(-0.08, high), ...edge(-0.08, low).toReversed()]), g);
}
export const POST = [10.1, -4.85] as const;
export function post(pen: Pen) {
  const [x, y] = POST;
  plane(pen, across(x + 0.1, y - 0.1, y + 0.1, WATER, 0.42), "#151a35");
  plane(pen, upright(x - 0.1, x + 0.1, WATER, 0.42, y - 0.1), "#20274a");
  const mound = (k: number): V3[] =>
    Array.from({ length: 17 }, (_, i): V3 => {
      const a = (Math.PI * i) / 16;
      return [
        x + 0.02 - 0.145 * Math.cos(a),
        y - 0.1,
        0.4 + k * (0.13 + 0.03 * Math.cos(a)) * Math.sin(a) ** 0.8,
      ];
    });
  patch(pen, seen([...mound(1), ...mound(-0.25).toReversed()]), "#c3cee0");
  patch(pen, seen([...mound(0.3), ...mound(-0.25).toReversed()]), "#8799bf");
}
