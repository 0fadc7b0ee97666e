/** Colours every point that the eye sees: the fire's light with its shadows, the sky's light, the dark between the stones. */
import {
  clamp,
  getPx,
  type Layer,
  layer,
  lerp,
  mix,
  PH,
  putPx,
  PW,
  type RGB,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { crevices, type Scene } from "../../kit/scene.ts";
import { type Body, type Light, shadows } from "./d-body.ts";
import { shine } from "./d-boats.ts";
import { bedInk } from "./d-embers.ts";
import { cam, FIRE, n, SHORE } from "./d-stage.ts";
import { stoneInk } from "./d-stones.ts";

/** The grit between the stones, or the burning ground below the coals. */
const ground = (p: V3, l: Light): RGB =>
  bedInk(p[0], p[1]) ?? mix(stoneInk(p, 0.5, { ...l, reach: l.reach * 0.7 }, 1), "#05070f", 0.45);

export function printed(s: Scene, bodies: readonly Body[]): Layer {
  const open = shadows(bodies),
    nook = crevices(s, cam.f, 0.05);
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const p: V3 = [0, 0, 0],
    nn: V3 = [0, 0, 1];
  for (let q = 0; q < PW * PH; q++) {
    const id = s.id[q];
    if (id < 0) continue;
    p[0] = s.wx[q];
    p[1] = s.wy[q];
    p[2] = s.wz[q];
    nn[0] = s.nx[q];
    nn[1] = s.ny[q];
    nn[2] = s.nz[q];
    const dx = FIRE[0] - p[0],
      dy = FIRE[1] - p[1],
      dz = FIRE[2] - p[2],
      far = Math.hypot(dx, dy, dz) || 1;
    const X = (q % PW) / SS,
      Y = Math.floor(q / PW) / SS,
      shut = nook(X, Y);
    const l: Light = {
      reach: (open(p[0], p[1], p[2], id) * (1 - 0.55 * shut)) / (0.35 + 2.2 * far) ** 1.72,
      cos: (nn[0] * dx + nn[1] * dy + nn[2] * dz) / far,
      cool: clamp(1 - 1.5 * shut) * lerp(1, 0.62, sstep(1.4, 2.6, p[1])),
    };
    let c = id ? bodies[id - 1].ink(p, nn, l) : ground(p, l);
    // the wet stones at the water mirror the nearest boat's fire
    if (p[1] > SHORE - 3.4) {
      const wet =
        shine(X) * sstep(SHORE - 3.4, SHORE - 0.8, p[1]) * sstep(0.72, 0.9, nn[2]) +
        0.25 * n.n2(X * 0.03, Y * 0.1);
      if (wet > 0.42) c = mix(c, wet > 0.66 ? "#d9772e" : "#8a3f1e", 0.85);
    }
    for (let k = 0; k < 3; k++) d[q * 4 + k] = c[k];
    d[q * 4 + 3] = 255;
  }
  putPx(L.c, im);
  return L;
}
