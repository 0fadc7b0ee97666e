/** Hakozushi A: what hangs at the right: steaming cloths on a pole, ladles and paddles, round sieves; and the vent's rope. */
import { Noise, Rng } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { HALF } from "./a-plan.ts";

const n = new Noise(71);
const folds = ["#bbb0b2", "#d2c8c6", "#eae2d8"].map(linear);
/** cotton with the light behind it: flat upright folds */
const cotton: Mat = {
  c: folds[1],
  line: 0.7,
  tex: (h, o) => {
    const f = Math.sin(h.x * 27 + 1.5 * n.n2(h.x * 3, h.z * 0.6)) + 0.4 * n.n2(h.x * 11, h.z * 0.8);
    o.set(folds[f > 0.5 ? 2 : f > -0.45 ? 1 : 0]);
    o[3] = 0.42;
  },
};
/** Cloths of narrow strips, their hems sagging; gives the strips of each. */
function cloths(w: World): number[][] {
  const Y = 7.9,
    top = 2.98;
  w.rod([0.98, Y, top], [2.4, Y, top], 0.026, flat("#5a4232"));
  return [
    [1.16, 1.48, 0.62],
    [1.58, 1.86, 0.46],
    [1.98, 2.3, 0.68],
  ].map(([x0, x1, long], k) => {
    const ids: number[] = [],
      strips = 28;
    for (let i = 0; i < strips; i++) {
      const a = x0 + ((x1 - x0) * i) / strips,
        b = x0 + ((x1 - x0) * (i + 1)) / strips;
      const hem = top - long - 0.035 * Math.sin(i * 0.19 + k * 2);
      ids.push(w.solids.length);
      w.box(a, Y - 0.035, hem, b, Y - 0.03, top + 0.02, cotton);
    }
    return ids;
  });
}
function tools(w: World) {
  const r = new Rng(8),
    x = HALF - 0.08;
  const wood = flat("#7d573c"),
    dark = flat("#4a3327");
  w.rod([x, 7.45, 2.06], [x, 9.5, 2.06], 0.022, dark);
  for (let k = 0; k < 8; k++) {
    const y = 7.6 + k * 0.25,
      long = r.range(0.5, 0.78),
      foot = 2.04 - long;
    w.rod([x - 0.02, y, foot], [x - 0.02, y, 2.04], 0.014, wood);
    if (k % 3 === 1) w.rod([x - 0.03, y, foot - 0.02], [x - 0.03, y, foot + 0.09], 0.06, wood);
    else w.box(x - 0.035, y - 0.045, foot - 0.02, x - 0.01, y + 0.045, foot + 0.26, wood);
  }
  // sieves on their own pole, nearer
  const mesh = flat("#75685a"),
    hoop = flat("#8a6a48");
  w.rod([x, 5.2, 2.3], [x, 7.1, 2.3], 0.022, dark);
  for (const [k, y] of [5.5, 5.95, 6.42, 6.86].entries()) {
    const rad = [0.19, 0.21, 0.2, 0.18][k],
      z = 2.26 - rad;
    w.rod([x + 0.015, y, z], [x + 0.07, y, z], rad, hoop);
    w.rod([x + 0.012, y, z], [x + 0.06, y, z], rad - 0.022, mesh);
  }
}
export function hung(w: World): number[][] {
  tools(w);
  w.rod([-0.95, 7.2, 3.75], [-1.2, 7.7, 1.5], 0.018, flat("#6d5640"));
  return cloths(w);
}
