/** Hakozushi C: the granite step by the river, and on it the opened box, its lid and chopsticks. */
import { clamp, lerp, Noise } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { clothAt } from "./c-cloth.ts";
import { BOX, EDGE, LID } from "./c-plan.ts";
import { square } from "./square.ts";

const n = new Noise(57);
const pale = linear("#cbbdb4"),
  worn = linear("#6d626e");

/** Granite slabs; the cloth is part of this texture. */
export const stone: Mat = {
  c: linear("#c2b6a4"),
  line: 0.9,
  tex: (h, o) => {
    const row = h.y > 3.02 ? 1 : 0;
    const u = h.x / 1.9 + 0.38 + row * 0.47;
    const joint = Math.min(
      Math.min(u - Math.floor(u), Math.ceil(u) - u) * 1.9,
      h.side === 2 ? Math.abs(h.y - 3.02) : 1,
    );
    const slab = Math.abs(Math.sin(Math.floor(u) * 91.7 + row * 13.1)) % 1;
    const t = clamp(
      0.5 +
        0.34 * (slab - 0.5) +
        0.2 * n.fbm(h.x * 1.4, h.y * 1.4 + h.z, 3) +
        0.14 * n.n2(h.x * 60, h.y * 60),
    );
    for (let i = 0; i < 3; i++) o[i] = lerp(worn[i], pale[i], t) * (joint < 0.008 ? 0.4 : 1);
    const cloth = h.side === 2 ? clothAt(h.x, h.y) : null;
    if (cloth) for (let i = 0; i < 3; i++) o[i] = cloth[i];
  },
};
const cedar = timber({ dark: "#b98a54", light: "#f0d4a0", along: "x", near: 30 }),
  cedarY = timber({ dark: "#b98a54", light: "#f0d4a0", along: "y", near: 30 });

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
    [...at, 0.062],
    [inside, inside, 0.046],
    square({ half: inside, tall: 0.046, fine: [2.6, 6] }),
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
    [0.09, -0.2, 0.24],
    [0.04, -0.22, 0.26],
  ])
    w.rod(
      [at[0] + c * from - s * across, at[1] + s * from + c * across, 0.041],
      [at[0] + c * to - s * across, at[1] + s * to + c * across, 0.041],
      0.006,
      red,
      0.01,
    );
}
export function step(w: World) {
  w.box(-20, 0.6, -2, 20, EDGE, 0, stone);
  box(w);
  lid(w);
}
