/** Ground, stones and lantern: built, lit, inked, and the key lines of what is near. */
import { clamp, getPx, layer, PH, PW, rgb, SS, sstep, putPx } from "../../kit/core.ts";
import { throughAir } from "./b-air.ts";
import { groundBuffer, putBody, type Buffer } from "./b-buffer.ts";
import { discipleBody, DISCIPLES } from "./b-disciples.ts";
import { inkAt } from "./b-ink.ts";
import { LANTERN_ID, lanternBody } from "./b-lantern.ts";
import { type Light, lightOf } from "./b-light.ts";
import { land } from "./b-plan.ts";
import { KEY, P } from "./b-stage.ts";

export interface Scene {
  readonly buffer: Buffer;
  readonly light: Light;
}
export function buildScene(): Scene {
  const buffer = groundBuffer();
  for (const d of DISCIPLES) putBody(buffer, discipleBody(d));
  putBody(buffer, lanternBody);
  return { buffer, light: lightOf(buffer) };
}

export function printScene({ buffer, light }: Scene) {
  const L = layer(),
    im = getPx(L.c);
  for (let j = 0, q = 0; j < PH; j++)
    for (let i = 0; i < PW; i++, q++) {
      const far = buffer.dep[q];
      if (far === Infinity) continue;
      const x = (i + 0.5) / SS,
        y = (j + 0.5) / SS;
      const c = throughAir(inkAt(buffer, light, q), x, y, far);
      for (let k = 0; k < 3; k++) im.data[q * 4 + k] = c[k];
      // the last terrace dissolves
      im.data[q * 4 + 3] = 255 * (buffer.id[q] === 0 ? sstep(22.4, 17.5, far) : 1);
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}

/** Lines on the dark side of what stands near: thick near, none in the mist. */
export function printLines({ buffer: b, light }: Scene) {
  const L = layer(),
    im = getPx(L.c),
    [r, g, bl] = rgb(KEY);
  for (let j = 4; j < PH - 4; j++)
    for (let i = 4; i < PW - 4; i++) {
      const q = j * PW + i,
        d = b.dep[q];
      if (b.id[q] === 0 || d > 8.6) continue;
      const press = clamp(0.62 + 0.6 * land.n2((i / SS) * 0.02, (j / SS) * 0.02), 0.2, 1);
      const wide = (b.id[q] === LANTERN_ID ? 1.9 : d < 4.6 ? 2.6 : 1.2) * SS * press;
      let edge = 0;
      for (const [dx, dy, k] of [
        [1, 0, 1],
        [-1, 0, 0.8],
        [0, 1, 0.9],
        [0, -1, 0.5],
      ] as const) {
        const m = Math.max(1, Math.round(wide * k)),
          p = q + (dx + dy * PW) * m;
        const other = b.id[p] !== b.id[q] && b.dep[p] > d + 0.02;
        const part = b.id[p] === b.id[q] && b.dep[p] > d + 0.07;
        if (other || part) edge = 1;
      }
      if (!edge) continue;
      const lit = sstep(0.3, 0.1, light.lamp[q]);
      im.data.set([r, g, bl, 235 * (0.4 + 0.6 * lit) * sstep(8.6, 6.2, d)], q * 4);
    }
  putPx(L.c, im);
  P.key.x.save();
  P.key.x.setTransform(1, 0, 0, 1, 0, 0);
  P.key.x.drawImage(L.c, 0, 0);
  P.key.x.restore();
}
