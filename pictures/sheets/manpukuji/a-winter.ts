/** Falling snow outside the corridor, and icicles at its eave. */
import { type Layer, layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { snowfall } from "../../kit/weather.ts";
import { EDGE, END, on } from "./a-plan.ts";

/** the outer edge of the snow on the roof */
const EAVE = { x: -5.7, z: 4.4 };
/** what is open between the eave and the floor's edge */
const open = (): Pt[] => [
  on(EAVE.x, 0.6, EAVE.z),
  on(EAVE.x, END, EAVE.z),
  on(EDGE, END, 0),
  on(EDGE, 0.4, 0),
];

export function icicles(P: Print, before: Layer) {
  const r = new Rng(23),
    L = layer();
  for (let y = 2.2; y < 16; y += r.range(0.1, 0.7)) {
    const long = r.range(0.06, 0.34) * (r.chance(0.3) ? 1 : 0.6),
      [ax, ay] = on(EAVE.x, y - 0.025, EAVE.z),
      [bx, by] = on(EAVE.x, y + 0.025, EAVE.z),
      [cx, cy] = on(EAVE.x, y, EAVE.z - long);
    const shape: Pt[] = [
      [ax, ay],
      [bx, by],
      [cx + 0.5, cy],
      [cx - 0.5, cy],
    ];
    fillPoly(L.x, shape, "#dbe6f4", 0.92);
  }
  stamp(L.x, before, { op: "destination-out" });
  P.put(L);
}
/** `before` is the corridor, which hides it */
export function falling(P: Print, before: Layer) {
  const L = layer();
  L.x.save();
  poly(L.x, open());
  L.x.clip();
  snowfall(L.x, 12, 480, [0, 90, 1330, 1010], { c: "#fbf6ee", r0: 1.1, r1: 5.2, a: 0.95 });
  L.x.restore();
  stamp(L.x, before, { op: "destination-out" });
  P.put(L);
}
