/** The steam of the kitchen: one soft cloud out of the door, past the lit signs and into the night. */
import { clamp, lerp, mix, type Pt, type RGB, rgb, shade, sstep, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";

/** The middle of a strand by its height, its width there, and how dense it is. */
interface Strand {
  readonly path: readonly Pt[];
  readonly wide: readonly [number, number];
  readonly a: number;
}
const STRANDS: readonly Strand[] = [
  {
    path: [
      [1262, 668],
      [1226, 560],
      [1180, 440],
      [1136, 320],
      [1080, 190],
      [1000, 40],
      [960, -60],
    ],
    wide: [40, 230],
    a: 1,
  },
  {
    path: [
      [1330, 640],
      [1276, 520],
      [1240, 410],
      [1150, 270],
      [1130, 150],
      [1090, 30],
      [1060, -60],
    ],
    wide: [34, 150],
    a: 0.85,
  },
];
const NEAR = "#ffe9c0",
  ROSE = "#ff9a68",
  FAR = "#7d92c4";
const tones: RGB[] = Array.from({ length: 32 * 32 }, (_, i) =>
  rgb(mix(mix(NEAR, FAR, (i >> 5) / 31), ROSE, (i & 31) / 31)),
);

function middle(path: readonly Pt[], y: number) {
  for (let i = 1; i < path.length; i++)
    if (y >= path[i][1]) {
      const [a, b] = [path[i - 1], path[i]];
      const t = sstep(0, 1, (a[1] - y) / (a[1] - b[1]));
      return lerp(a[0], b[0], t);
    }
  return path[path.length - 1][0];
}

export function printSteam(P: Print) {
  const n = P.noise;
  const veil = shade((x, y, o) => {
    o[3] = 0;
    if (x < 640 || y > 700) return;
    let most = 0;
    for (const { path, wide, a } of STRANDS) {
      const v = (path[0][1] - y) / (path[0][1] + 60);
      if (v <= 0) continue;
      const sway = (12 + 50 * v) * n.fbm(y * 0.006, a * 9, 3) * 2;
      const across = (x - middle(path, y) - sway) / lerp(wide[0], wide[1], v);
      const level =
        a * Math.exp(-across * across * 1.6) * sstep(0, 0.1, v) * (1 - 0.75 * sstep(0.5, 1, v));
      most = most + level - most * level;
    }
    const billow =
      0.95 + 0.9 * n.fbm(x * 0.0075 + 0.16 * n.n2(x * 0.004, y * 0.004), y * 0.0055, 4);
    const rose =
      sstep(250, 60, Math.hypot(x - 1385, y - 560)) * 0.9 +
      0.3 * sstep(200, 60, Math.hypot(x - 1270, y - 640));
    const far = sstep(520, 60, y);
    [o[0], o[1], o[2]] = tones[Math.round(clamp(rose) * 31) | (Math.round(far * 31) << 5)];
    o[3] = 255 * 0.86 * (1 - Math.exp(-1.7 * most * clamp(billow, 0, 1.5)));
  });
  // twice, for thin key lines would cut through the cloud
  stamp(P.key.x, veil, { op: "destination-out" });
  P.put(veil, { occlude: 1 });
  stamp(P.base.x, veil, { op: "screen", alpha: 0.3, blur: 18 });
}
