/** Light and line on the carved fish: old dark wood against the morning, snow light on its back, a little warmth from the corridor below. */
import { clamp, mix, ramp, shade, sstep, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { type Carve, fishAt, fn, LEFT, LEN, spine } from "./a-fish.ts";
import { HANG, onRelief } from "./a-hang.ts";

const wood = ramp([
  [0, "#0d0a10"],
  [0.25, "#221817"],
  [0.5, "#46322c"],
  [0.75, "#6c5852"],
  [1, "#a39a98"],
]);
/** worn lacquer */
const lacquer = ramp([
  [0, "#220a0c"],
  [0.5, "#65201a"],
  [1, "#a84634"],
]);
const LIGHT = [-0.3, -0.86, 0.41];

/** the relief under a point of the sheet */
const under = (x: number, y: number): Carve => fishAt(...onRelief(x, y));
const inside = (x: number, y: number) =>
  x > HANG.box[0] && x < HANG.box[2] && y > HANG.box[1] && y < HANG.box[3];

/** grain of the old wood, and its long drying cracks */
function weather(x: number, y: number) {
  const across = y - spine(clamp((x - LEFT) / LEN, 0, 1.2));
  const grain =
    fn.n2(x * 0.002, across * 0.05 + 1.5 * fn.n2(x * 0.0022, across * 0.008)) * 0.6 +
    fn.n2(x * 0.012, across * 0.22) * 0.4;
  const crack =
    sstep(0.93, 0.985, 1 - Math.abs(fn.n2(x * 0.0017 + 4, across * 0.021 + 8))) *
    sstep(-0.1, 0.4, fn.n2(x * 0.004, across * 0.01 + 3));
  const patch = fn.fbm(x * 0.006, across * 0.011 + 2, 3);
  return { grain, crack, patch };
}

export function carving(P: Print) {
  P.put(
    shade((px, py, o) => {
      o[3] = 0;
      if (!inside(px, py)) return;
      const c = under(px, py);
      if (!c.on) return;
      const { h, part, cut } = c,
        e = 0.9;
      const right = under(px + e, py),
        hx = right.on ? right.h : h - 5;
      const below = under(px, py + e),
        hy = below.on ? below.h : h - 5;
      // the relief is three times as large as the fish on the sheet
      const nx = -(hx - h) / (3 * e),
        ny = -(hy - h) / (3 * e),
        il = 1 / Math.hypot(nx, ny, 1);
      const nl = (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) * il;
      const { grain, crack, patch } = weather(...onRelief(px, py));
      let t = 0.09 + 0.74 * clamp(nl) ** 1.1 + 0.1 * grain + 0.12 * patch;
      if (part === 3) t = 0.02;
      t *= (1 - 0.6 * cut) * (1 - 0.55 * crack);
      let col = part === 2 ? lacquer.at(steps(t * 1.2, 4, 0.1)) : wood.at(steps(t, 7, 0.16));
      if (part !== 2 && part !== 3) {
        // the slabs' warmth below, the sky's cold on the upper side, snow on the very back
        col = mix(col, "#7a4526", 0.34 * sstep(0.05, 0.8, ny * il) * sstep(0.05, 0.3, t));
        col = mix(col, "#6e4127", 0.4 * sstep(0.02, 0.5, patch) * sstep(0.05, 0.3, t));
        col = mix(col, "#76829f", 0.5 * sstep(-0.12, -0.75, ny * il) * (1 - 0.5 * cut));
        if (part === 0)
          col = mix(col, "#dfe7f2", 0.9 * sstep(-0.84, -0.93, ny * il + 0.05 * grain));
      }
      for (let k = 0; k < 3; k++) o[k] = col[k];
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  stamp(P.key.x, lines(P));
}
/** outline and carved lines, from the relief */
const lines = (P: Print) =>
  shade((x, y, o) => {
    o[0] = 14;
    o[1] = 10;
    o[2] = 16;
    o[3] = 0;
    if (!inside(x, y)) return;
    const c = under(x, y),
      { on, part, cut } = c;
    if (!on) return;
    const w = 1.1 + 0.5 * P.noise.n2(x * 0.02, y * 0.02);
    let edge = false;
    for (const [dx, dy] of [
      [w, 0],
      [-w, 0],
      [0, w],
      [0, -w],
    ]) {
      const q = under(x + dx, y + dy);
      if (!q.on || q.part !== part) edge = true;
    }
    if (edge) o[3] = 225;
    else if (cut > 0.55)
      o[3] = 190 * sstep(0.5, 0.8, cut) * (0.75 + 0.3 * P.noise.n2(x * 0.03, y * 0.03));
  });
