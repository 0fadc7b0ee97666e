/** The stone disciples: who sits where, and each one as a solid in the world. */
import { Rng, type V3 } from "../../kit/core.ts";
import { smin, ell } from "../../kit/distances.ts";
import type { Body } from "./b-buffer.ts";
import { FLAME, heightAt, LANTERN, onTerrace, TERRACES } from "./b-plan.ts";
import { type Pose, randomPose, sculpt } from "./rakan.ts";

export interface Disciple {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** metres for one unit of the carved stone, which is about one unit tall */
  readonly size: number;
  /** 0 looks at us, positive turns to our right */
  readonly turn: number;
  readonly pose: Pose;
  /** how mossy, and how dark the stone is, 0 to 1 */
  readonly moss: number;
  readonly dark: number;
}
const FIRST = 2;

/** The two that lean together, seen from behind, and the small one by the path. */
function near(): Omit<Disciple, "id">[] {
  const at = (x: number, y: number) => ({ x, y, z: heightAt(x, y) - 0.06 });
  const still = { bodyYaw: 0, pitch: 0.02, hands: 1, cap: 0, robe: 0, girth: 1 };
  return [
    {
      ...at(-0.66, 4.12),
      size: 0.79,
      turn: 2.86,
      moss: 0.1,
      dark: 0.25,
      pose: {
        ...randomPose(12),
        ...still,
        roll: -0.13,
        yaw: 0.1,
        lean: -0.05,
        headS: 1.22,
        ear: 0.72,
      },
    },
    {
      ...at(-0.2, 3.92),
      size: 0.68,
      turn: 2.42,
      moss: 0.05,
      dark: 0.3,
      pose: { ...randomPose(31), ...still, roll: 0.2, yaw: 0.05, lean: 0.07, headS: 1.2 },
    },
    {
      ...at(-2.36, 5.2),
      size: 0.56,
      turn: 2.3,
      moss: 0.3,
      dark: 0.6,
      pose: { ...randomPose(45), ...still, roll: 0.02, lean: 0 },
    },
  ];
}

/** The ranks on the terraces, from the first wall into the mist. */
function ranks(): Omit<Disciple, "id">[] {
  const r = new Rng(523),
    out: Omit<Disciple, "id">[] = [];
  for (let k = 1; k <= TERRACES; k++)
    for (const row of k < 4 ? [0.62] : k === TERRACES ? [0.5, 1.7] : k === 6 ? [0.5, 1.4] : [0.8]) {
      const wide = 6 + k * 1.15;
      let x = -wide + r.range(0, 0.5);
      while (x < wide) {
        // they sit in groups, with gaps
        x += r.range(0.5, 0.86) * (k < 6 ? 1 : 1.25) + (r.chance(0.16) ? r.range(0.3, 0.7) : 0);
        const back = row + r.range(-0.16, 0.2),
          y = onTerrace(k, x, back);
        // the flame stands free before the wall
        if (k === 1 && Math.abs(x - (LANTERN[0] * y) / LANTERN[1]) < 0.34) continue;
        const small = r.chance(0.17);
        const size = small ? r.range(0.32, 0.42) : r.range(0.5, 0.7);
        const seed = r.int(1, 900);
        const toLamp = Math.atan2(LANTERN[0] - x, y - LANTERN[1] + 2);
        out.push({
          x,
          y,
          z: heightAt(x, y) - 0.03,
          size,
          turn: 0.55 * toLamp + 0.24 * r.g(),
          pose: randomPose(seed),
          moss: r.range(-0.25, 0.5),
          dark: r.u(),
        });
      }
    }
  return out;
}
export const DISCIPLES: readonly Disciple[] = [...near(), ...ranks()].map((d, i) => ({
  ...d,
  id: FIRST + i,
}));
export const discipleOf = (id: number): Disciple | undefined => DISCIPLES[id - FIRST];

/** A disciple's own space: x to its left hand as we see it, y up, z out of its chest, in units of its size. */
export function inner(d: Disciple, x: number, y: number, z: number): V3 {
  const u = (x - d.x) / d.size,
    v = -(y - d.y) / d.size;
  const c = Math.cos(d.turn),
    s = Math.sin(d.turn);
  return [u * c - v * s, (z - d.z) / d.size, u * s + v * c];
}
export function discipleBody(d: Disciple): Body {
  const stone = sculpt(d.pose);
  const worn = (u: number, v: number, w: number) =>
    stone.f(u, v, w) +
    0.009 * stone.n.n3(u * 4, v * 4, w * 4) +
    0.004 * stone.n.n3(u * 11, v * 11, w * 11);
  return {
    id: d.id,
    x: d.x,
    y: d.y,
    z: d.z + 0.46 * d.size,
    radius: 0.72 * d.size,
    // the rain has worn the faces: they are felt from further apart than they are carved
    fine: (d.y < 4.6 ? 0.018 : 0.031) * d.size,
    distance: (x, y, z) => {
      const [u, v, w] = inner(d, x, y, z);
      // far outside, a ball is near enough
      const ball = Math.hypot(u, v - 0.45, w) - 0.74;
      return (ball > 0.2 ? ball : worn(u, v, w)) * d.size;
    },
  };
}
/** Whether the stone stands between a point and the flame; told with a rounder stone, for that is what a soft light sees. */
const SHADERS = DISCIPLES.filter((d) => Math.hypot(d.x - FLAME[0], d.y - FLAME[1]) < 6);
export function stonesBetween(id: number, x: number, y: number, z: number): boolean {
  const lx = FLAME[0] - x,
    ly = FLAME[1] - y,
    lz = FLAME[2] - z,
    l2 = lx * lx + ly * ly + lz * lz;
  for (const d of SHADERS) {
    if (d.id === id) continue;
    const cx = d.x - x,
      cy = d.y - y,
      cz = d.z + 0.45 * d.size - z;
    const t = (cx * lx + cy * ly + cz * lz) / l2;
    if (t < 0.02 || t > 0.94) continue;
    const far = Math.hypot(cx - lx * t, cy - ly * t, cz - lz * t);
    // the pair leans together and lets no light between
    const wide = d.y < 4.6 ? 1.2 : 1;
    if (far > 0.56 * d.size * wide) continue;
    const [u, v, w] = inner(d, x + lx * t, y + ly * t, z + lz * t).map((c) => c / wide);
    const body = smin(
      ell(u, v - 0.2, w - 0.03, 0.42, 0.32, 0.32),
      ell(u, v - 0.42, w, 0.27, 0.25, 0.19),
      0.08,
    );
    if (Math.min(body, ell(u, v - 0.76, w - 0.04, 0.19, 0.23, 0.19)) < 0) return true;
  }
  return false;
}
