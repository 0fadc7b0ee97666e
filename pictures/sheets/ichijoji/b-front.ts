/** in front of the ramen shop's room: curtain, posts, eave with its tiles, lanterns, wet umbrellas */
import { Noise, lerp, sstep } from "../../kit/core.ts";
import { type World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { type PointLight } from "../../kit/expose.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { lamp, tiles } from "../../kit/town.ts";

const n = new Noise(52);

/** short curtain across the opening, dark on this side, with the light of the kitchen at its lower edge */
export function curtain(w: World) {
  const x0 = -2.85,
    step = 0.95;
  const cloth: Mat = {
    c: linear("#b8311f"),
    line: 0.8,
    ghost: true,
    tex: (h, o) => {
      const c = linear("#bc3220");
      const fold = 0.8 + 0.2 * Math.sin(h.x * 17 + 2 * n.n2(h.x * 2, 1)) * sstep(2.5, 2.05, h.z);
      const k = fold * lerp(1.25, 0.62, sstep(1.98, 2.5, h.z));
      const d = Math.hypot(h.x, h.z - 2.23) / 0.19;
      const ring = d < 1 && d > 0.72;
      for (let i = 0; i < 3; i++) o[i] = (ring ? [1.0, 0.86, 0.6][i] : c[i]) * k;
      o[3] = 0.5;
    },
  };
  for (let i = 0; i < 6; i++) {
    const x = x0 + i * step,
      hem = 1.97 + 0.035 * Math.sin(i * 2.3);
    w.turned(
      [x + step / 2, 3.36 + 0.02 * Math.sin(i * 1.7), (hem + 2.5) / 2],
      [step / 2 - 0.025, 0.012, (2.5 - hem) / 2],
      cloth,
      0.05 * Math.sin(i * 2.1),
      0.05 * Math.sin(i * 1.3),
    );
  }
  w.rod([-3, 3.36, 2.5], [3, 3.36, 2.5], 0.02, flat("#5a3a26"));
}

export function front(w: World, L: PointLight[]) {
  const dark = timber({ dark: "#1f1513", light: "#6a4632", along: "z" }),
    wall = timber({ dark: "#15121a", light: "#4b3a3a", plank: 0.22, along: "z" }),
    roof = tiles("#1a2236", "#62739a", { wet: 0.2 }),
    rafter = timber({ dark: "#1e1518", light: "#7d553a" });
  for (const x of [-3.0, 2.85]) w.box(x, 3.3, 0, x + 0.18, 3.5, 2.9, dark);
  w.box(-6, 3.3, 2.55, 6, 3.5, 2.78, timber({ dark: "#1f1513", light: "#6a4632", along: "x" }));
  for (const s of [-1, 1]) w.box(s * 3.0, 3.38, 0, s * 7, 3.48, 2.9, wall);
  w.turned([0, 2.86, 2.98], [8, 0.85, 0.035], roof, 0, 0.34);
  for (let x = -5; x < 6; x += 0.42) w.beam([x, 3.4, 3.02], [x, 2.1, 2.58], 0.06, 0.08, rafter);
  w.box(-8, 2.08, 2.56, 8, 2.14, 2.7, rafter);
  for (let x = -6; x < 7; x += 0.27)
    w.rod([x, 2.02, 2.72], [x, 2.14, 2.74], 0.065, flat("#4a5673", { line: 0.6 }));
  w.box(-8, 3.5, 3.2, 8, 3.7, 7, plaster({ dark: "#232433", light: "#474a5c" }));
  lamp(w, L, [-2.62, 2.75, 1.96], 0.2, 0.5, "#f0412a", 1.0, 3.0, 0.5);
  lamp(w, L, [2.38, 2.75, 1.96], 0.2, 0.5, "#f0412a", 1.0, 3.0, 0.5);
  // wet umbrellas in a stand by the right-hand post
  w.box(2.35, 3.0, 0, 2.7, 3.25, 0.4, flat("#3b4450"));
  const umbrellas: [string, number][] = [
    ["#2c4a7a", -0.08],
    ["#7d2a24", 0.06],
    ["#c8bfa8", 0.0],
  ];
  umbrellas.forEach(([c, t], i) => {
    const x = 2.43 + i * 0.09;
    w.rod([x, 3.1, 0.15], [x + t * 0.6, 3.1, 0.62], 0.02, flat(c), 0.05);
    w.rod([x + t * 0.6, 3.1, 0.62], [x + t, 3.1, 0.86], 0.012, flat("#2a1c14"));
  });
}
