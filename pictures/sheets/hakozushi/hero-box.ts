/** Hakozushi, the hero: the square of sushi on its black tray, one prawn still missing, and the other things on the counter. */
import { Noise } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { square } from "./square.ts";

const HALF = 0.72,
  TALL = 0.2;
export const AT: [number, number] = [-0.42, 3.8];
const YAW = 0.2;
const n = new Noise(44);

const WHITE = ["#fffaf0", "#e4e2ea"] as const;
/** flat black lacquer, and the hard pale reflection of the square's front */
const lacquer: Mat = {
  c: linear("#15110f"),
  line: 1,
  tex: (h, o) => {
    const down = -HALF - h.ly,
      aside = Math.abs(h.lx + 0.02) - HALF + 0.04;
    // the front of the square upside down: rice, the line of nori, rice that is torn off
    const far = down + 0.014 * n.n2(h.lx * 9, 2);
    const seen = h.side === 2 && aside < 0 && down > 0 && far < 0.23;
    const band = Math.abs(far - 0.115) < 0.022;
    o.set(linear(!seen || band ? "#15110f" : far < 0.1 ? "#8a8690" : "#57545e"));
    o[3] = 0.85;
  },
};
/** the tray and the square on it, a finished square, and the mould */
export function setOut(w: World) {
  const [x, y] = AT;
  w.turned([x, y, 0.05], [1.06, 0.98, 0.05], lacquer, YAW);
  w.turned([x, y, 0.045], [1.11, 1.03, 0.035], flat("#b5331f"), YAW);
  w.turned(
    [x, y, 0.1 + TALL],
    [HALF, HALF, TALL],
    square({ half: HALF, tall: TALL, white: WHITE, wanting: true }),
    YAW,
  );
  // a finished one, farther along the counter
  w.turned(
    [3.05, 5.2, 0.03],
    [1.3, 0.98, 0.03],
    timber({ dark: "#a87a48", light: "#e9cc98", along: "x" }),
    0.12,
  );
  w.turned(
    [3.0, 5.15, 0.06 + TALL],
    [HALF, HALF, TALL],
    square({ half: HALF, tall: TALL, white: WHITE }),
    0.2,
  );
  mould(w, -3.05, 5.0, 0.2);
}
/** the cypress mould, open */
function mould(w: World, cx: number, cy: number, yaw: number) {
  const long = timber({ dark: "#b98a52", light: "#f8e6bd", along: "x", near: 40 }),
    deep = timber({ dark: "#b98a52", light: "#f8e6bd", along: "y", near: 40 });
  const c = Math.cos(yaw),
    s = Math.sin(yaw);
  for (const k of [-0.74, 0.74]) {
    w.turned([cx - s * k, cy + c * k, 0.27], [0.84, 0.09, 0.27], long, yaw);
    w.turned([cx + c * k, cy + s * k, 0.26], [0.09, 0.66, 0.26], deep, yaw);
  }
}
