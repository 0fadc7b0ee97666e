/** ichijoji-d-walker: one person from behind, walking towards the bar. */
import { css, type Ctx, type Pt } from "../../kit/core.ts";
import { at, bend, metre, printed } from "./d-plan.ts";
import { FEET } from "./d-ground.ts";

const INK = "#10162f";
function figure(x: Ctx, c: string) {
  const shape = (pts: readonly Pt[]) => {
    x.fillStyle = c;
    bend(x, pts);
  };
  // the standing leg and the one behind it, whose heel is up
  shape([
    [-0.085, -0.46],
    [0.005, -0.46],
    [0.0, -0.2],
    [-0.012, -0.03],
    [0.0, 0.004],
    [-0.075, 0.006],
    [-0.07, -0.04],
    [-0.085, -0.22],
  ]);
  shape([
    [0.0, -0.46],
    [0.1, -0.46],
    [0.1, -0.26],
    [0.085, -0.11],
    [0.095, -0.055],
    [0.082, -0.025],
    [0.03, -0.05],
    [0.03, -0.12],
    [0.02, -0.25],
  ]);
  // the coat, its arms in the pockets
  shape([
    [-0.03, -0.865],
    [0.035, -0.865],
    [0.075, -0.832],
    [0.135, -0.81],
    [0.158, -0.76],
    [0.168, -0.66],
    [0.176, -0.56],
    [0.15, -0.5],
    [0.122, -0.47],
    [0.13, -0.38],
    [0.146, -0.29],
    [0.13, -0.262],
    [0.0, -0.25],
    [-0.135, -0.265],
    [-0.148, -0.3],
    [-0.126, -0.4],
    [-0.118, -0.48],
    [-0.14, -0.53],
    [-0.158, -0.6],
    [-0.158, -0.7],
    [-0.15, -0.76],
    [-0.128, -0.81],
    [-0.07, -0.835],
  ]);
  // the scarf and the head, bowed a little
  shape([
    [-0.05, -0.868],
    [0.055, -0.868],
    [0.085, -0.83],
    [0.0, -0.8],
    [-0.08, -0.83],
  ]);
  x.beginPath();
  x.ellipse(0.006, -0.93, 0.064, 0.073, 0.08, 0, 6.283);
  x.fill();
}
export function printWalker() {
  const [fx, fy] = at(FEET[0], FEET[1]),
    m = metre(FEET[1]) * 1.68;
  printed((x) => {
    x.fillStyle = css("#2b3668", 0.7);
    x.beginPath();
    x.ellipse(fx + 2, fy - 2, 0.13 * m, 0.022 * m, 0, 0, 6.283);
    x.fill();
  }, 1.5);
  printed((x) => {
    x.translate(fx, fy);
    x.scale(m * 0.9, m);
    figure(x, INK);
    // snow on the shoulders
    x.fillStyle = "#9fb0d4";
    bend(x, [
      [0.06, -0.828],
      [0.115, -0.808],
      [0.14, -0.77],
      [0.11, -0.79],
    ]);
    bend(x, [
      [-0.06, -0.832],
      [-0.11, -0.808],
      [-0.135, -0.77],
      [-0.105, -0.79],
    ]);
  });
}
