/** Hakozushi, the hero: the square of sushi on its black tray, one prawn still missing, and the other things on the counter. */
import { type V3 } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { square } from "./square.ts";

const HALF = 0.72,
  TALL = 0.22,
  FOOT = 0.1;
const AT: [number, number] = [-0.2, 4.08],
  YAW = 0.46;
/** A point of the square's upper face: right, away from the viewer, and above it. */
export const onTop = (right: number, away: number, up: number): V3 => [
  AT[0] + HALF * (right * Math.cos(YAW) - away * Math.sin(YAW)),
  AT[1] + HALF * (right * Math.sin(YAW) + away * Math.cos(YAW)),
  FOOT + 2 * TALL + up,
];
/** black lacquer that mirrors what stands on it */
const lacquer: Mat = { c: linear("#0d0a0b"), line: 1, wet: () => 0.5, rough: 0.04 };

export function setOut(w: World) {
  const [x, y] = AT;
  w.turned([x, y, 0.05], [1.02, 0.95, 0.05], lacquer, YAW);
  w.turned([x, y, 0.045], [1.07, 1.0, 0.035], flat("#b5331f"), YAW);
  w.turned(
    [x, y, FOOT + TALL],
    [HALF, HALF, TALL],
    square({ half: HALF, tall: TALL, fine: [1.7, 4], wanting: true, glow: 0.68 }),
    YAW,
  );
  mould(w, -3.1, 6.0, 0.34);
}
/** pale cypress, which keeps some of its colour in the shade */
const cypress = (along: "x" | "y"): Mat => {
  const wood = timber({ dark: "#c4935a", light: "#fbe6b8", along, near: 40 });
  return {
    ...wood,
    tex: (h, o) => {
      wood.tex?.(h, o);
      if (h.side !== 2) o[3] = 0.3;
    },
  };
};
/** the mould, open */
function mould(w: World, cx: number, cy: number, yaw: number) {
  const long = cypress("x"),
    deep = cypress("y");
  const c = Math.cos(yaw),
    s = Math.sin(yaw);
  for (const k of [-0.74, 0.74]) {
    w.turned([cx - s * k, cy + c * k, 0.3], [0.84, 0.09, 0.3], long, yaw);
    w.turned([cx + c * k, cy + s * k, 0.29], [0.09, 0.66, 0.29], deep, yaw);
  }
}
