/** Satta Pass, A: the sea wall below the houses, stone on stone, and the line where the water meets it. */
import { mix, Noise, Rng } from "../../kit/core.ts";
import { far, TOP, village } from "./a-houses.ts";
import { along, face, type Pens, stations, strip } from "./a-plan.ts";

const n = new Noise(8);
const WALL = -21;

/** The wall's stones: courses that break joint, each stone its own grey. */
function stones(p: Pens) {
  const q = new Rng(6);
  const courses = 4;
  for (let j = 0; j < courses; j++)
    for (let d = 40; d < 210;) {
      const step = q.range(1, 2.1) * (d > 110 ? 1.7 : 1);
      const z0 = (TOP * j) / courses,
        z1 = (TOP * (j + 1)) / courses,
        gap = 0.09,
        wob = () => 0.2 * n.n2(d * 3.1 + q.u() * 9, j * 7);
      const c = mix(
        far("#2b4766", d),
        far(q.chance(0.3) ? "#5a7891" : "#40607c", d),
        (0.25 + 0.75 * q.u()) * ((j + 1) / courses),
      );
      const s = step * 0.78;
      face(
        p,
        [
          along(d + gap, WALL, z0 + gap + wob()),
          along(d + s * 0.5, WALL, z0 + gap * 0.5 + wob()),
          along(d + s, WALL, z0 + gap + wob()),
          along(d + s + 0.1 + wob(), WALL, (z0 + z1) / 2),
          along(d + s, WALL, z1 - gap + wob()),
          along(d + gap, WALL, z1 - gap + wob()),
          along(d - 0.05 + wob(), WALL, (z0 + z1) / 2),
        ],
        c,
      );
      d += s + gap;
    }
}

export function shore(p: Pens) {
  const ds = stations(36, 900);
  face(p, strip(ds, [WALL - 60, TOP + 0.4], [WALL, TOP]), "#24474a");
  village(p);
  face(p, strip(ds, [WALL, TOP], [WALL, -0.3]), p.eye.flip ? "#142746" : "#1b3150");
  // in the water the wall is one dark band
  if (!p.eye.flip) stones(p);
  // a coping of long stones, and the pale line where the water meets the wall
  face(p, strip(ds, [WALL - 0.6, TOP + 0.15], [WALL, TOP - 0.1]), "#3d6468", 0.8);
  if (p.eye.flip) return;
  for (let d = 40; d < 240; d += 2 + d / 40) {
    if (n.n2(d * 0.11, 4) < -0.2) continue;
    const l = 1.4 + d / 50;
    face(
      p,
      [
        along(d, WALL, 0.02),
        along(d + l * 0.5, WALL, 0.11),
        along(d + l, WALL, 0.02),
        along(d + l * 0.5, WALL, -0.05),
      ],
      "#8aa3a6",
    );
  }
}
