/** Traces the room: the sun through the opening and the plum, the soft light of the garden, and what gleams. */
import {
  clamp,
  getPx,
  layer,
  PH,
  putPx,
  PW,
  rgb,
  lerp,
  SS,
  sstep,
  stamp,
  tick,
} from "../../kit/core.ts";
import { blend } from "../../kit/table.ts";
import { lines } from "./b-lines.ts";
import { PETAL, petalAt } from "./b-petal.ts";
import { cam, nz, P, PLUM, SLOPE, SUN, WALL } from "./b-plan.ts";
import { shadeOf } from "./b-plum.ts";
import { daylight, march, outside, sunAt } from "./b-rays.ts";
import { felt, type Look, looks, paper, shoji, world } from "./b-room.ts";
import { bead, cockle, inkAt } from "./b-sheet.ts";
import { found, nearest, Thing, THINGS } from "./b-things.ts";

const INK = rgb("#0b0a0e");
const SKY = [rgb("#c9d3d6"), rgb("#fff3d8")] as const;
export function printRoom() {
  const N = PW * PH;
  const id = new Int16Array(N).fill(-1),
    dep = new Float32Array(N).fill(9e9),
    lum = new Float32Array(N),
    nrm = new Float32Array(N * 3);
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const paperId = looks.indexOf(paper),
    feltId = looks.indexOf(felt),
    shojiId = looks.indexOf(shoji);
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i++) {
      const dx = ((k + 0.5) / SS - cam.cx) / cam.f,
        dy = 1,
        dz = -((j + 0.5) / SS - cam.hy) / cam.f;
      const hitRoom = world.cast(cam.x, cam.y, cam.z, dx, dy, dz);
      const h = world.hit;
      let t = hitRoom ? h.t : 1e9,
        me = hitRoom ? h.id : -1;
      let nx = h.nx,
        ny = h.ny,
        nw = h.nz,
        look: Look | undefined = looks[me];
      const m = march(cam.x, cam.y, cam.z, dx, dy, dz, t);
      let thing = -1;
      if (m >= 0) {
        t = m;
        const X = dx * t,
          Y = dy * t,
          Z = cam.z + dz * t,
          e = 0.0007;
        nearest(X, Y, Z);
        thing = found.id;
        h.lx = found.lx;
        h.ly = found.ly;
        nx = nearest(X + e, Y, Z) - nearest(X - e, Y, Z);
        ny = nearest(X, Y + e, Z) - nearest(X, Y - e, Z);
        nw = nearest(X, Y, Z + e) - nearest(X, Y, Z - e);
        const l = Math.hypot(nx, ny, nw) || 1;
        nx /= l;
        ny /= l;
        nw /= l;
        look = THINGS[thing];
        me = 500 + thing;
      }
      if (!look) continue;
      const x = dx * t,
        y = dy * t,
        z = cam.z + dz * t;
      h.x = x;
      h.y = y;
      h.z = z;
      let ink = 0;
      if (me === paperId && nw > 0.9) {
        ink = inkAt(x, y);
        const [sx, sy] = cockle(x, y);
        nx = -sx;
        ny = -sy;
        nw = 1;
      }
      id[i] = me;
      dep[i] = t;
      nrm[i * 3] = nx;
      nrm[i * 3 + 1] = ny;
      nrm[i * 3 + 2] = nw;
      const lift = 0.0015,
        ox = x + nx * lift,
        oy = y + ny * lift,
        oz = z + nw * lift;
      let v: number;
      if (me === shojiId) {
        // paper with the sun behind it
        const g = PLUM - y;
        const tree = shadeOf(x + SLOPE[0] * g, z + SLOPE[1] * g);
        v =
          0.34 +
          0.34 * sstep(1.8, 0.5, z) -
          0.09 * (x - 1) -
          0.3 * tree +
          0.02 * nz.n2(x * 9, z * 9);
      } else {
        const outdoors = y > WALL + 0.06;
        const amb = outdoors ? 0.8 * clamp(0.55 + 0.45 * nw) : daylight(ox, oy, oz, nx, ny, nw);
        const nl = nx * SUN[0] + ny * SUN[1] + nw * SUN[2];
        const sun = nl > 0.01 ? sunAt(ox, oy, oz) * clamp(nl / SUN[2], 0, 1.25) : 0;
        // light that the sunny desk and mats send back
        const back =
          0.22 *
          Math.exp(-((x + 0.3) ** 2) / 1.5 - (z + 0.1) ** 2 / 0.9) *
          clamp(0.6 - 0.4 * ny) *
          (outdoors ? 0 : 1);
        v = 0.5 * clamp(1 - Math.exp(-13 * amb)) + 0.5 * sun + back * (1 - sun) * 0.75;
      }
      const petal = nw > 0.9 && y < 2 && thing < 0 ? petalAt(x, y) : 0;
      if (petal < 0 && v > 0.6) v = lerp(v, 0.5, 0.8);
      v += (look.vary?.(h) ?? 0) * (0.35 + 0.65 * clamp(v * 1.4));
      if (petal > 0) ink = 0;
      let c = petal > 0 ? PETAL.at(clamp(v + 0.1 * petal)) : look.at(clamp(v));
      if (ink > 0) c = blend(c, INK, ink * 0.97);
      // what gleams
      const wet =
        ink > 0
          ? sstep(0.75, 0.98, ink) * sstep(0.16, -0.1, x - 0.3 * (y - 1.5))
          : me === feltId || (me === paperId && nw > 0.9)
            ? 0
            : (look.gleam ?? 0);
      if (wet > 0) {
        let [gx, gy, gz] = [nx, ny, nw];
        if (ink > 0) {
          const [sx, sy] = bead(x, y);
          [gx, gy, gz] = [-sx, -sy, 1];
        } else if (thing === Thing.Pool) [gx, gy, gz] = [0.003 * nz.n2(x * 30, y * 30), 0, 1];
        const l = Math.hypot(gx, gy, gz);
        gx /= l;
        gy /= l;
        gz /= l;
        const il = 1 / Math.hypot(dx, dy, dz),
          cosi = -(dx * gx + dy * gy + dz * gz) * il;
        const rx = dx * il + 2 * cosi * gx,
          ry = dy * il + 2 * cosi * gy,
          rz = dz * il + 2 * cosi * gz;
        const o =
          y > WALL ? { k: 0.8, t: 0.4 } : rz > -0.1 ? outside(x, y, z, rx, ry, rz) : { k: 0, t: 0 };
        if (o.k > 0.01 && (thing >= 0 || ink > 0 || march(ox, oy, oz, rx, ry, rz, 0.6) < 0)) {
          const f =
            ink > 0
              ? wet *
                (0.015 +
                  0.55 * sstep(0.02, 0.06, gy) * sstep(0.02, 0.4, nz.n2(x * 8 + 2, y * 11))) *
                o.k
              : clamp(
                  wet * (0.16 + 0.84 * (1 - clamp(cosi)) ** 2.4) * (thing === Thing.Ink ? 1.8 : 1),
                ) * o.k;
          c = blend(c, blend(SKY[0], SKY[1], o.t), f);
        }
      }
      d[i * 4] = c[0];
      d[i * 4 + 1] = c[1];
      d[i * 4 + 2] = c[2];
      d[i * 4 + 3] = 255;
      lum[i] = 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
  tick("room");
  stamp(P.key.x, lines({ id, dep, lum }, nrm));
}
