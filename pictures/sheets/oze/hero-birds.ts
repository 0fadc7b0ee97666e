/** Seven cormorants at work, their rings on the water, and the cords to the master's hand. */
import { Rng, clamp, css, sstep, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { brushPath } from "../../kit/brush.ts";
import { onWater } from "./nightwater.ts";
import { sprite } from "../../kit/figures.ts";
import { cam } from "./scene.ts";
import { afloat, collar, cormorant } from "./cormorant.ts";

const KEY = "#05070d";
interface Bird {
  at: Pt;
  flip: boolean;
  up: number;
}
const birds: Bird[] = [
  { at: [176, 742], flip: false, up: 2 },
  { at: [312, 812], flip: true, up: 0 },
  { at: [205, 930], flip: false, up: 5 },
  { at: [420, 980], flip: false, up: -3 },
  { at: [640, 905], flip: true, up: 3 },
  { at: [800, 1010], flip: true, up: -2 },
  { at: [905, 858], flip: true, up: 4 },
];
const swimmers = birds.map((b) => onWater(cam, ...b.at));
export function rings(wx: number, wy: number): [number, number] {
  let a = 0,
    b = 0;
  for (const [x, y] of swimmers) {
    const dx = wx - x,
      dy = wy - y,
      d = Math.hypot(dx, dy);
    if (d > 1.7 || d < 0.05) continue;
    const s = 0.13 * Math.sin(d * 21) * sstep(1.7, 0.5, d) * sstep(0.05, 0.3, d);
    a += (s * dx) / d;
    b += (s * dy) / d;
  }
  return [a, b];
}

function put(P: Print, L: ReturnType<typeof sprite>) {
  P.put(L.c, { occlude: 1 });
  stamp(P.key.x, L.k);
}
export function swim(P: Print, [fx]: Pt, handAt: Pt) {
  // birds, then the cords to the master's hand
  for (const [i, b] of birds.entries()) {
    const d = onWater(cam, ...b.at)[1];
    const s = (cam.f / d) * 0.0082;
    const side = b.at[0] < fx === !b.flip ? 1 : -1; // whether the fire is in front of the bird or behind it
    const near = clamp(1.15 - Math.hypot(b.at[0] - fx, (b.at[1] - 760) * 1.1) / 620, 0.25, 1);
    put(
      P,
      sprite(b.at[0], b.at[1], s, b.flip, (p) => afloat(p, new Rng(60 + i), near), KEY, 1.4),
    );
    put(
      P,
      sprite(
        b.at[0],
        b.at[1],
        s,
        b.flip,
        (p) => cormorant(p, new Rng(40 + i), { fire: side, near, up: b.up }),
        KEY,
        1.4,
      ),
    );
  }
  P.block((x) => {
    x.fillStyle = css("#e9b878", 0.95);
    x.beginPath();
    for (const b of birds) {
      const d = onWater(cam, ...b.at)[1],
        s = (cam.f / d) * 0.0082;
      const c = collar(b.up),
        neck: Pt = [b.at[0] + (b.flip ? -c[0] : c[0]) * s, b.at[1] + c[1] * s];
      const p: Pt[] = [];
      for (let i = 0; i <= 24; i++) {
        const t = i / 24;
        p.push([
          handAt[0] + (neck[0] - handAt[0]) * t,
          handAt[1] + (neck[1] - handAt[1]) * t + 26 * Math.sin(Math.PI * t) * (0.4 + 0.6 * t),
        ]);
      }
      brushPath(x, p, () => 2);
    }
    x.fill();
  });
}
