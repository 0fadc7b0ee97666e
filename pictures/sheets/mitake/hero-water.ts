/** Hero of the Moss Ravine: the water, one line of bare paper from the mist to the pool, and what the pool keeps of it. */
import { type Layer, layer, lerp, type Pt, Rng, rgb, sstep, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { EYE, FOCAL, LEVEL, project, STREAM } from "./hero-plan.ts";
import { farther } from "./hero-ravine.ts";

const WHITE = "#f6f2e4",
  COOL = "#c9d3ca",
  LINE = "#93a9a2";
/** a place in the stream: how far along, and how far across, -1 to 1 */
function inStream(k: number, s: number): Pt {
  const i = Math.min(STREAM.length - 2, Math.floor(k)),
    t = k - i,
    a = STREAM[i],
    b = STREAM[i + 1];
  const p: V3 = [
    lerp(a[0], b[0], t) + (s * lerp(a[3], b[3], t)) / 2,
    lerp(a[1], b[1], t),
    lerp(a[2], b[2], t),
  ];
  return project(p);
}
const along = (s: number): Pt[] =>
  catmull(
    STREAM.map((_, i) => inStream(i, s)),
    10,
  );
const distance = STREAM.map((q) => [project([q[0], q[1], q[2]])[1], q[1]]);
function distanceAt(y: number): number {
  for (let i = 1; i < distance.length; i++)
    if (y < distance[i][0])
      return lerp(
        distance[i - 1][1],
        distance[i][1],
        (y - distance[i - 1][0]) / (distance[i][0] - distance[i - 1][0]),
      );
  return 16;
}
export function stream(): Layer {
  const L = layer(),
    T = new Tones();
  fillPoly(L.x, [...along(-1), ...along(1).toReversed()], WHITE);
  // the side away from the light
  fillPoly(L.x, [...along(0.5), ...along(1).toReversed()], COOL);
  const r = new Rng(12);
  // few threads, each as long as its fall
  for (const [from, to, count, w] of [
    [0.8, 4, 3, 1.6],
    [11.1, 13.7, 5, 2.8],
  ])
    for (let i = 0; i < count; i++) {
      const s = -0.85 + (1.7 * (i + r.range(0.2, 0.8))) / count,
        a = lerp(from, to, r.range(0, 0.15)),
        b = lerp(from, to, r.range(0.55, 1));
      const line: Pt[] = [];
      for (let n = 0; n <= 12; n++)
        line.push(inStream(lerp(a, b, n / 12), s + 0.012 * Math.sin(n * 0.5 + i)));
      T.add(rgb(LINE), (x) => brushPath(x, line, (t) => w * Math.sin(Math.PI * t) ** 0.7), 0.75);
    }
  T.flush(L.x);
  farther(
    L,
    (y) => distanceAt(y) - 0.5,
    (_x, y) => sstep(90, 400, y) ** 0.8,
  );
  return L;
}
/** a flat stroke, pointed at both ends */
const dash = (
  T: Tones,
  c: string,
  x: number,
  y: number,
  long: number,
  w: number,
  bend: number,
  a = 1,
) =>
  T.add(
    rgb(c),
    (q) =>
      brushPath(
        q,
        catmull(
          [-0.5, -0.25, 0, 0.25, 0.5].map((t): Pt => [x + t * long, y + bend * (1 - 4 * t * t)]),
          5,
        ),
        (t) => w * Math.sin(Math.PI * t) ** 0.9,
      ),
    a,
  );
/** foam at the foot of the fall, the rings that go out from it, and its image in the pool */
export function foot(): Layer {
  const L = layer(),
    T = new Tones(),
    r = new Rng(5);
  const [cx, cy] = project([-1.18, 15.9, 0]);
  for (let i = 0; i < 9; i++)
    dash(
      T,
      WHITE,
      cx + r.range(-62, 62),
      cy + r.range(-6, 7),
      r.range(40, 90),
      r.range(7, 12),
      r.range(-3, 2),
    );
  for (const [dx, dy, long, w, b, a] of [
    [-8, 20, 230, 4, 6, 0.9],
    [26, 36, 330, 3.2, 9, 0.7],
    [-30, 60, 300, 3, 9, 0.5],
    [60, 92, 420, 2.8, 12, 0.34],
    [-60, 150, 360, 2.6, 12, 0.22],
  ])
    dash(T, "#dfe6da", cx + dx, cy + dy, long, w, b, a);
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    dash(
      T,
      "#d9e0d4",
      cx + r.range(-26, 30) * (1 - 0.3 * t),
      cy + 26 + 170 * t ** 1.25,
      lerp(112, 34, t) * r.range(0.7, 1.1),
      lerp(8, 4, t),
      1.5,
      lerp(0.7, 0.28, t),
    );
  }
  T.flush(L.x);
  farther(L, (y) => (y < cy ? 15.6 : (EYE * FOCAL) / (y - LEVEL) - 0.02));
  return L;
}
