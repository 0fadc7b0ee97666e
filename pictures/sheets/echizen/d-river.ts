/** The river: clear and shallow nearby, green where it is deep, pale far away. */
import { type Ctx, type Pt, Noise, type Rng, bokashi, css, lerp } from "../../kit/core.ts";
import { brushPath, fillPoly, poly, roughen } from "../../kit/brush.ts";
import { along, at, NEAR, POLE, RINSER, shingle, WALL } from "./d-plan.ts";

const n = new Noise(48);
const water = (): Pt[] => [...along(() => WALL.x, 0), ...along(shingle, 0).toReversed()];

export function bed(x: Ctx, r: Rng) {
  fillPoly(
    x,
    water(),
    bokashi(x, 0, 470, 0, 1200, [
      [0, "#e9e6d4"],
      [0.12, "#b9d3c8"],
      [0.36, "#5f9f9c"],
      [0.66, "#2f7378"],
      [1, "#2b666c"],
    ]),
  );
  x.save();
  poly(x, water());
  x.clip();
  // a few flat stones under the shallow water: along the wall, and below her
  for (let i = 0; i < 14; i++) {
    const byWall = i % 3 !== 0,
      y = byWall ? lerp(NEAR + 0.4, 12, (i + r.u()) / 14) : RINSER.y - r.range(0.7, 2.4),
      wx = byWall ? WALL.x + r.range(0.7, 1.8) : RINSER.x + r.range(0.2, 2.6),
      size = r.range(0.16, 0.42);
    const ring = Array.from({ length: 6 }, (_, k): Pt => {
      const a = (k / 6) * 6.283 + r.range(-0.3, 0.3);
      return at(wx + size * Math.cos(a), y + 0.8 * size * Math.sin(a));
    });
    fillPoly(x, roughen(ring, n, 3, 0.06, 8), "#123f48", 0.34);
  }
  x.restore();
}
/** the surface: long highlights along the stream, and the shadow below the wall */
export function surface(x: Ctx, r: Rng) {
  x.save();
  poly(x, water());
  x.clip();
  fillPoly(
    x,
    [...along(() => WALL.x, 0), ...along((y) => WALL.x + 0.55 + 0.12 * n.n2(y, 1), 0).toReversed()],
    "#173f4e",
    0.75,
  );
  // the current, cut in flat lenses that point to where the river comes from
  for (let i = 0; i < 46; i++) {
    const y = lerp(5.2, 17, r.u() ** 1.2),
      wx = r.range(WALL.x + 0.6, 3),
      long = y * r.range(0.16, 0.4);
    if (n.fbm(wx * 0.5, y * 0.16, 2) < -0.12) continue;
    lens(x, wx, y, long, r.range(140, 380) / y, i % 3 || y > 8.4 ? "#3f8a8e" : "#22606a");
  }
  // fine highlights farther up, closest along the wall
  for (let i = 0; i < 84; i++) {
    const y = lerp(10, 50, r.u() ** 1.5),
      wx = WALL.x + 0.5 + 7 * r.u() ** 1.7;
    if (n.fbm(wx * 0.9, y * 0.06, 2) < 0) continue;
    lens(x, wx, y, 1.2 + y * r.range(0.1, 0.3), 70 / y + 1, y > 16 ? "#f6f1e0" : "#7cb5ae");
  }
  x.restore();
}
/** one stroke along the stream, pointed at both ends; `wide` in pixels */
function lens(x: Ctx, wx: number, y: number, long: number, wide: number, tone: string) {
  x.fillStyle = css(tone, 0.9);
  x.beginPath();
  brushPath(
    x,
    Array.from({ length: 9 }, (_, i) => at(wx + 0.12 * n.n2(i * 0.16, wx * 3), y + (long * i) / 8)),
    (t) => wide * Math.sin(Math.PI * (0.03 + 0.94 * t)) * (1 + 0.2 * n.n2(t * 2, y * 3)) + 0.4,
  );
  x.fill();
}
const FOAM = "#cfe3dc";
/** a broken arc of ripple on the downstream side of a place, between two angles, as wide as `thick` in its middle */
function arc(x: Ctx, [wx, y]: Pt, [across, down]: Pt, [from, to]: Pt, thick: number) {
  const run = Array.from({ length: 9 }, (_, i): Pt => {
    const a = lerp(from, to, i / 8);
    return at(wx + across * Math.cos(a), y - down * Math.sin(a));
  });
  brushPath(x, run, (t) => thick * Math.sin(Math.PI * (0.06 + 0.88 * t)));
}
/** where something stands in the stream: broken arcs downstream, thinner farther out, and the short V that runs from it */
function wake(x: Ctx, wx: number, y: number, wide: number) {
  x.fillStyle = css(FOAM, 0.95);
  x.beginPath();
  for (const [k, runs] of [
    [
      [0.5, 1.5],
      [1.8, 2.7],
    ],
    [
      [0.3, 0.9],
      [1.2, 2.3],
    ],
    [
      [0.8, 1.3],
      [2.2, 2.8],
    ],
  ].entries())
    for (const [from, to] of runs)
      arc(
        x,
        [wx, y],
        [wide * (0.3 + 0.2 * k), wide * (0.14 + 0.26 * k)],
        [from, to],
        wide * (7 - 2 * k),
      );
  for (const s of [-1, 1]) {
    const p = [0, 0.3, 0.7].map((q): Pt =>
      at(wx + s * wide * (0.55 + 0.34 * q), y - 0.12 - 0.9 * q),
    );
    brushPath(x, p, (t) => 6 * wide * Math.sin(Math.PI * (0.12 + 0.8 * t)));
  }
  x.fill();
  // two dabs of white
  x.fillStyle = css("#fbfaf0");
  x.beginPath();
  arc(x, [wx, y], [wide * 0.32, wide * 0.16], [0.7, 1.1], wide * 5);
  arc(x, [wx, y], [wide * 0.5, wide * 0.4], [1.9, 2.2], wide * 4);
  x.fill();
}
/** where her shins stand in the stream, x by her own */
const SHINS = [-0.3, 0.14];
/** the shin seen through the water below it, and one broken arc in front of it */
export function shinsInWater(x: Ctx) {
  for (const [k, dx] of SHINS.entries()) {
    const wx = RINSER.x + dx;
    const under = (side: number, down: number) =>
      at(wx + side * 0.085 - 0.02 * down, RINSER.y - down);
    fillPoly(
      x,
      [under(-1, -0.04), under(1, -0.04), under(0.7, 0.5), under(0, 0.62), under(-0.7, 0.46)],
      "#4d7d7a",
      0.9,
    );
    x.fillStyle = css(FOAM, 0.95);
    x.beginPath();
    arc(x, [wx, RINSER.y], [0.17, 0.1], [0.4, 1.4], 7);
    arc(x, [wx, RINSER.y], [0.19, 0.12], [1.9 + 0.3 * k, 3], 6);
    x.fill();
  }
}
export function wakes(x: Ctx) {
  for (const [wx, y] of POLE) wake(x, wx, y, 0.4);
  wake(x, RINSER.x - 0.08, RINSER.y, 0.8);
}
