/** the soot room as solids: stepped shelves of clay lamps down both sides and across the end, every flame under its lid */
import { Noise, Rng, type V3 } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear, type PointLight } from "../../kit/expose.ts";
import { earth, flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(58);
export interface Flame {
  p: V3;
  /** 1 under its lid, more when the lid is lifted */
  k: number;
}
const clay = (c: string, soot: number): Mat => {
  const a = linear(c);
  return {
    c: a,
    line: 0.8,
    ghost: true,
    tex: (h, o) => {
      const t =
        1 -
        soot * (0.6 + 0.5 * n.n3(h.x * 6, h.y * 6, h.z * 9)) -
        0.12 * n.n3(h.lx * 40, h.ly * 40, h.lz * 40);
      for (let i = 0; i < 3; i++) o[i] = a[i] * Math.max(0.12, t);
    },
  };
};
const DISH = clay("#b07a50", 0.25),
  LID = clay("#a06a46", 0.42),
  STAND = clay("#7c5236", 0.4);

/** one lamp: dish, wick stand, lid on a prop; `lifted` takes the lid away */
function oilLamp(
  w: World,
  fl: Flame[],
  x: number,
  y: number,
  z: number,
  face: V3,
  lifted: boolean,
) {
  w.rod([x, y, z], [x, y, z + 0.045], 0.062, DISH, 0.098);
  w.rod([x, y, z + 0.045], [x, y, z + 0.052], 0.098, DISH, 0.09);
  // the prop stands behind the flame and holds the lid
  const bx = x - face[0] * 0.1,
    by = y - face[1] * 0.1;
  w.rod([bx, by, z], [bx, by, z + 0.2], 0.016, STAND);
  if (!lifted) {
    w.rod([x, y, z + 0.175], [x, y, z + 0.235], 0.125, LID, 0.105);
    w.rod([x, y, z + 0.235], [x, y, z + 0.262], 0.105, LID, 0.05);
    w.rod([x, y, z + 0.26], [x, y, z + 0.285], 0.022, LID);
  }
  fl.push({ p: [x + face[0] * 0.03, y + face[1] * 0.03, z + 0.06], k: lifted ? 7 : 1 });
}

const TIERS = [0.42, 0.92, 1.42, 1.92, 2.42];
const END = 7.4;
export function sootRoom(lift: { side: number; y: number; tier: number }): {
  world: World;
  lights: PointLight[];
  flames: Flame[];
} {
  const w = new World();
  const fl: Flame[] = [];
  const r = new Rng(14);
  const board = timber({ dark: "#120d0b", light: "#6e4a31", along: "y" });
  const across = timber({ dark: "#120d0b", light: "#6e4a31", along: "x" });
  const post = timber({ dark: "#0f0b0a", light: "#543a29", along: "z" });
  const wall = plaster({ dark: "#141010", light: "#382b25" });
  w.box(-4, -1, -0.1, 4, END + 2, 0, earth({ dark: "#1d1816", light: "#5f4d40", scale: 0.8 }));
  w.box(-2.0, -1, 0, -1.72, END + 1, 3.4, wall);
  w.box(1.72, -1, 0, 2.0, END + 1, 3.4, wall);
  w.box(-2, END + 0.5, 0, 2, END + 0.8, 3.4, wall);
  // ceiling of soot-black beams
  w.box(
    -2,
    -1,
    3.2,
    2,
    END + 1,
    3.4,
    timber({ dark: "#0a0807", light: "#241a15", plank: 0.3, along: "y" }),
  );
  for (let y = 0.6; y < END; y += 1.15)
    w.box(-2, y, 2.98, 2, y + 0.16, 3.2, timber({ dark: "#0c0908", light: "#3b2a20", along: "x" }));
  const D0 = 1.18;
  for (const s of [-1, 1]) {
    for (const z of TIERS) w.box(s * D0, 0.3, z - 0.045, s * 1.74, END + 0.5, z, board);
    for (let y = 1.0; y < END + 0.4; y += 1.53) {
      w.box(s * (D0 + 0.0), y - 0.045, 0, s * (D0 + 0.08), y + 0.045, 3.0, post);
    }
    for (let i = 0; i < 17; i++)
      TIERS.forEach((z, t) => {
        const y = 0.8 + i * 0.39 + r.range(-0.015, 0.015);
        if (y > END - 0.1) return;
        const up = s === lift.side && t === lift.tier && Math.abs(y - lift.y) < 0.2;
        oilLamp(w, fl, s * (D0 + 0.2), y, z, [-s, 0, 0], up);
      });
  }
  // the end wall
  for (const z of TIERS) w.box(-1.2, END, z - 0.045, 1.2, END + 0.5, z, across);
  for (const x of [-1.16, -0.39, 0.39, 1.16])
    w.box(x - 0.04, END - 0.02, 0, x + 0.04, END + 0.06, 3.0, post);
  for (let i = 0; i < 6; i++)
    for (const z of TIERS) oilLamp(w, fl, -0.97 + i * 0.388, END + 0.2, z, [0, -1, 0], false);
  // a stool, an oil jar and a folded cloth on the floor
  w.rod([-0.72, 2.9, 0], [-0.72, 2.9, 0.34], 0.17, clay("#7a5238", 0.3), 0.2);
  w.rod([-0.72, 2.9, 0.34], [-0.72, 2.9, 0.42], 0.2, clay("#7a5238", 0.3), 0.1);
  w.rod([-0.72, 2.9, 0.42], [-0.72, 2.9, 0.46], 0.115, flat("#1a120e"));
  const lights: PointLight[] = fl.map((f) => ({
    p: [f.p[0], f.p[1], f.p[2] + 0.045],
    c: [0.14 * f.k, 0.058 * f.k, 0.014 * f.k],
    reach: f.k > 1 ? 3.6 : 1.7,
    core: 0.006,
    hood: f.k <= 1,
  }));
  return { world: w, lights, flames: fl };
}
