/** one pressed square of boxed sushi as a solid's texture: four toppings on rice with nori in it */
import { lerp, Noise, sstep } from "../../kit/core.ts";
import { type Hit, type Mat } from "../../kit/solids.ts";
import { blend, type Spot } from "../../kit/table.ts";
import { lin, linear } from "../../kit/tone.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const n = new Noise(23);
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
/** pixels of the flat pattern to one field */
const K = 340;
const egged = linear("#e9b83f"),
  eeled = linear("#8c4d28"),
  breamed = linear("#f0c3b4"),
  nori = [0.03, 0.032, 0.026];

interface Look {
  /** half its width and half its height, in the world's unit */
  readonly half: number;
  readonly tall: number;
  /** the colours of the rice: on the side lit from the left, and on the front */
  readonly white: readonly [sunny: string, shaded: string];
  /** the place of the last prawn is still empty */
  readonly wanting?: boolean;
}
export function square({ half, tall, white, wanting }: Look): Mat {
  const [sunny, shaded] = white.map(linear);
  const top = (h: Hit, o: Float64Array) => {
    const u = (h.lx / half + 1) * K,
      v = (1 - h.ly / half) * K;
    const right = u > K,
      low = v > K;
    (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
    if (wanting && right && !low && u - K > 226 + 5 * n.n2(v * 0.05, 2)) {
      rice(u, v, spot);
      spot.c = blend(spot.c, [255, 252, 244], 0.75);
    }
    const seam = Math.min(Math.abs(u - K), Math.abs(v - K));
    const dark = 1 - 0.8 * Math.max(sstep(6, 2, seam), 0.9 * spot.ink);
    for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * dark;
  };
  return {
    c: [0.8, 0.8, 0.76],
    line: 1,
    tex: (h, o) => {
      if (h.side === 2) {
        top(h, o);
        return;
      }
      const a = (h.side === 0 ? h.ly : h.lx) / half,
        v = (h.lz + tall) / (2 * tall);
      if (v > 0.85) {
        o.set(a < 0 ? egged : h.side === 0 ? breamed : eeled);
        return;
      }
      // the sheet of nori in the rice, thinner at its far end
      const thick = lerp(0.09, 0.04, (a + 1) / 2) + 0.016 * n.n2(a * 8.6, 1);
      if (Math.abs(v - 0.4) < thick) {
        o.set(nori);
        return;
      }
      // plain white; a few grains are cut along the nori only
      const cell = Math.floor(a * 11),
        way = cell % 2 ? 1 : -1;
      const grain =
        cell % 3 !== 0 &&
        Math.hypot(
          (a - (cell + 0.5 + 0.3 * Math.sin(cell * 9.7)) / 11) / 0.034,
          (v - 0.4 - way * (thick + 0.06 + 0.03 * Math.sin(cell * 5.3))) / 0.026,
        ) < 1;
      const rest = h.side === 0 ? sunny : shaded;
      for (let i = 0; i < 3; i++) o[i] = rest[i] * (grain ? 0.66 : 1);
      o[3] = 0.75;
    },
  };
}
