/** The river's banks: a stone wall with a path behind it on one side, shingle and dry reed on the other. */
import {
  type Col,
  type Pt,
  type Ctx,
  Noise,
  type Rng,
  W,
  bokashi,
  lerp,
  mix,
} from "../../kit/core.ts";
import { dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Pen3, face } from "../../kit/build.ts";
import { grass } from "../../kit/flora.ts";
import { along, at, cam, NEAR, shingle, WALL } from "./d-plan.ts";

const n = new Noise(48);
/** the wall of fitted stones, course by course, and the grass along its top */
export function wall(p: Pen3, r: Rng) {
  const { x, top } = WALL;
  fillPoly(p.x, [...along(() => x, 0), ...along(() => x, top).toReversed()], "#4a5058");
  for (let row = 0; row < 3; row++) {
    const z0 = (top * row) / 3,
      z1 = (top * (row + 1)) / 3;
    for (let y = NEAR + r.range(0, 0.4); y < 44;) {
      const long = r.range(0.5, 1.15);
      const j = () => r.range(-0.04, 0.04);
      face(
        p,
        [
          at(x, y + j(), z0 + 0.02),
          at(x, y + long + j(), z0 + 0.02),
          at(x, y + long + 0.06 + j(), z1),
          at(x, y + 0.05 + j(), z1),
        ],
        r.pick(
          row === 2
            ? ["#a5a294", "#938f86", "#b4ae9c"]
            : ["#777a7c", "#666c72", "#85857f", "#596068"],
        ),
        { line: y < 14 ? 1 : 0.5 },
      );
      y += long;
    }
  }
}
/** the bank behind the wall: a trodden path between strips of young grass, the last snow along the house */
export function bank(x: Ctx, r: Rng) {
  const strip = (a: number, b: number, c: Col | CanvasGradient) =>
    fillPoly(
      x,
      [
        ...along((y) => a + 0.12 * n.n2(y * 0.5, a), WALL.top),
        ...along((y) => b + 0.1 * n.n2(y * 0.6, b), WALL.top).toReversed(),
      ],
      c,
    );
  strip(
    -30,
    WALL.x,
    bokashi(x, 0, 470, 0, 900, [
      [0, "#a9b58a"],
      [0.3, "#7f9a62"],
      [1, "#45683f"],
    ]),
  );
  strip(
    -8.4,
    -6.1,
    bokashi(x, 0, 470, 0, 900, [
      [0, "#e3d3b2"],
      [1, "#a98a66"],
    ]),
  );
  const T = new Tones();
  for (let i = 0; i < 900; i++) {
    const y = lerp(5.6, 30, r.u() ** 1.8),
      wx = r.chance(0.6) ? r.range(-6.2, -4.55) : r.range(-14, -8.3);
    const [px, py] = at(wx, y, WALL.top);
    const s = (cam.f / y) * r.range(0.06, 0.16);
    T.add(r.pick(["#31552f", "#5b7f44", "#8aa75c", "#b9b877"]), (q) =>
      dab(q, px, py, s, s * 0.22, -1.57 + r.g() * 0.4, 0.1),
    );
  }
  T.flush(x);
}
/** shingle on the right: flat stones, larger close by, and dry reed behind them */
export function shore(p: Pen3, r: Rng) {
  const x = p.x;
  const line = along(shingle, 0);
  fillPoly(
    x,
    [...line, [W + 20, 1300], [W + 20, line[0][1]]],
    bokashi(x, 0, 470, 0, 1100, [
      [0, "#d5cf9f"],
      [0.3, "#93a266"],
      [1, "#4b6b43"],
    ]),
  );
  for (let y = 40; y > 6; y -= 0.03 * y)
    for (let k = 0; k < 4; k++) {
      const wx = shingle(y) + r.range(-0.1, 0.25) + k * r.range(0.25, 0.6),
        s = r.range(0.08, 0.26);
      const ring: Pt[] = [];
      for (let a = 0; a < 7; a++)
        ring.push(
          at(
            wx + s * Math.cos(a * 0.9) * r.range(0.8, 1.1),
            y,
            s * (0.25 + 0.4 * Math.sin(-a * 0.9)) * r.range(0.8, 1.1),
          ),
        );
      face(p, ring, r.pick(["#8f9093", "#a7a39a", "#6e747c", "#bdb5a2"]), {
        line: y < 16 ? 0.9 : 0.4,
      });
    }
}
/** tufts of dry reed and young grass on the right bank */
export function reeds(x: Ctx, r: Rng) {
  for (let y = 34; y > 7; y -= 0.05 * y)
    for (let k = 0; k < 3; k++) {
      const [px, py] = at(shingle(y) + r.range(1.2, 7), y, 0.05);
      grass(x, px, py, (cam.f / y) * r.range(0.3, 0.6), r, (t) => mix("#3f6238", "#d8c98a", t), 9);
    }
}

/** the last snow on either bank: flat patches, blue on the side away from the sun, bitten at their edges */
export function snowLeft(x: Ctx) {
  for (const [wx, y, wide, deep, z] of [
    [9.6, 15.6, 1.9, 0.9, 0],
    [8.9, 20.5, 1.7, 1.1, 0],
    [12.4, 26, 3.4, 1.8, 0],
    [-5.2, 13.2, 0.5, 1.3, WALL.top],
    [-9.6, 17.6, 2.4, 0.9, WALL.top],
    [-5.1, 20.2, 0.4, 1.6, WALL.top],
  ]) {
    const ring = (s: number, dx: number, dy: number) =>
      Array.from({ length: 48 }, (_, i): Pt => {
        const a = (i / 48) * 6.283,
          q =
            s *
            (1 +
              0.22 * n.n2(Math.cos(a) * 1.6 + wx, Math.sin(a) * 1.6 + y) +
              0.08 * n.n2(a * 4, wx));
        return at(wx + dx + q * wide * Math.cos(a), y + dy + q * deep * Math.sin(a), z);
      });
    fillPoly(x, ring(1.03, -0.05, -0.05), "#3f5f58", 0.5);
    fillPoly(x, ring(1, 0, 0), "#a9c0d0");
    fillPoly(x, ring(0.9, 0.06 * wide, 0.08), "#fdf8ec");
  }
}
