/** Echizen D: what stands in the snow: cut mulberry stools, reeds at the left corner, baskets of bark, the washers' tracks. */
import { type Ctx, type Pt, css, lerp, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Ink, contour, solid } from "./d-ink.ts";

/** mulberry stools, cut back each winter for the bark: where, and how tall */
const STOOLS: readonly [x: number, y: number, h: number][] = [
  [345, 714, 42],
  [400, 702, 60],
  [502, 734, 64],
  [40, 752, 46],
  [262, 756, 52],
  [358, 768, 54],
  [446, 752, 74],
  [285, 808, 74],
  [88, 846, 86],
  [186, 844, 92],
];
/** young shoots in a fan from a stump, and the snow that lies on it */
export function stools(ink: Ink) {
  const r = new Rng(8);
  for (const [x, y, h] of STOOLS) {
    const shoots = r.int(4, 7);
    ink.x.fillStyle = css("#5877a0", 0.55);
    ink.x.beginPath();
    brushPath(
      ink.x,
      [
        [x, y],
        [x - h * 0.4, y + h * 0.2],
        [x - h * 0.9, y + h * 0.42],
      ],
      (t) => 7 * (1 - t) + 1,
    );
    ink.x.fill();
    for (let i = 0; i < shoots; i++) {
      const a = lerp(-0.72, 0.72, i / (shoots - 1)) + r.range(-0.12, 0.12),
        long = h * r.range(0.65, 1.05);
      const line = catmull(
        [
          [x + a * 8, y],
          [x + a * long * 0.35, y - long * 0.5],
          [x + a * long * 0.62, y - long],
        ],
        6,
      );
      ink.x.fillStyle = css("#2a2431");
      ink.x.beginPath();
      brushPath(ink.x, line, (t) => (h * 0.045 + 1.2) * (1 - 0.55 * t));
      ink.x.fill();
    }
    solid(
      ink,
      catmull(
        [
          [x - h * 0.26, y + 3],
          [x - h * 0.14, y - h * 0.07],
          [x + h * 0.06, y - h * 0.1],
          [x + h * 0.27, y + 2],
          [x, y + h * 0.08],
        ],
        5,
        true,
      ),
      "#8fa9cb",
    );
  }
}
/** footprints: pairs of hollows along a track, each with its lit far lip */
export function tracks(x: Ctx) {
  const walk = (line: string, sizes: readonly [number, number], lip: string) => {
    const p = catmull(cut(line), 10);
    let left = 1,
      since = 0;
    for (let i = 1; i < p.length; i++) {
      const t = i / p.length,
        s = lerp(sizes[0], sizes[1], t);
      const [dx, dy] = [p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]];
      since += Math.hypot(dx, dy);
      if (since < s * 3.2) continue;
      since = 0;
      left = -left;
      const l = Math.hypot(dx, dy);
      const [px, py] = [p[i][0] - (dy / l) * left * s * 0.7, p[i][1] + (dx / l) * left * s * 0.5];
      const turn = Math.atan2(dy * 0.6, dx);
      for (const [c, k, o] of [
        [lip, 1.12, 1.5],
        ["#5c7ca8", 1, 0],
      ] as const) {
        x.fillStyle = c;
        x.beginPath();
        x.ellipse(px + o, py + o, s * k, s * 0.48 * k, turn, 0, 7);
        x.fill();
      }
    }
  };
  walk("30 722, 130 742, 250 736, 360 748, 430 766, 500 800, 560 830, 612 852", [6, 10], "#a9bdd8");
  walk(
    "1640 1100, 1560 1062, 1500 1010, 1440 962, 1372 922, 1296 872, 1252 850",
    [14, 9],
    "#a7bcd6",
  );
}
/** two baskets of bark that wait on the bank */
export function baskets(ink: Ink) {
  for (const [cx, cy, s] of [
    [1290, 836, 0.86],
    [1238, 864, 1],
  ] as const) {
    const at = (list: string): Pt[] => cut(list).map(([x, y]): Pt => [cx + x * s, cy + y * s]);
    fillPoly(ink.x, at("-30 22, 26 26, -20 50, -62 46"), "#587aa6");
    solid(
      ink,
      catmull(at("-36 -14, 36 -14, 33 14, 27 26, 0 32, -26 27, -32 14"), 5, true),
      "#5d4438",
      1.5,
    );
    solid(ink, catmull(at("6 -14, 36 -14, 33 14, 27 26, 6 31, 10 10"), 5, true), "#7d5c48");
    for (const y of [-4, 6, 16])
      contour(ink.k, catmull(at(`-34 ${y}, 0 ${y + 8}, 33 ${y}`), 6), 1.1, 0.7);
    for (let i = -3; i <= 3; i++) contour(ink.k, at(`${i * 10} -8, ${i * 8.4} 26`), 0.8, 0.5);
    solid(
      ink,
      catmull(at("-36 -14, -20 -22, 20 -22, 36 -14, 20 -6, -20 -6"), 5, true),
      "#33262a",
      1.3,
    );
    for (const [x, y, a] of [
      [-18, -14, 0.5],
      [16, -14, -0.6],
      [-4, -19, 0.15],
      [6, -22, -0.3],
      [-12, -24, 0.5],
    ] as const) {
      const [dx, dy] = [Math.cos(a) * 15, Math.sin(a) * 9];
      solid(
        ink,
        catmull(
          at(
            `${x - dx} ${y - dy - 4}, ${x + dx} ${y + dy - 4}, ${x + dx} ${y + dy + 4}, ${x - dx} ${y - dy + 4}`,
          ),
          3,
          true,
        ),
        y < -20 ? "#e3cf9d" : "#c2a468",
        0.9,
        0.7,
      );
    }
  }
}
/** dry reeds at the left corner, their plumes bent under snow */
const REEDS: readonly [foot: number, x: number, y: number, plume: number][] = [
  [92, 66, 900, -1],
  [20, 84, 800, 1],
  [60, 150, 930, 1],
  [70, 216, 868, 1],
  [130, 232, 826, 1],
  [150, 288, 904, 1],
  [40, 128, 1010, 1],
  [110, 330, 1004, 1],
  [60, 180, 1046, 1],
  [30, 30, 985, -1],
];
export function reeds(ink: Ink) {
  const r = new Rng(14);
  for (const [foot, x, y, s] of REEDS) {
    const stem = catmull(
      [
        [foot, 1220],
        [lerp(foot, x, 0.35), lerp(1220, y, 0.5)],
        [x - s * 8, y + 30],
        [x, y],
      ],
      10,
    );
    solid(
      ink,
      [
        ...stem.map(([a, b]): Pt => [a - 1.7, b]),
        ...stem.map(([a, b]): Pt => [a + 1.7, b]).toReversed(),
      ],
      "#94703f",
      1.1,
      0.8,
    );
    fillPoly(
      ink.x,
      [
        ...stem.map(([a, b]): Pt => [a + 0.3, b]),
        ...stem.map(([a, b]): Pt => [a + 1.4, b]).toReversed(),
      ],
      "#c79f5c",
    );
    // the plume: hairs to one side, then its load of snow
    const long = r.range(0.8, 1.25),
      rise = r.range(0.5, 1);
    const crown = catmull(
      [
        [x, y],
        [x + s * 12 * long, y - 30 * rise],
        [x + s * 36 * long, y - 50 * rise],
        [x + s * 78 * long, y - 48 * rise],
      ],
      8,
    );
    for (let i = 0; i < 54; i++) {
      const t = r.range(0.1, 1),
        [px, py] = crown[Math.round(t * (crown.length - 1))];
      ink.x.fillStyle = css(r.pick(["#8a6331", "#b58648", "#d9b06c"]));
      ink.x.beginPath();
      brushPath(
        ink.x,
        [
          [px - s * 8, py + 1],
          [px + s * r.range(4, 10), py + r.range(2, 8)],
          [px + s * r.range(14, 34), py + r.range(6, 26)],
        ],
        (u) => 3.4 * (1 - u) + 0.4,
      );
      ink.x.fill();
    }
    const load = crown.slice(r.int(2, 5), -r.int(8, 12));
    const thick = (i: number) => Math.sin((Math.PI * (i + 0.6)) / load.length) ** 0.6;
    const cushion = (up: number, down: number): Pt[] => [
      ...load.map(([a, b], i): Pt => [a, b - up * thick(i)]),
      ...load.map(([a, b], i): Pt => [a + s, b + down * thick(i)]).toReversed(),
    ];
    solid(ink, catmull(cushion(9, 5), 2, true), "#b7c6dc", 0.9, 0.6);
    solid(ink, catmull(cushion(8.4, -1), 2, true), "#f4efec");
  }
}
