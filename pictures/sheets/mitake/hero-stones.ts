/** The stones of the ravine: great blocks with flat tops, each placed where the composition needs it, and cobbles by the water. */
import { clamp, Noise, Rng, type V3 } from "../../kit/core.ts";
import { proj, renderHeight } from "../../kit/terrain.ts";
import { boulder, putRock, type Rock } from "../../kit/rocks.ts";
import { at, groundScene, type Scene } from "../../kit/scene.ts";
import { cam, flowAt, gn, ground, level } from "./hero-plan.ts";

/** on the sheet: middle, half width, half height; then the distance in metres and how far the top tips to the right */
type Block = readonly [x: number, y: number, w: number, h: number, far: number, tip?: number];
const blocks: readonly Block[] = [
  // left bank, near to far
  [345, 868, 150, 142, 8.6, 0.1],
  [62, 905, 135, 105, 8, -0.1],
  [40, 745, 86, 66, 8.7],
  [542, 842, 74, 98, 9.6, 0.12],
  [236, 985, 78, 52, 7.5],
  [455, 1010, 62, 40, 7.7, 0.1],
  [300, 1105, 105, 80, 6.6, -0.08],
  [470, 1130, 90, 62, 6.6, 0.15],
  [268, 656, 108, 66, 10.6, 0.16],
  [405, 596, 76, 76, 12, 0.12],
  [492, 552, 66, 64, 13, 0.08],
  [268, 482, 108, 64, 14],
  [392, 455, 50, 50, 15, 0.2],
  [298, 366, 82, 50, 18, 0.08],
  [188, 292, 64, 74, 19, 0.1],
  [472, 372, 58, 36, 20],
  [556, 428, 52, 34, 19.5],
  [628, 492, 48, 62, 15, 0.1],
  [768, 634, 84, 56, 11.75, 0.08],
  [690, 655, 62, 38, 11.1],
  [590, 690, 50, 32, 10.8],
  [622, 728, 34, 20, 10.3],
  [140, 470, 70, 60, 13],
  [372, 300, 62, 40, 22],
  [250, 262, 46, 30, 25],
  [120, 560, 62, 44, 11.5],
  [570, 560, 40, 30, 13.5, 0.1],
  // right bank
  [930, 840, 76, 80, 9.45, -0.12],
  [1062, 588, 68, 86, 11.5, -0.08],
  [1212, 548, 94, 92, 12.3, -0.05],
  [1388, 545, 84, 72, 11.2, -0.12],
  [1300, 858, 192, 142, 8.3, -0.1],
  [1222, 1045, 84, 62, 7.1],
  [1228, 1168, 96, 60, 6.5, -0.1],
  [1558, 812, 74, 92, 8.5, -0.1],
  [1492, 1090, 120, 100, 6.7, -0.12],
  [1112, 668, 62, 34, 10.8],
  [1010, 985, 62, 40, 8.3, -0.1],
  [1085, 402, 74, 56, 19, -0.1],
  [1296, 372, 104, 64, 16, -0.06],
  [1500, 640, 84, 60, 10],
  [830, 506, 58, 34, 14.6, -0.1],
  [930, 512, 62, 40, 13.7],
  [1020, 488, 50, 34, 14.6],
  [1190, 440, 72, 50, 15, -0.08],
  [1572, 470, 66, 60, 12],
  [1200, 300, 56, 40, 24],
  [1330, 262, 66, 46, 24],
  // in the water
  [676, 1082, 34, 17, 8],
  [812, 720, 30, 13, 10.65],
  [912, 704, 22, 10, 11.2],
];

/**
 * a broken block: a flat top and five steep faces, two of them seen: a broad one to us, and one turned to the stream, which
 * has the light of the gap
 */
function broken([px, py, w, h, far, tip = 0]: Block, id: number, r: Rng): Rock {
  const k = far / cam.f,
    cut = 0.66;
  const side = px < 790 ? -0.72 : Math.PI + 0.72,
    turn = side + r.range(-0.28, 0.28),
    n = 5;
  const cuts: Rock["cuts"] = [plane(tip * 0.8 + r.g() * 0.06, -0.1 + r.g() * 0.05, 1, cut)];
  for (let i = 0; i < n; i++) {
    const a = turn + ((i + r.range(-0.12, 0.12)) / n) * 6.283;
    cuts.push(plane(Math.cos(a), Math.sin(a), r.range(-0.05, 0.24), r.range(0.6, 0.74)));
    if (r.chance(0.4)) cuts.push(plane(Math.cos(a + 0.3), Math.sin(a + 0.3), 0.95, 0.84));
  }
  const c: V3 = [(px - cam.cx) * k, far, (cam.hy - py) * k];
  return {
    c,
    r: [(w * k) / cut, ((w * 0.85 + 12) * k) / cut, (h * k) / cut],
    yaw: 0,
    cuts,
    seed: r.int(1, 9999),
    id,
  };
}
function plane(x: number, y: number, z: number, d: number): Rock["cuts"][number] {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l, d];
}

/** cobbles along the edge of the water, in groups, never before a fall */
function cobbles(from: number): Rock[] {
  const r = new Rng(23),
    out: Rock[] = [];
  for (let k = 0; k < 260; k++) {
    const y = 6.4 + 15 * r.u() ** 1.15,
      f = flowAt(y),
      side = r.chance(0.5) ? 1 : -1;
    if (gn.n2(y * 0.8, side * 5) < 0 || f.fall > 0.1) continue;
    const x = f.c + side * (f.w + r.range(-0.02, 0.45));
    const s = r.range(0.07, 0.26);
    out.push(
      boulder(
        [x, y, Math.max(level(x, y), ground(x, y)) + s * 0.15],
        [s * r.range(1, 1.5), s, s * r.range(0.6, 0.9)],
        from + k,
        r,
        0.5,
      ),
    );
  }
  return out.filter(({ c, r: [a] }) => !hidesFall(c, a));
}
/** whether a stone would stand before a fall's face */
function hidesFall(c: V3, radius: number) {
  const [px, py] = proj(cam, ...c),
    R = (cam.f / c[1]) * radius;
  const face = (x0: number, x1: number, y0: number, y1: number) =>
    px + R > x0 && px - R < x1 && py + R > y0 && py - R < y1;
  return face(640, 830, 735, 960) || face(864, 982, 550, 690) || face(680, 768, 446, 540);
}

export function buildRavine(): { scene: Scene; rocks: Rock[] } {
  const scene = groundScene(renderHeight(cam, ground, 4.6, 46, 0.0013, 0.006), ground);
  const r = new Rng(31);
  // each block stands where the ground below it is
  const great = blocks.map(([x, y, w, h, far, tip = 0], i) => {
    const below = scene.dep[at(x, Math.min(1195, y + 0.72 * h))];
    return broken([x, y, w, h, clamp(below, far * 0.72, far * 1.12), tip], i + 1, r);
  });
  const rocks = [...great, ...cobbles(great.length + 1)];
  const n = new Noise(12);
  for (const k of rocks) putRock(scene, cam, k, n, 0.045);
  return { scene, rocks };
}
