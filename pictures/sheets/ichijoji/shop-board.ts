/** The board of dishes beside a shop's door: paper strips under a small lamp, written too small to be read; a post at its end. */
import { Noise } from "../../kit/core.ts";
import { linear, type PointLight } from "../../kit/expose.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { timber } from "../../kit/wood.ts";

const n = new Noise(52);
const BEAM = timber({ dark: "#120f14", light: "#3a2a28", along: "z" });
/** each strip's width, length and colour: no two alike */
const STRIPS = [
  { wide: 0.1, long: 0.74, paper: linear("#f6e2b0") },
  { wide: 0.07, long: 0.6, paper: linear("#efd79c") },
  { wide: 0.09, long: 0.82, paper: linear("#f8e8c0") },
  { wide: 0.06, long: 0.5, paper: linear("#d8523a") },
] as const;
const INK = linear("#3a2018");

function strip(wide: number, top: number, paper: readonly number[], seed: number): Mat {
  return {
    c: linear("#f6e2b0"),
    emit: 0.75,
    line: 0.7,
    tex: (h, o) => {
      const down = top - h.z;
      const stroke =
        down > 0.07 &&
        Math.abs(h.ly) < wide * 0.26 &&
        n.n2(down * 30, seed) > 0.1 &&
        n.n2(h.ly * 60 + seed, down * 70) > -0.3;
      for (let i = 0; i < 3; i++) o[i] = stroke ? INK[i] : paper[i];
      o[3] = 0.75;
    },
  };
}
/** On the wall at x, between y0 and y1 along the street. */
export function board(w: World, lights: PointLight[], x: number, y0: number, y1: number) {
  const top = 1.72;
  w.box(x - 0.05, y0 - 0.03, top, x, y1 + 0.03, top + 0.05, BEAM);
  let y = y1 - 0.02;
  STRIPS.forEach(({ wide, long, paper }, i) => {
    w.box(x - 0.035, y - wide, top - long, x - 0.02, y, top, strip(wide, top, paper, i * 7));
    y -= wide + 0.02;
  });
  lights.push({
    p: [x - 0.25, (y0 + y1) / 2, top + 0.1],
    c: [0.5, 0.32, 0.14],
    reach: 2,
    core: 0.2,
  });
  // the post that ends the front, and the sheet
  w.box(x - 0.06, y0 - 0.22, 0, x, y0 - 0.1, 2.6, BEAM);
}
