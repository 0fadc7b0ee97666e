/** Hakozushi A: the woods of the workshop: smoked timber, hewn logs, pale boxes, staves with hoops. */
import { type Col, Noise } from "../../kit/core.ts";
import { type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { timber } from "../../kit/wood.ts";

const n = new Noise(127);
const smoked = { dark: "#1f1314", light: "#5c3d33" };
export const post = timber({ ...smoked, along: "z", near: 14 }),
  railX = timber({ ...smoked, along: "x", near: 14 }),
  railY = timber({ ...smoked, along: "y", near: 14 });

/** A hewn log: flat, with long dark dabs along the fibre; `axis` is the way it runs. */
export function log(axis: "x" | "y", dark: Col, light: Col, deep: Col): Mat {
  const tones = [linear(deep), linear(dark), linear(light)];
  return {
    c: tones[1],
    tex: (h, o) => {
      const a = axis === "x" ? h.x : h.y,
        b = axis === "x" ? h.z : h.z + 0.6 * h.x;
      const run = axis === "x" ? 0.9 : 0.28;
      const long = n.n2(a * run + 3, b * 13) + 0.5 * n.n2(a * 2.9 * run, b * 34);
      const t = long > 0.62 ? 0 : long > -0.3 ? 1 : 2;
      const k = 0.1 * n.n2(a * 0.7, b * 2);
      for (let i = 0; i < 3; i++) o[i] = tones[t][i] * (1 + k);
    },
  };
}
/** Staves: pale or dark wood, and hoops at heights given from the foot. */
export function staves(
  o: { dark: Col; light: Col; hoop: Col },
  foot: number,
  hoops: readonly (readonly [from: number, to: number])[],
): Mat {
  const wood = timber({ dark: o.dark, light: o.light, along: "z", near: 12 }),
    hoop = linear(o.hoop);
  return {
    c: wood.c,
    line: 0.9,
    tex: (h, out) => {
      wood.tex?.(h, out);
      const z = h.z - foot;
      for (const [from, to] of hoops)
        if (z > from && z < to) {
          for (let i = 0; i < 3; i++) out[i] = hoop[i];
        }
    },
  };
}
