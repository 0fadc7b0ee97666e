/** The moon's dumplings in a pyramid on their stand: one side has the lantern's light, the other the moon's. */
import { type Col, css, layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { onSheet, proj } from "../../kit/terrain.ts";
import { cam, KEY } from "./c-plan.ts";

/** Where the stand is, how far it is turned, its half width, the height of the tray. */
const O: Pt = [0.66, 3.42];
const YAW = -0.5,
  HALF = 0.22,
  TRAY = 0.25,
  R = 0.066;
const place = (u: number, v: number): Pt => [
  O[0] + u * Math.cos(YAW) - v * Math.sin(YAW),
  O[1] + u * Math.sin(YAW) + v * Math.cos(YAW),
];
const at = (u: number, v: number, z: number): Pt => onSheet(cam, ...place(u, v), z);

export function offering(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(4);
  const face = (p: Pt[], c: Col) => {
    fillPoly(L.x, p, c);
    clearUnder(K.x, p);
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => 2);
    K.x.fill();
  };
  // the foot: two faces, a round hole in the near one; the right one faces the lantern
  const foot = 0.16;
  face(
    [at(-foot, -foot, 0), at(foot, -foot, 0), at(foot, -foot, TRAY), at(-foot, -foot, TRAY)],
    "#5a4150",
  );
  face(
    [at(foot, -foot, 0), at(foot, foot, 0), at(foot, foot, TRAY), at(foot, -foot, TRAY)],
    "#d88f48",
  );
  fillPoly(
    L.x,
    Array.from({ length: 30 }, (_, i): Pt =>
      at(0.06 * Math.cos(i * 0.2094), -foot, 0.12 + 0.06 * Math.sin(i * 0.2094)),
    ),
    "#1c1526",
  );
  // the tray: a floor and low walls
  const wall = 0.05;
  const corner = [
    [-HALF, -HALF],
    [HALF, -HALF],
    [HALF, HALF],
    [-HALF, HALF],
  ] as const;
  face(
    corner.map(([u, v]) => at(u, v, TRAY + 0.008)),
    "#a9784c",
  );
  face(
    [
      at(-HALF, HALF, TRAY),
      at(HALF, HALF, TRAY),
      at(HALF, HALF, TRAY + wall),
      at(-HALF, HALF, TRAY + wall),
    ],
    "#8f6446",
  );
  face(
    [
      at(-HALF, -HALF, TRAY),
      at(-HALF, HALF, TRAY),
      at(-HALF, HALF, TRAY + wall),
      at(-HALF, -HALF, TRAY + wall),
    ],
    "#c98a50",
  );
  // nine, four, two: from the back to the front, and up
  const balls: [number, number, number][] = [];
  for (const [count, step] of [
    [3, 0],
    [2, 1],
  ])
    for (let j = count - 1; j >= 0; j--)
      for (let i = 0; i < count; i++)
        balls.push([
          (i - (count - 1) / 2) * 2.04 * R,
          (j - (count - 1) / 2) * 2.04 * R,
          TRAY + 0.008 + R + step * 1.42 * R,
        ]);
  for (const s of [-1, 1]) balls.push([s * 1.02 * R, 0, TRAY + 0.008 + R + 2.84 * R]);
  balls.sort((a, b) =>
    Math.abs(a[2] - b[2]) > 0.01 ? a[2] - b[2] : place(b[0], b[1])[1] - place(a[0], a[1])[1],
  );
  for (const [u, v, z] of balls) {
    const [x, y] = place(u + r.g() * 0.002, v + r.g() * 0.002);
    const [px, py, d] = proj(cam, x, y, z);
    dumpling([px, py], ((cam.f * R) / d) * r.range(0.96, 1.04), r);
  }
  face(
    [
      at(-HALF, -HALF, TRAY - 0.01),
      at(HALF, -HALF, TRAY - 0.01),
      at(HALF, -HALF, TRAY + wall),
      at(-HALF, -HALF, TRAY + wall),
    ],
    "#6d4e58",
  );
  face(
    [
      at(HALF, -HALF, TRAY - 0.01),
      at(HALF, HALF, TRAY - 0.01),
      at(HALF, HALF, TRAY + wall),
      at(HALF, -HALF, TRAY + wall),
    ],
    "#eda85a",
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  /** Soft rice flour: flat tones, no line; the lantern is to the right, the moon far off to the left. */
  function dumpling([cx, cy]: Pt, R0: number, q: Rng) {
    const turn = q.range(0, 6.28),
      high = q.range(0.88, 0.95);
    const round = (s: number, dx: number, dy: number): Pt[] =>
      Array.from({ length: 40 }, (_, i): Pt => {
        const a = (i / 40) * 6.283;
        const k = R0 * s * (1 + 0.02 * Math.sin(2 * a + turn));
        return [cx + dx * R0 + k * Math.cos(a), cy + dy * R0 + k * high * Math.sin(a)];
      });
    const outline = round(1, 0, 0);
    fillPoly(L.x, outline, "#6f7aa4");
    L.x.save();
    poly(L.x, outline);
    L.x.clip();
    fillPoly(L.x, round(1.02, 0.16, 0.02), "#8d8fae");
    fillPoly(L.x, round(1.1, 0.42, -0.1), "#cdb39c");
    fillPoly(L.x, round(1.2, 0.74, -0.24), "#f8dfb4");
    L.x.restore();
    // a thin warm edge keeps one from melting into the next
    L.x.fillStyle = "#b08a68";
    L.x.beginPath();
    brushPath(L.x, [...outline, outline[0]], (t) => 1.4 + Math.sin(t * 12));
    L.x.fill();
    clearUnder(K.x, outline);
    // a line only where one lies on the next, below and to the left
    K.x.fillStyle = css(KEY, 0.8);
    K.x.beginPath();
    brushPath(K.x, outline.slice(6, 22), (t) => 2.6 * Math.sin(Math.PI * t));
    K.x.fill();
  }
}
