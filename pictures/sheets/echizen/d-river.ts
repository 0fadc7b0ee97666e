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
  for (let i = 0; i < 420; i++) {
    const y = lerp(NEAR, 12, r.u() ** 1.5),
      wx = r.range(-4.6, 3.4),
      size = r.range(0.05, 0.15);
    const [px, py] = at(wx, y);
    const unit = cam.f / y;
    T.add(r.pick(["#3f8083", "#245a62", "#5a9490", "#1f5059"]), (q) => {
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
  for (let i = 0; i < 620; i++) {
    const y = lerp(5.6, 46, r.u() ** 1.9),
      wx = r.range(-4.6, 3),
      long = r.range(0.5, 1.6) * (y < 12 ? 0.7 : 1);
    if (n.fbm(wx * 0.5, y * 0.09, 2) < -0.05) continue;
    const c = y > 20 ? "#f6f1e0" : r.pick(["#dcebe0", "#8dc0b6", "#1d5662"]);
    x.fillStyle = css(c, 0.85);
    x.beginPath();
    const p: Pt[] = [];
    for (let t = 0; t <= 6; t++) {
      const q = y + (long * t) / 6;
      p.push(at(wx + 0.14 * n.n2(q * 0.7, wx * 2), q));
    }
    brushPath(x, p, (t) => (42 / y) * Math.sin(Math.PI * (0.05 + 0.9 * t)));
    x.fill();
  }
  x.restore();
}
/** broken water around an obstacle in the stream: a ring that is open downstream, and short lines from it */
function wake(x: Ctx, wx: number, y: number, wide: number) {
  x.fillStyle = css("#f4f5ea", 0.95);
  x.beginPath();
  const ring: Pt[] = [];
  for (let a = -0.6; a < 3.8; a += 0.3)
    ring.push(at(wx + wide * 0.3 * Math.cos(a), y + wide * 0.42 * Math.sin(a)));
  brushPath(x, ring, (t) => 2 + 5 * wide * Math.sin(Math.PI * t));
  for (const s of [-1, 1])
    for (const [from, long] of [
      [0.1, 0.5],
      [0.75, 0.42],
      [1.3, 0.3],
    ]) {
      const p: Pt[] = [];
      for (let t = 0; t <= 5; t++) {
        const q = from + (long * t) / 5;
        p.push(at(wx + s * wide * (0.3 + 0.34 * q) + 0.02 * n.n2(t, s + wx), y - 0.9 * q));
      }
      brushPath(x, p, (t) => 6 * wide * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    }
  x.fill();
}
/** where her shins are in the stream, in her own x */
const SHINS = [-0.4, 0.38];
/** the front half of the ring around each shin, and the shin seen through the water below it */
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
  for (const dx of SHINS) wake(x, RINSER.x + dx, RINSER.y, 0.8);
}
