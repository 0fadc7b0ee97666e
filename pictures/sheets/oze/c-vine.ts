/** Morning-glory over the fence: twining stems, heart-shaped leaves, flowers open to the early sun, closed buds. */
import { css, H, layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { P } from "./c-stage.ts";
import { bud, green, leaf, trumpet } from "./c-flower.ts";

/** the stems: from the ground at the right, up the slats, along the rails and the fence's top */
const STEMS: Pt[][] = [
  cut("1400 800, 1372 690, 1396 580, 1352 470, 1372 360, 1330 280, 1346 216, 1318 184"),
  cut(
    "1470 800, 1500 700, 1464 600, 1500 500, 1474 400, 1520 300, 1494 224, 1530 180, 1566 196, 1640 190",
  ),
  cut("1366 350, 1290 290, 1200 276, 1110 264, 1030 280, 950 266, 890 290, 862 262"),
  cut("1340 230, 1270 196, 1190 210, 1110 190, 1036 206, 980 186"),
  cut("1500 500, 1560 470, 1640 490"),
  cut("1540 800, 1570 700, 1548 620, 1610 560"),
];
const FLOWERS = [
  [1404, 470, 60, 0.3, 0],
  [1516, 384, 54, -0.4, 1],
  [1316, 330, 56, -0.2, 2],
  [1462, 264, 52, 0.5, 0],
  [1352, 612, 50, 0.1, 1],
  [1500, 596, 62, -0.3, 2],
  [1236, 204, 46, 0.2, 0],
  [1196, 306, 48, -0.5, 1],
  [1084, 272, 46, 0.4, 0],
  [1372, 190, 46, -0.3, 1],
  [1566, 216, 48, 0.2, 2],
  [966, 288, 40, -0.2, 2],
  [1084, 184, 38, 0.3, 1],
  [1574, 486, 50, 0.5, 0],
] as const;
/** the position of a bud along a stem, and how it leans */
const BUDS = [
  [2, 0.97, 40, -0.4, 2],
  [2, 0.45, 46, 0.3, 1],
  [3, 0.98, 42, -0.3, 1],
  [0, 0.99, 46, 0.3, 0],
  [1, 0.5, 46, 0.7, 1],
  [0, 0.46, 44, -0.8, 2],
  [3, 0.4, 40, -0.2, 0],
] as const;

export function vine() {
  const r = new Rng(29);
  const L = layer(),
    K = layer();
  const lines = STEMS.map((p) => catmull(p, 10));
  const along = (i: number, t: number) =>
    lines[i][Math.min(lines[i].length - 1, Math.floor(t * (lines[i].length - 1)))];
  const stalk = (a: Pt, b: Pt, w: number) => {
    const mid: Pt = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.18, (a[1] + b[1]) / 2 - 8];
    for (const [k, c] of [
      [1, green.at(0.18)],
      [0.5, green.at(0.72)],
    ] as const) {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      brushPath(L.x, catmull([a, mid, b], 8), () => w * k);
      L.x.fill();
    }
  };
  for (const p of lines) {
    const wound = p.map(([x, y], i): Pt => [x + 5 * Math.sin(i * 0.7), y + 3 * Math.cos(i * 0.7)]);
    for (const [w, c] of [
      [7, "#1d3f34"],
      [4.4, "#55854e"],
      [1.6, "#a9c27a"],
    ] as const) {
      L.x.fillStyle = c;
      L.x.beginPath();
      brushPath(L.x, wound, (t) => w * (1.1 - 0.5 * t));
      L.x.fill();
    }
    // the tip is a curl
    const e = p[p.length - 1],
      curl: Pt[] = [];
    for (let i = 0; i <= 16; i++) {
      const a = i * 0.42;
      curl.push([e[0] - 18 + (18 - i) * Math.cos(a), e[1] - (18 - i) * Math.sin(a)]);
    }
    L.x.fillStyle = css(green.at(0.6));
    L.x.beginPath();
    brushPath(L.x, curl, (t) => 2.6 - 1.8 * t);
    L.x.fill();
  }
  const spots: { root: Pt; p: Pt; s: number; a: number }[] = [];
  for (const [i, p] of lines.entries())
    for (let q = 2; q < p.length - 1; q += i < 2 ? 2.7 : 3.1) {
      const root = p[Math.floor(q)];
      const side = spots.length % 2 ? 1 : -1;
      const flatRun = i === 2 || i === 3;
      const out = r.range(10, flatRun ? 26 : 50) * side;
      const at: Pt = flatRun
        ? [root[0] + r.range(-24, 24), root[1] + Math.abs(out) * 0.5]
        : [root[0] + out, root[1] + r.range(-22, 22)];
      spots.push({
        root,
        p: at,
        s: r.range(46, 70),
        a: flatRun ? r.range(-0.5, 0.5) : -side * r.range(0.1, 0.8),
      });
    }
  // leaves at three depths
  for (const pass of [0, 1, 2])
    for (const [i, q] of spots.entries()) {
      if (i % 3 !== pass) continue;
      stalk(q.root, q.p, 4);
      leaf(
        L.x,
        K.x,
        q.p[0],
        q.p[1],
        q.s * (0.9 + 0.1 * pass),
        q.a,
        0.32 + 0.13 * pass + r.range(-0.06, 0.08),
        r,
      );
    }
  for (const [i, t, s, a, hue] of BUDS) {
    const b = along(i, t);
    const tip: Pt = [b[0] + 22 * Math.sin(a), b[1] - 22];
    stalk(b, tip, 4.4);
    bud(L.x, K.x, tip[0], tip[1], s, a, hue);
  }
  for (const [px, py, s, a, hue] of FLOWERS) trumpet(L.x, K.x, px, py, s, a, hue, r);
  // its shadow on the slats, then the plant itself
  const S = layer();
  stamp(S.x, L);
  S.x.globalCompositeOperation = "source-in";
  S.x.fillStyle = "#4a4460";
  S.x.fillRect(0, 0, W, H);
  S.x.globalCompositeOperation = "destination-in";
  S.x.fillStyle = "#000";
  S.x.fillRect(0, 214, W, 600);
  stamp(P.base.x, S, { dx: 24, dy: 15, alpha: 0.5, op: "multiply" });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
