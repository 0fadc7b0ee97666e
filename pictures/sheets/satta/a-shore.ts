/** Satta Pass, A: the sea wall below the houses, stone on stone, and the line where the water meets it. */
import { mix, Noise, Rng, type V3 } from "../../kit/core.ts";
import { far, TOP, village } from "./a-houses.ts";
import { along, face, type Pens, stations, strip } from "./a-plan.ts";

const n = new Noise(8);
const WALL = -21;
/** the wall as the water shows it */
const WET = "#1d3a58";

const COURSES = 4;
/** A corner shared by the stones around it: `i` counts half stones along, `j` courses up. */
function corner(i: number, j: number): V3 {
  const lean = j === 0 || j === COURSES ? 0 : (i + j) % 2 === 0 ? 0.17 : -0.17,
    u = i + 0.62 * n.n2(i * 1.7, j * 5.1 + 3);
  const z = (TOP * (j + lean + (lean ? 0.42 * n.n2(i * 2.3 + 40, j * 3.7) : 0))) / COURSES;
  return along(40 + 0.72 * u + 0.0034 * u * u, WALL, z);
}
/** The wall's stones: courses that break joint, no two alike, darker where the tide wets them. */
function stones(p: Pens) {
  const q = new Rng(6);
  for (let j = 0; j < COURSES; j++)
    for (let i = j % 2; i < 150; i += 2) {
      const ring = [
        corner(i, j),
        corner(i + 1, j),
        corner(i + 2, j),
        corner(i + 2, j + 1),
        corner(i + 1, j + 1),
        corner(i, j + 1),
      ];
      const mid = [0, 1, 2].map((c) => ring.reduce((t, v) => t + v[c], 0) / 6);
      const within = (k: number, up: number): V3[] =>
        ring.map(([x, d, z]) => [
          mid[0] + (x - mid[0]) * k,
          mid[1] + (d - mid[1]) * k,
          mid[2] + (z - mid[2]) * k + up,
        ]);
      const d = mid[1],
        c = mix(
          far("#20385a", d),
          far(q.chance(0.3) ? "#5a7891" : "#40607c", d),
          (0.2 + 0.7 * q.u()) * ((j + 1.4) / (COURSES + 0.6)),
        );
      // in the water the wall is one mass, its stones hardly told apart
      face(p, within(0.86, 0), p.eye.flip ? mix(c, WET, 0.6) : c);
      if (p.eye.flip) continue;
      if (j > 0 && q.chance(0.7))
        face(p, within(0.52, 0.1), mix(c, far("#7f9cb0", d), q.range(0.1, 0.32)));
    }
}

export function shore(p: Pens) {
  const ds = stations(36, 900);
  face(p, strip(ds, [WALL - 60, TOP + 0.4], [WALL, TOP]), "#24474a");
  village(p);
  face(p, strip(ds, [WALL, TOP], [WALL, -0.3]), p.eye.flip ? WET : "#1b3150");
  stones(p);
  // a coping of long stones, and the pale line where the water meets the wall
  face(p, strip(ds, [WALL - 0.6, TOP + 0.15], [WALL, TOP - 0.1]), "#3d6468", 0.8);
  if (p.eye.flip) return;
  for (let d = 40; d < 240; d += 2 + d / 40) {
    if (n.n2(d * 0.11, 4) < -0.45) continue;
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
