/** Echizen B, the shrine put together: worship hall, main hall, their gables and the porch. Metres; y away. */
import { lerp, type V3 } from "../../kit/core.ts";
import { type Patch } from "../../kit/mesh.ts";
import {
  BARK,
  BOARD,
  cusped,
  cutEnd,
  eaves,
  GILT,
  LATTICE,
  pendant,
  pointed,
  POST,
  ridgeBox,
  sag,
  THICK,
  UNDER,
  WALL,
} from "./b-roof.ts";

/** the worship hall: a ridge toward us, its gable, and a skirt that sweeps out to lifted corners */
function frontHall(out: Patch[]) {
  const R = 7.7,
    E = 4.9,
    G = 2.5,
    face = -4.0,
    fall = 3.75;
  const z = (d: number) => R - fall * sag(d / E, 1.75);
  const frontOf = (d: number) => (d < G ? face - 0.35 * (d / G) ** 3 : face - 0.35 - (d - G) * 1.1);
  const lift = (d: number, k: number) =>
    0.42 * Math.pow(Math.abs(k), 5) * Math.max(0, (d - G) / (E - G)) ** 1.5;
  const side = (s: number, d: number, u: number): V3 => [
    s * d,
    lerp(frontOf(d), 5, u),
    z(d) + lift(d, Math.max(0, 1 - u * 1.4)),
  ];
  const front = (k: number, e: number): V3 => [k * e, frontOf(e), z(e) + lift(e, k)];
  for (const s of [-1, 1]) {
    out.push({ f: (u, v) => side(s, E * v, u), nu: 40, nv: 36, mat: BARK });
    eaves(out, (t) => side(s, E, t), [-s, 0, 0], 1.3, -0.5);
  }
  out.push({ f: (u, v) => front(u * 2 - 1, lerp(G * 0.9, E, v)), nu: 48, nv: 16, mat: BARK });
  eaves(out, (t) => front(t * 2 - 1, E), [0, 1, 0], 1.3, -0.5);
  cutEnd(
    out,
    (t) => [(t * 2 - 1) * G, frontOf(Math.abs(t * 2 - 1) * G), z(Math.abs(t * 2 - 1) * G)],
    [0, 1, 0],
    72,
    0.5,
  );
  out.push({
    f: (u, v) => {
      const t = (u * 2 - 1) * 0.9;
      return [t * G, face + 0.75, lerp(z(G) - 0.2, z(Math.abs(t) * G) - 0.3, v)];
    },
    nu: 32,
    nv: 4,
    mat: LATTICE,
  });
  pendant(out, 0, face + 0.1, R - THICK - 0.5, 0.55);
  ridgeBox(out, [0, face + 0.05, R], [0, 4, R + 0.1], [1, 0, 0], 0.28, 0.5);
  walls(out, 3.0, -4.9, 4, 4.3);
}
/** the main hall behind and above: a ridge across, its long slope running down toward us */
function mainHall(out: Patch[]) {
  const R = 12.6,
    half = 5.1,
    ridgeY = 10;
  const at = (k: number, v: number): V3 => {
    const t = v;
    const wide = half + 0.8 * t * t;
    return [
      k * wide,
      ridgeY - 6.9 * t,
      R - 5.6 * sag(t, 1.55) + 0.55 * Math.pow(Math.abs(k), 6) * (0.1 + 0.9 * t),
    ];
  };
  out.push({ f: (u, v) => at(u * 2 - 1, v), nu: 56, nv: 40, mat: BARK });
  eaves(out, (t) => at(t * 2 - 1, 1), [0, 1, 0], 1.6, -0.1);
  for (const s of [-1, 1]) {
    cutEnd(out, (t) => at(s, t), [-s, 0, 0], 40, 0.5);
    out.push({
      f: (u, v) => {
        const p = at(s, u * 0.85);
        return [s * (half - 0.5), p[1], lerp(p[2] - 0.4, 5, v)];
      },
      nu: 16,
      nv: 2,
      mat: WALL,
    });
  }
  ridgeBox(
    out,
    [-half - 0.1, ridgeY, R + 0.02],
    [half + 0.1, ridgeY, R + 0.02],
    [0, 1, 0],
    0.32,
    0.52,
    false,
  );
  // crests along the ridge
  for (const k of [-0.66, -0.22, 0.22, 0.66])
    out.push({
      f: (u, v) => [
        k * half + 0.2 * v * Math.cos(u * 6.2832),
        ridgeY - 0.36,
        R + 0.28 + 0.2 * v * Math.sin(u * 6.2832),
      ],
      nu: 18,
      nv: 1,
      mat: GILT,
    });
  walls(out, 4.2, 4.6, 14, 6.7);
}
/** plain board walls and posts under the eaves */
function walls(out: Patch[], half: number, front: number, back: number, top: number) {
  for (const s of [-1, 1])
    out.push({
      f: (u, v) => [s * half, lerp(front, back, u), lerp(0, top, v)],
      nu: 2,
      nv: 2,
      mat: WALL,
    });
  out.push({
    f: (u, v) => [lerp(-half, half, u), front, lerp(0, top, v)],
    nu: 2,
    nv: 2,
    mat: WALL,
  });
  // tie beams between the posts
  for (const z of [top - 0.9, top - 2.3])
    out.push({
      f: (u, v) => [lerp(-half - 0.3, half + 0.3, u), front - 0.2, z + 0.32 * v],
      nu: 2,
      nv: 1,
      mat: POST,
    });
  for (let i = 0; i <= 5; i++) {
    const x = lerp(-half, half, i / 5);
    out.push({
      f: (u, v) => [
        x + 0.16 * Math.cos(u * 6.2832),
        front + 0.16 * Math.sin(u * 6.2832),
        lerp(0, top, v),
      ],
      nu: 12,
      nv: 1,
      mat: POST,
    });
  }
}
/** posts and rainbow beam of the porch under the lowest gable */
function porch(out: Patch[], x: number, y: number, top: number) {
  for (const s of [-1, 1])
    out.push({
      f: (u, v) => [
        x + s * 1.75 + 0.17 * Math.cos(u * 6.2832),
        y + 0.17 * Math.sin(u * 6.2832),
        lerp(0, top, v),
      ],
      nu: 14,
      nv: 1,
      mat: POST,
    });
  out.push({
    f: (u, v) => [
      x + lerp(-2.2, 2.2, u),
      y - 0.12,
      top - 0.5 + 0.38 * v + 0.14 * Math.sin(Math.PI * u),
    ],
    nu: 24,
    nv: 1,
    mat: BOARD,
  });
  out.push({
    f: (u, v) => [
      x + lerp(-2.2, 2.2, u),
      y - 0.12 + 0.3 * v,
      top - 0.5 + 0.14 * Math.sin(Math.PI * u),
    ],
    nu: 24,
    nv: 1,
    mat: UNDER,
  });
}
export function shrine(): Patch[] {
  const out: Patch[] = [];
  mainHall(out);
  pointed(out, { x: 0, front: 3.1, back: 9, ridge: 11.2, half: 3.0, drop: 2.5, swell: 0.25 });
  cusped(out, { x: 0, front: 1.6, back: 6, ridge: 8.9, half: 2.3, drop: 1.25, swell: 0.1 });
  frontHall(out);
  cusped(out, { x: 0, front: -8.4, back: -4.6, ridge: 5.25, half: 2.75, drop: 1.35, swell: 0.1 });
  porch(out, 0, -7.4, 3.7);
  return out;
}
