/** Hakozushi A: the clay range with two ovens, the steamer and the lidded pot on it, and the stacked firewood. */
import { createCanvas } from "@napi-rs/canvas";
import { clamp, H, Noise, Rng, SS, W } from "../../kit/core.ts";
import { flame } from "../../kit/fire.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { OVENS, RANGE, STEAMER } from "./a-plan.ts";
import { staved } from "./a-staved.ts";
import { staves } from "./a-woods.ts";

const n = new Noise(52);
const FLOOR = 0.13,
  WIDE = 0.2,
  SPRING = 0.2;
/** how far a point of the front lies outside of the nearest arch; below 0 is inside */
function outside(x: number, z: number) {
  let d = 9;
  for (const c of OVENS) {
    const dx = Math.abs(x - c),
      up = z - FLOOR - SPRING;
    d = Math.min(d, up > 0 ? Math.hypot(dx, up) - WIDE : Math.max(dx - WIDE, FLOOR - z));
  }
  return d;
}
/** the vault inside: from embers' orange to soot's red, by height */
const glow = [
  [0.09, "#f08a2c"],
  [0.2, "#d4501c"],
  [9, "#7c2412"],
] as const;
const clay = plaster({ dark: "#8b4a31", light: "#c27a54" });
const front: Mat = {
  c: clay.c,
  tex: (h, o) => {
    clay.tex?.(h, o);
    if (h.side !== 1) return;
    const d = outside(h.x, h.z);
    const soot = clamp(
      1 - (h.z - 0.5) / 0.2 - 6 * Math.abs(d - 0.12) + 0.6 * n.n2(h.x * 9, h.z * 5),
    );
    if (d > 0.035) {
      for (let i = 0; i < 3; i++) o[i] *= 1 - 0.3 * (h.z > 0.42 ? soot : 0);
      return;
    }
    // the rim of bricks, then embers' red, darker to the vault
    const t = linear(
      d > 0
        ? "#5d2f24"
        : (glow.find(([up]) => h.z - FLOOR < up + 0.03 * n.n2(h.x * 16, 3)) ?? glow[2])[1],
    );
    for (let i = 0; i < 3; i++) o[i] = t[i];
    o[3] = d > 0 ? 0.25 : 1;
  },
};
const charred = flat("#4a1c14", { line: 0.6 });
/** the fire as a card: the floor mirrors it too */
function fire(w: World, x: number, seed: number) {
  const wide = 150,
    high = 140;
  const L = flame(W / 2, H / 2, wide * 1.1, high * 1.08, seed);
  const c = createCanvas(Math.round(wide * SS), Math.round(high * SS));
  c.getContext("2d").drawImage(L.c, -(W / 2 - wide / 2) * SS, -(H / 2 - high + 6) * SS);
  w.card(x, RANGE.front - 0.012, FLOOR, 0.38, 0.36, c, {
    c: [1, 1, 1],
    emit: 1,
    line: 0,
    ghost: true,
  });
  // the ends of the burning logs
  for (let k = -2; k <= 2; k++)
    w.rod(
      [x + k * 0.072, RANGE.front - 0.03, FLOOR + 0.03],
      [x + k * 0.072, RANGE.front, FLOOR + 0.03],
      0.032,
      charred,
    );
}
function firewood(w: World) {
  const r = new Rng(61);
  const bark = timber({ dark: "#3c2a22", light: "#80583c", along: "y", near: 12 }),
    cut = timber({ dark: "#8a6444", light: "#c59a6c", along: "z", near: 12 });
  const log: Mat = { c: bark.c, tex: (h, o) => (h.side === 1 ? cut : bark).tex?.(h, o) };
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < (row < 5 ? 6 : 3); k++) {
      const wide = r.range(0.055, 0.066);
      w.turned(
        [
          1.6 + 0.142 * k + 0.02 * (row % 2) + r.range(-0.012, 0.012),
          6.55 + 0.03 * k + r.range(-0.04, 0.04),
          0.066 + 0.122 * row,
        ],
        [wide, 0.27, 0.056],
        log,
        0.42 + r.range(-0.09, 0.09),
        0,
        r.range(-0.09, 0.09),
      );
    }
}
export function range(w: World) {
  const { x0, x1, front: y, top } = RANGE;
  w.box(x0, y, 0, x1 + 0.2, y + 1.1, top - 0.08, front);
  w.box(x0 - 0.06, y - 0.05, top - 0.08, x1 + 0.2, y + 1.14, top, flat("#8d5f4e"));
  w.box(x0 - 0.1, y - 0.14, 0, x1 + 0.2, y, 0.1, flat("#7a5148"));
  for (const [i, x] of OVENS.entries()) fire(w, x, 5 + 8 * i);
  const iron = flat("#17131a");
  w.rod([STEAMER.x, STEAMER.y, top], [STEAMER.x, STEAMER.y, top + 0.03], 0.45, iron);
  staved(
    w,
    [STEAMER.x, STEAMER.y],
    { r: STEAMER.r, foot: top + 0.03, rim: STEAMER.rim, count: 24, thick: 0.02 },
    staves({ dark: "#8a5836", light: "#d09a62", hoop: "#a8653a" }, top + 0.03, [
      [0.05, 0.1],
      [0.3, 0.34],
    ]),
  );
  const [px, py] = [1.66, STEAMER.y];
  w.rod([px, py, top], [px, py, top + 0.025], 0.44, iron);
  w.rod([px, py, top], [px, py, top + 0.2], 0.36, iron, 0.38);
  w.rod([px, py, top + 0.2], [px, py, top + 0.31], 0.4, flat("#b07a4c"));
  w.rod([px, py, top + 0.31], [px, py, top + 0.34], 0.39, flat("#94623c"));
  w.ball([px, py, top + 0.36], [0.12, 0.06, 0.05], iron);
  firewood(w);
}
