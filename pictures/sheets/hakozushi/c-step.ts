/** Hakozushi C: the granite step by the river, and on it the opened box, its lid and chopsticks, a cup of tea. */
import { Noise, clamp, lerp, type Pt, sstep } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { lin, linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { type Spot } from "../../kit/table.ts";
import { clothAt } from "./c-cloth.ts";
import { BOX, EDGE, FAR_EDGE, LID } from "./c-plan.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const n = new Noise(57);
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
const pale = linear("#f0e2c8"),
  worn = linear("#9a8b7c");

/** Granite slabs; the cloth is part of this texture and continues over the edge. */
export const stone: Mat = {
  c: linear("#c2b6a4"),
  line: 0.9,
  tex: (h, o) => {
    const u = (h.x + 0.62) / 1.7 + Math.floor(h.z * 3.4) * 0.43;
    const joint = Math.min(
      Math.min(u - Math.floor(u), Math.ceil(u) - u) * 1.7,
      h.side === 2 ? Math.abs(h.y - 2.3) : 1,
    );
    const slab = Math.abs(Math.sin(Math.floor(u) * 91.7 + Math.floor(h.z * 9) * 13.1)) % 1;
    const t = clamp(
      0.5 +
        0.3 * (slab - 0.5) +
        0.2 * n.fbm(h.x * 1.4, h.y * 1.4 + h.z, 3) +
        0.1 * n.n2(h.x * 70, h.y * 70 + h.z * 40),
    );
    for (let i = 0; i < 3; i++) o[i] = lerp(worn[i], pale[i], t) * (joint < 0.008 ? 0.4 : 1);
    const along: Pt = h.side === 2 ? [h.x, h.y] : [h.x, EDGE + h.z];
    const cloth = clothAt(...along);
    if (cloth) for (let i = 0; i < 3; i++) o[i] = cloth[i];
    // the shadow of the hanging cloth
    else if (h.side !== 2 && clothAt(along[0] + 0.026, along[1] + 0.016))
      for (let i = 0; i < 3; i++) o[i] *= 0.45;
  },
};
const cedar = timber({ dark: "#b98a54", light: "#f0d4a0", along: "x", near: 30 }),
  cedarY = timber({ dark: "#b98a54", light: "#f0d4a0", along: "y", near: 30 });

/** Four fields, cut only where they meet. */
function pressed(h: Hit, o: Float64Array, half: number) {
  if (h.side !== 2) {
    rice((h.side === 0 ? h.ly : h.lx) * 1500, h.lz * 1500, spot);
    for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]);
    return;
  }
  const K = 320,
    u = (h.lx / half + 1) * K,
    v = (1 - h.ly / half) * K;
  const right = u > K,
    low = v > K;
  (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
  const cut = Math.min(Math.abs(v - K), Math.abs(u - K));
  const k = 1 - 0.85 * sstep(8, 3, cut);
  for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * k;
}
function box(w: World) {
  const { at, yaw, half } = BOX,
    c = Math.cos(yaw),
    s = Math.sin(yaw);
  for (const k of [-1, 1]) {
    w.turned(
      [at[0] - s * k * half, at[1] + c * k * half, 0.052],
      [half + 0.013, 0.013, 0.052],
      cedar,
      yaw,
    );
    w.turned(
      [at[0] + c * k * half, at[1] + s * k * half, 0.052],
      [0.013, half, 0.052],
      cedarY,
      yaw,
    );
  }
  w.turned([...at, 0.008], [half, half, 0.008], cedar, yaw);
  const inside = half - 0.02;
  w.turned(
    [...at, 0.058],
    [inside, inside, 0.042],
    { c: [0.8, 0.75, 0.7], line: 0.9, tex: (h, o) => pressed(h, o, inside) },
    yaw,
  );
}
/** The lid half on the cloth, the chopsticks laid along it. */
function lid(w: World) {
  const { at, yaw, half } = LID,
    c = Math.cos(yaw),
    s = Math.sin(yaw);
  w.turned([...at, 0.02], [half, half, 0.014], cedar, yaw);
  const red = flat("#8a2a20", { line: 0.7 });
  for (const [across, from, to] of [
    [0.07, -0.22, 0.33],
    [0.02, -0.18, 0.37],
  ])
    w.rod(
      [at[0] + c * from - s * across, at[1] + s * from + c * across, 0.046],
      [at[0] + c * to - s * across, at[1] + s * to + c * across, 0.046],
      0.006,
      red,
      0.01,
    );
}
/** A cup of tea, not filled to the brim. */
function cup(w: World, [x, y]: Pt) {
  const blue = flat("#3f6ea0");
  w.rod([x, y, 0.0], [x, y, 0.018], 0.05, flat("#b8b4a4"), 0.05);
  w.rod([x, y, 0.018], [x, y, 0.15], 0.062, flat("#e4e6dc", { line: 0.9 }), 0.074);
  w.rod([x, y, 0.052], [x, y, 0.058], 0.0672, blue, 0.0676);
  w.rod([x, y, 0.064], [x, y, 0.088], 0.0684, blue, 0.0702);
  // the dark inner wall is seen at the far side, the tea as a disk before it, a crescent of light on the sun's side
  w.rod([x, y, 0.1495], [x, y, 0.1508], 0.0665, flat("#4a5038", { emit: 0.6, line: 0.4 }));
  w.rod(
    [x + 0.006, y - 0.014, 0.151],
    [x + 0.006, y - 0.014, 0.1514],
    0.051,
    flat("#d3cf84", { line: 0 }),
  );
  w.rod(
    [x - 0.004, y - 0.016, 0.1515],
    [x - 0.004, y - 0.016, 0.1519],
    0.046,
    flat("#8d9445", { line: 0 }),
  );
}
export function step(w: World) {
  w.box(-20, EDGE, -2, 20, FAR_EDGE, 0, stone);
  w.box(-20, FAR_EDGE, -3, 20, FAR_EDGE + 0.25, -0.16, stone);
  box(w);
  lid(w);
  cup(w, [0.86, 2.06]);
}
