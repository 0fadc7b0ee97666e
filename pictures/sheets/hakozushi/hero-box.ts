/**
 * Hakozushi, the hero: the square of sushi on its black board with one prawn missing, and the objects around it on the counter.
 */
import { lerp, Noise, sstep } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { blend, type Spot } from "../../kit/table.ts";
import { lin, linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const n = new Noise(23);
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
/** pixels of the flat pattern for one field */
const K = 340;
const HALF = 0.72,
  TALL = 0.2;
export const AT: [number, number] = [-0.42, 3.8];
const YAW = 0.2;

const sunny = linear("#fffaf0"),
  shaded = linear("#efe6dc");
const put = (o: Float64Array, dark = 1) => {
  for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * dark;
};
/** The pressed square: four toppings on rice; `wanting` leaves the place of the last prawn empty. */
const pressed = (wanting: boolean): Mat => ({
  c: [0.8, 0.8, 0.76],
  line: 1,
  tex: (h: Hit, o) => {
    if (h.side === 2) {
      const u = (h.lx / HALF + 1) * K,
        v = (1 - h.ly / HALF) * K;
      const right = u > K,
        low = v > K;
      (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
      if (wanting && right && !low && u - K > 226 + 5 * n.n2(v * 0.05, 2)) {
        rice(u, v, spot);
        spot.c = blend(spot.c, [255, 252, 244], 0.75);
      }
      const seam = Math.min(Math.abs(u - K), Math.abs(v - K));
      put(o, 1 - 0.8 * Math.max(sstep(6, 2, seam), 0.9 * spot.ink));
      return;
    }
    const a = h.side === 0 ? h.ly : h.lx,
      v = (h.lz + TALL) / (2 * TALL);
    if (v > 0.85) {
      const c = linear(a < 0 ? "#e9b83f" : h.side === 0 ? "#f0c3b4" : "#8c4d28");
      for (let i = 0; i < 3; i++) o[i] = c[i];
      return;
    }
    // the sheet of nori in the rice, thinner where it runs away from us
    const thick = lerp(0.055, 0.03, (a / HALF + 1) / 2) + 0.014 * n.n2(a * 12, 1);
    if (Math.abs(v - 0.4) < thick) {
      o.set([0.03, 0.032, 0.026]);
      return;
    }
    // paper left white, a grain cut here and there
    const grain = n.n2(a * 15 + 4 * n.n2(a * 3, v * 4), v * 19) > 0.7;
    const white = h.side === 0 ? sunny : shaded;
    for (let i = 0; i < 3; i++) o[i] = white[i] * (grain ? 0.66 : 1);
    o[3] = 0.75;
  },
});
/** the board with the square, a finished one, the mould put aside */
export function setOut(w: World) {
  const [x, y] = AT;
  const lacquer = flat("#17120f", { wet: () => 0.07, rough: 0.02 });
  w.turned([x, y, 0.05], [1.06, 0.98, 0.05], lacquer, YAW);
  w.turned([x, y, 0.045], [1.11, 1.03, 0.035], flat("#b5331f"), YAW);
  w.turned([x, y, 0.1 + TALL], [HALF, HALF, TALL], pressed(true), YAW);
  // a finished one, farther along the counter
  w.turned(
    [3.05, 5.2, 0.03],
    [1.3, 0.98, 0.03],
    timber({ dark: "#a87a48", light: "#e9cc98", along: "x" }),
    0.12,
  );
  w.turned([3.0, 5.15, 0.06 + TALL], [HALF, HALF, TALL], pressed(false), 0.2);
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
