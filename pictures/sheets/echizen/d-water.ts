/** Echizen D: the river, pale with sky where it comes out of the mist, dark teal here, clear over the stones at its edges. */
import {
  type Ctx,
  type Noise,
  type Pt,
  css,
  lerp,
  ramp,
  type Rng,
  shade,
  sstep,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { BEND, cam, fromRiver, leftShore, rightShore } from "./d-plan.ts";

const DEEP = ramp(
  stops("0 #cfc4b4, 0.08 #b6b7ae, 0.18 #90a3a4, 0.3 #466f7e, 0.43 #1f4c66, 0.7 #16405a, 1 #113450"),
);
const SHALLOW = ramp(stops("0 #c6c0b2, 0.12 #a6b4ac, 0.3 #4f8086, 0.5 #28606c, 1 #1d5264"));
const DARK = ramp(stops("0 #9aa3a6, 0.14 #6b8791, 0.3 #2b5166, 0.45 #14384f, 1 #0d2a41"));
const LIGHT = ramp(
  stops("0 #ead9bf, 0.14 #cbc8ba, 0.3 #7f9ba2, 0.45 #3b6880, 0.7 #245069, 1 #1c4862"),
);

export function river(P: Print, n: Noise) {
  const L = shade((x, y, o) => {
    o[3] = 0;
    if (y < BEND || x < leftShore(y) || x > rightShore(y)) return;
    o[3] = 255;
    const d = (cam.f * cam.z) / (y - cam.hy),
      wx = ((x - cam.cx) * d) / cam.f;
    const [l, r] = fromRiver(wx, d);
    const t = (y - BEND) / (1200 - BEND);
    const edge = Math.min(-l, -r);
    const bar = 0.75 + 0.45 * n.fbm(wx * 0.35, d * 0.16, 2);
    const clear = edge < bar * 0.55 ? 1 : edge < bar * 1.2 ? 0.5 : 0;
    const deep = DEEP.at(t),
      shoal = SHALLOW.at(t);
    // ripples: long flat lenses, dark ones and light ones, fewer where the water is near and deep
    const q = Math.log(d) * 46;
    const lens = n.n2(wx * 0.42 * (24 / (d + 8)), q) + 0.45 * n.n2(wx * 0.9, q * 1.7);
    const near = sstep(640, 860, y);
    if (lens < -0.62 - 0.35 * near) [o[0], o[1], o[2]] = DARK.at(t);
    else if (lens > 0.6 + 0.4 * near) [o[0], o[1], o[2]] = LIGHT.at(t);
    else for (let m = 0; m < 3; m++) o[m] = lerp(deep[m], shoal[m], clear);
  });
  P.put(L, { occlude: 1 });
}
/** the current near the foot of the sheet: a few long strokes aslant, as the river bends away to the left */
export function current(x: Ctx, r: Rng) {
  for (let i = 0; i < 46; i++) {
    const y = r.range(900, 1190),
      t = r.u();
    const px = lerp(leftShore(y) + 30, rightShore(y) - 40, t),
      long = r.range(24, 84) * (y / 1100);
    const line: Pt[] = [0, 0.5, 1].map((u) => [px - long * u, y + long * (0.5 * u - 0.06 * u * u)]);
    x.fillStyle = css("#5f8ca0", r.range(0.3, 0.6));
    x.beginPath();
    brushPath(x, line, (u) => 3.2 * Math.sin(Math.PI * (0.04 + 0.92 * u)));
    x.fill();
  }
}
