/** The river: clear and shallow nearby, green where it is deep, pale far away. */
import { type Ctx, type Pt, Noise, type Rng, bokashi, css, lerp } from "../../kit/core.ts";
import { brushPath, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { along, at, cam, NEAR, POLE, RINSER, shingle, WALL } from "./d-plan.ts";

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
  // pebbles under the shallow water
  const T = new Tones();
  for (let i = 0; i < 70; i++) {
    const y = lerp(NEAR, 11, r.u() ** 1.5),
      wx = r.range(-4.2, 3.2),
      size = r.range(0.1, 0.3) * (0.4 + r.u());
    const [px, py] = at(wx, y);
    const unit = cam.f / y;
    T.add(r.pick(["#27616a", "#245a62", "#1f5059"]), (q) => {
      q.moveTo(px + size * unit, py);
      q.ellipse(px, py, size * unit, size * unit * 0.4, 0, 0, 7);
    });
  }
  T.flush(x);
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
  // long strokes that converge with the stream, closest along the wall
  for (let i = 0; i < 170; i++) {
    const y = lerp(5.4, 50, r.u() ** 1.5),
      wx = WALL.x + 0.5 + 7 * r.u() ** 1.7,
      long = 0.8 + y * r.range(0.06, 0.2);
    if (n.fbm(wx * 0.9, y * 0.06, 2) < 0) continue;
    x.fillStyle = css(y > 16 ? "#f6f1e0" : "#6aa8a4", 0.9);
    x.beginPath();
    brushPath(
      x,
      [0, 0.33, 0.66, 1].map((t) => at(wx + 0.03 * n.n2(t * 2, i), y + long * t)),
      (t) => (40 / y + 0.6) * Math.sin(Math.PI * (0.05 + 0.9 * t)),
    );
    x.fill();
  }
  x.restore();
}
/** broken water where something stands in the stream: a collar open downstream, and the V that runs from it */
function wake(x: Ctx, wx: number, y: number, wide: number) {
  x.fillStyle = css("#f4f5ea", 0.95);
  x.beginPath();
  const ring: Pt[] = [];
  for (let a = -0.6; a < 3.8; a += 0.3)
    ring.push(at(wx + wide * 0.3 * Math.cos(a), y + wide * 0.36 * Math.sin(a)));
  brushPath(x, ring, (t) => 2 + 5 * wide * Math.sin(Math.PI * t));
  for (const s of [-1, 1])
    for (const [from, to] of [
      [0, 0.7],
      [0.85, 1.5],
    ]) {
      const p = [0, 0.25, 0.5, 0.75, 1].map((t): Pt => {
        const q = lerp(from, to, t);
        return at(wx + s * wide * (0.3 + 0.3 * q), y - 0.9 * q);
      });
      brushPath(x, p, (t) => (8 - 3 * from) * wide * Math.sin(Math.PI * (0.12 + 0.8 * t)));
    }
  x.fill();
}
/** where her shins stand in the stream, x by her own */
const SHINS = [-0.3, 0.14];
/** the near half of the collar about each shin, and the shin seen through the water below it */
export function shinsInWater(x: Ctx) {
  for (const dx of SHINS) {
    const wx = RINSER.x + dx;
    const under = (side: number, down: number) =>
      at(wx + side * 0.085 - 0.02 * down, RINSER.y - down);
    fillPoly(
      x,
      [under(-1, -0.04), under(1, -0.04), under(0.8, 0.6), under(-0.8, 0.5)],
      "#5d8580",
      0.9,
    );
    x.fillStyle = css("#f4f5ea", 0.95);
    x.beginPath();
    const ring: Pt[] = [];
    for (let a = 3.3; a < 6.2; a += 0.3)
      ring.push(at(wx + 0.2 * Math.cos(a), RINSER.y + 0.16 * Math.sin(a)));
    brushPath(x, ring, (t) => 2 + 7 * Math.sin(Math.PI * t));
    x.fill();
  }
}
export function wakes(x: Ctx) {
  for (const [wx, y] of POLE) wake(x, wx, y, 0.5);
  wake(x, RINSER.x - 0.08, RINSER.y, 1.4);
}
